import fc from 'fast-check';
import type { AnyAlgorithm, AnyOptions, CatalogRow } from '../../src/engine/algorithm.ts';
import { readOptions } from '../../src/engine/options.ts';
import { kindsWhere } from '../../src/engine/step.ts';
import { samples } from '../samples.ts';
import { anyOptions, leastOf } from './any-options.ts';
import { inputsFor } from './inputs.ts';
import { namedRuns, runsOfOtherKinds, usualInputs } from './named-runs.ts';

/** A run under test: the input and options to start with. */
export interface Run {
  readonly input: unknown;
  readonly options: AnyOptions;
}

/** Runs besides the named ones. */
const SAMPLES = 5;

/**
 * Draws runs of an algorithm: the named ones, one that reaches its bound where it has one, and others with any input and options. Returns
 * them with the settings for `fc.assert`.
 */
function runsOf(row: CatalogRow, algorithm: AnyAlgorithm, count: number) {
  const named = [...namedRuns(row), ...runsOfOtherKinds(row)].map(({ input, options = {} }): [Run] => [
    { input, options: readOptions(algorithm.options, options) },
  ]);
  if (kindsWhere(algorithm.steps, ({ bound }) => bound).length > 0)
    named.push([{ input: usualInputs[row.input][1], options: leastOf(algorithm) }]);
  const any = fc.record({ input: inputsFor(row, algorithm), options: anyOptions(algorithm.options) });
  const { numRuns, seed } = samples(count);
  return { any, settings: { seed, numRuns: named.length + numRuns, examples: named } };
}

/** Checks a law in the named runs of an algorithm and in others with any input and any options. */
export function holds(row: CatalogRow, algorithm: AnyAlgorithm, law: (run: Run) => void, count = SAMPLES): void {
  const { any, settings } = runsOf(row, algorithm, count);
  fc.assert(fc.property(any, law), settings);
}

/** Like `holds`, for a slow law. */
export async function holdsInTime(
  row: CatalogRow,
  algorithm: AnyAlgorithm,
  law: (run: Run) => Promise<void>,
  count = SAMPLES,
): Promise<void> {
  const { any, settings } = runsOf(row, algorithm, count);
  await fc.assert(fc.asyncProperty(any, law), settings);
}
