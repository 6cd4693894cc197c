import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../engine/algorithm.ts';
import { catalogRow } from '../engine/catalog.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { defaultsOf } from '../engine/options.ts';
import type { Thing } from '../engine/thing.ts';
import { record } from './record.ts';
import { newest, restsOn, valueAt, whyAt } from './why.ts';

const SMALL = '1.......3......2';
const load = (id: string) => catalogRow(id).load();
const runOf = (algorithm: AnyAlgorithm, text = SMALL) =>
  record(algorithm, readPuzzles(text)[0]!.puzzle, defaultsOf(algorithm.options), { maxSteps: 300 });

/*
 * Backtracking: choose r1c2, try 1, conflict, try 2, place 2 (5), … place 3 in r1c3 (12), … place 4 in r1c4 (21), … dead end at r2c4 (50),
 * take 1 back from r2c3 (51), try 2, place 2 (53) …, dead end at r3c4 (78), take 4 back from r3c3 (79), dead end there (80), take …
 */
const backtracking = await load('backtracking');
const searched = runOf(backtracking);
const matrix = runOf(await load('algorithm-x'));
const sets = runOf(await load('preemptive-sets'));
const rounds = runOf(await load('propagate-then-search'));

const cell = (at: number): Thing => ({ of: 'cell', cell: at });
const mark = (at: number, digit: number): Thing => ({ of: 'mark', cell: at, digit });
const happened = (kinds: readonly string[], where?: Readonly<Record<string, number>>): Thing => ({
  of: 'step',
  kinds,
  ...(where && { where }),
});

describe('what a thing is', () => {
  it('of a cell is its digit', () => {
    expect([4, 5, 50].map((position) => valueAt(searched, cell(1), position))).toEqual([0, 2, 2]);
    expect(valueAt(searched, cell(99), 5)).toBe(-1);
  });

  it('of a mark is whether it is there, once marks are made', () => {
    expect(valueAt(searched, mark(1, 1), 5)).toBe(-1);
    expect([6, 7].map((position) => valueAt(sets, mark(1, 3), position))).toEqual([-1, 1]);
    expect([7, 8, 9].map((position) => valueAt(sets, mark(1, 1), position))).toEqual([0, 0, 0]);
    // In rounds they are there from the start: 1 is struck from r1c2 in the second step.
    expect([0, 1, 2].map((position) => valueAt(rounds, mark(1, 1), position))).toEqual([1, 1, 0]);
  });

  it('of a column is how many rows it has left, of a row whether it is in the matrix', () => {
    const state = matrix.peek(0);
    const { cover } = matrix.algorithm.picture(state, undefined);
    expect(valueAt(matrix, { of: 'column', item: 10 }, 0)).toBe(cover!.sizes[10]);
    expect(valueAt(matrix, { of: 'column', item: 10 }, 11)).toBe(-1);
    expect(valueAt(matrix, { of: 'column', item: 999 }, 0)).toBe(-1);
    expect([0, 6, 11].map((position) => valueAt(matrix, { of: 'row', option: 29 }, position))).toEqual([1, 0, 0]);
    expect(
      [cell(1), { of: 'column', item: 1 } as const, { of: 'row', option: 1 } as const].map((thing) => valueAt(matrix, thing, 0)),
    ).toEqual([valueAt(matrix, cell(1), 0), cover!.sizes[1], 1]);
    for (const thing of [
      { of: 'column', item: 1 },
      { of: 'row', option: 1 },
    ] as const)
      expect(valueAt(searched, thing, 5)).toBe(-1);
  });

  it('of a step is nothing', () => expect(valueAt(searched, happened(['place']), 5)).toBe(-1));
});

describe('the last step that made one of several things what it is', () => {
  it('is the newest of them all, that of a kind of step too', () => {
    expect(newest(searched, [cell(1)], 60)).toEqual({ thing: cell(1), position: 5 });
    expect(newest(searched, [cell(1), cell(3), cell(2)], 60)).toEqual({ thing: cell(3), position: 21 });
    expect(newest(searched, [cell(6)], 52)).toEqual({ thing: cell(6), position: 51 });
    const tried = happened(['conflict'], { cell: 1, digit: 1 });
    expect(newest(searched, [tried], 60)).toEqual({ thing: tried, position: 3 });
    expect(newest(searched, [tried, cell(1)], 60)).toEqual({ thing: cell(1), position: 5 });
    expect(newest(searched, [cell(1), happened(['deadEnd'])], 60)).toEqual({ thing: happened(['deadEnd']), position: 50 });
    expect(newest(searched, [happened(['deadEnd']), happened(['choose'])], 60)).toEqual({ thing: happened(['choose']), position: 60 });
  });

  it('is none after the queried position', () => {
    expect(newest(searched, [cell(1)], 4)).toBeUndefined();
    expect(newest(searched, [cell(1)], 5)?.position).toBe(5);
    expect(newest(searched, [happened(['deadEnd'])], 49)).toBeUndefined();
    expect(newest(searched, [happened(['deadEnd'])], 50)?.position).toBe(50);
  });

  it('is none where all have been so from the start', () => {
    expect(newest(searched, [cell(0), cell(15)], 60)).toBeUndefined();
    expect(newest(searched, [], 60)).toBeUndefined();
    expect(newest(searched, [happened(['place'], { cell: 0 })], 60)).toBeUndefined();
  });
});

