import { InputError, type Place } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf, usualSymbols } from '../puzzle.ts';

export interface ReadPuzzle {
  readonly puzzle: Puzzle;
  readonly place: Place;
}

const BLANKS = '.0-_*';

/** One puzzle a line of n² characters. */
export function readPuzzles(text: string): ReadPuzzle[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const cells = line.trim();
    if (cells === '' || cells.startsWith('#')) return [];
    const size = Math.sqrt(cells.length);
    const place = { line: index + 1, column: 1 };
    if (!Number.isInteger(size))
      throw new InputError(`the line has ${cells.length} characters`, { place, expected: '81, or another square number from 16 to 625' });
    const grid = gridOf(size);
    const symbols = usualSymbols(size);
    const givens = Array.from(cells, (character, at) => {
      if (BLANKS.includes(character)) return 0;
      const digit = symbols.indexOf(character.toUpperCase()) + 1;
      if (digit === 0)
        throw new InputError(`'${character}' is no symbol of a ${size} × ${size} grid`, {
          place: { line: index + 1, column: at + 1 },
          expected: `${symbols.join(' ')}, or one of ${BLANKS} for an empty cell`,
        });
      return digit;
    });
    return [{ puzzle: puzzleOf(givens, { grid, symbols }), place }];
  });
}
