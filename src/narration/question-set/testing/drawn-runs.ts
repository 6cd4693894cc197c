import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { generatePuzzle } from '../../../engine/generate/generate-puzzle.ts';
import { killerSample } from '../../../engine/killer/testing/samples.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { record } from '../../../trace/record.ts';
import { narratorOf } from '../../narrator.ts';
import { type DrawnRun, LOOKED_AT } from '../draw-questions.ts';
import { type QuestionSet, wishFor } from '../question-set.ts';

/** A run of an algorithm on what it is usually given; for a puzzle, that of a name. For tests. */
export async function runFor(algorithm: string, name: string, cover = false): Promise<DrawnRun> {
  const row = catalogRow(algorithm);
  const card = await row.load();
  // The easy ones are solved by one bit in a box alone, or by single houses: nothing to ask.
  const level = algorithm === 'bitboards' ? 'hard' : algorithm === 'all-different' ? 'expert' : 'easy';
  const puzzles: Pick<QuestionSet, 'puzzles'> = { puzzles: { from: 'name', level, size: 9, seed: 7 } };
  const input = cover
    ? knuth6x7
    : row.input === 'killer'
      ? killerSample('killer-rmit-hard-1').puzzle
      : row.input === 'empty-puzzle'
        ? puzzleOf(new Array(81).fill(0))
        : // A reader's only move there is to write a note, so many dead ends are needed.
          algorithm === 'learning-search'
          ? readPuzzles(named.find(({ id }) => id === 'golden-nugget')!.puzzle)[0]!.puzzle
          : generatePuzzle(wishFor(puzzles, name)!).puzzle;
  const values = defaultsOf(card.options);
  return { timeline: record(card, input, values, { maxSteps: LOOKED_AT }), words: await narratorOf(algorithm), input, values };
}
