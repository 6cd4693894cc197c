import fc from 'fast-check';
import type { AnyAlgorithm, AnyOptions, OptionSpec, OptionTable } from '../../src/engine/algorithm.ts';
import { defaultsOf, isOffered, maximumOf, optionTexts } from '../../src/engine/options.ts';

/**
 * Every setting that a page can offer: any value of each option; its default where the option that it hangs on has
 * another value; no more than its maximum is then.
 */
export function anyOptions(table: OptionTable): fc.Arbitrary<AnyOptions> {
  const values = Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, anyValue(spec)]));
  return fc.record(values).map((chosen) => {
    const texts = optionTexts(chosen as AnyOptions);
    const offered = Object.entries(table).map(([name, spec]) => {
      const value = chosen[name]!;
      if (!isOffered(spec, texts)) return [name, spec.default];
      return [name, typeof value === 'number' ? Math.min(value, maximumOf(spec, texts)!) : value];
    });
    return Object.fromEntries(offered);
  });
}

/** Any value of one option. Of numbers the small ones as often as all others: bounds are met with them. */
export function anyValue(spec: OptionSpec): fc.Arbitrary<string | number | boolean> {
  switch (spec.type) {
    case 'choice':
      return fc.constantFrom(...Object.keys(spec.values));
    case 'switch':
      return fc.boolean();
    case 'integer':
      return fc.oneof(
        fc.constant(spec.default),
        fc.integer({ min: spec.min, max: Math.min(spec.max, spec.min + 8) }),
        fc.integer({ min: spec.min, max: spec.max }),
      );
    case 'number':
      return fc.oneof(fc.constant(spec.default), fc.double({ min: spec.min, max: spec.max, noNaN: true }));
  }
}

/** Options that let a run do as little as they can: every number at its least. */
export function leastOf({ options }: Pick<AnyAlgorithm, 'options'>): AnyOptions {
  const numbers = Object.entries(options).flatMap(([name, spec]) => (spec.type === 'integer' ? [[name, spec.min]] : []));
  return { ...defaultsOf(options), ...Object.fromEntries(numbers) };
}
