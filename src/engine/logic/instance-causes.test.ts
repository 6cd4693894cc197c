import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bitOf, candidatesOf } from '../candidates.ts';
import { readLibrary } from '../formats/hodoku-library.ts';
import type { Thing } from '../thing.ts';
import { instanceRestsOn } from './instance-causes.ts';
import { ladder } from './ladder.ts';
import type { Position } from './position.ts';
import type { Instance } from './technique.ts';

const cases = readLibrary(readFileSync('tests/golden/techniques.txt', 'utf8')).filter(({ mustFail }) => !mustFail);
/** What they look at, or follow, is the whole grid: not all of it is named. */
const OF_THE_GRID = ['bug+1', 'nishio', 'contradiction-net', 'templates'];
const techniques = ladder.filter(({ guesses, technique }) => !guesses && !OF_THE_GRID.includes(technique.id));

/** Returns a position with all marks except the ones listed as gone. */
function withMarksBack(position: Position, gone: readonly Thing[]): Position {
  const candidates = candidatesOf(position.grid, position.digits);
  for (const thing of gone) if (thing.of === 'mark') candidates[thing.cell]! &= ~bitOf(thing.digit);
  return { ...position, candidates };
}

/** Whether an instance does all that another does. */
const does = (one: Instance, other: Instance) =>
  (['placements', 'eliminations'] as const).every((effect) =>
    other[effect].every(({ cell, digit }) => one[effect].some((each) => each.cell === cell && each.digit === digit)),
  );

describe.each(techniques)('what $technique.id rests on', ({ technique }) => {
  const mine = cases.filter(({ extra }) => extra === technique.id);

  it('is true: placed digits, marks that are gone', () => {
    for (const { position } of mine) {
      for (const thing of instanceRestsOn(position, technique.find(position)[0]!)) {
        if (thing.of === 'cell') expect(position.digits[thing.cell]).not.toBe(0);
        else expect([thing, thing.of === 'mark' && (position.candidates[thing.cell]! & bitOf(thing.digit)) === 0]).toEqual([thing, true]);
      }
    }
  });

  it('is enough: with all other marks put back it is still found', () => {
    for (const { position } of mine) {
      const [instance] = technique.find(position);
      const found = technique.find(withMarksBack(position, instanceRestsOn(position, instance!)));
      expect(found.some((each) => does(each, instance!))).toBe(true);
    }
  });
});