describe('a step rests', () => {
  const without = ({ because: _, ...algorithm }: AnyAlgorithm) => runOf(algorithm);

  it('on what its card says, or else on its witnesses', () => {
    expect(restsOn(searched, 3, mark(1, 1))).toEqual([cell(0)]);
    const plain = without(backtracking);
    expect(restsOn(plain, 3, mark(1, 1))).toEqual([cell(0)]);
    expect(restsOn(plain, 5, cell(1))).toEqual([]);
    expect(restsOn(searched, 5, cell(1))).toEqual([happened(['conflict', 'takeBack'], { cell: 1, digit: 1 })]);
  });

  it('if it takes back, on what it takes that back for', () => {
    const plain = without(backtracking);
    expect(restsOn(plain, 51, cell(6))).toEqual([happened(['deadEnd'])]);
    // Past all that is taken back in between.
    const twice = [...Array(plain.length).keys()].find((at) => plain.kindAt(at) === 'takeBack' && plain.kindAt(at + 1) === 'takeBack');
    if (twice) expect(restsOn(plain, twice + 1, cell(0))).toEqual(restsOn(plain, twice, cell(0)));
    const back = {
      ...backtracking,
      because: undefined,
      steps: { ...backtracking.steps, choose: { ...backtracking.steps.choose!, undoes: true } },
    };
    expect(restsOn(runOf(back as never), 1, cell(0))).toEqual([]);
  });
});

/** Each cause of a thing: its place, its kind, and how many others it rests on. */
const chainOf = (thing: Thing, position: number) =>
  whyAt(searched, thing, position).chain.map((cause) => `${cause.position} ${cause.step.kind} ${cause.others}`);

describe('why', () => {
  it('ends at a given, at the start, or at what rests on nothing', () => {
    expect(whyAt(searched, cell(0), 40)).toEqual({ thing: cell(0), value: 1, chain: [], ends: 'given', times: 0, since: 0 });
    expect(whyAt(searched, cell(9), 40)).toEqual({ thing: cell(9), value: 0, chain: [], ends: 'start', times: 0, since: 0 });
    expect(whyAt(searched, cell(4), 5)).toMatchObject({ value: 0, ends: 'start' });
    const { because: _, ...plain } = backtracking;
    expect(whyAt(runOf(plain), cell(1), 6)).toMatchObject({ ends: 'free', chain: [{ position: 5, others: 0 }], times: 1 });
  });

  it('counts how often a thing has become what it is, and how many others a step rests on', () => {
    // r2c3 was empty, 1, empty, 2 …
    expect(whyAt(searched, cell(6), 52)).toMatchObject({ value: 0, times: 1, since: 0, ends: 'given' });
    expect(chainOf(cell(6), 52)).toEqual(['51 takeBack 0', '50 deadEnd 3', '49 conflict 0', '30 place 2', '28 conflict 0']);
    // 4 was placed as 1, 2 and 3 clash: one of the three is followed.
    const { chain } = whyAt(searched, cell(3), 30);
    expect(chain[0]).toMatchObject({ position: 21, thing: cell(3), others: 2, step: { kind: 'place', cell: 3, digit: 4 } });
    expect(chainOf(cell(3), 30).slice(0, 3)).toEqual(['21 place 2', '19 conflict 0', '12 place 1']);
  });

  it('a digit is not in a cell is explained by the digit there, or by its last try', () => {
    expect(whyAt(searched, mark(1, 3), 40).chain[0]).toMatchObject({ position: 5, thing: cell(1) });
    expect(whyAt(searched, mark(3, 2), 18).chain[0]).toMatchObject({ position: 17, step: { kind: 'conflict', cell: 3, digit: 2 } });
    expect(whyAt(searched, mark(6, 1), 52)).toMatchObject({ thing: mark(6, 1), value: -1, times: 1 });
    expect(chainOf(mark(6, 1), 52).slice(0, 2)).toEqual(['51 takeBack 0', '50 deadEnd 3']);
    // Its try alone is no reason.
    expect(whyAt(searched, mark(1, 1), 2)).toMatchObject({ chain: [], ends: 'start' });
  });
});
