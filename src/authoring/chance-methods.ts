import measured from '../../content/data/chance-methods.json' with { type: 'json' };
import type { Race } from '../tries/clouds/clouds.ts';
import { medianOf } from '../widgets/ui/numbers.ts';
import { findPuzzle } from './puzzles.ts';

/** A puzzle of the runs of research/chance-methods.ts: how many times the proposals annealing needs in the median. */
export interface MethodsCompared {
  readonly puzzle: string;
  readonly ratio: number;
  readonly median: { readonly chance: number; readonly annealing: number; readonly steady: number };
}

const { runs } = measured;

const proposalsOf = (puzzle: string, method: string) =>
  runs.filter((run) => run.puzzle === puzzle && run.method === method).map(({ proposals }) => proposals);
const middle = (counts: readonly number[]) => medianOf(counts) ?? 0;

/** Monte Carlo against annealing, puzzle by puzzle in the order of the chart. */
export function methodsCompared(): MethodsCompared[] {
  return [...new Set(runs.map(({ puzzle }) => puzzle))].map((puzzle) => {
    const [chance, annealing] = [proposalsOf(puzzle, 'monte-carlo'), proposalsOf(puzzle, 'annealing')];
    return {
      puzzle,
      ratio: middle(annealing) / middle(chance),
      median: { chance: middle(chance), annealing: middle(annealing), steady: middle(proposalsOf(puzzle, 'steady')) },
    };
  });
}

/** The runs of both methods, and of a temperature kept all the time, puzzle by puzzle in the same order. */
export function racesRun(): Race[] {
  return methodsCompared().map(({ puzzle }) => ({
    puzzle,
    name: findPuzzle(puzzle).name,
    chance: proposalsOf(puzzle, 'monte-carlo'),
    annealing: proposalsOf(puzzle, 'annealing'),
    steady: proposalsOf(puzzle, 'steady'),
  }));
}
