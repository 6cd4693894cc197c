import { describe, expect, it } from 'vitest';
import { catalogRow } from '../engine/catalog.ts';
import { knuth6x7 } from '../engine/cover/problems/small.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { defaultsOf } from '../engine/options.ts';
import { ManualModel } from './manual.ts';
import { record } from './record.ts';

const SMALL = '1.......3......2';

async function modelOf(id: string, maxSteps = 300) {
  const algorithm = await catalogRow(id).load();
  const timeline = record(algorithm, readPuzzles(SMALL)[0]!.puzzle, defaultsOf(algorithm.options), { maxSteps });
  return { model: new ManualModel(algorithm), timeline, algorithm };
}

const backtracking = await modelOf('backtracking');
const search = await modelOf('constraint-search');
const sets = await modelOf('preemptive-sets');
const cover = await modelOf('algorithm-x');

it('there are none where an algorithm has no moves', async () => {
  const algorithm = await catalogRow('bitboards').load();
  expect(() => new ManualModel(algorithm)).toThrow('bitboards has no moves for a reader');
});

describe('what is shown while a move is awaited', () => {
  const { model, timeline } = backtracking;

  it('is no thought of the next move: of backtracking choose, try and conflict', () => {
    // choose 1, try 1, conflict, try 2, place 2 (the fifth step), choose 2 …
    expect([0, 1, 2, 3, 4].map((position) => model.beforeThought(timeline, position))).toEqual([0, 0, 0, 0, 0]);
    expect([5, 6, 11, 12].map((position) => model.beforeThought(timeline, position))).toEqual([5, 5, 5, 12]);
    expect([0, 5, 12].map((position) => model.nextMove(timeline, position))).toEqual([5, 12, 21]);
    expect([0, 5, 12].map((position) => model.waiting(timeline, position))).toEqual([0, 5, 12]);
  });

  it('is never before the place where the reader stands', () => {
    expect([3, 9].map((position) => model.waiting(timeline, position))).toEqual([3, 9]);
  });

  it('is all that follows from the last move, where that is no thought', () => {
    // choose, try, assign 4 in r4c1, four marks that it strikes, choose …
    expect([3, 4, 7].map((position) => search.model.waiting(search.timeline, position))).toEqual([7, 7, 7]);
  });

  it('is the end where no move is left', () => {
    const { model, timeline } = sets;
    expect(model.nextMove(timeline, 15)).toBeUndefined();
    expect(model.waiting(timeline, 15)).toBe(16);
    expect(model.judge(timeline, 16, { kind: 'fill', cell: 11, digit: 1 })).toEqual({ verdict: 'wrong', position: undefined });
  });
});

describe('a move says of a step', () => {
  it('cell and digit where one is written or struck', () => {
    expect(sets.model.moveAt(sets.timeline, 1)).toEqual({ kind: 'force', cell: 9, digit: 2 });
    expect(sets.model.moveOf(sets.algorithm, { kind: 'strike', cell: 3, digit: 4, house: 2 })).toEqual({
      kind: 'strike',
      cell: 3,
      digit: 4,
    });
  });

  it('all where a set is picked, the first field where something is pointed at, nothing where a word is said', () => {
    const fields = Object.keys(sets.algorithm.steps.see!.fields);
    const seen = { kind: 'see', ...Object.fromEntries(fields.map((field, index) => [field, index])) };
    expect(fields.length).toBeGreaterThan(1);
    expect(sets.model.moveOf(sets.algorithm, seen)).toEqual(seen);
    expect(cover.model.moveAt(cover.timeline, 2)).toEqual({ kind: 'pick', option: 27 });
    expect(sets.model.moveAt(sets.timeline, 7)).toEqual({ kind: 'markUp' });
  });
});

