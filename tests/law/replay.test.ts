import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, drain } from '../../src/engine/algorithm.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import type { AnyStep } from '../../src/engine/step.ts';
import { codecOf, unpackStep } from '../../src/trace/codec.ts';
import { record } from '../../src/trace/record.ts';
import { hasGrid } from '../../src/widgets/views/grid-scene.ts';
import { inputsFor } from './inputs.ts';

/** Steps compared one by one: enough for every kind, few enough for a test. */
const COMPARED = 4000;

/** Steps counted: past the cap by far. */
const COUNTED = 50_000;

const algorithms = await Promise.all(catalog.map(async (row) => ({ row, algorithm: await row.load() })));

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  const options = defaultsOf(algorithm.options);
  const inputs = inputsFor(row, algorithm);

  it('is what its trace replays to, after every step', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const live = algorithm.start(input, options);
        const replayed = algorithm.start(input, options);
        let taken = 0;
        for (const step of algorithm.run(live)) {
          applyStep(algorithm, replayed, step);
          expect(replayed).toEqual(live);
          if (++taken >= COMPARED) break;
        }
      }),
      { numRuns: 12 },
    );
  });

  it('packs and unpacks every step to the same step', () => {
    const codec = codecOf(algorithm.steps);
    fc.assert(
      fc.property(inputs, (input) => {
        let taken = 0;
        for (const step of algorithm.run(algorithm.start(input, options))) {
          const layout = codec.kinds[codec.indexOfKind.get(step.kind)!]!;
          const words = new Int32Array(codec.stride);
          layout.pack(step, words, 0);
          expect(unpackStep(layout, words, 0)).toEqual(step);
          if (++taken >= COMPARED) break;
        }
      }),
      { numRuns: 12 },
    );
  });

  it('shows the same frame however it is reached', () => {
    fc.assert(
      fc.property(inputs, fc.array(fc.nat(), { minLength: 4, maxLength: 12 }), (input, places) => {
        const timeline = record(algorithm, input, options, { maxSteps: 20_000 });
        for (const place of places) {
          const position = place % (timeline.length + 1);
          const fresh = algorithm.start(input, options);
          for (const step of timeline.steps(1, position)) applyStep(algorithm, fresh, step);
          expect(timeline.frame(position).state).toEqual(fresh);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('counts the same with and without a recorder', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const timeline = record(algorithm, input, options, { cap: 500, maxSteps: COUNTED });
        const limited = take(algorithm.run(algorithm.start(input, options)), COUNTED);
        const { counts } = drain(limited as ReturnType<typeof algorithm.run>);
        for (const [kind, count] of Object.entries(timeline.totals)) expect(counts[kind] ?? 0).toBe(count);
        expect(timeline.length).toBeLessThanOrEqual(500);
      }),
      { numRuns: 12 },
    );
  });

  it('writes digits in the steps that its table calls writes, and in no others', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const state = algorithm.start(input, options);
        if (!hasGrid(state)) return;
        const before = state.digits.slice();
        for (const step of take(algorithm.run(state), COMPARED)) {
          const written = state.digits.some((digit, cell) => digit !== 0 && digit !== before[cell]);
          const { undoes, writes = false, fields } = algorithm.steps[step.kind]!;
          // Digits dealt anew by a seed can come out as they were, where few cells are open.
          const sameByChance = 'seed' in fields && !written;
          if (!undoes && !sameByChance) expect({ kind: step.kind, written }).toEqual({ kind: step.kind, written: writes });
          before.set(state.digits);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('has a depth that never goes below the start', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        let depth = 0;
        for (const step of take(algorithm.run(algorithm.start(input, options)), 20_000)) {
          depth += algorithm.steps[step.kind]!.depth ?? 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 12 },
    );
  });
});

function* take(run: Generator<AnyStep>, most: number): Generator<AnyStep> {
  let taken = 0;
  for (const step of run) {
    if (taken++ >= most) return;
    yield step;
  }
}
