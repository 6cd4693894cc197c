import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../engine/candidates.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import {
  begun,
  type Earned,
  leftIn,
  lookAt,
  MIDDLE,
  nakedSingles,
  nextOf,
  othersAtFirst,
  press,
  reasonsAt,
  witnesses,
  witnessOf,
  written,
} from './first-digit.ts';

const { puzzle } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!;
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const start = begun(puzzle);
const name = (cell: number) => cellName(puzzle.grid, cell);
const pressed = (earned: Earned, ...digits: number[]) => digits.reduce((now, digit) => press(now, digit).earned, earned);

describe('the cell in the middle', () => {
  it('is one of four that can be earned at the very beginning', () => {
    expect(othersAtFirst(puzzle).map(name)).toEqual(['r7c6', 'r7c9', 'r8c8']);
  });

  it('sees all digits but 5, each in a house', () => {
    const seen = [1, 2, 3, 4, 6, 7, 8, 9].map((digit) => {
      const witness = witnessOf(start, MIDDLE, digit)!;
      return `${digit} ${witness.house} ${name(witness.cell)}`;
    });
    expect(seen).toEqual([
      '1 row r5c9',
      '2 box r6c5',
      '3 box r5c6',
      '4 row r5c1',
      '6 box r4c5',
      '7 column r1c5',
      '8 box r5c4',
      '9 column r2c5',
    ]);
    expect(witnessOf(start, MIDDLE, 5)).toBeUndefined();
  });

  it('has each of the other eight digits in one of its houses, a box before a row or a column', () => {
    expect(reasonsAt(start, MIDDLE)).toEqual([
      { house: 'box', digits: [2, 3, 6, 8] },
      { house: 'row', digits: [1, 4] },
      { house: 'column', digits: [7, 9] },
    ]);
  });

  it('loses a digit that is in sight, once, and keeps one that is not', () => {
    const { earned, answer } = press(start, 1);
    expect(answer).toEqual({ kind: 'struck', witness: { cell: 44, house: 'row' }, left: 8, possible: 1 });
    expect(press(earned, 1).answer.kind).toBe('again');
    expect(press(start, 5).answer).toEqual({ kind: 'tooSoon', others: 8 });
    expect(press(earned, 5).answer).toEqual({ kind: 'tooSoon', others: 7 });
    expect(digitsOf(leftIn(earned))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(start.struck[MIDDLE]).toBe(0);
  });

  it('takes its digit after eight strikes, and no sooner', () => {
    const seven = pressed(start, 1, 2, 3, 4, 6, 7, 8);
    expect(press(seven, 5).answer).toEqual({ kind: 'tooSoon', others: 1 });
    const eight = press(seven, 9);
    expect(eight.answer).toMatchObject({ kind: 'struck', left: 1 });
    expect(witnesses(eight.earned)).toHaveLength(8);
    const done = press(eight.earned, 5);
    expect(done.answer.kind).toBe('written');
    expect(done.earned.digits[MIDDLE]).toBe(5);
    expect(written(done.earned)).toBe(1);
    expect(press(done.earned, 5).answer.kind).toBe('filled');
  });
});

describe('the other cells', () => {
  it('have three more naked singles', () => {
    expect(nakedSingles(start).map(name)).toEqual(['r5c5', 'r7c6', 'r7c9', 'r8c8']);
  });

  it('take their digit at once when the first is written, and three more have one candidate then', () => {
    const seventh = lookAt(
      start,
      puzzle.givens.findIndex((_, cell) => name(cell) === 'r7c6'),
    );
    expect(press(seventh, 7).answer).toEqual({ kind: 'tooSoon', others: 8 });
    const middle = pressed(start, 1, 2, 3, 4, 6, 7, 8, 9, 5);
    expect(nakedSingles(middle).map(name)).toEqual(['r5c2', 'r6c4', 'r7c5', 'r7c6', 'r7c9', 'r8c8']);
    const next = press(lookAt(middle, seventh.cell), 7);
    expect(next.answer.kind).toBe('written');
    expect(written(next.earned)).toBe(2);
    // The lens shows what keeps the other digits out, although nobody struck them.
    expect(witnesses(next.earned)).toHaveLength(8);
    expect(press(lookAt(middle, 2), 4).answer).toEqual({ kind: 'stays' });
  });

  it('are shown to the reader where they are: a digit is struck under the lens before another cell comes there', () => {
    const corner = lookAt(pressed(start, 1, 2, 3, 4, 6, 7, 8, 9, 5), 2);
    let earned = corner;
    const struck: number[] = [];
    for (let step = nextOf(earned); step && 'digit' in step; step = nextOf(earned)) {
      struck.push(step.digit);
      earned = press(earned, step.digit).earned;
    }
    expect(struck).toEqual([3, 5, 6, 7, 8, 9]);
    expect(nextOf(earned)).toEqual({ cell: nakedSingles(earned)[0] });
  });

  it('keep what could still stand there', () => {
    const corner = lookAt(start, 2);
    const { answer } = press(corner, 4);
    expect(answer).toEqual({ kind: 'stays' });
  });

  it('are filled one after the other by nothing else, to the end, and rightly', () => {
    let earned = start;
    for (let step = nextOf(earned); step; step = nextOf(earned))
      earned = 'cell' in step ? lookAt(earned, step.cell) : press(earned, step.digit).earned;
    expect([...earned.digits].join('')).toBe(solution);
    expect(written(earned)).toBe(51);
  });
});
