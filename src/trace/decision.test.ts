import { describe, expect, it } from 'vitest';
import { catalogRow } from '../engine/catalog.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { defaultsOf } from '../engine/options.ts';
import { decisionAt, decisionFrom, openFields, sameStep } from './decision.ts';
import { record } from './record.ts';

async function runOf(id: string) {
  const algorithm = await catalogRow(id).load();
  return record(algorithm, readPuzzles('1.......3......2')[0]!.puzzle, defaultsOf(algorithm.options), { maxSteps: 100 });
}

const backtracking = await runOf('backtracking');
const sets = await runOf('preemptive-sets');

describe('the decision of a run', () => {
  // Choose r1c2, try 1, conflict, try 2, place 2 …: each digit that it tries could have been another that it has not tried yet.
  const first = decisionFrom(backtracking, 0)!;

  it('is where it could have done something else, from a position on', () => {
    expect(first).toMatchObject({ position: 2, own: { kind: 'try', cell: 1, digit: 1 } });
    expect(first.choices.map(({ digit }) => digit)).toEqual([1, 2, 3, 4]);
    expect([1, 2, 3, 4, 5].map((position) => decisionFrom(backtracking, position)?.position)).toEqual([2, 2, 4, 4, 7]);
  });

  it('comes with the state before it', () => {
    expect(decisionFrom(backtracking, 5)!.state).toEqual(backtracking.frame(6).state);
    expect(decisionFrom(backtracking, 7)!.state).toEqual(backtracking.frame(6).state);
  });

  it('is looked for in as many steps as one wants, and not after the end', () => {
    expect(decisionFrom(backtracking, 5, 2)).toBeUndefined();
    expect(decisionFrom(backtracking, 5, 3)).toMatchObject({ position: 7 });
    expect(decisionFrom(sets, 15)).toBeUndefined();
    expect(decisionFrom(sets, 16)).toBeUndefined();
  });

  it('at a position is the one that led there', () => {
    expect([0, 1, 2, 3, 4].map((position) => decisionAt(backtracking, position)?.position)).toEqual([
      undefined,
      undefined,
      2,
      undefined,
      4,
    ]);
    expect(decisionAt(backtracking, backtracking.length + 1)).toBeUndefined();
    expect(decisionAt(sets, 14)).toMatchObject({ position: 14 });
    // One choice alone is none.
    expect(sets.algorithm.decisions!(sets.peek(14), sets.stepAt(15)!)).toHaveLength(1);
    expect(decisionAt(sets, 15)).toBeUndefined();
  });

  it('is open in those fields in which the choices of a kind differ', () => {
    expect(openFields(backtracking.algorithm, first, 'try')).toEqual(['digit']);
    expect(openFields(sets.algorithm, decisionAt(sets, 1)!, 'force')).toEqual(['cell', 'digit', 'box']);
    const mixed = { ...first, choices: [{ kind: 'choose', cell: 3 }, ...first.choices] };
    expect(openFields(backtracking.algorithm, mixed, 'try')).toEqual(['digit']);
    expect(openFields(backtracking.algorithm, mixed, 'choose')).toEqual([]);
  });

  it('there is none of an algorithm that decides nothing', async () => {
    const algorithm = await catalogRow('bitboards').load();
    expect(decisionFrom(record(algorithm, readPuzzles('1.......3......2')[0]!.puzzle, defaultsOf(algorithm.options)), 0)).toBeUndefined();
  });
});

describe('two steps', () => {
  const { algorithm } = backtracking;
  const step = { kind: 'try', cell: 1, digit: 1 };

  it('are the same in their kind and all fields of it, whatever else they have', () => {
    expect(sameStep(algorithm, step, { ...step })).toBe(true);
    expect(sameStep(algorithm, step, { ...step, line: 4 })).toBe(true);
    expect(sameStep(algorithm, step, { ...step, digit: 2 })).toBe(false);
    expect(sameStep(algorithm, step, { ...step, kind: 'place' })).toBe(false);
    expect(sameStep(algorithm, { ...step, kind: 'place' }, step)).toBe(false);
  });
});
