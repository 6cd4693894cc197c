import killers from '../../../../content/puzzles/killers.json' with { type: 'json' };
import { readPuzzles } from '../../formats/read.ts';
import type { Puzzle } from '../../puzzle.ts';

interface Entry {
  readonly id: string;
  readonly puzzle: string;
  readonly solutions?: number;
  readonly solution?: string;
}

export interface Sample {
  readonly id: string;
  readonly puzzle: Puzzle;
  /** How many solutions it is known to have. */
  readonly solutions: number | undefined;
  /** In reading order, a character a cell. */
  readonly solution: string | undefined;
}

/** The project's own killers, by id, from content/puzzles/killers.json. */
export function killerSamples(): Sample[] {
  const entries: readonly Entry[] = killers;
  return entries.map(({ id, puzzle, solutions, solution }) => ({ id, puzzle: readPuzzles(puzzle)[0].puzzle, solutions, solution }));
}

export function killerSample(id: string): Sample {
  const found = killerSamples().find((sample) => sample.id === id);
  if (!found) throw new Error(`there is no killer '${id}'`);
  return found;
}
