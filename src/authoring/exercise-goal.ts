import { exercise as words } from '#words/exercise.ts';
import { catalogRow } from '../engine/catalog.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import { type Facts, factsOf } from '../trace/facts.ts';
import { type Goal, unmetOf } from '../widgets/runs/goal.ts';
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

/** What the facts of a goal are called, those that a reader can be shown; a value of an option as `option.rule=random`. */
export async function factLabels(runs: Runs, run: string, goal: Goal): Promise<Record<string, string>> {
  const { counters, options } = await catalogRow(specOf(runs, run).algorithm).load();
  return Object.fromEntries(
    Object.keys(goal).flatMap((name) => {
      const option = options[name.replace(/^option\./, '')];
      const label = counters[name]?.label ?? (option ? words.option(option.label) : words.facts[name]);
      const value = option?.type === 'choice' ? option.values[String(goal[name])] : undefined;
      return label ? [[name, label], ...(value ? [[`${name}=${goal[name]}`, words.option(value)]] : [])] : [];
    }),
  );
}
