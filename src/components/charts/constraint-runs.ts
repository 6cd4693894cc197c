import { readPuzzles } from '../../engine/formats/read.ts';
import { constraintSearch } from '../../engine/search/constraint-search.card.ts';
import { findPuzzle } from '../build/puzzles.ts';

/** The four switches, with the names that charts have room for. */
export const switches = [
  ['forwardChecking', 'FC'],
  ['mrv', 'MRV'],
  ['degree', 'deg'],
  ['lcv', 'LCV'],
] as const;

const MRV = 2;
const DEGREE = 4;
/** Every setting of the switches, as bits. Degree breaks the ties of MRV, so it counts only behind it. */
export const settings = Array.from({ length: 16 }, (_, bits) => bits).filter((bits) => (bits & MRV) !== 0 || (bits & DEGREE) === 0);

/** A run is given up after so many assignments: the slowest settings would take hours. */
export const MOST_ASSIGNMENTS = 20_000;

export interface ConstraintRun {
  readonly setting: string;
  readonly puzzle: string;
  /** How many assignments were made until it was solved or given up. */
  readonly assignments: number;
  readonly solved: boolean;
  /** How many variables had a value, after each assignment. */
  readonly depths: readonly number[];
}

/** Runs a puzzle with the switches whose bits are set, without recording it. */
export function followRun(puzzleId: string, bits: number): ConstraintRun {
  const { name, text } = findPuzzle(puzzleId);
  const isOn = (index: number) => (bits & (1 << index)) !== 0;
  const [forwardChecking, mrv, degree, lcv] = [isOn(0), isOn(1), isOn(2), isOn(3)];
  const options = { forwardChecking, mrv, degree, lcv, propagation: false, digits: 'ascending', seed: 1 } as const;
  const state = constraintSearch.start(readPuzzles(text)[0]!.puzzle, options);
  const depths: number[] = [];
  const run = constraintSearch.run(state);
  let next = run.next();
  for (; !next.done && depths.length < MOST_ASSIGNMENTS; next = run.next()) {
    if (next.value.kind === 'assign') depths.push(constraintSearch.metric.of(state));
  }
  const on = switches.filter((_, index) => isOn(index)).map(([, short]) => short);
  return { setting: on.join(' + ') || 'none', puzzle: name, assignments: depths.length, solved: next.done === true, depths };
}
