import named from '../../content/puzzles/named.json' with { type: 'json' };
import { cellName } from '../engine/grid.ts';
import { type Puzzle, symbolOf } from '../engine/puzzle.ts';
import { readNamed } from './puzzles.ts';

/** The one clue that makes a puzzle of the project unsolvable. */
export interface WrongClue {
  readonly digit: string;
  readonly cell: string;
  /** The digit that the puzzle with a solution has there; empty where it has none. */
  readonly right: string;
  /** The name of that puzzle. */
  readonly puzzle: string;
}

/** By the ids of puzzles without a solution: the clue in which one differs from a named puzzle that has one. */
export function wrongClues(): Readonly<Record<string, WrongClue>> {
  const soluble = named.filter(({ solutions }) => solutions === 1).map(({ id, name }) => ({ name, puzzle: readNamed(id).puzzle }));
  const found = named.filter(({ solutions }) => solutions === 0).map(({ id }) => [id, wrongClueOf(readNamed(id).puzzle, soluble)] as const);
  return Object.fromEntries(found.flatMap(([id, clue]) => (clue ? [[id, clue]] : [])));
}

type Soluble = { readonly name: string; readonly puzzle: Puzzle };

function wrongClueOf(wrong: Puzzle, soluble: readonly Soluble[]): WrongClue | undefined {
  for (const { name, puzzle } of soluble) {
    if (puzzle.grid !== wrong.grid) continue;
    const [cell, ...others] = Array.from(wrong.givens.keys()).filter((each) => wrong.givens[each] !== puzzle.givens[each]);
    if (cell === undefined || others.length > 0 || wrong.givens[cell] === 0) continue;
    const right = puzzle.givens[cell]!;
    return {
      digit: symbolOf(wrong, wrong.givens[cell]!),
      cell: cellName(wrong.grid, cell),
      right: right === 0 ? '' : symbolOf(puzzle, right),
      puzzle: name,
    };
  }
  return undefined;
}
