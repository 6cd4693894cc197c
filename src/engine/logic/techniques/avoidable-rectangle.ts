import { bitOf, countDigits } from '../../candidates.ts';
import { commonPeers, type Position } from '../position.ts';
import { candidatesAt, type Finding, seen, trustingTechnique } from '../technique.ts';
import { maySwap, type Rectangle, rectanglesOf } from './rectangles.ts';

/*
 * As with unique rectangles, but some corners are filled already. None of them is a given, so two digits placed crosswise in the four
 * corners could be swapped and the puzzle would have two solutions.
 */

/** The rectangle read from each of its corners: the corner, its neighbour in the row, its neighbour in the column, its opposite. */
function readings([a, b, c, d]: Rectangle): Rectangle[] {
  return [
    [a, b, c, d],
    [b, a, d, c],
    [c, d, a, b],
    [d, c, b, a],
  ];
}

/** How many corners are filled. */
function filledIn([a, b, c, d]: Rectangle, digits: Uint8Array): number {
  return (digits[a] === 0 ? 0 : 1) + (digits[b] === 0 ? 0 : 1) + (digits[c] === 0 ? 0 : 1) + (digits[d] === 0 ? 0 : 1);
}

/** Type 1: three corners are filled crosswise. The fourth does not complete the cross. `pattern`: the filled corners, the open one. */
function* type1(position: Position): Generator<Finding> {
  const { grid, givens, digits, candidates } = position;
  for (const rectangle of rectanglesOf(grid)) {
    if (filledIn(rectangle, digits) !== 3 || rectangle.some((cell) => givens[cell] !== 0)) continue;
    for (const [open, inRow, below, opposite] of readings(rectangle)) {
      const digit = digits[opposite];
      if (digits[open] !== 0 || digit === 0 || digits[inRow] === 0 || digits[inRow] !== digits[below]) continue;
      if (!(candidates[open] & bitOf(digit)) || !maySwap(position, rectangle, bitOf(digit) | bitOf(digits[inRow]))) continue;
      yield {
        pattern: [seen([inRow, below, opposite], 0, 0), seen([open], bitOf(digit), 1)],
        eliminations: [{ cell: open, digit }],
      };
    }
  }
}

/** Type 2: two corners side by side are filled; each of the open ones completes the cross or is z. One is z. `pattern`: as in type 1. */
function* type2(position: Position): Generator<Finding> {
  const { grid, givens, digits, candidates } = position;
  for (const rectangle of rectanglesOf(grid)) {
    if (filledIn(rectangle, digits) !== 2 || rectangle.some((cell) => givens[cell] !== 0)) continue;
    for (const [first, inRow, below, opposite] of readings(rectangle)) {
      for (const [second, openByFirst, openBySecond] of [
        [inRow, below, opposite],
        [below, inRow, opposite],
      ] as const) {
        if (digits[first] === 0 || digits[second] === 0 || digits[openByFirst] !== 0 || digits[openBySecond] !== 0) continue;
        const extra = candidates[openByFirst] & ~bitOf(digits[second]);
        const isCross = hasBoth(candidates[openByFirst], digits[second], extra) && hasBoth(candidates[openBySecond], digits[first], extra);
        if (!isCross || !maySwap(position, rectangle, bitOf(digits[first]) | bitOf(digits[second]))) continue;
        yield {
          pattern: [seen([first, second], 0, 0), seen([openByFirst, openBySecond], extra, 1)],
          eliminations: candidatesAt(position, commonPeers(grid, [openByFirst, openBySecond]), extra),
        };
      }
    }
  }
}

/** Whether the candidates are this digit and the one extra digit. */
function hasBoth(candidates: number, digit: number, extra: number): boolean {
  return countDigits(extra) === 1 && candidates === (bitOf(digit) | extra);
}

export const avoidableRectangle1 = trustingTechnique('avoidable-rectangle-1', 'Avoidable rectangle, type 1', type1);
export const avoidableRectangle2 = trustingTechnique('avoidable-rectangle-2', 'Avoidable rectangle, type 2', type2);
