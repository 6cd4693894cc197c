import type { OptionsOf, Outcome } from '../algorithm.ts';
import { type Overridable, overrideOf, takeNext } from '../override.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Step } from './algorithm-x.card.ts';
import { type CoverInput, type CoverSearch, cellOf, chooseRow, freshCover, keepSolution, problemOf, takeRowBack } from './cover-state.ts';
import type { searchOptions } from './cover-steps.ts';
import { columnsOf, countOnes, openColumns, rowsOf } from './plain-matrix.ts';

/** A matrix of zeros and ones. A column is struck while `covered` says so, a row while `hidden` does. */
export interface State extends CoverSearch, Overridable<Step> {
  /** Indexed by option: 1 while its row is struck. */
  readonly hidden: Uint8Array;
  /** Row by row: the entry of row r and column c is at r · (number of columns) + c. */
  readonly matrix: Uint8Array;
}

export function start(input: CoverInput, { rule, solutions, givens, seed }: OptionsOf<typeof searchOptions>): State {
  const problem = problemOf(input, givens === 'covered');
  const width = problem.items.length;
  const matrix = new Uint8Array(problem.options.length * width);
  for (const [row, { items }] of problem.options.entries()) for (const column of items) matrix[row * width + column] = 1;
  return { ...freshCover(problem), hidden: new Uint8Array(problem.options.length), matrix, rule, wanted: solutions, seed };
}

/** The next column to cover: the first with the fewest ones, any of those, the leftmost, or any at all. */
function nextColumn({ S, rule }: State, open: readonly number[], random: Random): number {
  if (rule === 'leftmost') return open[0];
  if (rule === 'random') return open[random.below(open.length)];
  const best = open.reduce((best, column) => (S[column] < S[best] ? column : best));
  if (rule === 'fewest') return best;
  const equals = open.filter((column) => S[column] === S[best]);
  return equals[random.below(equals.length)];
}

/** What was struck, in order, so that it can be restored backwards. */
type Struck = ({ readonly column: number } | { readonly row: number })[];

/** Strikes every column in which the row has a one, and every row that has a one in such a column. */
function* strike(state: State, columns: readonly number[], struck: Struck): Generator<Step, void, undefined> {
  for (const column of columns) {
    const rows = rowsOf(state, column);
    state.covered[column] = 1;
    struck.push({ column });
    yield { kind: 'strikeColumn', item: column };
    for (const row of rows) {
      state.hidden[row] = 1;
      struck.push({ row });
      yield { kind: 'strikeRow', option: row };
    }
  }
}

/** Restores what was struck last, backwards, until only `left` strikes are left. */
function* restore(state: State, struck: Struck, left: number): Generator<Step, void, undefined> {
  while (struck.length > left) {
    const last = struck.pop()!;
    if ('row' in last) {
      state.hidden[last.row] = 0;
      yield { kind: 'restoreRow', option: last.row };
    } else {
      state.covered[last.column] = 0;
      yield { kind: 'restoreColumn', item: last.column };
    }
  }
}

/** Covers by trial: a column, each of its rows in turn, and the same again on what is left of the matrix. */
export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { columns, wanted } = state;
  const random = randomFrom(state.seed);
  const struck: Struck = [];
  // For each level: the rows of its column that are still to be tried, and how much was struck before it.
  const untried: number[][] = [];
  const strikesBefore: number[] = [];
  const givensFit = yield* strikeGivens(state, struck);
  if (!givensFit) return yield* end(state);

  for (;;) {
    const open = openColumns(state);
    if (open.length === 0) {
      untried[state.depth] = [];
      keepSolution(state);
      yield { kind: 'solution' };
      if (state.found === wanted) return 'solved';
    } else {
      countOnes(state, open);
      // The rule is asked in any case: it may draw lots, and later draws must stay as they are.
      const own = nextColumn(state, open, random);
      const column = overrideOf(state, 'choose')?.item ?? own;
      columns[state.depth] = column;
      untried[state.depth] = rowsOf(state, column);
      yield { kind: 'choose', item: column };
      if (untried[state.depth].length === 0) yield { kind: 'deadEnd', item: column };
    }

    // All rows of this level are used up: back to the level above.
    while (untried[state.depth].length === 0) {
      if (state.depth === 0) return yield* end(state);
      const option = state.rows[state.depth - 1];
      takeRowBack(state);
      yield { kind: 'takeBack', option, cell: cellOf(state, option) };
      yield* restore(state, struck, strikesBefore[state.depth]);
    }

    const row = takeNext(untried[state.depth], overrideOf(state, 'pick')?.option);
    strikesBefore[state.depth] = struck.length;
    const ones = columnsOf(state, row);
    chooseRow(state, row);
    yield { kind: 'pick', option: row, cell: cellOf(state, row) };
    yield* strike(state, ones, struck);
  }
}

/** Strikes what the given rows cover. False when two of them claim one column. */
function* strikeGivens(state: State, struck: Struck): Generator<Step, boolean, undefined> {
  const { problem, covered } = state;
  for (const option of problem.given ?? []) {
    yield { kind: 'given', option, cell: cellOf(state, option) };
    const { items } = problem.options[option];
    const claimed = items.find((item) => covered[item]);
    if (claimed !== undefined) {
      yield { kind: 'clash', item: claimed };
      return false;
    }
    yield* strike(state, items, struck);
  }
  return true;
}

function* end(state: State): Generator<Step, Outcome, undefined> {
  if (state.found === 0) {
    yield { kind: 'noSolution' };
    return 'no-solution';
  }
  state.hasEnded = true;
  yield { kind: 'allFound' };
  return 'solved';
}
