import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bitOf, digitsOf } from '../candidates.ts';
import { solvePuzzle } from '../fast/answer.ts';
import { readPuzzles } from '../formats/read.ts';
import { ladder, rungOf } from './ladder.ts';
import { positionOf } from './position.ts';
import { shownStrikes } from './shown-strikes.ts';
import { applyInstance, nextMove } from './solve-by-ladder.ts';

const line = readFileSync('tests/golden/levels.txt', 'utf8')
  .split('\n')
  .find((each) => each.startsWith('expert '))!;
const { puzzle } = readPuzzles(line.split(' ')[1]!)[0]!;
const answer = solvePuzzle(puzzle)!;

/** The position where no single is left. */
function withoutSingles() {
  const position = positionOf(puzzle);
  const singles = ladder.slice(0, 4);
  for (let move = nextMove(position, singles); move; move = nextMove(position, singles)) applyInstance(position, move);
  return position;
}

const none = () => new Uint32Array(81);

describe('shownStrikes', () => {
  it('shows what one technique strikes, and leaves the position as it was', () => {
    const position = withoutSingles();
    const before = position.candidates.slice();
    const move = nextMove(position)!;
    const strikes = none();
    for (const { cell, digit } of move.eliminations) strikes[cell]! |= bitOf(digit);
    expect(shownStrikes(position, strikes)).toEqual(strikes);
    expect(position.candidates).toEqual(before);
  });

  it('shows what a digit rules out that a single writes', () => {
    const position = positionOf(puzzle);
    const [{ cell, digit }] = nextMove(position)!.placements as [{ cell: number; digit: number }];
    const strikes = none();
    strikes[cell] = position.candidates[cell]! & ~bitOf(digit);
    const peer = puzzle.grid.peersOfCell[cell]!.find((each) => position.candidates[each]! & bitOf(digit))!;
    strikes[peer] = bitOf(digit);
    expect(shownStrikes(position, strikes)).toEqual(strikes);
  });

  it('shows nothing without techniques, no candidate of the solution, and more with more techniques', () => {
    const position = withoutSingles();
    const all = position.candidates.map((set, cell) => set & ~bitOf(answer[cell]!));
    const count = (sets: Uint32Array) => [...sets].flatMap(digitsOf).length;
    const shown = shownStrikes(position, position.candidates);
    expect([...shown].some((set, cell) => set & bitOf(answer[cell]!))).toBe(false);
    const bySimple = count(shownStrikes(position, all, []));
    const byWings = count(shownStrikes(position, all, [rungOf('xy-wing')]));
    expect(bySimple).toBeLessThanOrEqual(byWings);
    expect(byWings).toBeLessThan(count(shown) + 1);
    expect(count(shown)).toBeLessThanOrEqual(count(all));
    expect(shownStrikes(position, none())).toEqual(none());
  });
});
