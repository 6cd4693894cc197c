import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { defaultsOf, optionTexts, readOptions } from '../../../engine/options.ts';
import type { NamedRun } from '../../runs/named-run.ts';

/** An option of two runs of an algorithm. */
export interface ComparedOption {
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
  /** Whether it's at its default in every run. */
  readonly isUsual: boolean;
}

/** What runs have in common, and what they don't. Undefined where they are of different algorithms. */
export async function comparedOptions(runs: readonly NamedRun[]): Promise<readonly ComparedOption[] | undefined> {
  const [first] = runs;
  if (!first || runs.length < 2 || runs.some(({ algorithm }) => algorithm !== first.algorithm)) return undefined;
  const algorithm = await catalogRow(first.algorithm).load();
  return optionsOf(algorithm, runs);
}

function optionsOf(algorithm: AnyAlgorithm, runs: readonly NamedRun[]): ComparedOption[] {
  const usual = optionTexts(defaultsOf(algorithm.options));
  const all = runs.map(({ options }) => optionTexts(readOptions(algorithm.options, options)));
  return Object.entries(algorithm.options)
    .filter(([name]) => name !== 'seed')
    .map(([name, { label }]) => {
      const values = all.map((texts) => texts[name] ?? '');
      return { label, values, differs: new Set(values).size > 1, isUsual: values.every((value) => value === usual[name]) };
    });
}
