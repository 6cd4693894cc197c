import { InputError, type Place } from '../errors.ts';
import { type Format, marksLeft, remainingCandidates, writable } from './format.ts';
import { gridDrawing } from './grid-drawing.ts';
import { withMarks } from './marks.ts';
import { placedOverGiven, struckWherePlaced } from './placed.ts';
import { placeAt, quoted } from './text-lines.ts';

const ENTRY = /^(?:I(\d\d)(\d)|E(\d\d)(\d{3}))$/;

/** The most border lines and blank ones between a grid and its entries. */
const MAX_BETWEEN = 10;

/** Lines after a grid: `I388` puts an 8 into cell 38 (counted from 0), `E78007` strikes 7 out of cell 78. */
export const simpleSudoku: Format = {
  id: 'ss',
  title: 'a Simple Sudoku file',
  read(lines, rowsHere, named) {
    const rows = rowsHere();
    if (!rows?.characters || rows.grid.size !== 9) return undefined;
    let ahead = rows.height;
    while (ahead < rows.height + MAX_BETWEEN && /^[\s*'.:+|-]*$/.test(lines.peek(ahead)?.text ?? '')) ahead++;
    const entries = ENTRY.test(lines.peek(ahead)?.text.trim() ?? '');
    if (!entries && !named) return undefined;
    const read = gridDrawing.read!(lines, rowsHere)!;
    if (entries) lines.skip(ahead - rows.height);
    const placed = read.puzzle.givens.slice();
    const struck: [cell: number, digit: number, place: Place][] = [];
    for (let line = lines.peek(); line; line = lines.peek()) {
      const entry = ENTRY.exec(line.text.trim());
      if (!entry) break;
      const cell = Number(entry[1] ?? entry[3]);
      const digit = Number(entry[2] ?? entry[4]);
      if (cell > 80 || digit < 1 || digit > 9) {
        throw new InputError(`${quoted(line.text)} isn’t an entry`, {
          place: placeAt(line),
          expected: 'cells from 00 to 80 and digits from 1 to 9',
        });
      }
      const given = read.puzzle.givens[cell];
      if (entry[1] && given !== 0 && given !== digit) throw placedOverGiven(read.puzzle, digit, cell, given, placeAt(line));
      if (entry[1]) placed[cell] = digit;
      else struck.push([cell, digit, placeAt(line)]);
      lines.skip();
    }
    const candidates = remainingCandidates(read.puzzle.grid, placed);
    for (const [cell, digit, place] of struck) {
      if (placed[cell] === digit) throw struckWherePlaced(read.puzzle, digit, cell, place);
      if (placed[cell] === 0) candidates[cell] &= ~(1 << (digit - 1));
    }
    return { ...read, puzzle: withMarks(read.puzzle, placed, candidates), placed, candidates };
  },
  print(position) {
    const { puzzle, placed = puzzle.givens } = position;
    const candidates = marksLeft(position);
    writable(puzzle.grid.size === 9 && puzzle.grid.boxRows === 3 && puzzle.cages.length === 0, this.title, 'a 9 × 9 puzzle without cages');
    const text = (cell: number) => (puzzle.givens[cell] === 0 ? '.' : String(puzzle.givens[cell]));
    const rows = Array.from({ length: 9 }, (_, row) => {
      const cells = Array.from({ length: 9 }, (_, column) => text(row * 9 + column)).join('');
      return ` |${cells.slice(0, 3)}|${cells.slice(3, 6)}|${cells.slice(6)}|`;
    });
    const between = ' |---+---+---|';
    const drawn = [' *-----------*', ...rows.slice(0, 3), between, ...rows.slice(3, 6), between, ...rows.slice(6), ' *-----------*'];
    const full = remainingCandidates(puzzle.grid, placed);
    const entries = Array.from({ length: 81 }, (_, cell) => {
      const name = String(cell).padStart(2, '0');
      if (placed[cell] !== 0) return placed[cell] === puzzle.givens[cell] ? [] : [`I${name}${placed[cell]}`];
      const struck = full[cell] & ~candidates[cell];
      return Array.from({ length: 9 }, (_, index) => index + 1)
        .filter((digit) => struck & (1 << (digit - 1)))
        .map((digit) => `E${name}00${digit}`);
    }).flat();
    return [...drawn, '', ...entries].join('\n').trimEnd();
  },
};
