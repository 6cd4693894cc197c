// Written by scripts/direct-runs.ts from src/engine/cover/dancing-links.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { cellOf, chooseRow, keepSolution, none, takeRowBack } from '../cover/cover-state.ts';
import { relink, relinkHeader, type State, unlink, unlinkHeader } from '../cover/dancing-links.ts';
import { overrideOf } from '../override.ts';
import { type Random, randomFrom } from '../random.ts';

interface Sink {
  solution(): boolean;
  choose(item: number): boolean;
  deadEnd(item: number): boolean;
  takeBack(option: number, cell: number): boolean;
  pick(option: number, cell: number): boolean;
  given(option: number, cell: number): boolean;
  clash(item: number): boolean;
  cover(item: number): boolean;
  unlink(node: number): boolean;
  covered(item: number): boolean;
  noSolution(): boolean;
  allFound(): boolean;
  uncover(item: number): boolean;
  relink(node: number): boolean;
  uncovered(item: number): boolean;
}

function* cover(state: State, c: number, sink: Sink): Generator<undefined, void, undefined> {
  const { R, D } = state;
  unlinkHeader(state, c);
  if (sink.cover(c)) yield;
  for (let i = D[c]; i !== c; i = D[i]) {
    for (let j = R[i]; j !== i; j = R[j]) {
      unlink(state, j);
      if (sink.unlink(j)) yield;
    }
  }
  if (sink.covered(c)) yield;
}

function* uncover(state: State, c: number, sink: Sink): Generator<undefined, void, undefined> {
  const { L, U } = state;
  if (sink.uncover(c)) yield;
  for (let i = U[c]; i !== c; i = U[i]) {
    for (let j = L[i]; j !== i; j = L[j]) {
      relink(state, j);
      if (sink.relink(j)) yield;
    }
  }
  relinkHeader(state, c);
  if (sink.uncovered(c)) yield;
}

function nextColumn({ h, R, S, rule }: State, random: Random): number {
  if (rule === 'leftmost') return R[h];
  let best = R[h];
  for (let c = R[best]; c !== h; c = R[c]) if (S[c] < S[best]) best = c;
  if (rule === 'fewest') return best;
  const drawn: number[] = [];
  for (let c = R[h]; c !== h; c = R[c]) if (rule === 'random' || S[c] === S[best]) drawn.push(c);
  return drawn[random.below(drawn.length)];
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  const { h, L, R, D, C, columns, optionOf, wanted } = state;
  const random = randomFrom(state.seed);
  // O[k] is a node of the row chosen at level k: the one in the column chosen there.
  const O = new Int32Array(columns.length);
  const givensFit = yield* coverGivens(state, sink);
  if (!givensFit) return yield* end(state, sink);

  for (;;) {
    let r: number = none;
    if (R[h] === h) {
      keepSolution(state);
      if (sink.solution()) yield;
      if (state.found === wanted) return 'solved';
    } else {
      // The rule is asked in any case: it may draw lots, and later draws must stay as they are.
      const own = nextColumn(state, random);
      const c = overrideOf(state, 'choose')?.item ?? own;
      columns[state.depth] = c;
      if (sink.choose(c)) yield;
      yield* cover(state, c, sink);
      r = D[c];
      if (r === c) {
        if (sink.deadEnd(c)) yield;
      }
    }

    // All rows of this level are used up: back to the level above, and on to the next row there.
    while (r === columns[state.depth]) {
      if (r !== none) yield* uncover(state, r, sink);
      if (state.depth === 0) return yield* end(state, sink);
      takeRowBack(state);
      const last = O[state.depth];
      if (sink.takeBack(optionOf[last], cellOf(state, optionOf[last]))) yield;
      for (let j = L[last]; j !== last; j = L[j]) yield* uncover(state, C[j], sink);
      r = D[last];
    }

    O[state.depth] = r;
    chooseRow(state, optionOf[r]);
    if (sink.pick(optionOf[r], cellOf(state, optionOf[r]))) yield;
    for (let j = R[r]; j !== r; j = R[j]) yield* cover(state, C[j], sink);
  }
}

function* coverGivens(state: State, sink: Sink): Generator<undefined, boolean, undefined> {
  const { problem, covered } = state;
  for (const option of problem.given ?? []) {
    const { items } = problem.options[option];
    if (sink.given(option, cellOf(state, option))) yield;
    const claimed = items.find((item) => covered[item]);
    if (claimed !== undefined) {
      if (sink.clash(claimed)) yield;
      return false;
    }
    for (const item of items) yield* cover(state, item, sink);
  }
  return true;
}

function* end(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  if (state.found === 0) {
    if (sink.noSolution()) yield;
    return 'no-solution';
  }
  state.hasEnded = true;
  if (sink.allFound()) yield;
  return 'solved';
}
