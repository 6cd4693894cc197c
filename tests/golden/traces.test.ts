import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AnyAlgorithm, type AnyOptions, applyStep, type OptionSpec } from '../../src/engine/algorithm.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { optionTexts, readOptions } from '../../src/engine/options.ts';
import type { AnyStep } from '../../src/engine/step.ts';
import { namedRuns, usualInputs } from '../law/named-runs.ts';

/** Steps of a run that are looked at, and of those that can be predicted. */
const STEPS = 1200;
const PREDICTED = 150;

/** The values of an option that a run is kept of: all that can be chosen; of a number the least and the usual one. */
function valuesOf(spec: OptionSpec): readonly (string | number | boolean)[] {
  if (spec.type === 'choice') return Object.keys(spec.values);
  return spec.type === 'switch' ? [true, false] : [spec.min, spec.default];
}

/** The usual options, and those in which one alone is another; with it the option on whose value it hangs. */
function* settingsOf({ options: table }: AnyAlgorithm): Generator<Record<string, string>> {
  yield {};
  for (const [name, spec] of Object.entries(table)) {
    for (const value of valuesOf(spec)) {
      if (value === spec.default && !spec.when) continue;
      yield optionTexts({ ...(spec.when && { [spec.when[0]]: spec.when[1] }), [name]: value });
    }
  }
}

const digest = (things: readonly unknown[]) => createHash('sha1').update(JSON.stringify(things)).digest('hex').slice(0, 8);

/** A step without the order in which its fields happen to be written. */
const told = (step: AnyStep) => Object.entries(step).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** A run in a line: how it ended, how many steps of each kind it took, and digests of its steps in order and of what else might have come. */
function line(algorithm: AnyAlgorithm, input: unknown, options: AnyOptions): string {
  const state = algorithm.start(input, options);
  const before = algorithm.start(input, options);
  const run = algorithm.run(state);
  const counts: Record<string, number> = {};
  const steps: unknown[] = [];
  const others: unknown[] = [];
  let next = run.next();
  for (; !next.done && steps.length < STEPS; next = run.next()) {
    const step = next.value;
    counts[step.kind] = (counts[step.kind] ?? 0) + 1;
    if (algorithm.steps[step.kind]!.predict && others.length < PREDICTED)
      others.push(algorithm.alternatives?.(before, step).map((each) => [told(each.step), each.right]));
    applyStep(algorithm, before, step);
    steps.push([told(step), algorithm.metric.of(state), algorithm.inFull?.(state, step)]);
  }
  const end = next.done ? [next.value, algorithm.solution && Array.from(algorithm.solution(state))] : ['…'];
  const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
  return `${end[0]}: ${kinds.join(', ')} (${digest([steps, end])}${others.length > 0 ? ` ${digest(others)}` : ''})`;
}

// What a link to a frame leads to, what a chart shows and what a card asks all hang on these: `vitest -u` where they are meant to change.
describe('traces are what they were', () => {
  it.each(catalog)('$id', async (row) => {
    const algorithm = await row.load();
    const kept: Record<string, string> = {};
    for (const [index, { input, options = {} }] of namedRuns(row).entries())
      kept[`named ${index + 1}`] = line(algorithm, input, readOptions(algorithm.options, options));
    for (const texts of settingsOf(algorithm)) {
      const [small, usual] = usualInputs[row.input].map((input) => line(algorithm, input, readOptions(algorithm.options, texts)));
      const name = Object.entries(texts).map(([option, text]) => `${option}=${text}`);
      Object.assign(kept, { [['small', ...name].join(' ')]: small, [['usual', ...name].join(' ')]: usual });
    }
    expect(kept).toMatchSnapshot();
  });
});
