import { exploredCell as words } from '#words/explorers.ts';
import { candidatesOf, digitsOf } from '../../../engine/candidates.ts';
import { cellName } from '../../../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { GridScene } from '../../views/grid/scene.ts';

/** The part of a cell's surroundings that is outlined. */
export type Shown = 'row' | 'column' | 'box' | 'peers';

const HOUSES: readonly Shown[] = ['row', 'column', 'box'];

const housesShown = ({ grid }: Puzzle, cell: number, shown: Shown) =>
  grid.housesOfCell[cell]!.filter((_, kind) => shown === 'peers' || HOUSES[kind] === shown);

/** The grid with a cell (zero-based) lit among its peers; `marks` shows the candidates of all cells and not only of this one. */
export function exploredScene(puzzle: Puzzle, cell: number, shown: Shown, marks: boolean): GridScene {
  const all = candidatesOf(puzzle, puzzle.givens);
  return {
    puzzle,
    digits: puzzle.givens,
    candidates: marks ? all : all.map((set, other) => (other === cell ? set : 0)),
    struck: undefined,
    highlights: [],
    houses: housesShown(puzzle, cell, shown),
    links: [],
    heat: undefined,
    focus: { cell, digit: 0, tone: 'trying', undoes: false },
    witness: undefined,
    cage: -1,
  };
}

/** The sentences about a cell (zero-based). */
export function exploredWords(puzzle: Puzzle, cell: number, shown: Shown): string[] {
  const { grid, givens } = puzzle;
  const name = cellName(grid, cell);
  const peers = grid.peersOfCell[cell]!;
  const given = symbolOf(puzzle, givens[cell]!);
  const held = housesShown(puzzle, cell, shown).map((house) => {
    const digits = grid.cellsOfHouse[house]!.filter((other) => other !== cell && givens[other] !== 0).map((other) => givens[other]!);
    const symbols = digits.sort((a, b) => a - b).map((digit) => symbolOf(puzzle, digit));
    return words.held(houseName(grid, house), symbols);
  });
  if (given) return [words.given(name, given, peers.length), ...held];
  const left = digitsOf(candidatesOf(grid, givens)[cell]!).map((digit) => symbolOf(puzzle, digit));
  return [words.empty(name, peers.length), ...held, words.left(left)];
}
