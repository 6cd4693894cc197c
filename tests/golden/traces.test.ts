import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AnyAlgorithm, type AnyOptions, applyStep, countOf, type OptionSpec } from '../../src/engine/algorithm.ts';
import type { Grid } from '../../src/engine/grid.ts';
import { optionTexts, readOptions } from '../../src/engine/options.ts';
import type { AnyStep } from '../../src/engine/step.ts';
import type { Thing } from '../../src/engine/thing.ts';
import { algorithms } from '../law/algorithms.ts';
import { namedRuns, runsOfOtherKinds, usualInputs } from '../law/named-runs.ts';

/** Steps checked of each run; how many of each kind are checked for alternatives, and for how many the picture is kept. */
const STEPS = 500;
const MAX_QUESTIONS = 20;
const DRAWN = 2;
/** How many steps of each kind are checked for reasons and for the decisions of the run. */
const EXPLAINED = 3;

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

/** Arrays as they are, however they are typed; a grid by its size. */
function plainly(_: string, value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array);
  if (value instanceof Map || value instanceof Set) return [...value];
  return typeof value === 'object' && value !== null && 'peersOfCell' in value ? (value as Grid).size : value;
}

const digest = (things: readonly unknown[]) => createHash('sha1').update(JSON.stringify(things, plainly)).digest('hex').slice(0, 8);

/** A step without the order in which its fields happen to be written. */
const sortedEntries = (step: AnyStep) => Object.entries(step).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns the things of a step that have a reason. */
function thingsOf({ cell, digit, item, option }: AnyStep): Thing[] {
  return [
    ...(typeof cell === 'number' && cell >= 0 ? [{ of: 'cell', cell } as const] : []),
    ...(typeof cell === 'number' && cell >= 0 && typeof digit === 'number' ? [{ of: 'mark', cell, digit } as const] : []),
    ...(typeof item === 'number' ? [{ of: 'column', item } as const] : []),
    ...(typeof option === 'number' ? [{ of: 'row', option } as const] : []),
    // What is about no cell may make the marks of all of them.
    ...(typeof cell === 'number' ? [] : [1, 2, 3].map((digit) => ({ of: 'mark', cell: 1, digit }) as const)),
  ];
}

/** Returns what a card says about a step: its reasons, the other decisions of the run, and the steps that are as right. */
const explained = ({ because, decisions, ties }: AnyAlgorithm, before: unknown, step: AnyStep) => [
  because && [...thingsOf(step), { of: 'step', kinds: [step.kind] } as const].map((thing) => because(before, step, thing)),
  decisions?.(before, step).map(sortedEntries),
  ties?.(before, step).map(sortedEntries),
];

/** A run in a line: how it ended, how many steps of each kind it took, its counters, and digests: of its steps in order, of what else might have come, of pictures, and of what the card says of the steps. */
function line(algorithm: AnyAlgorithm, input: unknown, options: AnyOptions): string {
  const state = algorithm.start(input, options);
  const before = algorithm.start(input, options);
  const run = algorithm.run(state);
  const counts: Record<string, number> = {};
  const steps: unknown[] = [];
  const others: unknown[] = [];
  const pictures: unknown[] = [];
  const explanations: unknown[] = [algorithm.metric.lines?.of(state)];
  let next = run.next();
  for (; !next.done && steps.length < STEPS; next = run.next()) {
    const step = next.value;
    counts[step.kind] = (counts[step.kind] ?? 0) + 1;
    if (algorithm.alternatives && counts[step.kind]! <= MAX_QUESTIONS)
      others.push(algorithm.alternatives(before, step).map((each) => [sortedEntries(each.step), each.right]));
    if (counts[step.kind]! <= EXPLAINED) explanations.push(explained(algorithm, before, step));
    if (counts[step.kind]! <= DRAWN) pictures.push(JSON.stringify(algorithm.picture(state, step), plainly));
    applyStep(algorithm, before, step);
    steps.push([sortedEntries(step), algorithm.metric.of(state), algorithm.inFull?.(state, step)]);
  }
  const end = next.done ? [next.value, algorithm.solution && Array.from(algorithm.solution(state))] : ['…'];
  const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
  const counters = Object.entries(algorithm.counters).map(([name, counter]) => `${name} ${countOf(counter, counts)}`);
  return `${end[0]}: ${kinds.join(', ')}; ${counters.join(', ')} (${[[steps, end], others, pictures, explanations].map(digest).join(' ')})`;
}

// What a link to a frame leads to, what a chart shows and what a card asks all hang on these: `vitest -u` where they are meant to change.
describe('traces are what they were', () => {
  it.each(algorithms)('$row.id', ({ row, algorithm }) => {
    const { moves, thoughts = [] } = algorithm.manual ?? {};
    const kept: Record<string, string> = moves
      ? { hands: `${Object.entries(moves).map((move) => move.join(' '))}; no move: ${thoughts}` }
      : {};
    for (const [index, { input, options = {} }] of [...namedRuns(row), ...runsOfOtherKinds(row)].entries())
      kept[`named ${index + 1}`] = line(algorithm, input, readOptions(algorithm.options, options));
    for (const texts of settingsOf(algorithm)) {
      const [small, usual] = usualInputs[row.input].map((input) => line(algorithm, input, readOptions(algorithm.options, texts)));
      const name = Object.entries(texts).map(([option, text]) => `${option}=${text}`);
      Object.assign(kept, { [['small', ...name].join(' ')]: small, [['usual', ...name].join(' ')]: usual });
    }
    expect(kept, 'the run is another than the one that is kept; where that is meant, run this test with -u').toMatchSnapshot();
  });
});
