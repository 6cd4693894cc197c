import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../src/engine/algorithm.ts';
import { isOffered, optionTexts, readOptions } from '../../src/engine/options.ts';
import { samples } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { anyOptions, anyValue } from './any-options.ts';
import { holds } from './runs.ts';

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  it('reads its options from an address as they were', () => {
    fc.assert(
      fc.property(anyOptions(algorithm.options), (options) => {
        expect(readOptions(algorithm.options, optionTexts(options))).toEqual(options);
      }),
      samples(100),
    );
  });

  const hanging = Object.entries<OptionSpec>(algorithm.options).flatMap(([name, spec]) => (spec.when ? [{ name, spec }] : []));

  it.each(hanging)('does the same whatever $name is, where it is not offered', ({ name, spec }) => {
    const values = fc.sample(anyValue(spec), { seed: 1, numRuns: 3 });
    holds(row, algorithm, ({ input, options }) => {
      fc.pre(!isOffered(spec, optionTexts(options)));
      const stepsWith = (value: string | number | boolean) => {
        const run = algorithm.run(algorithm.start(input, { ...options, [name]: value }));
        return Array.from({ length: 300 }, () => run.next().value);
      };
      const steps = stepsWith(spec.default);
      for (const value of values) expect(stepsWith(value)).toEqual(steps);
    });
  });
});
