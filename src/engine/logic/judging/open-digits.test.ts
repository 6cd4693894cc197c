import { expect, it } from 'vitest';
import { candidatesOf } from '../../candidates.ts';
import { solvePuzzle } from '../../fast/answer.ts';
import { readPuzzles } from '../../formats/read.ts';
import { placedAtFirst } from '../position.ts';
import { OpenDigits } from './open-digits.ts';
import { Shower } from './showing.ts';

const { puzzle } = readPuzzles('1...........54...1....69..3.4...3....2....71..9..7...4.5.7...6....23...8.....42..')[0]!;
const answer = solvePuzzle(puzzle)!;
/** The solution without these cells. */
function lacking(...cells: number[]): Shower {
  const digits = placedAtFirst(puzzle).map((_, cell) => (cells.includes(cell) ? 0 : answer[cell]!));
  const { grid, givens, domains } = puzzle;
  return new Shower({ grid, givens, domains, digits, candidates: candidatesOf(puzzle, digits) });
}

it('has had a digit open on a rung only since that rung showed it', () => {
  const open = new OpenDigits();
  // No house lacks r1c1 alone, so its digit is no full house yet.
  open.update(lacking(0, 1, 9, 10), 0);
  const now = lacking(0, 9, 10);
  open.update(now, 80);
  expect(open.simplerThan(1, now, 81, [])).toBeUndefined();
  expect(open.simplerThan(1, now, 100, [])).toMatchObject({ cell: 0, rung: 0, seconds: 20, passedOver: false });
  // A higher rung has shown it all the while.
  expect(open.simplerThan(4, now, 81, [])).toMatchObject({ seconds: 81, passedOver: true });
  expect(open.simplerThan(4, now, 81, [])!.rung).toBeGreaterThan(0);
});

it('begins again when a digit is taken out', () => {
  const open = new OpenDigits();
  const full = lacking(0, 9, 10);
  open.update(full, 0);
  open.update(lacking(0, 1, 9, 10), 50);
  open.update(full, 60);
  expect(open.simplerThan(1, full, 75, [])).toBeUndefined();
});
