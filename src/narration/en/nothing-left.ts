import { cellName } from '../../engine/grid.ts';
import { ruledOutOfCell, ruledOutOfHouse } from '../../engine/logic/blockers.ts';
import { allows, houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { listed, startOfSentence } from '../sentence.ts';

interface Board {
  readonly puzzle: Puzzle;
  readonly digits: ArrayLike<number>;
  readonly levelOf?: ArrayLike<number>;
}

/** Words for digits, or cells, that nothing in sight rules out, which are also given as numbers: how many there are decides the verb. */
type Otherwise = (rest: string, one: boolean, all: readonly number[]) => string;

/** Says why nothing is left for a cell, or nothing but a digit: the digits of its houses, each named once; `otherwise` explains the ones in none of them. */
export function whyNothingLeft({ puzzle, digits, levelOf }: Board, cell: number, otherwise?: Otherwise, only?: number): string {
  const { grid } = puzzle;
  const { blockers, struck } = ruledOutOfCell({ grid, digits, ...(levelOf && { levelOf }) }, cell, only);
  const named = new Set<number>();
  const parts = grid.housesOfCell[cell]!.flatMap((house) => {
    const cells = grid.cellsOfHouse[house]!;
    const here = blockers.filter(({ from }) => cells.includes(from) && !named.has(from));
    for (const { from } of here) named.add(from);
    return here.length > 0 ? [`its ${grid.houses[house]!.type} holds ${listed(here.map(({ digit }) => symbolOf(puzzle, digit)))}`] : [];
  });
  const isMarked = ({ digit }: { readonly digit: number }) => allows(puzzle, cell, digit);
  const unmarked = struck.filter((each) => !isMarked(each)).map(({ digit }) => symbolOf(puzzle, digit));
  if (unmarked.length > 0) parts.push(`the puzzle’s pencil marks leave out ${listed(unmarked)}`);
  const sentences = parts.length > 0 ? [listed(parts)] : [];
  const rest = struck.filter(isMarked).map(({ digit }) => digit);
  const names = rest.map((digit) => symbolOf(puzzle, digit));
  if (rest.length > 0 && otherwise) sentences.push(otherwise(listed(names), rest.length === 1, rest));
  const text = sentences.join('; ');
  return `${startOfSentence(text)}.`;
}

/** Says why a digit has no place in a house: what keeps it out of the open cells; `otherwise` explains cells that see none. */
export function whyNoPlace({ puzzle, digits }: Board, house: number, digit: number, otherwise: Otherwise): string {
  const { grid } = puzzle;
  const { blockers, struck } = ruledOutOfHouse({ grid, digits }, house, digit, []);
  const name = (cell: number) => cellName(grid, cell);
  const parts = [...new Set(blockers.map(({ from }) => from))].map((holder) => {
    const seen = blockers.filter(({ from }) => from === holder).map(({ to }) => name(to));
    return `${listed(seen)} ${seen.length === 1 ? 'sees' : 'see'} the ${symbolOf(puzzle, digit)} at ${name(holder)}`;
  });
  const isMarked = ({ cell }: { readonly cell: number }) => allows(puzzle, cell, digit);
  const unmarked = struck.filter((each) => !isMarked(each)).map(({ cell }) => name(cell));
  if (unmarked.length > 0) parts.push(`the puzzle’s pencil marks leave it out of ${listed(unmarked)}`);
  const rest = struck.filter(isMarked).map(({ cell }) => cell);
  if (rest.length > 0) parts.push(otherwise(listed(rest.map(name)), rest.length === 1, rest));
  return parts.length === 0 ? `All cells of ${houseName(grid, house)} are filled with others.` : `Of its open cells ${parts.join('; ')}.`;
}
