import type { AnyAlgorithm, CatalogRow } from '../../../engine/algorithm.ts';
import { type CarveWish, NoneFound } from '../../../engine/generate/generate-puzzle.ts';
import { drawQuestions, type SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import { type QuestionSet, seedFor, wishFor } from '../../../narration/question-set/question-set.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { type NamedPuzzle, ownPuzzle, puzzleNamed } from '../../runs/named-puzzle.ts';
import { loadAlgorithm, type PreparedRun, prepareOn } from '../../runs/prepared-run.ts';
import { namedPuzzles } from '../../runs/puzzle-library.ts';

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

/** What makes puzzles and runs: workers beside a page, or the thread itself. */
export interface SetMakers {
  /** The text of a puzzle, or why there is none of this wish. */
  puzzle(wish: CarveWish): Promise<{ readonly puzzle?: string; readonly failure?: string }>;
  /** The part of a run that has questions. */
  beginning(run: PreparedRun): Promise<Timeline> | Timeline;
}

/** The most seeds that are tried, one after the other, until one gives a puzzle of the level. */
const MAX_SEEDS = 20;

/** Makes a student's puzzles, runs the algorithm on them, and draws the questions: the same with all makers. Throws InputError where the set is invalid. */
export async function makeStudentSet(set: QuestionSet, name: string, makers: SetMakers): Promise<StudentSet> {
  const loaded = await loadAlgorithm(set.algorithm);
  const puzzles = await puzzlesOf(set, name, loaded.row, makers);
  const runs: StudentRun[] = [];
  for (const puzzle of puzzles) {
    const run = prepareOn(loaded, puzzle, { ...seedOption(set, name, loaded.algorithm, loaded.row), ...set.options });
    runs.push({ run, timeline: await makers.beginning(run) });
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

async function puzzlesOf(set: QuestionSet, name: string, { input }: CatalogRow, makers: SetMakers): Promise<NamedPuzzle[]> {
  if (set.puzzles.from === 'these') return set.puzzles.puzzles.map((text) => puzzleNamed(namedPuzzles, text));
  if (input === 'empty-puzzle') return [ownPuzzle('.'.repeat(set.puzzles.size ** 2))];
  let failure = '';
  for (let n = 0; n < MAX_SEEDS; n++) {
    const reply = await makers.puzzle(wishFor(set, name, n)!);
    if (reply.puzzle) return [ownPuzzle(reply.puzzle)];
    failure = reply.failure!;
  }
  throw new NoneFound(failure);
}
