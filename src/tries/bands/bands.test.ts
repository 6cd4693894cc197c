import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName, gridOf } from '../../engine/grid.ts';
import { answerTo, type Board, bitsOfCase, boardOf, caseOf, cellsIn, FIRST, isOpen, maskOf, partly, placed, reasonAt } from './bands.ts';

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'wikipedia')!.puzzle)[0]!;
const grid = gridOf(9);
const at = (row: number, column: number) => 9 * (row - 1) + column - 1;
const start = boardOf(puzzle, 5);
const names = (cells: readonly number[]) => cells.map((cell) => cellName(grid, cell));

describe('a digit as three words', () => {
  it('has a bit where no given and no digit of its own forbids it', () => {
    for (let digit = 1; digit <= 9; digit++) {
      const board = boardOf(puzzle, digit);
      for (let cell = 0; cell < 81; cell++) {
        const given = puzzle.givens[cell];
        const seen = grid.peersOfCell[cell]!.some((peer) => puzzle.givens[peer] === digit);
        expect(isOpen(board, cell)).toBe(given === digit || (given === 0 && !seen));
      }
    }
    expect(cellsIn(start.words)).toHaveLength(25);
  });

  it('is struck by three ANDs and one look-up a band: 5 at r7c4 clears five bits, and case 471 strikes four more', () => {
    const { cleared, struck, cases, dead } = placed(start, at(7, 4));
    expect(names(cleared)).toEqual(['r4c4', 'r6c4', 'r7c3', 'r7c5', 'r9c4']);
    expect([cases[1], dead]).toEqual([471, []]);
    expect(names(struck)).toEqual(['r5c2', 'r5c3', 'r5c7', 'r5c8']);
    expect(maskOf(at(7, 4)).map((mask) => cellsIn([mask]).length)).toEqual([24, 24, 27 - 14]);
  });

  it('is struck by hand, bit by bit, until all is gone that the ANDs and the look-ups take', () => {
    const whole = placed(start, FIRST);
    const gone = [...whole.cleared, ...whole.struck];
    expect(cellsIn(partly(whole, new Set()).board.words)).toHaveLength(25);
    expect(partly(whole, new Set([at(4, 4), at(5, 2)])).last).toMatchObject({ cleared: [at(4, 4)], struck: [at(5, 2)] });
    expect(cellsIn(partly(whole, new Set([at(4, 4), at(5, 2)])).board.words)).toHaveLength(23);
    expect(partly(whole, new Set(gone)).board).toEqual(whole.after);
  });

  it('finds a dead end by a look-up alone: 5 at r5c7 takes the last place of a box far above', () => {
    const { cleared, cases, dead } = placed(start, at(5, 7));
    expect(names(cleared)).toContain('r3c7');
    expect([dead, answerTo(cases[0]!)]).toEqual([[0], 0]);
  });

  it('looks up what every way to place the digit in the band leaves', () => {
    const rows = [0, 1, 2];
    for (let minirows = 0; minirows < 512; minirows++) {
      let left = 0;
      for (const a of rows)
        for (const b of rows)
          for (const c of rows) {
            const used = (1 << a) | (1 << (3 + b)) | (1 << (6 + c));
            if (a === b || a === c || b === c || (used & ~minirows) !== 0) continue;
            for (const [stack, row] of [a, b, c].entries()) left |= 7 << (9 * row + 3 * stack);
          }
      expect(answerTo(minirows)).toBe(left);
      if (left) expect(answerTo(caseOf(left))).toBe(left);
    }
  });

  it('is written with its lowest bit at the left, three bits a box', () => {
    expect(start.words.map(caseOf).map(bitsOfCase)).toEqual(['100 010 001', '111 111 111', '101 101 010']);
    expect(caseOf(start.words[2]!)).toBe(1 + 4 + 8 + 32 + 128);
  });

  it('says why a bit is not set', () => {
    const after: Board = placed(start, at(7, 4)).after;
    expect(reasonAt(puzzle, after, at(7, 4))).toBe('present');
    expect(reasonAt(puzzle, after, at(1, 2))).toBe('given');
    expect(reasonAt(puzzle, after, at(1, 3))).toBe(at(1, 1));
    expect(reasonAt(puzzle, after, at(5, 2))).toBe('struck');
  });
});
