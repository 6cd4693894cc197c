import type { State } from './algorithm-x.ts';

/*
 * Reads a matrix of zeros and ones where it is open: struck rows and columns are skipped.
 */

function entry({ matrix, covered }: Pick<State, 'matrix' | 'covered'>, row: number, column: number): number {
  return matrix[row * covered.length + column];
}

/** The open columns in which a row has a one, from left to right. */
export function columnsOf(state: Pick<State, 'matrix' | 'covered'>, row: number): number[] {
  const columns: number[] = [];
  for (let column = 0; column < state.covered.length; column++) {
    if (!state.covered[column] && entry(state, row, column)) columns.push(column);
  }
  return columns;
}

/** The open rows that have a one in a column, from top to bottom. */
export function rowsOf(state: Pick<State, 'matrix' | 'covered' | 'hidden'>, column: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < state.hidden.length; row++) {
    if (!state.hidden[row] && entry(state, row, column)) rows.push(row);
  }
  return rows;
}

/** Returns the columns left to cover, from left to right: primary ones that are not struck. */
export function openColumns({ covered, problem }: Pick<State, 'covered' | 'problem'>): number[] {
  const open: number[] = [];
  for (let column = 0; column < problem.primary; column++) if (!covered[column]) open.push(column);
  return open;
}

/** Counts the ones of the open columns, in open rows, into S. */
export function countOnes(state: Pick<State, 'matrix' | 'covered' | 'hidden' | 'S'>, open: readonly number[]): void {
  const { S, hidden } = state;
  for (const column of open) S[column] = 0;
  for (let row = 0; row < hidden.length; row++) {
    if (!hidden[row]) for (const column of open) S[column] += entry(state, row, column);
  }
}
