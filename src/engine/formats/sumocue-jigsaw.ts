import { InputError } from '../errors.ts';
import { formOf, gridWith } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { type Format, hasUsualSymbols, writable } from './format.ts';
import { formOfRegions, regionsIn } from './regions.ts';
import { at, placeAt, quoted } from './text-lines.ts';

const START = 'SumoCueV1=';
const SIZE = 9;

/** 81 cells with `=` between: a digit or 0, J, and the number of the region from 0. */
export const sumocueJigsaw: Format = {
  id: 'sumocue-jigsaw',
  title: 'a SumoCue jigsaw',
  read(lines) {
    const line = lines.peek()!;
    const indent = Math.max(0, line.text.search(/\S/));
    if (!line.text.startsWith(START, indent)) return undefined;
    const place = placeAt(line, indent + 1);
    let column = indent + START.length + 1;
    const cells = line.text
      .slice(indent + START.length)
      .replace(/=$/, '')
      .split('=')
      .map((text) => {
        const cell = { text, column };
        column += text.length + 1;
        return cell;
      });
    const wrong = cells.find(({ text }) => !/^\dJ[0-8]$/.test(text));
    if (wrong) {
      throw new InputError(`${quoted(wrong.text)} isn’t a cell of a SumoCue jigsaw`, {
        place: placeAt(line, wrong.column),
        expected: 'a digit or 0, J and the number of a region, such as 5J3',
      });
    }
    if (cells.length !== SIZE ** 2)
      throw new InputError(`this SumoCue jigsaw has ${cells.length} cells`, { place, expected: `${SIZE ** 2}` });
    const puzzle = at(place, () => {
      const grid = gridWith(formOfRegions(SIZE, cells.map(({ text }) => text[2]))); // biome-ignore format: one call
      return puzzleOf(cells.map(({ text }) => Number(text[0])), { grid }); // biome-ignore format: one call
    });
    lines.skip();
    return { puzzle, place, placeOf: (cell) => placeAt(line, cells[cell].column) };
  },
  print({ puzzle }) {
    const { grid, givens, cages } = puzzle;
    const { diagonals, windows } = formOf(grid);
    const regions = regionsIn(grid);
    const fits = grid.size === SIZE && regions && !diagonals && !windows && cages.length === 0 && hasUsualSymbols(puzzle);
    writable(Boolean(fits), this.title, 'a 9 × 9 puzzle with boxes or regions and without cages');
    return START + Array.from(givens, (digit, cell) => `${digit}J${regions![cell]}`).join('=');
  },
};
