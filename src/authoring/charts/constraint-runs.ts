import { number } from '#words/language.ts';
import type { OptionsOf } from '../../engine/algorithm.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { optionText, readOptions } from '../../engine/options.ts';
import { constraintSearch } from '../../engine/search/constraint-search.card.ts';
import { medianOf } from '../../widgets/ui/numbers.ts';
import { findPuzzle } from '../puzzles.ts';

/** The five switches, with the names that charts have room for. */
export const switches = [
  ['forwardChecking', 'forward checking'],
  ['mrv', 'MRV'],
  ['degree', 'degree'],
  ['lcv', 'LCV'],
  ['propagation', 'propagation'],
] as const;

const [FC, MRV, DEGREE, LCV, PROPAGATION] = [1, 2, 4, 8, 16];

/** Every setting of the switches that differs, as bits: degree breaks the ties of MRV, and propagation checks forward itself. */
export const settings = Array.from({ length: 32 }, (_, bits) => bits).filter(
  (bits) => ((bits & MRV) !== 0 || (bits & DEGREE) === 0) && ((bits & PROPAGATION) === 0 || (bits & FC) === 0),
);

/** A run is given up after so many assignments: the slowest settings would take hours. */
export const MAX_ASSIGNMENTS = 20_000;

export interface ConstraintRun {
  readonly setting: string;
  /** The puzzle's name and its id. */
  readonly puzzle: string;
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
  /** How many assignments were made until it was solved or given up. */
  readonly assignments: number;
  readonly tries: number;
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
  let tries = 0;
  let next = run.next();
  for (; !next.done && depths.length < MAX_ASSIGNMENTS; next = run.next()) {
    if (next.value.kind === 'try') tries++;
    if (next.value.kind === 'assign') depths.push(constraintSearch.metric.of(state));
  }
  const setting = on.map(([, short]) => short).join(' + ') || 'none';
  return { setting, puzzle: name, id, options, assignments: depths.length, tries, solved: next.done === true, depths };
}

/** The puzzles of the chart of all settings. */
export const ablated = [
  'wikipedia',
  'csp-default',
  'csp-sudoku3',
  'norvig-grid1',
  'mepham-d',
  'ai-escargot',
  'inkala-2010',
  'golden-nugget',
];

const ALL_RULES = MRV | DEGREE | LCV | PROPAGATION;
const assignmentsOf = (id: string, bits: number) => number(followRun(id, bits).assignments);

/** Figures that the text has of these runs. */
export const measured = {
  'all-rules-median': () => String(medianOf(ablated.map((id) => followRun(id, ALL_RULES).assignments))),
  'all-rules-nugget': () => assignmentsOf('golden-nugget', ALL_RULES),
  'norvig-nugget': () => assignmentsOf('golden-nugget', MRV | PROPAGATION),
  'escargot-plain-tries': () => number(followRun('ai-escargot', 0).tries),
  'escargot-plain-assignments': () => assignmentsOf('ai-escargot', 0),
  'escargot-deepest': () => String(Math.max(...followRun('ai-escargot', MRV | PROPAGATION).depths)),
};
