/**
 * What four propagators solve without a guess, switched on one by one, on puzzles of four sizes dug from full grids; written to
 * content/data/propagators.json. Takes about two minutes.
 * Run again with: node research/propagators.ts YYYY-MM-DD [seed]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { countSolutions } from '../src/engine/fast/answer.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { terminalGrid } from '../src/engine/generate/terminal-grid.ts';
import { gridOf } from '../src/engine/grid.ts';
import { isSolution, type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';
import { walk } from '../src/engine/search/components.ts';
import {
  type Constraints,
  candidateOf,
  closeComponent,
  constraintsOf,
  isPossible,
  look,
  matchingNow,
  nextSingle,
  pairNext,
  place,
  reachSlot,
  strike,
  toStrike,
} from '../src/engine/search/constraints.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const seed = Number(process.argv[3] ?? 1);

const MAX_SET = 3;
const none = -1;

/** What looks at houses, and whether digits are looked at in rows and columns too. */
const settings = [
  { houses: 'singles', digits: false },
  { houses: 'sets', digits: false },
  { houses: 'allDifferent', digits: false },
  { houses: 'singles', digits: true },
  { houses: 'sets', digits: true },
  { houses: 'allDifferent', digits: true },
] as const;
type Houses = (typeof settings)[number]['houses'];

/** Groups of up to `most` of some things, the small ones first. */
function groupsOf<Thing>(things: readonly Thing[], most: number): Thing[][] {
  const bySize: Thing[][][] = [[[]]];
  const last = (group: readonly Thing[]) => (group.length === 0 ? -1 : things.indexOf(group.at(-1)!));
  for (let size = 1; size <= most; size++)
    bySize.push(bySize[size - 1]!.flatMap((group) => things.slice(last(group) + 1).map((thing) => [...group, thing])));
  return bySize.slice(1).flat();
}

/** Strikes what sets of up to so many cells, or of so many digits, strike in a house. Returns whether that is anything. */
function strikeBySets(state: Constraints, constraint: number, most: number): boolean {
  state.now = constraint;
  const { size } = state.puzzle.grid;
  const all = Array.from({ length: size }, (_, index) => index);
  const edges = all.map((slot) =>
    all.filter((value) => {
      const { cell, digit } = candidateOf(state, constraint, slot, value);
      return isPossible(state, cell, digit);
    }),
  );
  const toGo: { slot: number; value: number }[] = [];
  const small = all.filter((slot) => edges[slot]!.length <= most);
  for (const group of groupsOf(small, most)) {
    const union = new Set(group.flatMap((slot) => edges[slot]!));
    if (union.size > group.length) continue;
    for (const slot of all) if (!group.includes(slot)) for (const value of edges[slot]!) if (union.has(value)) toGo.push({ slot, value });
  }
  const slotsOf = (value: number) => all.filter((slot) => edges[slot]!.includes(value));
  const rare = all.filter((value) => slotsOf(value).length > 0 && slotsOf(value).length <= most);
  for (const group of groupsOf(rare, most)) {
    const union = new Set(group.flatMap(slotsOf));
    if (union.size > group.length) continue;
    for (const slot of union) for (const value of edges[slot]!) if (!group.includes(value)) toGo.push({ slot, value });
  }
  let any = false;
  for (const { slot, value } of toGo) {
    const { cell, digit } = candidateOf(state, constraint, slot, value);
    if (state.digits[cell] !== 0 || !state.candidates.has(cell, digit)) continue;
    strike(state, cell, digit);
    any = true;
  }
  return any;
}

function strikeByMatching(state: Constraints, constraint: number): boolean {
  look(state, constraint);
  while (state.pairs[constraint]!.includes(none)) {
    pairNext(state);
    if (state.violator) throw new Error('a puzzle with a solution has a matching in every house');
  }
  for (const visit of walk(matchingNow(state))) {
    if ('slot' in visit) reachSlot(state, visit.slot);
    else closeComponent(state, visit.slots);
  }
  const gone = toStrike(state);
  for (const { cell, digit } of gone) strike(state, cell, digit);
  return gone.length > 0;
}

/** Whether a puzzle is solved without a guess. */
function solves(puzzle: Puzzle, houses: Houses, digits: boolean): boolean {
  const state = constraintsOf(puzzle, true);
  const ofHouses = puzzle.grid.houses.length;
  const lookAt = (constraint: number): boolean => {
    if (constraint >= ofHouses) return digits && strikeByMatching(state, constraint);
    if (houses === 'allDifferent') return strikeByMatching(state, constraint);
    return strikeBySets(state, constraint, 1) || (houses === 'sets' && strikeBySets(state, constraint, MAX_SET));
  };
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (let cell = nextSingle(state); cell !== none; cell = nextSingle(state)) place(state, cell, state.candidates.least(cell));
    for (const constraint of state.constraints.keys()) if (lookAt(constraint)) isNew = true;
  }
  if (state.open > 0) return false;
  if (!isSolution(puzzle, state.digits)) throw new Error('a propagator has struck a digit of the solution');
  return true;
}

/** A full grid with cells taken out in random order as long as its solution stays the only one, down to so many givens. */
function dug(size: number, least: number, puzzleSeed: number): Puzzle {
  const grid = gridOf(size);
  const givens = terminalGrid(grid, puzzleSeed).slice();
  let left = givens.length;
  for (const cell of randomFrom(puzzleSeed).shuffled(Array.from({ length: grid.cellCount }, (_, each) => each))) {
    if (left <= least) break;
    const digit = givens[cell]!;
    givens[cell] = 0;
    if (countSolutions(puzzleOf(givens, { grid }), 2) === 1) left--;
    else givens[cell] = digit;
  }
  return puzzleOf(givens, { grid });
}

const random = randomFrom(seed);
const many = (count: number, size: number, least = 0) => Array.from({ length: count }, () => dug(size, least, random.below(1_000_000_000)));
const file = (name: string) => readPuzzles(readFileSync(new URL(`../bench/${name}`, import.meta.url), 'utf8')).map(({ puzzle }) => puzzle);

const sets: { name: string; size: number; puzzles: readonly Puzzle[] }[] = [
  { name: '6 × 6', size: 6, puzzles: many(300, 6) },
  { name: '9 × 9', size: 9, puzzles: many(200, 9) },
  { name: '9 × 9, 17 givens', size: 9, puzzles: file('clues-17.txt') },
  { name: '12 × 12', size: 12, puzzles: many(60, 12, 52) },
  { name: '16 × 16', size: 16, puzzles: many(40, 16, 104) },
];
const rows = sets.map(({ name, size, puzzles }) => {
  const solved = settings.map(({ houses, digits }) => puzzles.map((puzzle) => solves(puzzle, houses, digits)));
  const count = (nth: number) => solved[nth]!.filter(Boolean).length;
  const row = {
    name,
    size,
    puzzles: puzzles.length,
    solved: settings.map((setting, nth) => ({ ...setting, count: count(nth) })),
    /** Solved by matchings in houses and not by sets of up to three. */
    beyondSets: puzzles.filter((_, each) => solved[2]![each] && !solved[1]![each]).length,
  };
  console.log(name, puzzles.length, settings.map((_, nth) => count(nth)).join(' '), 'beyond', row.beyondSets);
  return row;
});
writeFileSync('content/data/propagators.json', `${JSON.stringify({ date, seed, maxSet: MAX_SET, rows }, null, 1)}\n`);
