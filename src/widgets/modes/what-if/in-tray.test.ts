import { expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { backtracking } from '../../../engine/search/backtracking.card.ts';
import { constraintSearch } from '../../../engine/search/constraint-search.card.ts';
import { decisionAt, decisionFrom } from '../../../trace/decision.ts';
import { record } from '../../../trace/record.ts';
import { inTray } from './in-tray.ts';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const puzzle = puzzleOf(Array.from(wikipedia, (symbol) => Number(symbol) || 0));
const run = (algorithm: AnyAlgorithm) => record(algorithm, puzzle, defaultsOf(algorithm.options));

it('digits of a cell stand as in its tray: what has been tried can be chosen no more, what clashes can', () => {
  const algorithm = backtracking as unknown as AnyAlgorithm;
  const { cell, digits } = inTray({ algorithm }, decisionAt(run(algorithm), 6997)!)!;
  expect(cell).toBe(2);
  expect(digits.map(({ digit, choice }) => [digit, choice])).toEqual([
    [1, undefined],
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((digit, index) => [digit, index]),
  ]);
  expect(digits.filter(({ fits }) => fits).map(({ digit }) => digit)).toEqual([1, 2, 4]);
});

it('a choice between cells is none of the tray', () => {
  const algorithm = constraintSearch as unknown as AnyAlgorithm;
  const decision = decisionFrom(run(algorithm), 1)!;
  expect(decision.own.kind).toBe('choose');
  expect(inTray({ algorithm }, decision)).toBeUndefined();
});
