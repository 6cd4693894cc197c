import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../src/engine/options.ts';
import { DETAILS, kindsWhere } from '../../src/engine/step.ts';
import { levelsOf } from '../../src/widgets/runs/pace.ts';
import { samples } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { leastOf } from './any-options.ts';
import { inputsFor } from './inputs.ts';
import { usualInputs } from './named-runs.ts';

const MAX_STEPS = 4000;

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
            expect(
              [last, next.value === 'bound'],
              'in the step table, say bound: true of the last step before a run returns bound',
            ).toEqual([last, last !== undefined && roleOf(last).bound === true]);
            reached += Number(next.value === 'bound');
            return;
          }
          // Reported once, not by an assertion for each of these many steps.
          if (last !== undefined && roleOf(last).bound) expect.fail(`goes on after ${last}`);
          last = next.value.kind;
        }
      }),
      // Random puzzles may be too easy to reach a bound.
      { ...samples(16), examples: [[usualInputs[row.input][1], true]] },
    );
    if (kindsWhere(algorithm.steps, ({ bound }) => bound).length > 0)
      expect(reached, 'a number of the options, at its least, should let the run reach its bound').toBeGreaterThan(0);
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

  it('has levels of detail that each show more than the one before', () => {
    const { steps, paces = {} } = algorithm;
    const levels = levelsOf({ steps });
    const shown = levels.map(
      (level) => Object.values(steps).filter(({ detail }) => DETAILS.indexOf(detail) <= DETAILS.indexOf(level)).length,
    );
    expect(shown).toEqual([...new Set(shown)].sort((a, b) => b - a));
    expect(levels[0]).toBe('micro');
    // A stage has no word of its own, and a word is for a level that there is.
    expect(Object.keys(paces)).toEqual(expect.arrayContaining(levels.filter((level) => level === 'stage')));
    expect(levels).toEqual(expect.arrayContaining(Object.keys(paces)));
  });
});
