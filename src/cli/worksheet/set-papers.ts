import { catalogRow } from '../../engine/catalog.ts';
import { InputError } from '../../engine/errors.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { generatePuzzle, NoneFound } from '../../engine/generate/generate-puzzle.ts';
import { readOptions } from '../../engine/options.ts';
import { checkWordsOf } from '../../narration/lesson/worksheet/check-words.ts';
import type { SetPaper } from '../../narration/lesson/worksheet/set-paper.ts';
import type { SheetWish } from '../../narration/lesson/worksheet/versions.ts';
import { narratorOf } from '../../narration/narrator.ts';
import { drawQuestions, LOOKED_AT } from '../../narration/question-set/draw-questions.ts';
import { type QuestionSet, seedFor, wishFor } from '../../narration/question-set/question-set.ts';
import { record } from '../../trace/record.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { inputNamed } from './open-strip.ts';

/** The most seeds that are tried, one after the other, until one gives a puzzle of the level; the page of sets tries as many. */
const MAX_SEEDS = 20;

/** The inputs of a name's runs. */
async function inputsOf(set: QuestionSet, name: string): Promise<unknown[]> {
  const { algorithm, puzzles } = set;
  if (puzzles.from === 'these') return Promise.all(puzzles.puzzles.map(async (text) => (await inputNamed(algorithm, text)).input));
  if (catalogRow(algorithm).input === 'empty-puzzle') return [readPuzzles('.'.repeat(puzzles.size ** 2))[0]!.puzzle];
  for (let n = 0; n < MAX_SEEDS; n++)
    try {
      return [generatePuzzle(wishFor(set, name, n)!).puzzle];
    } catch (error) {
      if (!(error instanceof NoneFound)) throw error;
    }
  throw new InputError(`no puzzle of level ${puzzles.level} was found for '${name}'`, { expected: 'another seed or level' });
}

/** The questions of a set for each student, with their runs: the same that the page of sets asks. */
export async function papersOf(set: QuestionSet, { for: whom, seed }: SheetWish): Promise<Map<SetPaper, readonly Timeline[]>> {
  const row = catalogRow(set.algorithm);
  const [algorithm, words] = await Promise.all([row.load(), narratorOf(set.algorithm)]);
  const isNamed = whom !== 'all' && 'names' in whom;
  const names = whom === 'all' ? [''] : isNamed ? whom.names : Array.from({ length: whom.versions }, (_, index) => `${seed} ${index + 1}`);
  const checkWords = whom === 'all' ? [] : checkWordsOf(names.map((name) => `${set.title} ${name}`));
  const papers = new Map<SetPaper, readonly Timeline[]>();
  for (const [index, name] of names.entries()) {
    const draws = row.input === 'empty-puzzle' && set.puzzles.from !== 'these' && algorithm.options.seed?.type === 'integer';
    const values = readOptions(algorithm.options, { ...(draws && { seed: String(seedFor(set, name)) }), ...set.options });
    const runs = (await inputsOf(set, name)).map((input) => ({
      timeline: record(algorithm, input, values, { maxSteps: LOOKED_AT }),
      words,
      input,
      values,
    }));
    const paper = { name: isNamed ? name : undefined, checkWord: checkWords[index], questions: drawQuestions(set, name, runs) };
    papers.set(
      paper,
      runs.map(({ timeline }) => timeline),
    );
  }
  return papers;
}
