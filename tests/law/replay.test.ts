import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { applyStep, digitsIn, drain } from '../../src/engine/algorithm.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { AnyStep } from '../../src/engine/step.ts';
import { codecOf, unpackStep } from '../../src/trace/codec.ts';
import { record } from '../../src/trace/record.ts';
import { soaking } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { holds } from './runs.ts';

/** Steps in which every kind is met. */
const LOOKED_AT = 2000;
/** Steps compared one by one. */
const COMPARED = soaking ? LOOKED_AT : 1000;

/** Steps kept, and steps counted: past the cap by far. */
const CAP = 500;
const COUNTED = 5000;

const WRITES =
  'in the step table, say writes: true (or swap, or all) of the kinds that write digits, and undoes: true of those that take them back';
const DIGS = 'in the step table, say digs: true of the kinds that take out a digit, or undoes: true';

/** The same as `expect(one, mend).toEqual(other)`, which takes its time where nothing is wrong. */
function expectEqual(one: unknown, other: unknown, mend: string): void {
  if (!isDeepStrictEqual(one, other)) expect(one, mend).toEqual(other);
}

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  it('takes every kind of step in the runs that its laws are held against', () => {
    const met = new Set<string>();
    holds(row, algorithm, ({ input, options }) => {
      for (const { kind } of take(algorithm.run(algorithm.start(input, options)), LOOKED_AT)) met.add(kind);
    });
    const missed = Object.keys(algorithm.steps).filter((kind) => !met.has(kind));
    expect(missed, 'add an input to tests/law/named-runs.ts on which these kinds of step occur').toEqual([]);
  });

  it('is what its trace replays to, after every step', () => {
    holds(row, algorithm, ({ input, options }) => {
      const live = algorithm.start(input, options);
      const replayed = algorithm.start(input, options);
      for (const step of take(algorithm.run(live), COMPARED)) {
        applyStep(algorithm, replayed, step);
        expectEqual(replayed, live, `on the card, have apply do to the state what run does before it yields '${step.kind}'`);
      }
    });
  });

  it('packs and unpacks every step to the same step', () => {
    holds(row, algorithm, ({ input, options }) => {
      const codec = codecOf(algorithm.steps, digitsIn(algorithm, algorithm.start(input, options)).length);
      for (const step of take(algorithm.run(algorithm.start(input, options)), COMPARED)) {
        const layout = codec.kinds[codec.indexOfKind.get(step.kind)!]!;
        const words = new Int32Array(codec.stride);
        layout.pack(step, words, 0);
        expectEqual(unpackStep(layout, words, 0), { ...step }, 'in the step table, give each field the type that its numbers need');
      }
    });
  });

  it('shows the same frame however it is reached', () => {
    holds(row, algorithm, ({ input, options }) => {
      // Checkpoints so close and so few that they are full many times over.
      const timeline = record(algorithm, input, options, { maxSteps: COMPARED, checkpoints: { spacing: 4, most: 8 } });
      const random = randomFrom(timeline.length);
      for (let places = 0; places < 8; places++) {
        const position = random.below(timeline.length + 1);
        const fresh = algorithm.start(input, options);
        for (const step of timeline.steps(1, position)) applyStep(algorithm, fresh, step);
        expectEqual(timeline.frame(position).state, fresh, 'on the card, have clone copy all that apply changes');
      }
    });
  });

  it('counts the same with and without a recorder', () => {
    holds(row, algorithm, ({ input, options }) => {
      const timeline = record(algorithm, input, options, { cap: CAP, maxSteps: COUNTED });
      const limited = take(algorithm.run(algorithm.start(input, options)), COUNTED);
      const { counts } = drain(limited as ReturnType<typeof algorithm.run>);
      for (const [kind, count] of Object.entries(timeline.totals)) expect(counts[kind] ?? 0).toBe(count);
      expect(timeline.length).toBeLessThanOrEqual(CAP);
    });
  });

  it('writes digits in the steps that its table calls writes, and in no others', () => {
    holds(row, algorithm, ({ input, options }) => {
      const state = algorithm.start(input, options);
      if (!algorithm.picture(state, undefined).grid) return;
      const before: Uint8Array = state.digits.slice();
      for (const step of take(algorithm.run(state), COMPARED)) {
        const changed = state.digits.filter((digit: number, cell: number) => digit !== 0 && digit !== before[cell]).length;
        const written = changed > 0;
        const { undoes, writes, fields } = algorithm.steps[step.kind]!;
        // Digits dealt anew by a seed can come out as they were, where few cells are open.
        const sameByChance = 'seed' in fields && !written;
        if (!undoes && !sameByChance)
          expect({ kind: step.kind, written }, WRITES).toEqual({ kind: step.kind, written: writes !== undefined });
        if (writes === 'swap') expect({ kind: step.kind, changed }, WRITES).toEqual({ kind: step.kind, changed: 2 });
        before.set(state.digits);
      }
    });
  });

  it('digs digits out in the steps that its table says dig, and in no others', () => {
    holds(row, algorithm, ({ input, options }) => {
      const state = algorithm.start(input, options);
      if (!algorithm.picture(state, undefined).grid) return;
      const before: Uint8Array = state.digits.slice();
      for (const step of take(algorithm.run(state), COMPARED)) {
        const left = [...before.keys()].filter((cell) => before[cell] !== 0 && state.digits[cell] === 0);
        const { undoes, writes, digs = false } = algorithm.steps[step.kind]!;
        if (digs) expect([step.kind, ...left], DIGS).toEqual([step.kind, step.cell]);
        else if (!undoes && !writes && left.length > 0) expect({ kind: step.kind, left }, DIGS).toEqual({ kind: step.kind, left: [] });
        before.set(state.digits);
      }
    });
  });

  it('has a depth that never goes below the start', () => {
    holds(row, algorithm, ({ input, options }) => {
      let depth = 0;
      for (const step of take(algorithm.run(algorithm.start(input, options)), COMPARED)) {
        depth += algorithm.steps[step.kind]!.depth ?? 0;
        if (depth < 0) expect(depth, 'in the step table, give depth -1 to a kind only where a level is open').toBeGreaterThanOrEqual(0);
      }
    });
  });
});

function* take(run: Generator<AnyStep>, most: number): Generator<AnyStep> {
  let taken = 0;
  for (const step of run) {
    yield step;
    if (++taken >= most) return;
  }
}
