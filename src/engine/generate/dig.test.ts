import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, seedsOf } from '../../../tests/samples.ts';
import { drain } from '../algorithm.ts';
import { countPlain } from '../fast/plain.ts';
import { count9 } from '../fast/solve.ts';
import { gridOf } from '../grid.ts';
import { readOptions } from '../options.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { dig } from './dig.card.ts';
import { digMinimal } from './dig-minimal.ts';
import { cellsInOrder } from './digging-order.ts';
import { generatePuzzle } from './generate-puzzle.ts';
import { diggingLevel, diggingLevels } from './levels.ts';
import { terminalGrid } from './terminal-grid.ts';

type Options = Parameters<typeof dig.start>[1];

const nine = gridOf(9);

function dugOut(size: number, texts: Readonly<Record<string, string>>, full?: ArrayLike<number>) {
  const grid = gridOf(size);
  const puzzle = puzzleOf(full ?? new Uint8Array(grid.cellCount), { grid });
  const state = dig.start(puzzle, readOptions(dig.options, texts) as Options);
  return { state, ...drain(dig.run(state)) };
}

const givensIn = (digits: ArrayLike<number>, cells: readonly number[]) => cells.filter((cell) => digits[cell] !== 0).length;

describe('digging', () => {
  it('keeps one answer, the bound, the floor and at most one verdict a cell, whatever the seed', () => {
    for (const seed of seedsOf(80)) {
      const { state, counts } = dugOut(9, { level: String(1 + (seed % 5)), seed: String(seed) });
      expect(count9(state.digits, 2)).toBe(1);
      expect(isSolution(puzzleOf(state.digits), state.answer)).toBe(true);
      expect(state.givens).toBeGreaterThanOrEqual(state.bound);
      expect(state.givens).toBe(givensIn(state.digits, [...state.digits.keys()]));
      for (const cells of nine.cellsOfHouse.slice(0, 18)) expect(givensIn(state.digits, cells)).toBeGreaterThanOrEqual(state.level.floor);
      expect(counts.dig).toBeLessThanOrEqual(81);
      expect(counts.hole).toBe(81 - state.givens);
    }
  });

  it('does so at other sizes', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8, 10, 12), fc.integer({ min: 1, max: 5 }), fc.nat(999), (size, level, seed) => {
        const { state, counts } = dugOut(size, { level: String(level), seed: String(seed) });
        expect(countPlain(gridOf(size), state.digits, 2)).toBe(1);
        expect(state.givens).toBeGreaterThanOrEqual(state.bound);
        expect(counts.dig).toBeLessThanOrEqual(size * size);
      }),
      samples(30),
    );
  });

  it('tests all eight other digits before a hole stays', () => {
    const { counts } = dugOut(9, { level: '4', seed: '7', transforms: '0' });
    const whole = (counts.clash ?? 0) + (counts.refute ?? 0);
    expect(whole).toBeGreaterThanOrEqual(8 * counts.hole!);
    expect(counts.secondAnswer ?? 0).toBe(counts.refill ?? 0);
  });

  it('digs the grid that it is given', () => {
    const full = terminalGrid(nine, 42);
    const { state } = dugOut(9, { transforms: '0' }, full);
    for (const [cell, digit] of state.digits.entries()) expect([0, full[cell]]).toContain(digit);
  });

  it('refuses grids that are half full or break the rules', () => {
    expect(dig.refuses(puzzleOf([1, ...Array<number>(15).fill(0)]))?.message).toContain('neither empty nor a full one');
    expect(dig.refuses(puzzleOf(Array<number>(16).fill(1)))?.message).toContain('neither empty nor a full one');
  });
});

describe('the orders', () => {
  it('visit each cell once, in the orders of the paper', () => {
    const order = (name: Parameters<typeof cellsInOrder>[1]) => cellsInOrder(nine, name, randomFrom(1));
    for (const name of ['random', 'jump', 's', 'rows'] as const) {
      expect(order(name).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 81 }, (_, cell) => cell));
    }
    expect(order('s').slice(7, 12)).toEqual([7, 8, 17, 16, 15]);
    expect(order('jump').slice(0, 9)).toEqual([0, 2, 4, 6, 8, 16, 14, 12, 10]);
    expect(order('jump')[41]).toBe(1);
  });
});

describe('the levels', () => {
  it('have bounds within reach at every size', () => {
    for (const size of [4, 6, 8, 9, 10, 12, 15, 16, 20, 25]) {
      for (const table of ['paper', 'seed'] as const) {
        for (let number = 1; number <= diggingLevels[table].length; number++) {
          const { givens, floor } = diggingLevel(gridOf(size), table, number);
          expect(givens[0]).toBeLessThanOrEqual(givens[1]);
          expect(givens[1]).toBeLessThanOrEqual(size * size);
          expect(floor).toBeLessThan(size);
        }
      }
    }
    expect(() => diggingLevel(nine, 'paper', 6)).toThrow('there is no level 6');
  });

  it('are met by the generated puzzle, and the same seed gives the same puzzle', () => {
    for (const seed of seedsOf(50)) {
      const levels = seed % 2 === 0 ? ('paper' as const) : ('seed' as const);
      const level = 1 + (seed % diggingLevels[levels].length);
      const wish = { method: 'dig', levels, level, seed } as const;
      const made = generatePuzzle(wish);
      const { givens } = diggingLevel(nine, levels, level);
      expect(made.givens).toBeGreaterThanOrEqual(givens[0]);
      expect(made.givens).toBeLessThanOrEqual(givens[1]);
      expect(generatePuzzle(wish)).toEqual(made);
    }
  });
});

describe('minimal digs', () => {
  it('have one answer and no given to spare', () => {
    let total = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { givens, answer } = digMinimal(seed);
      expect(count9(givens, 2)).toBe(1);
      expect(isSolution(puzzleOf(givens), answer)).toBe(true);
      for (const [cell, digit] of givens.entries()) {
        if (digit === 0) continue;
        total++;
        expect(count9(givens.with(cell, 0), 2)).toBe(2);
      }
    }
    expect(total / 300).toBeGreaterThan(23.5);
    expect(total / 300).toBeLessThan(25.5);
    expect(digMinimal(5)).toEqual(digMinimal(5));
  });
});

describe('the picture of digging', () => {
  it('has every digit in the hole on trial, and crosses out those that have been ruled out', () => {
    const state = dig.start(puzzleOf(new Uint8Array(16)), readOptions(dig.options, { level: '5', order: 'random', seed: '3' }) as Options);
    let ruledOut = 0;
    let most = 0;
    for (const step of dig.run(state)) {
      if (step.kind === 'dig') ruledOut = 0;
      if (step.kind === 'clash' || step.kind === 'refute') ruledOut |= 1 << (step.digit - 1);
      const { candidates, struck } = dig.picture(state, step).grid;
      const onTrial = step.kind === 'dig' || step.kind === 'clash' || step.kind === 'refute' || step.kind === 'secondAnswer';
      const only = (cell: number, set: number) => Array.from(state.digits, (_, each) => (each === cell ? set : 0));
      expect([step, candidates && [...candidates]]).toEqual([step, onTrial ? only(step.cell, 0b1111) : undefined]);
      expect([step, struck && [...struck]]).toEqual([step, onTrial ? only(step.cell, ruledOut) : undefined]);
      most = Math.max(most, ruledOut);
    }
    expect(most).toBeGreaterThan(0b111);
  });
});
