import { InputError } from '../errors.ts';
import type { Grid } from '../grid.ts';
import { randomKiller } from '../killer/random-killer.ts';
import { ladderFor } from '../logic/cages/cage-ladder.ts';
import { allLevels, type Level } from '../logic/ladder.ts';
import { solveByLadder } from '../logic/solve-by-ladder.ts';
import { type Puzzle, puzzleOf, symbolValue } from '../puzzle.ts';
import { type GeneratedPuzzle, NoneFound } from './generate-puzzle.ts';

export interface CagesWish {
  readonly method: 'cages';
  readonly level: Level;
  /** 9 when left out. */
  readonly size?: number;
  readonly seed: number;
}

/** By size: the levels of killers that are found soon, each with the largest cages that its killers are cut into. */
const LARGEST: Readonly<Record<number, Readonly<Partial<Record<Level, number>>>>> = {
  4: { 'very-easy': 3, easy: 3 },
  6: { easy: 3, medium: 4 },
  9: { easy: 3, medium: 4, hard: 5 },
};

/** The levels that a killer of a size can have, the easiest first; none where none of that size are made. */
export const levelsOfKillers = (size: number): readonly Level[] => Object.keys(LARGEST[size] ?? {}) as Level[];

/** How many grids are cut into cages before it is said that none is of the level. */
const ATTEMPTS = 400;
/** How many cells are made cages of their own where few cells are left that the techniques can't fill. */
const MAX_SPLITS = 3;

/**
 * Generates a killer without givens that takes techniques of the level, and none harder. It has one solution, because none of them trusts
 * in that. The same wish gives the same killer everywhere. Throws InputError when there is no such level or size, and NoneFound when 400
 * grids give none.
 */
export function generateKiller({ level, size = 9, seed }: CagesWish): GeneratedPuzzle {
  const largest = LARGEST[size]?.[level];
  if (largest === undefined)
    throw new InputError(`no ${size} × ${size} killers of level '${level}' are made`, {
      expected: levelsOfKillers(size).join(', ') || 'size 4, 6 or 9',
    });
  for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
    const { puzzle: cut, solution } = randomKiller({ size, seed: seed + 1_000_000_007 * (attempts - 1), smallest: 2, largest });
    const puzzle = splitUntilSolved(cut, solution, level);
    if (puzzle) return { puzzle, answer: solution, givens: 0, level, attempts };
  }
  throw new NoneFound(`no ${size} × ${size} killer of level '${level}' was found in ${ATTEMPTS} grids`, { expected: 'another seed' });
}

/** Makes cages of single cells until techniques of the level solve a killer; undefined where they are too many, or where something simpler does. */
function splitUntilSolved(cut: Puzzle, solution: Uint8Array, level: Level): Puzzle | undefined {
  const allowed = ladderFor(cut).filter(({ guesses, level: own }) => !guesses && allLevels.indexOf(own) <= allLevels.indexOf(level));
  let puzzle = cut;
  for (let splits = 0; ; splits++) {
    const { solved, hardest, digits } = solveByLadder(puzzle, { allowed });
    if (solved) return hardest === level ? puzzle : undefined;
    const open = [...digits.keys()].filter((cell) => digits[cell] === 0);
    if (splits === MAX_SPLITS || open.length > 2 * puzzle.grid.size) return undefined;
    const split = open.map((cell) => splitOff(puzzle, cell, solution)).find((each) => each !== undefined);
    if (!split) return undefined;
    puzzle = split;
  }
}

/** Takes a cell out of its cage, into one of its own; undefined where the rest would fall apart, or be nothing. */
function splitOff(puzzle: Puzzle, cell: number, solution: Uint8Array): Puzzle | undefined {
  const { grid, cages, symbols } = puzzle;
  const cage = cages.find(({ cells }) => cells.includes(cell))!;
  const rest = cage.cells.filter((each) => each !== cell);
  if (rest.length === 0 || !isConnected(grid, rest)) return undefined;
  const own = symbolValue(puzzle, solution[cell]);
  const others = cages.filter((each) => each !== cage);
  const parts = [...others, { cells: rest, sum: cage.sum - own }, { cells: [cell], sum: own }];
  return puzzleOf(puzzle.givens, { grid, symbols, cages: parts.sort((a, b) => a.cells[0] - b.cells[0]) });
}

function isConnected({ size, rowOfCell }: Grid, cells: readonly number[]): boolean {
  const reached = [cells[0]];
  const touch = (a: number, b: number) => Math.abs(a - b) === size || (Math.abs(a - b) === 1 && rowOfCell[a] === rowOfCell[b]);
  for (const from of reached) reached.push(...cells.filter((cell) => !reached.includes(cell) && touch(from, cell)));
  return reached.length === cells.length;
}
