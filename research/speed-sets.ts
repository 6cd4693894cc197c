import named from '../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../src/engine/formats/read.ts';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { gridOf } from '../src/engine/grid.ts';
import { type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';

const MINIMAL = 100;
const HARDEST = ['ai-escargot', 'inkala-2010', 'inkala-2012', 'golden-nugget', 'easter-monster', 'platinum-blonde'];

const grid = gridOf(9);

/** The puzzles on which solvers are timed and their tries counted. */
export const speedSets: Readonly<Record<string, readonly Puzzle[]>> = {
  minimal: Array.from({ length: MINIMAL }, (_, seed) => puzzleOf(digMinimal(seed).givens, { grid })),
  hardest: HARDEST.map((id) => readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!.puzzle),
};
