import { ladder } from '../../engine/logic/ladder.ts';
import { solveByLadder } from '../../engine/logic/solve-by-ladder.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import type { RatedSteps } from './doubling.ts';

/** The places of the figure’s puzzles among those rated: rising in rating, and falling in the number of their steps. */
const SHOWN = [60, 98, 173, 352] as const;

/** What the ladder needs for the puzzles of the figure, as they were rated. `difficulties` are those of all techniques, by id. */
export const ratedSteps = (
  puzzles: readonly (readonly [puzzle: string, rating: number, made: string])[],
  difficulties: Readonly<Record<string, number>>,
): RatedSteps[] =>
  SHOWN.map((place) => {
    const [text, rating] = puzzles[place]!;
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