describe('a move is judged', () => {
  it('the same: the run’s own next one, for whatever reason a digit is written', () => {
    expect(backtracking.model.judge(backtracking.timeline, 0, { kind: 'place', cell: 1, digit: 2 })).toEqual({
      verdict: 'same',
      position: 5,
    });
    for (const kind of ['assign', 'nakedSingle', 'hiddenSingle'])
      expect(search.model.judge(search.timeline, 0, { kind, cell: 12, digit: 4 })).toEqual({ verdict: 'same', position: 3 });
    expect(sets.model.judge(sets.timeline, 0, { kind: 'force', cell: 9, digit: 2, cells: [9] })).toEqual({ verdict: 'same', position: 1 });
  });

  it('wrong: another cell, another digit, or another kind that is not written for another reason', () => {
    const { model, timeline } = backtracking;
    const wrong = { verdict: 'wrong', position: 5 };
    expect(model.judge(timeline, 0, { kind: 'place', cell: 2, digit: 2 })).toEqual(wrong);
    expect(model.judge(timeline, 0, { kind: 'place', cell: 1, digit: 3 })).toEqual(wrong);
    expect(model.judge(timeline, 0, { kind: 'deadEnd' })).toEqual(wrong);
    // What is said is not alike: a mark-up is no erasure.
    expect(sets.model.judge(sets.timeline, 6, { kind: 'markUp' })).toEqual({ verdict: 'same', position: 7 });
    expect(sets.model.judge(sets.timeline, 6, { kind: 'erase' })).toEqual({ verdict: 'wrong', position: 7 });
    expect(sets.model.judge(sets.timeline, 0, { kind: 'strike', cell: 9, digit: 2 })).toEqual({ verdict: 'wrong', position: 1 });
  });

  it('as right: the next step could have been that one', () => {
    const { model, timeline } = sets;
    expect(model.judge(timeline, 0, { kind: 'force', cell: 14, digit: 3 })).toEqual({
      verdict: 'tie',
      override: { position: 1, step: { kind: 'force', cell: 14, digit: 3, box: 11 } },
    });
    expect(model.ties(timeline, 1)).toContainEqual({ kind: 'force', cell: 14, digit: 3, box: 11 });
  });

  it('as right: another column with as few rows, but none with more', async () => {
    for (const id of ['algorithm-x', 'dancing-links']) {
      const algorithm = await catalogRow(id).load();
      const timeline = record(algorithm, knuth6x7, defaultsOf(algorithm.options), { maxSteps: 300 });
      const model = new ManualModel(algorithm);
      // The columns A to G have 2, 2, 2, 3, 2, 2 and 3 rows, and the run takes A.
      expect(model.judge(timeline, 0, { kind: 'choose', item: 4 })).toEqual({
        verdict: 'tie',
        override: { position: 1, step: { kind: 'choose', item: 4 } },
      });
      expect(model.judge(timeline, 0, { kind: 'choose', item: 3 })).toEqual({ verdict: 'wrong', position: 1 });
    }
  });

  it('as right: a thought before it could have been another that leads there', () => {
    const { model, timeline } = search;
    // After the first digit two cells have two candidates each; the run chooses the one, the reader the other.
    const [tie] = model.ties(timeline, 8);
    expect(tie).toMatchObject({ kind: 'choose' });
    const cell = Number(tie!.cell);
    expect(cell).not.toBe(timeline.stepAt(8)!.cell);
    for (const digit of [1, 2, 3, 4])
      expect(model.judge(timeline, 7, { kind: 'assign', cell, digit })).toEqual({
        verdict: 'tie',
        override: { position: 8, step: { kind: 'choose', cell } },
      });
    // From where the choice is made already it cannot be another.
    expect(model.judge(timeline, 8, { kind: 'assign', cell, digit: 2 })).toEqual({ verdict: 'wrong', position: 10 });
  });

  it('as the one of several alike that is right, or else of the kind of the run’s', () => {
    const { model, timeline } = backtracking;
    const place = { kind: 'place', cell: 1, digit: 2 };
    const mistake = { kind: 'place', cell: 1, digit: 4 };
    expect(model.meant(timeline, 0, [{ kind: 'deadEnd' }, mistake, place])).toBe(place);
    expect(model.meant(timeline, 0, [{ kind: 'deadEnd' }, mistake])).toBe(mistake);
    expect(model.meant(timeline, 0, [{ kind: 'deadEnd' }, { kind: 'takeBack' }])).toEqual({ kind: 'deadEnd' });
    expect(sets.model.meant(sets.timeline, 16, [mistake, place])).toBe(mistake);
  });
});

describe('a run goes on with another move', () => {
  it('by the decision that leads to it', () => {
    // In r1c2 backtracking tries 1, which clashes, then 2: another digit is tried in the place of the first.
    const { model, timeline } = backtracking;
    expect(model.branch(timeline, 0, { kind: 'place', cell: 1, digit: 3 })).toEqual({
      position: 2,
      step: { kind: 'try', cell: 1, digit: 3 },
    });
    expect(model.branch(timeline, 2, { kind: 'place', cell: 1, digit: 3 })).toEqual({
      position: 4,
      step: { kind: 'try', cell: 1, digit: 3 },
    });
    expect(model.branch(timeline, 0, { kind: 'place', cell: 2, digit: 3 })).toBeUndefined();
  });

  it('by the move itself where that was decided', () => {
    const { model, timeline } = sets;
    expect(model.branch(timeline, 8, { kind: 'guess', cell: 1, digit: 4 })).toEqual({
      position: 9,
      step: { kind: 'guess', cell: 1, digit: 4 },
    });
    expect(cover.model.branch(cover.timeline, 0, { kind: 'choose', item: 3 })).toEqual({ position: 1, step: { kind: 'choose', item: 3 } });
  });

  it('or not at all: where nothing was decided, and after the last', () => {
    expect(sets.model.branch(sets.timeline, 6, { kind: 'erase' })).toBeUndefined();
    expect(sets.model.branch(sets.timeline, 15, { kind: 'fill', cell: 11, digit: 2 })).toBeUndefined();
  });
});

it('a node that is pointed at is its row where a row is to be taken, and itself where a node is to leave', async () => {
  const { model, timeline } = await modelOf('dancing-links');
  const meantBy = (position: number, node: number) => {
    const at = model.waiting(timeline, position);
    return model.meant(timeline, at, model.pointed(timeline, timeline.peek(at), 'node', node));
  };
  const pick = timeline.next(['pick'], 0)!;
  const { option } = timeline.stepAt(pick)! as unknown as { option: number };
  const { optionOf } = timeline.peek(pick - 1) as { optionOf: readonly number[] };
  for (const [node, row] of optionOf.entries()) if (row === option) expect(meantBy(pick - 1, node)).toEqual({ kind: 'pick', option });
  // Another row is a wrong row, and not a node.
  expect(
    meantBy(
      pick - 1,
      optionOf.findIndex((row) => row >= 0 && row !== option),
    ).kind,
  ).toBe('pick');
  const unlink = timeline.next(['unlink'], 0)!;
  const { node } = timeline.stepAt(unlink)! as unknown as { node: number };
  expect(meantBy(unlink - 1, node)).toEqual({ kind: 'unlink', node });
});
