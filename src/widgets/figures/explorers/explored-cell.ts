import { candidatesOf, digitsOf } from '../../../engine/candidates.ts';
import { cellName } from '../../../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { counted, listed } from '../../../narration/sentence.ts';
import type { GridScene } from '../../views/grid-scene.ts';

/** What of a cell's surroundings is outlined. */
export type Shown = 'row' | 'column' | 'box' | 'peers';

const HOUSES: readonly Shown[] = ['row', 'column', 'box'];

const housesShown = ({ grid }: Puzzle, cell: number, shown: Shown) =>
  grid.housesOfCell[cell]!.filter((_, kind) => shown === 'peers' || HOUSES[kind] === shown);

/** The grid with a cell (zero-based) lit among its peers; `marks` shows the candidates of all cells and not only of this one. */
export function exploredScene(puzzle: Puzzle, cell: number, shown: Shown, marks: boolean): GridScene {
  const all = candidatesOf(puzzle.grid, puzzle.givens);
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

/** What there is to say about a cell (zero-based), sentence by sentence. */
export function exploredWords(puzzle: Puzzle, cell: number, shown: Shown): string[] {
  const { grid, givens } = puzzle;
  const name = cellName(grid, cell);
  const peers = grid.peersOfCell[cell]!;
  const given = symbolOf(puzzle, givens[cell]!);
  const held = housesShown(puzzle, cell, shown).map((house) => {
    const digits = grid.cellsOfHouse[house]!.filter((other) => other !== cell && givens[other] !== 0).map((other) => givens[other]!);
    const symbols = digits.sort((a, b) => a - b).map((digit) => symbolOf(puzzle, digit));
    return `Its ${houseName(grid, house)} ${symbols.length === 0 ? 'holds no other digit' : `holds ${listed(symbols)}`}.`;
  });
  if (given) return [`${name} holds the given ${given}. None of its ${counted(peers.length, 'peer')} may hold another.`, ...held];
  const left = digitsOf(candidatesOf(grid, givens)[cell]!).map((digit) => symbolOf(puzzle, digit));
  const rest =
    left.length === 0
      ? 'no candidate is left for it'
      : `${counted(left.length, 'candidate is', 'candidates are')} left for it: ${listed(left)}`;
  return [`${name} is empty and sees ${counted(peers.length, 'peer')}.`, ...held, `Taken together, ${rest}.`];
}
