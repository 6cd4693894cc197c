import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';
import { type CoreState, coreAlgorithm } from './core.ts';
import { onlyAnswer, Rules, whyUnsolved } from './rules.ts';

type CellDigit = readonly [cell: number, digit: number];

const read = (text: string) => readPuzzles(text)[0]!.puzzle;
const digitsIn = (text: string) => Uint8Array.from(text, (symbol) => (symbol === '.' ? 0 : Number(symbol)));
const FULL = '1234341221434321';

/*
 *  1 2 | . .      1 2 | 3 4
 *  3 . | . 2      3 4 | 1 2
 *  ---------      ---------
 *  . . | 4 .      2 1 | 4 3
 *  4 . | . 1      4 3 | 2 1
 */
const puzzle = read('12..3..2..4.4..1');
const ofCages = puzzleOf(new Uint8Array(16), { cages: [{ sum: 4, cells: [0, 1] }] });

/** The state in which a program has placed some digits and struck some marks. */
function stateOf(placed: readonly CellDigit[] = [], struck: readonly CellDigit[] = [], of: Puzzle = puzzle) {
  const { start, apply } = coreAlgorithm('mine', {}, []);
  const state = start(of, {}) as CoreState;
  for (const [cell, digit] of placed) apply.place!(state, { kind: 'place', cell, digit });
  for (const [cell, digit] of struck) apply.strike!(state, { kind: 'strike', cell, digit });
  return state;
}

const rules = (strict = true) => new Rules(puzzle, onlyAnswer(puzzle), strict);
const faultOf = (kind: string, step: object, state = stateOf(), by = rules()) => by.faultOf(kind, { kind, ...step }, state);

it('a puzzle has its one answer, or none where it has several or cannot be solved', () => {
  expect([...onlyAnswer(puzzle)!].join('')).toBe(FULL);
  expect(onlyAnswer(read('1.......3......2'))).toBeUndefined();
  expect(onlyAnswer(read('12......3......2'))).toBeUndefined();
});

describe('a grid is not solved', () => {
  it.each([
    ['22..............', 'row 1 has 2 twice, at r1c1 and r1c2'],
    ['..2.......2.....', 'column 3 has 2 twice, at r1c3 and r3c3'],
    ['...2..2.........', 'box 2 has 2 twice, at r1c4 and r2c3'],
    ['1.34341221434321', 'the given at r1c2 is gone'],
    ['14..3..2..4.....', 'the given at r1c2 is gone'],
    ['123.34122143432.', 'the given at r4c4 is gone'],
    ['123.341221434321', 'r1c4 is empty'],
  ])('%s: %s', (digits, why) => expect(whyUnsolved(puzzle, digitsIn(digits))).toBe(why));

  it('where a cage has another sum', () => expect(whyUnsolved(ofCages, digitsIn(FULL))).toBe('a cage does not add up'));

  it('unless it is', () => {
    expect(whyUnsolved(puzzle, digitsIn(FULL))).toBeUndefined();
    expect(faultOf('solved', {}, { ...stateOf(), digits: digitsIn(FULL) })).toBeUndefined();
    expect(faultOf('solved', {})).toBe('says solved, but r1c3 is empty');
  });
});

describe('a digit is placed', () => {
  const place = (cell: number, digit: number, state = stateOf()) => faultOf('place', { cell, digit }, state);

  it('in an empty cell none of whose peers holds it, whatever the answer has there', () => {
    expect([place(2, 3), place(5, 4), place(3, 3)]).toEqual([undefined, undefined, undefined]);
  });

  it('and not where a row, a column or a box has it', () => {
    const later = stateOf([[3, 3]]);
    expect(place(2, 1, later)).toBe('you placed 1 in r1c3, but its row holds 1 at r1c1');
    expect(place(6, 4, later)).toBe('you placed 4 in r2c3, but its column holds 4 at r3c3');
    expect(place(5, 1, later)).toBe('you placed 1 in r2c2, but its box holds 1 at r1c1');
  });

  it('nor where one is', () => {
    expect(place(5, 3, stateOf([[5, 4]]))).toBe('you placed 3 in r2c2, but it holds 4: take that back first');
    expect(place(0, 4)).toBe('you placed 4 in r1c1, but 1 is given there');
    // A given before it is no cell that could be meant.
    expect(place(1, 4)).toBe('you placed 4 in r1c2, but 2 is given there');
    expect(place(4, 4)).toBe('you placed 4 in r2c1, but 3 is given there (cells are counted from 0: is r1c4 meant?)');
  });

  it('the very first one perhaps in a cell counted from one', () => {
    expect(place(6, 4)).toBe('you placed 4 in r2c3, but its column holds 4 at r3c3 (cells are counted from 0: is r2c2 meant?)');
    // There it would clash as well.
    expect(place(3, 1)).toBe('you placed 1 in r1c4, but its row holds 1 at r1c1');
    expect(place(6, 4, stateOf([[3, 3]]))).not.toContain('counted');
  });

  it('may clash where a rule forces it, but must have room', () => {
    const by = rules();
    const forced = (cell: number, digit: number, state = stateOf()) =>
      by.faultOf('place', { kind: 'place', cell, digit }, state, { forced: true });
    expect(forced(2, 1)).toBeUndefined();
    expect(forced(5, 3, stateOf([[5, 4]]))).toBe('you placed 3 in r2c2, but it holds 4: take that back first');
    expect(by.right).toEqual({});
    expect(forced(5, 4)).toBeUndefined();
    expect(by.right).toEqual({ place: 1 });
    // Of a strike this says nothing.
    expect(by.faultOf('strike', { kind: 'strike', cell: 0, digit: 1 }, stateOf(), { forced: true })).toContain('but it holds 1');
  });
});

