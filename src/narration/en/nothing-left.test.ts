import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { preemptiveSets } from '../../engine/logic/preemptive-sets.card.ts';
import { backjumping } from '../../engine/search/backjumping.card.ts';
import { constraintSearch } from '../../engine/search/constraint-search.card.ts';
import { constraintSearchAsWritten } from '../../engine/search/constraint-search-as-written.card.ts';
import { propagateThenSearch } from '../../engine/search/propagate-then-search.card.ts';
import { record } from '../../trace/record.ts';
import { narratorOf, sentenceOf } from '../narrator.ts';
import { plain } from '../sentence.ts';

const WRONG = '531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const MEPHAM = '.9.7..86..31..5.2.8.6........7.5...6...3.7...5...1.7........1.9.2.6..35..54..8.7.';
const SHORTZ = '.395........8...7.....1.9.41..4....3...........7...86...67.82...1..9...5.....1..8';
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const BUILT_IN = '.14.....5.....4..89..52..14..269.5.............6.852..89..73..22..9.....5.....87.';
const GOLDEN = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const pens = { choice: 'pairs', digits: 'ascending', seed: 1 };
const TINY = '..32.....42..3.4';
const mrv = { forwardChecking: true, mrv: true, degree: true, lcv: false, propagation: false, digits: 'ascending', seed: 1 };
const lcv = { ...mrv, degree: false, lcv: true };
const norvig = { ...mrv, degree: false, propagation: true };

/** What is said at the n-th step of a kind. */
async function said(algorithm: unknown, text: string, options: object, kind: string, n = 1): Promise<string> {
  const known = algorithm as AnyAlgorithm;
  const timeline = record(known, readPuzzles(text)[0]!.puzzle, options as never);
  let position = 0;
  for (let found = 0; found < n; found++) position = timeline.next([kind], position)!;
  const { step, state } = timeline.frame(position);
  return plain(sentenceOf(await narratorOf(known.id), step, state));
}

describe('the words give the reason, with its cells and its counts', () => {
  it.each([
    [
      'an empty cell',
      propagateThenSearch,
      WRONG,
      {},
      'contradiction',
      1,
      'Nothing is left for r8c1. Its row holds 1, 3 and 9 and its column holds 2, 4, 5, 6, 7 and 8.',
    ],
    // The 4 of the box was filled by the search, and the list of reasons leaves it out because the column has a given 4.
    [
      'an empty cell of a search that keeps its reasons',
      backjumping,
      WIKIPEDIA,
      { jumps: 'all', order: 'rows', digits: 'ascending', seed: 1 },
      'deadEnd',
      151,
      'its column holds 4, 5, 6 and 7 and its box holds 1, 2 and 3',
    ],
    [
      'a number without a place',
      preemptiveSets,
      MEPHAM,
      pens,
      'noPlace',
      1,
      '3 has no place left in row 9. Of its open cells r9c1 sees the 3 at r4c1; r9c4 sees the 3 at r5c4; r9c5 sees the 3 at r1c5.',
    ],
    [
      'a set and its hidden twin',
      preemptiveSets,
      SHORTZ,
      pens,
      'see',
      3,
      'Its twin is a hidden pair: 6 and 7 can only go to r8c7 and r9c7.',
    ],
    [
      'equals in values and degree',
      constraintSearch,
      TINY,
      mrv,
      'choose',
      1,
      'Of the 4 variables with as few, 2 have the highest degree, 4, and it comes first',
    ],
    [
      'a tie that the degree breaks',
      constraintSearch,
      TINY,
      mrv,
      'choose',
      3,
      'Of the 5 variables with as few, it has the highest degree, 4.',
    ],
    [
      'equals without the degree',
      constraintSearch,
      TINY,
      { ...mrv, degree: false },
      'choose',
      1,
      'Of the 4 variables with as few, it comes first in reading order.',
    ],
    // 7 is the digit of the solution there: what was assigned before is to blame.
    ['an assignment that may be right', constraintSearch, ESCARGOT, mrv, 'emptyDomain', 3, 'The assignment at r5c7 can’t stay, and'],
    ['an erased colour', preemptiveSets, MEPHAM, pens, 'erase', 1, 'erases colour 2: 4 at r7c8 can’t stay, and'],
    [
      'a guess that fails through what it forces',
      constraintSearch,
      ESCARGOT,
      norvig,
      'emptyDomain',
      1,
      'its box holds 5. The guess of 6 at r1c2, from which this follows, can’t stay.',
    ],
    [
      'a digit with one place left',
      constraintSearch,
      ESCARGOT,
      norvig,
      'hiddenSingle',
      1,
      '1 must be in r8c3, because no other variable of column 3 can still take it.',
    ],
    [
      'a contradiction, and no guess to blame',
      constraintSearch,
      WRONG,
      norvig,
      'emptyDomain',
      1,
      'No guess has been made, so none can be taken back.',
    ],
    ['a digit with no place left after a guess', constraintSearch, GOLDEN, norvig, 'noPlace', 1, 'from which this follows, can’t stay.'],
    [
      'the rival of a value',
      constraintSearch,
      ESCARGOT,
      lcv,
      'try',
      1,
      'Try 6 in r2c3: it would take a value from 6 other variables. Still to come: 4 (from 7).',
    ],
    [
      'the value that failed before',
      constraintSearch,
      ESCARGOT,
      lcv,
      'try',
      39,
      'Try 8 in r3c1: it would take a value from 4 other variables. Tried already: 7 (from 3).',
    ],
    [
      'what the program does not count',
      constraintSearchAsWritten,
      BUILT_IN,
      {},
      'choose',
      1,
      'In fact 3 values fit there; the fewest are 1, at r7c3.',
    ],
  ] as const)('%s', async (_, algorithm, text, options, kind, n, words) => {
    expect(await said(algorithm, text, options, kind, n)).toContain(words);
  });
});
