import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../../engine/candidates.ts';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { cellName } from '../../../engine/grid.ts';
import { plain } from '../../../narration/sentence.ts';
import { checkAll } from './check.ts';
import { candidatesLeft, type Game, newGame, openCells } from './game.ts';
import { hintFor } from './hint.ts';
import { cellsLackingDigit } from './mark-faults.ts';
import { mark, markAll, write } from './moves.ts';

const game = (): Game => {
  const { puzzle } = readPuzzles('..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..')[0]!;
  return newGame(puzzle, solvePuzzle(puzzle)!);
};
const wrongFor = (each: Game, cell: number) => digitsOf(candidatesLeft(each)[cell]!).filter((digit) => digit !== each.answer[cell]);
const asides = (each: Game) => hintFor(each).presses.map(({ aside }) => plain(aside ?? []));

describe('centre marks that lack the digit of their cell', () => {
  it('are named by a check and by a hint, which say neither the digit nor that all is well', () => {
    const one = game();
    const [cell] = openCells(one) as [number];
    mark(one, cell, wrongFor(one, cell)[0]!);
    const name = cellName(one.puzzle.grid, cell);
    expect(cellsLackingDigit(one)).toEqual([cell]);
    const said = `The digit of ${name} isn’t among the centre marks there.`;
    expect(checkAll(one).says).toBe(`You haven’t written a digit yet. ${said}`);
    expect(asides(one)[0]).toBe(said);
    mark(one, cell, one.answer[cell]!);
    expect(cellsLackingDigit(one)).toEqual([]);
    expect(checkAll(one).says).not.toContain(name);
    expect(asides(one)[0]).toBe('');
  });

  it('are told to be wrong by the hint that writes the digit', () => {
    const one = game();
    const { placements } = hintFor(one).presses.at(-1)!.picture!;
    const { cell } = placements[0]!;
    mark(one, cell, wrongFor(one, cell)[0]!);
    expect(asides(one).at(-1)).toMatch(new RegExp(`^Your own centre marks at ${cellName(one.puzzle.grid, cell)} leave \\d out\\.`));
  });

  it('are left alone where they may be notes of a digit’s places', () => {
    const one = game();
    const left = candidatesLeft(one);
    let noted = 0;
    for (const box of one.puzzle.grid.cellsOfHouse.slice(18))
      for (let digit = 1; digit <= 9; digit++) {
        const places = [...box].filter((cell) => digitsOf(left[cell]!).includes(digit));
        // One of the two is not the digit.
        if (places.length !== 2 || places.some((cell) => one.marks[cell] !== 0)) continue;
        for (const cell of places) mark(one, cell, digit);
        noted++;
      }
    expect(noted).toBeGreaterThan(3);
    expect(cellsLackingDigit(one)).toEqual([]);
    // Two cells that claim the same two digits claim them of each of the two.
    const two = game();
    const [pair] = two.puzzle.grid.cellsOfHouse.slice(18).flatMap((box) => {
      const open = [...box].filter((cell) => two.digits[cell] === 0);
      return open.flatMap((a) =>
        open.flatMap((b) => {
          const both = wrongFor(two, a).filter((digit) => wrongFor(two, b).includes(digit));
          return a < b && both.length > 1 ? [{ a, b, both }] : [];
        }),
      );
    });
    for (const cell of [pair!.a, pair!.b]) for (const digit of pair!.both.slice(0, 2)) mark(two, cell, digit);
    expect(cellsLackingDigit(two)).toEqual([pair!.a, pair!.b]);
  });

  it('are no fault of full lists, and none of cells that are filled', () => {
    const one = game();
    markAll(one);
    expect(cellsLackingDigit(one)).toEqual([]);
    const [cell] = openCells(one) as [number];
    write(one, cell, one.answer[cell]!);
    expect(cellsLackingDigit(one)).toEqual([]);
    expect(checkAll(one).says).toBe('All your digits are right so far.');
  });
});
