import type { AnyAlgorithm, CatalogRow } from '../../../engine/algorithm.ts';
import { NoneFound } from '../../../engine/generate/generate-puzzle.ts';
import { drawQuestions, LOOKED_AT, type SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import { type QuestionSet, seedFor, wishFor } from '../../../narration/question-set/question-set.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { type NamedPuzzle, ownPuzzle, puzzleNamed } from '../../runs/named-puzzle.ts';
import { loadAlgorithm, type PreparedRun, prepareOn } from '../../runs/prepared-run.ts';
import { namedPuzzles } from '../../runs/puzzle-library.ts';
import { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { runInWorker } from '../../workers/run-in-worker.ts';

/** A run with questions about it. */
export interface StudentRun {
  readonly run: PreparedRun;
  readonly timeline: Timeline;
}

/** The puzzles, runs and questions of a name. */
export interface StudentSet {
  readonly runs: readonly StudentRun[];
  readonly questions: readonly SetQuestion[];
}

/** The most seeds that are tried, one after the other, until one gives a puzzle of the level. */
const MAX_SEEDS = 20;

let maker: PuzzleMaker | undefined;

/** Makes a student's puzzles, runs the algorithm on them, and draws the questions. Throws InputError where the set is invalid. */
export async function studentSet(set: QuestionSet, name: string): Promise<StudentSet> {
  const loaded = await loadAlgorithm(set.algorithm);
  const puzzles = await puzzlesOf(set, name, loaded.row);
  const runs: StudentRun[] = [];
  for (const puzzle of puzzles) {
    const run = prepareOn(loaded, puzzle, { ...seedOption(set, name, loaded.algorithm, loaded.row), ...set.options });
    runs.push({ run, timeline: await beginningOf(run) });
  }
  return {
    runs,
    questions: drawQuestions(
      set,
      name,
      runs.map(({ timeline, run: { input, values } }) => ({ timeline, words: loaded.words, input, values })),
    ),
  };
}

/** The seed option for makers of puzzles: they start from an empty puzzle, so the seed alone distinguishes names. */
function seedOption(set: QuestionSet, name: string, { options }: AnyAlgorithm, { input }: CatalogRow): Readonly<Record<string, string>> {
  const has = input === 'empty-puzzle' && set.puzzles.from !== 'these' && options.seed?.type === 'integer';
  return has ? { seed: String(seedFor(set, name)) } : {};
}

async function puzzlesOf(set: QuestionSet, name: string, { input }: CatalogRow): Promise<NamedPuzzle[]> {
  if (set.puzzles.from === 'these') return set.puzzles.puzzles.map((text) => puzzleNamed(namedPuzzles, text));
  if (input === 'empty-puzzle') return [ownPuzzle('.'.repeat(set.puzzles.size ** 2))];
  maker ??= new PuzzleMaker();
  let failure = '';
  for (let n = 0; n < MAX_SEEDS; n++) {
    const reply = await maker.make(wishFor(set, name, n)!);
    if (reply.puzzle) return [ownPuzzle(reply.puzzle)];
    failure = reply.failure!;
  }
  throw new NoneFound(failure);
}

/** The part of each run that has questions. */
async function beginningOf(run: PreparedRun): Promise<Timeline> {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const running = runInWorker(run, () => running.timeline.length >= LOOKED_AT && resolve());
  await Promise.race([running.done, enough]);
  running.cancel();
  return running.timeline;
}
