import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { swapCells } from '../../engine/anneal/box-grid.ts';
import { countLines, swapDifference } from '../../engine/anneal/energy.ts';
import { monteCarlo } from '../../engine/anneal/monte-carlo.card.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { plain } from '../../narration/sentence.ts';
import { boardOf, TRAPPED, textOf, weighAll } from '../kit/swap-board.ts';
import {
  floorOf,
  hasEscaped,
  isKnown,
  keepLast,
  lookAtAll,
  sorted,
  swapOf,
  theFloor,
  trapAtStart,
  trappedAmong,
  tryOut,
  WAY_OUT,
  waysDown,
} from './trap.ts';
import { trap as words } from './words.ts';

const FRAME = 46_967;

describe('the trap', () => {
  it('is where the run of the chapter is, which came no lower for 108,787 proposals more', async () => {
    const { default: named } = await import('../../../content/puzzles/named.json', { with: { type: 'json' } });
    const { puzzle } = readPuzzles(named.find(({ id }) => id === 'monte-carlo-2')!.puzzle)[0]!;
    const state = monteCarlo.start(puzzle, { worse: 100_000, limit: 1_000_000, seed: 2 });
    let [steps, proposals] = [0, 0];
    for (const { kind } of monteCarlo.run(state)) {
      if (++steps === FRAME) {
        expect(puzzle.givens.join('')).toBe(TRAPPED.givens);
        expect(textOf(state)).toBe(TRAPPED.digits);
        proposals = state.proposals;
      }
      if (proposals > 0 && kind === 'accept' && state.energy < 7) break;
    }
    expect(state.proposals - proposals - 1).toBe(108_787);
  });

  it('has no swap that is better, five that are as good and 107 that are worse; all 32 grids of its floor are such', () => {
    const trap = trapAtStart();
    expect([trap.board.energy, sorted(trap)]).toEqual([7, { better: 0, same: 5, worse: 107 }]);
    expect(theFloor()).toHaveLength(32);
    for (const digits of theFloor()) {
      const board = boardOf({ ...TRAPPED, digits });
      expect(Math.min(...weighAll(board).map(({ delta }) => delta))).toBe(0);
      expect(floorOf(board)).toHaveLength(32);
    }
  });

  it('is left by four swaps, and by no fewer', () => {
    const { puzzle, digits, energy } = boardOf(TRAPPED);
    const swaps = weighAll({ puzzle, digits }).map(({ swap }) => swap);
    const waysOut = (from: number, left: number): number => {
      const counts = countLines(puzzle.grid, digits);
      const deltas = swaps.map((swap) => swapDifference(counts, digits, ...swap));
      if (left === 1) return deltas.filter((delta) => from + delta < energy).length;
      return swaps.reduce((sum, swap, index) => {
        swapCells(digits, ...swap);
        const found = waysOut(from + deltas[index]!, left - 1);
        swapCells(digits, ...swap);
        return sum + found;
      }, 0);
    };
    expect([1, 2, 3].map((length) => waysOut(energy, length))).toEqual([0, 0, 0]);
    const trap = trapAtStart();
    const among = [trappedAmong(trap)];
    for (const action of WAY_OUT) {
      const [, a, b] = action.split(' ').map(Number) as [number, number, number];
      if (action === 'keep') expect(keepLast(trap)).toBe(true);
      else tryOut(trap, swapOf(trap, a, b)!);
      among.push(trappedAmong(trap));
    }
    expect([trap.board.energy, trap.ups, hasEscaped(trap)]).toEqual([6, 1, true]);
    // Out of one trap, and into the next.
    expect([among[0], among[2], among.at(-1), sorted(trap)]).toEqual([32, undefined, 8, { better: 0, same: 3, worse: 109 }]);
  });

  it('puts back what is worse, keeps what is not, and can keep a worse one on demand', () => {
    const trap = trapAtStart();
    expect(keepLast(trap)).toBe(false);
    expect(tryOut(trap, swapOf(trap, 21, 4)!)).toMatchObject({ delta: 1, kept: false });
    expect(textOf(trap.board)).toBe(TRAPPED.digits);
    expect(tryOut(trap, swapOf(trap, 3, 21)!)).toMatchObject({ delta: 0, kept: true });
    expect([trap.stoodOn.size, trap.known.size]).toEqual([2, 0]);
    expect(keepLast(trap)).toBe(false);
    expect(swapOf(trap, 0, 80)).toBeUndefined();
  });

  it('knows all swaps of a grid once they were looked at, and then of every other', () => {
    const trap = trapAtStart();
    expect(isKnown(trap)).toBe(false);
    lookAtAll(trap);
    expect(isKnown(trap)).toBe(true);
    tryOut(trap, swapOf(trap, 3, 21)!);
    expect(isKnown(trap)).toBe(true);
  });

  it('shows the table of the chapter: the 7 in r1c7 and the 5 in r2c9 are worse by 1', () => {
    const { board } = trapAtStart();
    const times = (digit: number, cells: readonly number[]) => cells.filter((cell) => board.digits[cell] === digit).length;
    const { cellsOfHouse } = board.puzzle.grid;
    const [firstRow, secondRow, seventhColumn, ninthColumn] = [cellsOfHouse[0]!, cellsOfHouse[1]!, cellsOfHouse[15]!, cellsOfHouse[17]!];
    expect(swapOf(trapAtStart(), 6, 17)?.delta).toBe(1);
    expect([times(7, firstRow), times(5, firstRow)]).toEqual([2, 1]);
    expect([times(5, secondRow), times(7, secondRow)]).toEqual([2, 0]);
    expect([times(7, seventhColumn), times(5, seventhColumn)]).toEqual([1, 1]);
    expect([times(5, ninthColumn), times(7, ninthColumn)]).toEqual([1, 1]);
  });

  it('knows that after the bad swap of the way out the only way down leads back', () => {
    const trap = trapAtStart();
    tryOut(trap, swapOf(trap, 4, 21)!);
    keepLast(trap);
    expect(waysDown(trap)).toEqual({ down: 1, back: 1 });
  });
});

describe('the table of the chapter', () => {
  it('has the rows and columns of the trap that lack a digit, with what they lack', () => {
    const ALL = '123456789';
    const digits = [...TRAPPED.digits];
    const lines = [...ALL].flatMap((name, line) => [
      { name: `row ${name}`, line: digits.slice(9 * line, 9 * line + 9) },
      { name: `column ${name}`, line: digits.filter((_, cell) => cell % 9 === line) },
    ]);
    const expected = lines
      .map(({ name, line }) => [name, line.join(' '), [...ALL].filter((digit) => !line.includes(digit)).join(' ')])
      .filter(([, , lacks]) => lacks);
    const text = readFileSync('content/chapters/monte-carlo/index.mdx', 'utf8').replaceAll('*', '');
    const rows = [...text.matchAll(/^\| ((?:row|column) \d) \| ([\d ]+) \| ([\d ]+) \|$/gm)].map(([, ...cells]) => cells);
    expect(rows.sort()).toEqual(expected.sort());
    expect(rows).toHaveLength(7);
  });
});

describe('what is said of a bad swap that was kept', () => {
  it('does not begin a sentence with a numeral behind the energy', () => {
    expect(plain(words.keptWorse(2, 9, { down: 2, back: 1 }))).toBe(
      'Kept anyway, worse by 2: the energy is 9. Two swaps would lower it now, but one of them only leads back.',
    );
  });
});
