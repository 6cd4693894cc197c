import { InputError } from '../errors.ts';
import { formOf, gridWith } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { cageFaultsIn } from './cages.ts';
import { type Format, hasUsualSymbols, writable } from './format.ts';
import { at, type Piece, piecesOf, placeAt, quoted } from './text-lines.ts';

/** `3x3::k:`, or `3x3:d:k:` with diagonals, and a number a cell: 256 · sum + the cage's number. A sum of 0: the cell is in no cage. */
export const sumocue: Format = {
  id: 'sumocue',
  title: 'a SumoCue killer',
  read(lines) {
    const line = lines.peek()!;
    const heading = /^\s*(\d{1,2})x(\d{1,2}):(\w*):(\w*):/.exec(line.text);
    if (!heading) return undefined;
    const [start, rows, columns, diagonal, type] = heading;
    if (!['', 'd'].includes(diagonal) || type !== 'k') {
      throw new InputError(`${quoted(`${diagonal}:${type}`)} is another kind of puzzle`, {
        place: placeAt(line),
        expected: ':k or d:k, a killer, with diagonals or without',
      });
    }
    const form = { size: Number(rows) * Number(columns), boxRows: Number(rows), diagonals: diagonal === 'd' };
    const grid = at(placeAt(line), () => gridWith(form));
    const cells = piecesOf(line, /[^:\s]+/g).filter(({ column }) => column > start!.length);
    if (cells.length !== grid.cellCount) {
      throw new InputError(`there are ${cells.length} cells`, {
        place: placeAt(line),
        expected: `${grid.cellCount}, for a ${grid.size} × ${grid.size} grid`,
      });
    }
    const cages = new Map<number, { sum: number; cells: number[]; piece: Piece }>();
    for (const [cell, piece] of cells.entries()) {
      const value = Number(piece.text);
      if (!/^\d{1,6}$/.test(piece.text)) {
        throw new InputError(`${quoted(piece.text)} isn’t a number`, {
          place: placeAt(line, piece.column),
          expected: '256 · sum + the number of the cage',
        });
      }
      if (value === 0) continue;
      if (value < 256) {
        throw new InputError(`cage ${value} has no sum`, {
          place: placeAt(line, piece.column),
          expected: '256 · sum + the number of the cage',
        });
      }
      const cage = cages.get(value) ?? { sum: value >> 8, cells: [], piece };
      cages.set(value, cage);
      cage.cells.push(cell);
    }
    const found = [...cages.values()];
    const puzzle = puzzleOf(new Uint8Array(grid.cellCount), { grid, cages: found.map(({ sum, cells }) => ({ sum, cells })) });
    const fault = cageFaultsIn(puzzle)[0];
    if (fault) {
      throw new InputError(`cage ${fault.cage + 1} ${fault.message}`, {
        place: placeAt(line, found[fault.cage].piece.column),
        cells: fault.cells,
      });
    }
    lines.skip();
    return { puzzle, place: placeAt(line), placeOf: (cell) => placeAt(line, cells[cell].column) };
  },
  print({ puzzle }) {
    const { grid, cages, givens } = puzzle;
    const fits = cages.length > 0 && cages.length < 256 && hasUsualSymbols(puzzle) && givens.every((digit) => digit === 0);
    writable(fits && grid.boxRows > 0, this.title, 'a killer puzzle with boxes and without givens');
    const numbers: number[] = new Array(grid.cellCount).fill(0);
    for (const [index, { sum, cells }] of cages.entries()) for (const cell of cells) numbers[cell] = 256 * sum + index;
    return `${grid.boxRows}x${grid.boxColumns}:${formOf(grid).diagonals ? 'd' : ''}:k:${numbers.join(':')}`;
  },
};
