import { switches as words } from '#words/tries/switches.ts';
import { type AnyAlgorithm, drain } from '../../engine/algorithm.ts';
import { candidatesOf, countDigits, digitsOf } from '../../engine/candidates.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { forcedCells, guessedCells } from '../../engine/search/assignment.ts';
import { constraintSearch, withoutChance } from '../../engine/search/constraint-search.card.ts';
import { emptyScene, type GridScene, gridScene } from '../../widgets/views/grid/scene.ts';
import { type Counted, MAX_BARS } from './bars-drawing.ts';

/** The switches of constraint search, in the order of its options. */
export const SWITCHES = ['forwardChecking', 'mrv', 'degree', 'lcv', 'propagation'] as const;
export type Switch = (typeof SWITCHES)[number];
export type Setting = ReadonlySet<Switch>;

/** Why a switch says nothing at a setting; undefined where it does say something. */
export function idleBecause(setting: Setting, name: Switch): Switch | undefined {
  if (name === 'forwardChecking' && setting.has('propagation')) return 'propagation';
  return name === 'degree' && !setting.has('mrv') ? 'mrv' : undefined;
}

/** The switches of a setting that say something, in their order. */
export const inForce = (setting: Setting): Switch[] => SWITCHES.filter((name) => setting.has(name) && !idleBecause(setting, name));

function startOf(puzzle: Puzzle, setting: Setting) {
  const on = Object.fromEntries(SWITCHES.map((name) => [name, setting.has(name)])) as Record<Switch, boolean>;
  return constraintSearch.start(puzzle, { ...on, ...withoutChance });
}

/** How many values a run tries until it ends. */
export const triesOf = (puzzle: Puzzle, setting: Setting): number => drain(constraintSearch.run(startOf(puzzle, setting))).counts.try ?? 0;

/** The values that an open cell may still take, and which cells have the fewest. Cells that hold a digit have none. */
export function valuesOf(puzzle: Puzzle): { readonly values: readonly (readonly number[])[]; readonly fewest: readonly number[] } {
  const domains = candidatesOf(puzzle, puzzle.givens);
  const open = [...domains.keys()].filter((cell) => puzzle.givens[cell] === 0);
  const least = Math.min(...open.map((cell) => countDigits(domains[cell]!)));
  return { values: Array.from(domains, digitsOf), fewest: open.filter((cell) => countDigits(domains[cell]!) === least) };
}

/** A setting in words. */
export const nameOf = (setting: Setting): string =>
  inForce(setting)
    .map((name) => words.names[name]!.short)
    .join(' + ') || words.none;

/** The runs with that of a setting, the newest, before them; the one without any switch stays, to be compared with, and of the others the best and the newest. */
export function withRun(runs: readonly Counted[], puzzle: Puzzle, on: Setting): readonly [Counted, ...Counted[]] {
  const newest = { setting: nameOf(on), tries: triesOf(puzzle, on) };
  const others = runs.filter(({ setting }) => setting !== newest.setting);
  const isBare = ({ setting }: Counted) => setting === words.none;
  const switched = others.filter((run) => !isBare(run));
  const least = Math.min(...switched.map((run) => run.tries));
  const best = switched.find((run) => run.tries === least);
  const latest = switched.slice(0, MAX_BARS - 2);
  const kept = best && !latest.includes(best) ? [...latest.slice(0, -1), best] : latest;
  return [newest, ...kept, ...others.filter(isBare)];
}

/** Where a run notices for the first time that something is wrong. */
export interface Stuck {
  readonly scene: GridScene;
  readonly guessed: number;
  readonly forced: number;
  /** The cell that has no value left, or else the digit that has no place. */
  readonly cell: number | undefined;
  readonly digit: number;
}

/** Follows a run up to the first cell without a value, or the first digit without a place; undefined where it has none. */
export function firstStuck(puzzle: Puzzle, setting: Setting): Stuck | undefined {
  const state = startOf(puzzle, setting);
  for (const step of constraintSearch.run(state)) {
    if (step.kind !== 'deadEnd' && step.kind !== 'emptyDomain' && step.kind !== 'noPlace') continue;
    const guessed = guessedCells(state).length;
    return {
      scene: gridScene(constraintSearch as AnyAlgorithm, constraintSearch.picture(state, step).grid, step),
      guessed,
      forced: forcedCells(state).size,
      cell: step.kind === 'noPlace' ? undefined : step.cell,
      digit: step.kind === 'noPlace' ? step.digit : 0,
    };
  }
  return undefined;
}

/** The grid with the values of its cells. What was picked shows which cells have the fewest, and a ring where it is none of them. */
export function valuesScene(
  puzzle: Puzzle,
  { fewest }: Pick<ReturnType<typeof valuesOf>, 'fewest'>,
  picked: number | undefined,
): GridScene {
  const isWrong = picked !== undefined && !fewest.includes(picked);
  return {
    ...emptyScene(puzzle),
    candidates: candidatesOf(puzzle, puzzle.givens),
    highlights: picked === undefined ? [] : [{ cells: fewest, digits: 0, hue: 0 }],
    focus: isWrong ? { cell: picked, digit: 0, tone: 'conflict', undoes: false } : undefined,
  };
}
