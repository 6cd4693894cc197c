import { describe, expect, it } from 'vitest';
import { applyStep } from '../../src/engine/algorithm.ts';
import { type AnyStep, fieldOf } from '../../src/engine/step.ts';
import { algorithms } from './algorithms.ts';
import { holds } from './runs.ts';

/** Steps looked at in each run. */
const MAX_STEPS = 1500;

const searching = algorithms.filter(({ row, algorithm }) => {
  let hasTray = false;
  holds(row, algorithm, ({ input, options }) => {
    hasTray ||= algorithm.picture(algorithm.start(input, options), undefined).tray !== undefined;
  });
  return hasTray;
});

it('the algorithms that try digits in the cells of a grid have a tray', () => {
  const known = [
    'backjumping',
    'backtracking',
    'constraint-search',
    'constraint-search-as-written',
    'dig',
    'killer-advanced',
    'killer-backtracking',
    'las-vegas',
    'preemptive-sets',
    'propagate-then-search',
  ];
  expect(searching.map(({ row }) => row.id)).toEqual(expect.arrayContaining(known));
});

/** The same as `toEqual` of numbers, which takes its time where nothing is wrong. */
function expectSame(one: readonly number[], other: readonly number[], where = ''): void {
  if (one.join() !== other.join()) expect(one, where).toEqual(other);
}

describe.each(searching)('the tray of $row.id', ({ row, algorithm }) => {
  it('has tried what the run has tried in the cell, in that order', () => {
    let tries = 0;
    holds(row, algorithm, ({ input, options }) => {
      const live = algorithm.start(input, options);
      const shown = algorithm.start(input, options);
      const run = algorithm.run(live);
      // By cell: what has been tried there since the search came to it.
      const tried = new Map<number, number[]>();
      for (let taken = 0; taken < MAX_STEPS; taken++) {
        const { value: step, done } = run.next();
        if (done) break;
        applyStep(algorithm, shown, step as AnyStep);
        const { cell, digits } = algorithm.picture(shown, step).tray!;
        const spec = algorithm.steps[step.kind]!;
        if (spec.undoes && !('cell' in spec.fields)) tried.clear();
        if (cell < 0) continue;
        const before = digits.filter(({ state }) => state === 'tried').map(({ digit }) => digit);
        const now = digits.filter(({ state }) => state !== 'tried' && state !== 'open').map(({ digit }) => digit);
        const open = digits.filter(({ state }) => state === 'open').map(({ digit }) => digit);
        const all = digits.map(({ digit }) => digit);
        expectSame(all, [...before, ...now, ...open]);
        if (new Set(all).size !== all.length) expect.fail(`a digit comes twice: ${all}`);
        if (now.length > 1) expect(now).toHaveLength(1);

        if (open.length === digits.length || !tried.has(cell)) tried.set(cell, []);
        const known = tried.get(cell)!;
        if (now[0] !== undefined && known.at(-1) !== now[0]) known.push(now[0]);
        expectSame([...before, ...now], known, `step ${taken + 1}, ${step.kind}`);
        if (now.length > 0 && 'digit' in spec.fields && fieldOf(step, 'cell') === cell) {
          expectSame(now, [fieldOf(step, 'digit')]);
          tries++;
        }
        if (spec.deadEnd && now.length === 0) tried.delete(cell);
      }
    });
    expect(tries).toBeGreaterThan(0);
  });
});
