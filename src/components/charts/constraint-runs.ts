import type { OptionsOf } from '../../engine/algorithm.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { optionText, readOptions } from '../../engine/options.ts';
import { constraintSearch } from '../../engine/search/constraint-search.card.ts';
import { findPuzzle } from '../build/puzzles.ts';

/** The five switches, with the names that charts have room for. */
const switches = [
  ['forwardChecking', 'FC'],
  ['mrv', 'MRV'],
  ['degree', 'deg'],
  ['lcv', 'LCV'],
  ['propagation', 'prop'],
] as const;

const [FC, MRV, DEGREE, PROPAGATION] = [1, 2, 4, 16];

/** Every setting of the switches that differs, as bits: degree breaks the ties of MRV, and propagation checks forward itself. */
export const settings = Array.from({ length: 32 }, (_, bits) => bits).filter(
  (bits) => ((bits & MRV) !== 0 || (bits & DEGREE) === 0) && ((bits & PROPAGATION) === 0 || (bits & FC) === 0),
);

/** A run is given up after so many assignments: the slowest settings would take hours. */
export const MOST_ASSIGNMENTS = 20_000;

export interface ConstraintRun {
  readonly setting: string;
  /** The puzzle's name and its id. */
  readonly puzzle: string;
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
  /** How many assignments were made until it was solved or given up. */
  readonly assignments: number;
  readonly solved: boolean;
  /** How many variables had a value, after each assignment. */
  readonly depths: readonly number[];
}

/** Runs a puzzle with the switches whose bits are set, without recording it. */
export function followRun(id: string, bits: number): ConstraintRun {
  const { name, text } = findPuzzle(id);
  const on = switches.filter((_, index) => (bits & (1 << index)) !== 0);
  const names = on.map(([option]) => option);
  const options = Object.fromEntries(switches.map(([option]) => [option, optionText(names.includes(option))]));
  const state = constraintSearch.start(
    readPuzzles(text)[0]!.puzzle,
    readOptions(constraintSearch.options, options) as OptionsOf<typeof constraintSearch.options>,
  );
  const depths: number[] = [];
  const run = constraintSearch.run(state);
  let next = run.next();
  for (; !next.done && depths.length < MOST_ASSIGNMENTS; next = run.next()) {
    if (next.value.kind === 'assign') depths.push(constraintSearch.metric.of(state));
  }
  const setting = on.map(([, short]) => short).join(' + ') || 'none';
  return { setting, puzzle: name, id, options, assignments: depths.length, solved: next.done === true, depths };
}

/** Figures that the text has of these runs. */
export const measured = {
  'escargot-deepest': () => String(Math.max(...followRun('ai-escargot', MRV | PROPAGATION).depths)),
};