describe('a digit is taken back', () => {
  const takeBack = (cell: number, digit: number, state = stateOf(), strict = true) =>
    faultOf('takeBack', { cell, digit }, state, rules(strict));
  const two = () =>
    stateOf([
      [5, 4],
      [2, 3],
    ]);

  it('in the reverse order of placement, or in any where that is no promise', () => {
    expect(takeBack(2, 3, two())).toBeUndefined();
    expect(takeBack(5, 4, two())).toBe('you took back r2c2, but r1c3 was placed last');
    expect(takeBack(5, 4, two(), false)).toBeUndefined();
    expect(new Rules(puzzle, undefined).faultOf('takeBack', { kind: 'takeBack', cell: 5, digit: 4 }, two())).toContain('was placed last');
  });

  it('only if it was placed, and is still there', () => {
    expect(takeBack(5, 4)).toBe('you took back r2c2, but nothing has been placed');
    expect(takeBack(3, 4, two())).toBe('you took back r1c4, but nothing was placed there');
    expect(takeBack(0, 1, two())).toBe('you took back r1c1, but nothing was placed there');
    expect(takeBack(2, 4, two())).toBe('you took 4 back from r1c3, but it holds 3');
  });
});

describe('a mark is struck', () => {
  const strike = (cell: number, digit: number, state = stateOf()) => faultOf('strike', { cell, digit }, state);

  it('where it is and the answer does not need it', () => {
    expect(strike(3, 3)).toBeUndefined();
    expect(strike(3, 4)).toBe('you struck 4 from r1c4, a mark that the solution needs');
    expect(strike(3, 4, stateOf([[5, 4]]))).toBe('you struck 4 from r1c4, a mark that the solution needs');
  });

  it('and not where a digit is, nor where it is gone', () => {
    expect(strike(0, 1)).toBe('you struck 1 from r1c1, but it holds 1');
    expect(strike(3, 1)).toBe('you struck 1 from r1c4, but that mark was gone already');
    expect(strike(3, 3, stateOf([], [[3, 3]]))).toBe('you struck 3 from r1c4, but that mark was gone already');
  });

  it('whatever it is after a wrong guess, and in a puzzle whose answer is not known', () => {
    expect(strike(2, 3, stateOf([[3, 3]]))).toBe('you struck 3 from r1c3, but that mark was gone already');
    expect(strike(5, 4, stateOf([[3, 3]]))).toBeUndefined();
    expect(new Rules(puzzle, undefined).faultOf('strike', { kind: 'strike', cell: 3, digit: 4 }, stateOf())).toBeUndefined();
  });
});

describe('a clash is reported', () => {
  const conflict = (cell: number, digit: number, clash: number) => faultOf('conflict', { cell, digit, clash });

  it('with a peer that holds the digit, or with any where none is named', () => {
    expect(conflict(2, 1, 0)).toBeUndefined();
    expect(conflict(2, 1, -1)).toBeUndefined();
    expect(conflict(2, 3, -1)).toBe('you said that 3 in r1c3 clashes, but no peer of it holds 3');
  });

  it('and not with another cell', () => {
    expect(conflict(2, 1, 15)).toBe('you said that 1 in r1c3 clashes with r4c4, but they share no row, column or box');
    expect(conflict(2, 3, 0)).toBe('you said that 3 in r1c3 clashes with r1c1, but that holds 1');
    expect(conflict(2, 3, 3)).toBe('you said that 3 in r1c3 clashes with r1c4, but that is empty');
    expect(conflict(1, 2, 0)).toBe('you said that 2 in r1c2 clashes with r1c1, but that holds 1');
  });
});

it('there is no solution where there is none', () => {
  expect(faultOf('noSolution', {})).toBe('says that there is no solution, but there is one');
  const none = read('12......3......2');
  expect(new Rules(none, undefined).faultOf('noSolution', { kind: 'noSolution' }, stateOf([], [], none))).toBeUndefined();
});

it('what is right is counted by its kind, what is wrong is not', () => {
  const by = rules();
  for (const [kind, step] of [
    ['place', { cell: 5, digit: 4 }],
    ['place', { cell: 5, digit: 4 }],
    ['place', { cell: 5, digit: 3 }],
    ['strike', { cell: 3, digit: 3 }],
    ['choose', { cell: 3 }],
  ] as const)
    faultOf(kind, step, stateOf(), by);
  expect(by.right).toEqual({ place: 2, strike: 1, choose: 1 });
});

it('digits are called by their symbols', () => {
  const letters = puzzleOf(puzzle.givens, { symbols: [...'ABCD'] });
  const faultOf = (kind: string, step: object) => new Rules(letters, undefined).faultOf(kind, { kind, ...step }, stateOf());
  expect(faultOf('place', { cell: 0, digit: 4 })).toBe('you placed D in r1c1, but A is given there');
  expect(faultOf('strike', { cell: 0, digit: 1 })).toBe('you struck A from r1c1, but it holds A');
  expect(whyUnsolved(letters, digitsIn('22..............'))).toBe('row 1 has B twice, at r1c1 and r1c2');
});
