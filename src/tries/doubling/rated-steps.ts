import { ladder } from '../../engine/logic/ladder.ts';
import { solveByLadder } from '../../engine/logic/solve-by-ladder.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import type { RatedSteps } from './doubling.ts';

/** The puzzles of the figure, by how they were made: rising in rating, and falling in the number of their steps. */
const SHOWN = ['minimal 1818', 'carve medium 26', 'carve hard 6', 'carve hard 64'] as const;

/** What the ladder needs for the puzzles of the figure, as they were rated. `difficulties` are those of all techniques, by id. */
export const ratedSteps = (
  puzzles: readonly (readonly [puzzle: string, rating: number, made: string])[],
  difficulties: Readonly<Record<string, number>>,
): RatedSteps[] =>
  SHOWN.map((name) => {
    const [text, rating] = puzzles.find(([, , made]) => made === name)!;
    const { stepsByTechnique } = solveByLadder(puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0)));
    const easiest = difficulties[ladder[0]!.technique.id]!;
    const steps = ladder
      .map(({ technique: { id, name: technique } }) => ({
        technique,
        count: stepsByTechnique[id] ?? 0,
        above: difficulties[id]! - easiest,
      }))
      .filter(({ count }) => count > 0);
    return { rating, steps };
  });
