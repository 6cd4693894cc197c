import { type Bounds, exerciseGoal as words } from '#words/exercise-goal.ts';
import type { OptionSpec, Outcome } from '../engine/algorithm.ts';
import { catalogRow } from '../engine/catalog.ts';
import { outcomeWords } from '../narration/en/outcomes.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import { type Facts, factsOf } from '../trace/facts.ts';
import { type Condition, type Goal, unmetOf } from '../widgets/runs/goal.ts';
import { nameOf } from '../widgets/runs/named-puzzle.ts';
import { frameAddress } from './addresses.ts';
import { type Runs, specOf } from './chapter-check.ts';
import { type BuiltRun, runAtBuild } from './run-at-build.ts';

/** One way to a goal of a run's figure: what is to be changed, and the step to go to; the end when nothing is said. */
export interface RunSolution {
  readonly puzzle?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly at?: string;
  readonly n?: number;
}

const factsAt = ({ timeline, options, puzzle }: BuiltRun, position: number): Facts => ({
  ...factsOf(timeline, position, options),
  puzzle: nameOf(puzzle),
});

/** The address of a solution. Throws an Error where it does not reach the goal, or where the figure holds it before the reader has done anything. */
export async function solutionLink(runs: Runs, run: string, goal: Goal, solution: RunSolution): Promise<string> {
  const spec = specOf(runs, run);
  const start = await runAtBuild(spec);
  if (unmetOf(goal, factsAt(start, 0)).length === 0) throw new Error('the goal is reached before anything is done');
  const solved = await runAtBuild({
    ...spec,
    ...(solution.puzzle && { puzzle: solution.puzzle }),
    options: { ...spec.options, ...solution.options },
  });
  const { row, puzzle, options, timeline } = solved;
  const position = solution.at === undefined ? timeline.length : positionOf(timeline, anchorOf({ ...solution }));
  const facts = factsAt(solved, position);
  const unmet = unmetOf(goal, facts);
  if (unmet.length > 0)
    throw new Error(`the solution does not reach the goal: ${unmet.map((name) => `${name} is ${facts[name]}`).join(', ')}`);
  return frameAddress({ run, algorithm: row.id, puzzle: nameOf(puzzle), options, step: position });
}

/** The control that solutions begin with: 'options' where one sets any, or the chooser of a 'puzzle'. */
export function controlOf(solutions: readonly RunSolution[]): 'options' | 'puzzle' | undefined {
  if (solutions.some(({ options }) => options)) return 'options';
  return solutions.some(({ puzzle }) => puzzle) ? 'puzzle' : undefined;
}

/** What a counter of a run is called. */
export async function counterLabel(runs: Runs, run: string, name: string): Promise<string> {
  const { counters } = await catalogRow(specOf(runs, run).algorithm).load();
  return counters[name]!.label;
}

/**
 * What a reader is told of each condition of a goal that is not met, as sentences; those about an outcome have the name of the one that was
 * reached instead, as `outcome=stuck`. A condition that tells the answer has the sentence '' in `own`, and others may have one that says more.
 */
export async function goalSentences(
  runs: Runs,
  run: string,
  goal: Goal,
  own: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const { options } = await catalogRow(specOf(runs, run).algorithm).load();
  const sentences = Object.entries(goal).flatMap(([name, condition]): [string, string][] => {
    if (name === 'ended') return [];
    if (own[name] !== undefined) return own[name] === '' ? [] : [[name, own[name]]];
    if (name === 'outcome')
      return outcomes.filter((is) => is !== condition).map((is) => [`outcome=${is}`, words.outcome(is, condition as Outcome)]);
    const option = name.startsWith('option.') ? options[name.slice('option.'.length)] : undefined;
    const sentence = option ? optionSentence(option, String(condition)) : sentenceOf(name, condition);
    if (sentence === undefined) throw new Error(`an exercise says nothing of its condition '${name}'`);
    return [[name, sentence]];
  });
  return Object.fromEntries(sentences);
}

const outcomes = Object.keys(outcomeWords) as Outcome[];

function optionSentence(option: OptionSpec, value: string): string {
  if (option.type === 'switch') return words.switch(option.label, value === 'on');
  return words.option(option.label, option.type === 'choice' ? words.choice(option.values[value]!) : value);
}

function sentenceOf(name: string, condition: Condition): string | undefined {
  if (name === 'puzzle') return words.puzzle;
  if (name === 'size') return words.size(Number(condition));
  return words.count(name, typeof condition === 'object' ? (condition as Bounds) : { equal: Number(condition) });
}
