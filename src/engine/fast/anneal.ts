import type { Outcome } from '../algorithm.ts';
import type { annealing } from '../anneal/annealing.card.ts';
import { emptyBoxGrid, fillBoxes, NEW_SEEDS, swappableBoxes, swapsOf } from '../anneal/box-grid.ts';
import { countLines } from '../anneal/energy.ts';
import type { monteCarlo } from '../anneal/monte-carlo.card.ts';
import { acceptance, chainLengthOf, standardDeviation, WALK_LENGTH } from '../anneal/schedule.ts';
import type { Puzzle } from '../puzzle.ts';

/*
 * `monte-carlo` and `annealing` without steps: the same random numbers, the same decisions, the same end for the same seed.
 * What is different is that the energy difference is looked up before anything is changed, and that the four numbers of
 * the generator and all tables are typed arrays.
 */

type MonteCarloOptions = Parameters<typeof monteCarlo.start>[1];
type AnnealingOptions = Parameters<typeof annealing.start>[1];

export interface FastRun {
  readonly outcome: Outcome;
  readonly proposals: number;
  readonly energy: number;
  readonly digits: Uint8Array;
}

export interface FastAnnealing extends FastRun {
  readonly startTemperature: number;
  /** Share of the proposals of the first chain that were accepted; 0 when no chain was finished. */
  readonly startAcceptance: number;
  readonly chains: number;
  readonly reheats: number;
}

/** No difference between two grids one swap apart is larger. */
const MAX_DIFFERENCE = 4;
/** Instead of a divisor: keeps every swap, and draws nothing. */
const KEEP_ALL = -1;
/** A draw is below this. */
const DRAWS = 2 ** 31;

/** The state of the generator xorshift128+, as pure-rand seeds it: the low and high halves of two 64-bit words. */
export function drawsFrom(seed: number): Int32Array {
  return Int32Array.of(-1, ~seed, seed | 0, 0);
}

/** The next 31-bit number: the upper bits of what pure-rand's xorshift128plus gives. */
export function draw(state: Int32Array): number {
  const high = state[0];
  const low = state[1];
  const otherHigh = state[2];
  const otherLow = state[3];
  const mixedLow = low ^ (low << 23);
  const mixedHigh = high ^ ((high << 23) | (low >>> 9));
  state[0] = otherHigh;
  state[1] = otherLow;
  state[2] = mixedHigh ^ otherHigh ^ (mixedHigh >>> 18) ^ (otherHigh >>> 5);
  state[3] = mixedLow ^ otherLow ^ ((mixedLow >>> 18) | (mixedHigh << 14)) ^ ((otherLow >>> 5) | (otherHigh << 27));
  return ((low + otherLow) | 0) >>> 1;
}

/** A puzzle with its boxes filled, flattened for the loop. */
interface Board {
  readonly puzzle: Puzzle;
  readonly digits: Uint8Array;
  /** How often each digit occurs in each line: rows, then columns, `size + 1` numbers each. */
  readonly counts: Uint8Array;
  /** Indexed by cell: where the counts of its row and of its column begin. */
  readonly rowAt: Uint16Array;
  readonly columnAt: Uint16Array;
  /** The two cells of each swap, box after box; and where the swaps of each box begin and how many it has. */
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  readonly boxAt: Uint16Array;
  readonly boxSwaps: Uint16Array;
  /** The boxes among which a draw chooses, some more than once. */
  readonly choices: Uint16Array;
  readonly random: Int32Array;
  energy: number;
  /** Accepted swaps of the last sweep. */
  accepted: number;
  improved: boolean;
  lowest: number;
}

function boardOf(puzzle: Puzzle, seed: number, choose: 'boxes' | 'cells'): Board {
  const { grid } = puzzle;
  const stride = grid.size + 1;
  const boxes = swappableBoxes(puzzle);
  const swaps = boxes.map(swapsOf);
  const starts = swaps.map((_, box) => swaps.slice(0, box).flat().length);
  return {
    puzzle,
    digits: puzzle.givens.slice(),
    counts: new Uint8Array(2 * grid.size * stride),
    rowAt: Uint16Array.from(grid.rowOfCell, (row) => row * stride),
    columnAt: Uint16Array.from(grid.columnOfCell, (column) => (grid.size + column) * stride),
    first: Uint16Array.from(swaps.flat(), ([a]) => a),
    second: Uint16Array.from(swaps.flat(), ([, b]) => b),
    boxAt: Uint16Array.from(starts),
    boxSwaps: Uint16Array.from(swaps, ({ length }) => length),
    choices: Uint16Array.from(boxes.flatMap((cells, box) => (choose === 'boxes' ? [box] : cells.map(() => box)))),
    random: drawsFrom(seed),
    energy: 0,
    accepted: 0,
    improved: false,
    lowest: 0,
  };
}

function fill(board: Board, seed: number): void {
  const filled = emptyBoxGrid(board.puzzle);
  fillBoxes(filled, seed);
  board.digits.set(filled.digits);
  const { rows, columns } = countLines(board.puzzle.grid, filled.digits);
  board.counts.set(rows);
  board.counts.set(columns, rows.length);
  board.energy = filled.energy;
  board.lowest = filled.energy;
}

/**
 * Which worse swaps are kept: one in a fixed number whatever the difference, or those whose draw lies below a number for the difference.
 */
interface Rule {
  oneIn: number;
  readonly below: Float64Array;
}

