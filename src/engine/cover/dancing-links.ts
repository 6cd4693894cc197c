import type { OptionsOf, Outcome } from '../algorithm.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Links } from '../picture/cover.ts';
import { type Random, randomFrom } from '../random.ts';
import {
  type CoverInput,
  type CoverSearch,
  cellOf,
  chooseRow,
  freshCover,
  keepSolution,
  none,
  problemOf,
  takeRowBack,
} from './cover-state.ts';
import type { searchOptions } from './cover-steps.ts';
import type { Step } from './dancing-links.card.ts';
import { linkMatrix } from './link-matrix.ts';

/** The matrix as linked lists (h, L, R, U, D, C), the rows that are chosen so far, and how it was told to search. */
export type State = CoverSearch & Links & Overridable<Step>;

export function start(input: CoverInput, { rule, solutions, givens, seed }: OptionsOf<typeof searchOptions>): State {
  const problem = problemOf(input, givens === 'covered');
  return { ...freshCover(problem), ...linkMatrix(problem), rule, wanted: solutions, seed };
}

export function unlinkHeader({ L, R, covered }: State, c: number): void {
  L[R[c]] = L[c];
  R[L[c]] = R[c];
  covered[c] = 1;
}

export function relinkHeader({ L, R, covered }: State, c: number): void {
  L[R[c]] = c;
  R[L[c]] = c;
  covered[c] = 0;
}

/** Takes node j out of its column. It keeps its own U and D: they are its way back. */
export function unlink({ U, D, C, S }: State, j: number): void {
  U[D[j]] = U[j];
  D[U[j]] = D[j];
  S[C[j]]--;
}

/** Puts node j back between the neighbours it still knows. */
export function relink({ U, D, C, S }: State, j: number): void {
  S[C[j]]++;
  U[D[j]] = j;
  D[U[j]] = j;
}

/** Column c leaves the header list, and every row with a one in c leaves all its other columns. */
function* cover(state: State, c: number): Generator<Step, void, undefined> {
  const { R, D } = state;
  unlinkHeader(state, c);
  yield { kind: 'cover', item: c };
  for (let i = D[c]; i !== c; i = D[i]) {
    for (let j = R[i]; j !== i; j = R[j]) {
      unlink(state, j);
      yield { kind: 'unlink', node: j };
    }
  }
  yield { kind: 'covered', item: c };
}

/** The same steps backwards, so that every node finds the neighbours that it left. */
function* uncover(state: State, c: number): Generator<Step, void, undefined> {
  const { L, U } = state;
  yield { kind: 'uncover', item: c };
  for (let i = U[c]; i !== c; i = U[i]) {
    for (let j = L[i]; j !== i; j = L[j]) {
      relink(state, j);
      yield { kind: 'relink', node: j };
    }
  }
  relinkHeader(state, c);
  yield { kind: 'uncovered', item: c };
}

/** The next column to cover: the first with the fewest rows, any of those, the leftmost, or any at all. */
function nextColumn({ h, R, S, rule }: State, random: Random): number {
  if (rule === 'leftmost') return R[h];
  let best = R[h];
  for (let c = R[best]; c !== h; c = R[c]) if (S[c] < S[best]) best = c;
  if (rule === 'fewest') return best;
  const drawn: number[] = [];
  for (let c = R[h]; c !== h; c = R[c]) if (rule === 'random' || S[c] === S[best]) drawn.push(c);
  return drawn[random.below(drawn.length)];
}

/** search(0), search(1), … in one loop: the levels are kept in `columns` and O in place of calls. */
export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { h, L, R, D, C, columns, optionOf, wanted } = state;
  const random = randomFrom(state.seed);
  // O[k] is a node of the row chosen at level k: the one in the column chosen there.
  const O = new Int32Array(columns.length);
  const givensFit = yield* coverGivens(state);
  if (!givensFit) return yield* end(state);

  for (;;) {
    let r: number = none;
    if (R[h] === h) {
      keepSolution(state);
      yield { kind: 'solution' };
      if (state.found === wanted) return 'solved';
    } else {
      // The rule is asked in any case: it may draw lots, and later draws must stay as they are.
      const own = nextColumn(state, random);
      const c = overrideOf(state, 'choose')?.item ?? own;
      columns[state.depth] = c;
      yield { kind: 'choose', item: c };
      yield* cover(state, c);
      r = D[c];
      if (r === c) yield { kind: 'deadEnd', item: c };
    }

    // All rows of this level are used up: back to the level above, and on to the next row there.
    while (r === columns[state.depth]) {
      if (r !== none) yield* uncover(state, r);
      if (state.depth === 0) return yield* end(state);
      takeRowBack(state);
      const last = O[state.depth];
      yield { kind: 'takeBack', option: optionOf[last], cell: cellOf(state, optionOf[last]) };
      for (let j = L[last]; j !== last; j = L[j]) yield* uncover(state, C[j]);
      r = D[last];
    }

    O[state.depth] = r;
    chooseRow(state, optionOf[r]);
    yield { kind: 'pick', option: optionOf[r], cell: cellOf(state, optionOf[r]) };
    for (let j = R[r]; j !== r; j = R[j]) yield* cover(state, C[j]);
  }
}

/** Covers the columns of the rows that are given. False when two of them claim one column. */
function* coverGivens(state: State): Generator<Step, boolean, undefined> {
  const { problem, covered } = state;
  for (const option of problem.given ?? []) {
    const { items } = problem.options[option];
    yield { kind: 'given', option, cell: cellOf(state, option) };
    const claimed = items.find((item) => covered[item]);
    if (claimed !== undefined) {
      yield { kind: 'clash', item: claimed };
      return false;
    }
    for (const item of items) yield* cover(state, item);
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
