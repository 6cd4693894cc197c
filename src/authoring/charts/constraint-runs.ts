import { number } from '#words/language.ts';
import type { OptionsOf } from '../../engine/algorithm.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { optionText, readOptions } from '../../engine/options.ts';
import { constraintSearch } from '../../engine/search/constraint-search.card.ts';
import { frameAddress } from '../addresses.ts';
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

/** The bits of a setting by the names of its switches. */
export const bitsOf = (...names: readonly (typeof switches)[number][0][]): number =>
  names.reduce((bits, name) => bits | (1 << switches.findIndex(([each]) => each === name)), 0);

/** A run is given up after so many tries: the slowest settings would take hours. */
export const MAX_TRIES = 100_000;

/** The run, in the chapter's main figure. */
export const addressOf = ({ id, options }: ConstraintRun): string =>
  frameAddress({ run: 'main', algorithm: 'constraint-search', puzzle: id, options, step: 0 });

export interface ConstraintRun {
  readonly setting: string;
  /** The puzzle's name and its id. */
  readonly puzzle: string;
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
  /** How many values were tried until it was solved or given up. */
  readonly tries: number;
  readonly solved: boolean;
  /** How many variables had a value, after each assignment. */
  readonly depths: readonly number[];
}

const followed = new Map<string, ConstraintRun>();

/** Runs a puzzle with the switches whose bits are set, without recording it; once, however often it is asked for. */
export function followRun(id: string, bits: number): ConstraintRun {
  const key = `${id} ${bits}`;
  if (!followed.has(key)) followed.set(key, follow(id, bits));
  return followed.get(key)!;
}

function follow(id: string, bits: number): ConstraintRun {
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
  for (; !next.done && tries < MAX_TRIES; next = run.next()) {
    if (next.value.kind === 'try') tries++;
    if (next.value.kind === 'assign') depths.push(constraintSearch.metric.of(state));
  }
  const setting = on.map(([, short]) => short).join(' + ') || 'none';
  return { setting, puzzle: name, id, options, tries, solved: next.done === true, depths };
}

/** The puzzles of the charts, from easy to hard. */
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
const triesOf = (id: string, bits: number) => number(followRun(id, bits).tries);

/** Figures that the text has of these runs. */
export const measured = {
  'all-rules-nugget': () => triesOf('golden-nugget', ALL_RULES),
  'norvig-nugget': () => triesOf('golden-nugget', MRV | PROPAGATION),
  'escargot-plain-tries': () => triesOf('ai-escargot', 0),
  'escargot-checked-tries': () => triesOf('ai-escargot', FC),
  'inkala-spread-tries': () => triesOf('inkala-2010', PROPAGATION),
  'inkala-norvig-tries': () => triesOf('inkala-2010', MRV | PROPAGATION),
  'escargot-deepest': () => String(Math.max(...followRun('ai-escargot', MRV | PROPAGATION).depths)),
};