// No branches where the outcome is as good as random: a wrongly foreseen one costs more than the rest of a proposal.
/** 1 for a count of 1, 0 for a larger one: the digit will be missing when it leaves. */
const lone = (count: number) => (count - 2) >>> 31;
/** 1 for a count of 0, 0 for a larger one: the digit is missing until it comes. */
const none = (count: number) => (count - 1) >>> 31;
/** All bits set when the two differ, none when they are the same: a line that gives and takes keeps its digits. */
const differs = (a: number, b: number) => ((a - b) | (b - a)) >> 31;

/** Proposes at most `most` swaps and stops at energy 0. Returns how many were proposed. */
function sweep(board: Board, rule: Rule, most: number): number {
  const { digits, counts, rowAt, columnAt, first, second, boxAt, boxSwaps, choices, random } = board;
  const { oneIn, below } = rule;
  const chosen = choices.length;
  let { energy, lowest } = board;
  let proposals = 0;
  let accepted = 0;
  let improved = false;
  while (energy > 0 && proposals < most) {
    proposals++;
    const box = choices[draw(random) % chosen];
    const swap = boxAt[box] + (draw(random) % boxSwaps[box]);
    const a = first[swap];
    const b = second[swap];

    const x = digits[a];
    const y = digits[b];
    const rowA = rowAt[a];
    const rowB = rowAt[b];
    const columnA = columnAt[a];
    const columnB = columnAt[b];
    const inRows = lone(counts[rowA + x]) - none(counts[rowA + y]) + lone(counts[rowB + y]) - none(counts[rowB + x]);
    const inColumns = lone(counts[columnA + x]) - none(counts[columnA + y]) + lone(counts[columnB + y]) - none(counts[columnB + x]);
    const delta = (inRows & differs(rowA, rowB)) + (inColumns & differs(columnA, columnB));
    if (delta > 0 && oneIn !== KEEP_ALL) {
      const coin = draw(random);
      if (oneIn > 0 ? coin % oneIn !== 0 : coin >= below[delta]) continue;
    }

    digits[a] = y;
    digits[b] = x;
    counts[rowA + x]--;
    counts[rowA + y]++;
    counts[rowB + y]--;
    counts[rowB + x]++;
    counts[columnA + x]--;
    counts[columnA + y]++;
    counts[columnB + y]--;
    counts[columnB + x]++;
    energy += delta;
    accepted++;
    if (delta < 0) {
      improved = true;
      if (energy < lowest) lowest = energy;
    }
  }
  board.energy = energy;
  board.lowest = lowest;
  board.accepted = accepted;
  board.improved = improved;
  return proposals;
}

/** `monte-carlo` without steps. `monteCarlo.refuses` must accept the puzzle. */
export function fastMonteCarlo(puzzle: Puzzle, { worse, limit, seed }: MonteCarloOptions): FastRun {
  const board = boardOf(puzzle, seed, 'boxes');
  fill(board, seed);
  const movable = board.choices.length > 0;
  const proposals = movable ? sweep(board, { oneIn: worse, below: new Float64Array(0) }, limit) : 0;
  return { outcome: outcomeOf(board, movable), proposals, energy: board.energy, digits: board.digits };
}

/** `annealing` without steps. `annealing.refuses` must accept the puzzle. */
export function fastAnnealing(puzzle: Puzzle, settings: AnnealingOptions): FastAnnealing {
  const board = boardOf(puzzle, settings.seed, 'cells');
  const chainLength = chainLengthOf(swappableBoxes(puzzle), settings.chain, settings.chainShare);
  const movable = board.choices.length > 0;
  fill(board, settings.seed);
  const startTemperature = board.energy > 0 && movable ? settings.start || walk(board) : 0;
  const rule: Rule = { oneIn: 0, below: new Float64Array(MAX_DIFFERENCE + 1) };

  let [proposals, chains, reheats, stagnant, startAcceptance] = [0, 0, 0, 0, 0];
  let temperature = startTemperature;
  while (movable && board.energy > 0 && proposals < settings.limit) {
    const lowestBefore = board.lowest;
    for (let delta = 1; delta <= MAX_DIFFERENCE; delta++) rule.below[delta] = acceptance(delta, temperature) * DRAWS;
    const made = sweep(board, rule, Math.min(chainLength, settings.limit - proposals));
    proposals += made;
    if (board.energy === 0 || made < chainLength) break;
    if (chains++ === 0) startAcceptance = board.accepted / chainLength;
    const improved = settings.stagnation === 'no-new-best' ? board.lowest < lowestBefore : board.improved;
    stagnant = improved ? 0 : stagnant + 1;
    if (stagnant < settings.patience) {
      temperature *= settings.cooling;
    } else {
      temperature = startTemperature;
      stagnant = 0;
      reheats++;
      fill(board, draw(board.random) % NEW_SEEDS);
    }
  }
  const outcome = outcomeOf(board, movable);
  return { outcome, proposals, energy: board.energy, digits: board.digits, startTemperature, startAcceptance, chains, reheats };
}

/** The start temperature: how restless the energy is when every swap is kept. */
function walk(board: Board): number {
  const keepAll: Rule = { oneIn: KEEP_ALL, below: new Float64Array(0) };
  let [walked, sum, squares] = [0, 0, 0];
  while (board.energy > 0 && walked < WALK_LENGTH) {
    sweep(board, keepAll, 1);
    walked++;
    sum += board.energy;
    squares += board.energy ** 2;
  }
  board.lowest = board.energy;
  return standardDeviation(walked, sum, squares);
}

function outcomeOf(board: Board, movable: boolean): Outcome {
  if (board.energy === 0) return 'solved';
  return movable ? 'bound' : 'no-solution';
}
