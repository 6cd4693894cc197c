import { describe, expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { readOptions } from '../../../engine/options.ts';
import { record } from '../../../trace/record.ts';
import type { ComparedRun } from './common-clock.ts';
import type { Parting } from './difference-search.ts';
import { differenceWords } from './difference-words.ts';
import { Partings } from './partings.ts';

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'wikipedia')!.puzzle)[0]!;

async function runOf(id: string, options: Readonly<Record<string, string>> = {}, on = puzzle): Promise<ComparedRun> {
  const algorithm = await catalogRow(id).load();
  return { timeline: record(algorithm, on, readOptions(algorithm.options, options)) };
}

const plain = { forwardChecking: 'off', mrv: 'off' };
const [rows, sameRows, descending, jumping, links] = await Promise.all([
  runOf('backtracking'),
  runOf('constraint-search', plain),
  runOf('constraint-search', { ...plain, digits: 'descending' }),
  runOf('backjumping'),
  runOf('dancing-links'),
]);

/** The first parting after a time, whatever the search takes. */
function next(partings: Partings, time: number) {
  let found = partings.nextAfter(time, 500);
  while (found === 'looking') found = partings.nextAfter(time, 500);
  return found;
}

describe('the partings of runs', () => {
  it('goes from each to the next, among all runs that were still alike', () => {
    const partings = new Partings([rows, sameRows, descending, jumping]);
    expect(next(partings, 0)).toEqual({ alike: 0, time: 1, groups: [[0, 1, 3], [2]], ended: [] });
    expect(next(partings, 1)).toEqual({ alike: 15, time: 16, groups: [[0, 1], [3]], ended: [] });
    expect(next(partings, 16)).toBeUndefined();
    expect(partings.never).toEqual([{ places: [0, 1], alike: 4208, goesOn: [] }]);
    expect(partings.lastBefore(16)?.time).toBe(1);
    expect(partings.lastBefore(1)).toBeUndefined();
  });

  it('finds the earlier of two that two pairs of runs have, whichever pair is looked at first', async () => {
    const jumpingDown = await runOf('backjumping', { digits: 'descending' });
    const partings = new Partings([rows, descending, jumping, jumpingDown]);
    expect(next(partings, 0)).toMatchObject({
      time: 1,
      groups: [
        [0, 2],
        [1, 3],
      ],
    });
    const second = next(partings, 1) as Parting;
    const third = next(partings, second.time) as Parting;
    const places = [second, third].map(({ groups }) => groups.flat().toSorted((a, b) => a - b));
    expect(places.toSorted()).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(second.time).toBeLessThan(third.time);
  });

  it('names a run that has ended before it could differ', async () => {
    const wrong = readPuzzles(named.find(({ id }) => id === 'wrong-clue')!.puzzle)[0]!.puzzle;
    const runs = await Promise.all(['backtracking', 'constraint-search', 'dancing-links'].map((id) => runOf(id, {}, wrong)));
    const found = next(new Partings(runs), 0) as Parting;
    expect(found).toMatchObject({ alike: 0, groups: [[0], [1]], ended: [2] });
    const lettered = runs.map((run, place) => ({ run, letter: 'ABC'[place]! }));
    expect(differenceWords(found, lettered, wrong)).toMatch(/\. C already knows that there’s no solution and writes no digit\.$/);
  });

  it('knows who is alike at a time', () => {
    const partings = new Partings([rows, sameRows, links]);
    next(partings, 0);
    expect(partings.alikeAt(0, 0)).toEqual([0, 1, 2]);
    expect(partings.alikeAt(0, 1)).toEqual([0, 1]);
    expect(partings.alikeAt(2, 1)).toEqual([2]);
  });
});
