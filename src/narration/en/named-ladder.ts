import { ladderFor } from '../../engine/logic/cages/cage-ladder.ts';
import type { Rung } from '../../engine/logic/ladder.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { inWordsOf } from './house-words.ts';

/** The ladder for a puzzle, whose techniques have the names that they have in its grid: 'Hidden single in a region'. */
export function namedLadder(puzzle: Puzzle): readonly Rung[] {
  const rungs = ladderFor(puzzle);
  const named = (rung: Rung): Rung => {
    const name = inWordsOf(puzzle.grid, rung.technique.name);
    return name === rung.technique.name ? rung : { ...rung, technique: { ...rung.technique, name } };
  };
  return puzzle.grid.boxRows > 0 ? rungs : rungs.map(named);
}
