import { drain } from '../algorithm.ts';
import { InputError } from '../errors.ts';
import { LargeSearch } from '../fast/large-search.ts';
import { gridWith } from '../grid.ts';
import { allLevels, type Level, levels } from '../logic/ladder.ts';
import { readOptions } from '../options.ts';
import { type Puzzle, puzzleOf, withGivens } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { carve, levelsOfSize } from './carve.card.ts';
import { dig } from './dig.card.ts';
import type { DiggingOrder } from './digging-order.ts';
import { jigsawRegions } from './jigsaw-regions.ts';
import { diggingLevel, type LevelTable } from './levels.ts';
import type { Symmetry } from './symmetry.ts';

/** Houses in place of the usual boxes, or besides them. */
export interface WishedHouses {
  /** Regions drawn at random, in place of boxes. */
  readonly jigsaw?: boolean;
  /** Neither boxes nor regions: a Latin square. */
  readonly noBoxes?: boolean;
  readonly diagonals?: boolean;
  readonly windows?: boolean;
}

/** The houses that menus and the command line offer, by their names in addresses. */
export const houseWishes = {
  usual: {},
  jigsaw: { jigsaw: true },
  diagonals: { diagonals: true },
  windows: { windows: true },
} as const satisfies Record<string, WishedHouses>;

export type HouseWish = keyof typeof houseWishes;

export interface CarveWish {
  readonly method: 'carve';
  readonly houses?: WishedHouses;
  readonly level: Level;
  readonly symmetry?: Symmetry;
  /** 4, 6 or 9; 9 when left out. */
  readonly size?: number;
  readonly seed: number;
}

export interface DigWish {
  readonly method: 'dig';
  readonly houses?: WishedHouses;
  /** 1 to 5, or 1 to 3 for the levels `seed`. */
  readonly level: number;
  readonly levels?: LevelTable;
  /** The level's own when left out. */
  readonly order?: DiggingOrder;
  /** 9 when left out. */
  readonly size?: number;
  readonly seed: number;
}

export type Wish = CarveWish | DigWish;

export interface GeneratedPuzzle {
  /** With exactly one answer. */
  readonly puzzle: Puzzle;
  /** Indexed by cell. */
  readonly answer: Uint8Array;
  readonly givens: number;
  /** The chosen level as people say it: 'hard', or '4, difficult'. */
  readonly level: string;
  /** How many grids were begun. */
  readonly attempts: number;
}

/** The largest size that is dug in seconds: at 49 × 49 a single proof that a hole is good may take hours. */
export const MAX_MADE = 36;

/** A wish that can be had, but not from this seed. */
export class NoneFound extends InputError {}

/** Grids that digging begins before it says that the level cannot be had. */
const DIGGINGS = 1000;

/**
 * Generates a puzzle of the chosen level by `carve` or `dig`. The same wish gives the same puzzle everywhere.
 * Throws InputError when a level or size does not exist, and NoneFound when a thousand grids give none.
 */
export function generatePuzzle(wish: Wish): GeneratedPuzzle {
  checkWish(wish);
  return wish.method === 'carve' ? carved(wish) : dug(wish);
}

/** Throws InputError when there is no such level or size, independent of the seed. */
export function checkWish({ method, level, size = 9, ...wish }: Wish): void {
  if (size > MAX_MADE) throw new InputError(`no ${size} × ${size} puzzles are made`, { expected: `at most ${MAX_MADE} × ${MAX_MADE}` });
  const empty = emptyPuzzle(size, wish.houses, wish.seed);
  if (method === 'dig') {
    diggingLevel(empty.grid, ('levels' in wish && wish.levels) || 'paper', level);
    return;
  }
  const refusal = carve.refuses(empty);
  if (refusal) throw refusal;
  const offered = levelsOfSize(size);
  if (!offered.includes(level))
    throw new InputError(`there are no ${size} × ${size} puzzles of level '${level}'`, { expected: `one of ${offered.join(', ')}` });
}

function carved({ level, symmetry = 'none', size = 9, seed, houses }: CarveWish): GeneratedPuzzle {
  const empty = emptyPuzzle(size, houses, seed);
  const options = readOptions(carve.options, { level, symmetry, seed: String(seed) });
  const state = carve.start(empty, options as Parameters<typeof carve.start>[1]);
  const { outcome } = drain(carve.run(state));
  if (outcome !== 'solved') {
    throw new NoneFound(`no ${size} × ${size} puzzle of level '${level}' was found in ${state.attempt} grids`, {
      expected: ['another seed', ...easier(level)].join(', or '),
    });
  }
  const { answer, givens, attempt } = state;
  return { puzzle: withGivens(empty, state.digits), answer, givens, level, attempts: attempt };
}

/** Returns levels to suggest instead of one that was not found. */
function easier(level: Level): string[] {
  const below = levels.slice(0, allLevels.indexOf(level));
  return below.length > 0 ? [`an easier level (${below.join(', ')})`] : [];
}

function dug({ level, levels: table = 'paper', order, size = 9, seed, houses }: DigWish): GeneratedPuzzle {
  const empty = emptyPuzzle(size, houses, seed);
  const { name, givens: range } = diggingLevel(empty.grid, table, level);
  const checked = readOptions(dig.options, { levels: table, level: String(level), order: order ?? 'level', seed: String(seed) });
  const options = checked as Parameters<typeof dig.start>[1];
  for (let attempts = 1; attempts <= DIGGINGS; attempts++) {
    const state = dig.start(empty, { ...options, seed: seed + 1_000_000_007 * (attempts - 1) });
    drain(dig.run(state));
    const { answer, givens } = state;
    if (givens <= range[1]) return { puzzle: withGivens(empty, state.digits), answer, givens, level: `${level}, ${name}`, attempts };
  }
  throw new NoneFound(`no ${size} × ${size} puzzle with at most ${range[1]} givens was found in ${DIGGINGS} grids`, {
    expected: 'another seed, order or level',
  });
}

function emptyPuzzle(size: number, houses: WishedHouses = {}, seed = 0): Puzzle {
  const { jigsaw, noBoxes, diagonals, windows } = houses;
  const boxes = jigsaw ? { regions: fillableRegions(size, seed, houses) } : noBoxes ? { boxRows: 0 } : {};
  const grid = gridWith({ size, ...boxes, diagonals, windows });
  return puzzleOf(new Uint8Array(grid.cellCount), { grid });
}

/** Regions drawn before it is said that none can be filled. */
const DRAWN_REGIONS = 20;

/** Returns regions that can be filled together with the other houses: not all can. */
function fillableRegions(size: number, seed: number, { diagonals, windows }: WishedHouses): number[] {
  const random = randomFrom(seed);
  for (let left = DRAWN_REGIONS; left > 0; left--) {
    const regions = jigsawRegions(size, random);
    const grid = gridWith({ size, regions, diagonals, windows });
    if (new LargeSearch(grid).solve(new Uint8Array(grid.cellCount), { nodes: NODES_TO_FILL })) return regions;
  }
  throw new NoneFound(`none of ${DRAWN_REGIONS} jigsaws of ${size} × ${size} could be filled`, {
    expected: 'another seed, or fewer houses',
  });
}

const NODES_TO_FILL = 5000;
