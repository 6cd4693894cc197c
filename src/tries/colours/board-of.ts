import { hasDigit } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { humanSolver } from '../../engine/logic/human-solver.card.ts';
import { defaultsOf } from '../../engine/options.ts';
import { houseName, puzzleOf } from '../../engine/puzzle.ts';
import type { Board, Link } from './colours.ts';

const TECHNIQUE = 'simple-colours-trap';

/** The digit and its places where the ladder comes to its first trap of two colours on a puzzle, given as 81 characters. */
export function boardOf(givens: string): Board {
  const puzzle = puzzleOf(Uint8Array.from(givens, (symbol) => Number(symbol) || 0));
  const state = humanSolver.start(puzzle, defaultsOf(humanSolver.options) as Parameters<typeof humanSolver.start>[1]);
  for (const step of humanSolver.run(state)) {
    const { found, candidates, digits } = state;
    if (step.kind !== 'see' || found?.technique !== TECHNIQUE) continue;
    const { digit } = found.eliminations[0]!;
    const { grid } = puzzle;
    const cells = Array.from(digits.keys()).filter((cell) => digits[cell] === 0 && hasDigit(candidates[cell]!, digit));
    const links = grid.cellsOfHouse.flatMap((house, index): Link[] => {
      const ends = cells.flatMap((cell, place) => (house.includes(cell) ? [place] : []));
      return ends.length === 2 ? [{ house: houseName(grid, index), ends: [ends[0]!, ends[1]!] }] : [];
    });
    const places = cells.map((cell) => ({
      cell,
      name: cellName(grid, cell),
      sees: cells.flatMap((other, place) => (grid.peersOfCell[cell]!.includes(other) ? [place] : [])),
    }));
    return { digit, places, links, start: cells.indexOf(Math.min(...found.pattern.flatMap((set) => set.cells))) };
  }
  throw new Error(`${TECHNIQUE}: ${givens}`);
}
