import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../src/engine/algorithm.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { kindsWhere } from '../../src/engine/step.ts';
import { samples } from '../samples.ts';
import { inputsFor } from './inputs.ts';

const MAX_STEPS = 4000;

const algorithms = await Promise.all(catalog.map(async (row) => ({ row, algorithm: await row.load() })));

/** Options that let a run do as little as they can: every number at its least. */
function leastOf({ options }: AnyAlgorithm) {
  const numbers = Object.entries(options).flatMap(([name, spec]) => (spec.type === 'integer' ? [[name, spec.min]] : []));
  return { ...defaultsOf(options), ...Object.fromEntries(numbers) };
}

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  const inputs = inputsFor(row, algorithm);
  const roleOf = (kind: string) => algorithm.steps[kind]!;

  it('ends at a bound exactly where its last step is one', () => {
    let reached = 0;
    fc.assert(
      fc.property(inputs, fc.boolean(), (input, least) => {
        const run = algorithm.run(algorithm.start(input, least ? leastOf(algorithm) : defaultsOf(algorithm.options)));
        let last: string | undefined;
        for (let steps = 0; steps < MAX_STEPS; steps++) {
          const next = run.next();
          if (next.done) {
            expect([last, next.value === 'bound']).toEqual([last, last !== undefined && roleOf(last).bound === true]);
            reached += Number(next.value === 'bound');
            return;
          }
          // Told at once, not by an assertion for each of so many steps.
          if (last !== undefined && roleOf(last).bound) expect.fail(`goes on after ${last}`);
          last = next.value.kind;
        }
      }),
      samples(16),
    );
    if (kindsWhere(algorithm.steps, ({ bound }) => bound).length > 0) expect(reached).toBeGreaterThan(0);
  });

  it('keeps what it proposed, for better or worse by its own metric', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const state = algorithm.start(input, defaultsOf(algorithm.options));
        let before = algorithm.metric.of(state);
        let proposed = false;
        let taken = 0;
        for (const { kind } of algorithm.run(state)) {
          const { proposes = false, keeps } = roleOf(kind);
          const now = algorithm.metric.of(state);
          const expected = now > before ? 'worse' : 'no-worse';
          if (keeps && !(proposed && keeps === expected)) expect([kind, proposed, keeps]).toEqual([kind, true, expected]);
          if (!proposes) before = now;
          proposed = proposes;
          if (++taken >= MAX_STEPS) return;
        }
      }),
      samples(12),
    );
  });

  it('names a field that its steps have', () => {
    for (const [kind, { fields, shareKept }] of Object.entries(algorithm.steps))
      if (shareKept) expect([kind, Object.keys(fields)]).toEqual([kind, expect.arrayContaining([shareKept])]);
  });
});
