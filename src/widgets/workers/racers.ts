import type { AnyAlgorithm, AnyOptions, Outcome } from '../../engine/algorithm.ts';
import { catalogRow } from '../../engine/catalog.ts';
import { solve9, triesMade } from '../../engine/fast/solve.ts';
import { SudokuCovers } from '../../engine/fast/sudoku-covers.ts';
import { defaultsOf } from '../../engine/options.ts';
import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';
import type { RacerId } from './racer-ids.ts';

/*
 * The solvers of the race in the chapter on speed, each to its first answer. A try is what that chapter calls one: a digit the search
 * writes or refuses, a row it chooses, a guess of the fast solver.
 */

/** One solver on one puzzle, which it solves again and again. */
export interface Racer {
  /** Goes on with the search, or begins the next one, until it ends or a slice of work is done. */
  advance(): Slice;
}

export interface Slice {
  /** Tries made in this slice. */
  readonly tries: number;
  /** How the search ended; undefined while it hasn't. */
  readonly ending?: Ending;
}

export type Ending = 'solved' | 'no-solution' | 'gave-up';

/** Steps of a taught program between two looks at the clock: a few milliseconds. */
const STEPS = 20_000;
/** Nodes of a search that can't be interrupted: well under a second. */
const NODES = 4_000_000;

const endingOf = (outcome: Outcome): Ending => (outcome === 'solved' || outcome === 'no-solution' ? outcome : 'gave-up');

/** A program of the chapters, whose steps are made and dropped. */
function taught(algorithm: AnyAlgorithm, options: AnyOptions, puzzle: Puzzle, counter: string): Racer {
  const { kinds } = algorithm.counters[counter]!;
  let run: ReturnType<AnyAlgorithm['run']> | undefined;
  return {
    advance() {
      run ??= algorithm.run(algorithm.start(puzzle, options));
      let tries = 0;
      for (let steps = 0; steps < STEPS; steps++) {
        const next = run.next();
        if (next.done) {
          run = undefined;
          return { tries, ending: endingOf(next.value) };
        }
        if (kinds.includes(next.value.kind)) tries++;
      }
      return { tries };
    },
  };
}

/** What each taught program counts as a try, and its options where they aren't the usual ones. */
const taughtIds: Readonly<Partial<Record<RacerId, { readonly counter: string; readonly options?: AnyOptions }>>> = {
  backtracking: { counter: 'tries' },
  'propagate-then-search': { counter: 'tries' },
  'constraint-search': { counter: 'tries', options: { lcv: true, propagation: true } },
  'dancing-links': { counter: 'rows' },
};

/** Makes a solver ready; `givens` are 81 digits, 0 for an empty cell. */
export async function racerOn(id: RacerId, givens: ArrayLike<number>): Promise<Racer> {
  const program = taughtIds[id];
  if (program) {
    const algorithm = await catalogRow(id).load();
    return taught(algorithm, { ...defaultsOf(algorithm.options), ...program.options }, puzzleOf(givens), program.counter);
  }
  if (id === 'covers') {
    const covers = new SudokuCovers();
    return {
      advance() {
        const { answer, gaveUp, nodes } = covers.solveWithin(NODES, givens);
        return { tries: nodes - 1, ending: gaveUp ? 'gave-up' : answer ? 'solved' : 'no-solution' };
      },
    };
  }
  return {
    advance() {
      const before = triesMade();
      const answer = solve9(givens);
      return { tries: triesMade() - before, ending: answer ? 'solved' : 'no-solution' };
    },
  };
}
