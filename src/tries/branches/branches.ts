import { digitsOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { humanSolver } from '../../engine/logic/human-solver.card.ts';
import type { Position } from '../../engine/logic/position.ts';
import { type Contradiction, Supposition } from '../../engine/logic/supposition.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { defaultsOf } from '../../engine/options.ts';
import { houseName, type Puzzle } from '../../engine/puzzle.ts';

/** A supposition of a guess. */
export interface Branch {
  readonly level: number;
  /** The index of the supposition that it is tried under; −1 for the first. */
  readonly under: number;
  /** The cell by its name, and the digit. */
  readonly at: string;
  readonly supposed: CellDigit;
  /** The digits that follow as singles; of those that end in a contradiction, the ones that it rests on. */
  readonly follow: readonly CellDigit[];
  /** Indexed by cell: what is left as sets of bits. */
  readonly candidates: readonly number[];
  readonly contradiction: Contradiction | undefined;
  /** The place of the contradiction by its name. */
  readonly where: string;
}

export interface Guess {
  readonly givens: readonly number[];
  /** The digits on the board before the guess, and what is left in its cells as sets of bits. */
  readonly digits: readonly number[];
  readonly candidates: readonly number[];
  /** Every supposition by which the guess refutes a candidate, in the order in which they are made. */
  readonly branches: readonly Branch[];
}

function branchesUnder(puzzle: Puzzle, position: Pick<Position, 'grid' | 'candidates'>, first: CellDigit): Branch[] {
  const branches: Branch[] = [];
  const suppose = (candidates: Uint32Array, supposed: CellDigit, under: number) => {
    const supposition = new Supposition({ ...position, candidates });
    supposition.suppose(supposed.cell, supposed.digit);
    const { contradiction, entries } = supposition;
    const own = branches.length;
    branches.push({
      level: under < 0 ? 0 : branches[under]!.level + 1,
      under,
      at: cellName(position.grid, supposed.cell),
      supposed,
      follow: (contradiction ? supposition.untilContradiction() : entries)
        .map(({ cell, digit }) => ({ cell, digit }))
        .filter(({ cell }) => cell !== supposed.cell),
      candidates: [...supposition.candidates],
      contradiction,
      where: !contradiction
        ? ''
        : 'cell' in contradiction
          ? cellName(position.grid, contradiction.cell)
          : houseName(puzzle.grid, contradiction.house),
    });
    if (contradiction) return;
    const next = supposition.narrowest()!;
    for (const digit of digitsOf(supposition.candidates[next]!)) suppose(supposition.candidates, { cell: next, digit }, own);
  };
  suppose(position.candidates, first, -1);
  return branches;
}

/** The first guess of the solver's run on a puzzle. */
export function firstGuess(puzzle: Puzzle): Guess {
  const state = humanSolver.start(puzzle, defaultsOf(humanSolver.options) as Parameters<typeof humanSolver.start>[1]);
  for (const step of humanSolver.run(state))
    if (step.kind === 'see' && state.found?.technique === 'guess')
      return {
        givens: [...puzzle.givens],
        digits: [...state.digits],
        candidates: [...state.candidates],
        branches: branchesUnder(puzzle, state, state.found.eliminations[0]!),
      };
  throw new Error('the run has no guess');
}

/** A supposition and those that it is tried under, the first one first, as indices. */
export function lineTo(branches: readonly Pick<Branch, 'under'>[], index: number): number[] {
  const line: number[] = [];
  for (let at = index; at >= 0; at = branches[at]!.under) line.unshift(at);
  return line;
}
