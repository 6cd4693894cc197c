import { countsAsDigit } from '../engine/digits-written.ts';
import { solvePuzzle } from '../engine/fast/answer.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import type { NamedRun } from '../widgets/runs/named-run.ts';
import { prepareRun } from '../widgets/runs/prepared-run.ts';
import { findPuzzle } from './puzzles.ts';

/** Columns of a drawing for each factor of ten. */
const COLUMNS = 60;

/** While so many digits were written as fall into one column of a logarithmic axis: the least and the most cells that were filled, or right. */
export interface RhythmColumn {
  readonly column: number;
  readonly least: number;
  readonly most: number;
}

/** How an algorithm writes the digits of a puzzle. */
export interface Rhythm {
  readonly algorithm: string;
  /** Digits written until the end, or swaps tried. */
  readonly written: number;
  /** Those of them that did not stay: digits taken back, or swaps swapped back. */
  readonly takenBack: number;
  /** Whether every cell is full from the first. */
  readonly full: boolean;
  readonly columns: readonly RhythmColumn[];
}

/** The column of the n-th digit, n from 1. */
export const columnOf = (n: number): number => Math.floor(Math.log10(n) * COLUMNS);

/** What the middle of a column stands for, as a power of ten. */
export const middleOf = (column: number): number => (column + 0.5) / COLUMNS;

/** Runs an algorithm on a puzzle and counts the digits that it writes. Throws an Error where it does not solve it. */
export async function rhythmOf({ algorithm: id, options }: NamedRun, puzzleId: string): Promise<Rhythm> {
  const { algorithm, input, values } = await prepareRun({ algorithm: id, options }, findPuzzle(puzzleId));
  const { givens } = input as Puzzle;
  const state = algorithm.start(input, values);
  const { steps } = algorithm;
  const answer = solvePuzzle(input as Puzzle)!;
  const free = givens.filter((digit) => digit === 0).length;
  const columns = new Map<number, { least: number; most: number }>();
  let [written, undone, full] = [0, 0, false];
  const run = algorithm.run(state);
  let next = run.next();
  for (; !next.done; next = run.next()) {
    const spec = steps[next.value.kind]!;
    if (spec.undoes) undone++;
    if (!countsAsDigit(spec)) continue;
    if (written === 0 && spec.writes === 'all') full = true;
    written++;
    const shown = algorithm.solution!(state);
    let value = 0;
    for (let cell = 0; cell < givens.length; cell++)
      if (givens[cell] === 0 && (full ? shown[cell] === answer[cell] : shown[cell] !== 0)) value++;
    const column = columnOf(written);
    const known = columns.get(column) ?? { least: value, most: value };
    columns.set(column, { least: Math.min(known.least, value), most: Math.max(known.most, value) });
  }
  if (next.value !== 'solved') throw new Error(`${id} does not solve ${puzzleId}: ${next.value}`);
  return {
    algorithm: id,
    written,
    takenBack: full ? undone : written - free,
    full,
    columns: [...columns].map(([column, range]) => ({ column, ...range })),
  };
}
