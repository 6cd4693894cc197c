import { InputError } from '../errors.ts';
import { type Grid, gridOf } from '../grid.ts';
import { type Cage, puzzleOf, usualSymbols } from '../puzzle.ts';
import { cageFaultsIn } from './cages.ts';
import { type Format, hasUsualSymbols } from './format.ts';
import { at, type Piece, piecesOf, placeAt, quoted } from './text-lines.ts';

const START = 'sudoku~';
/** One character a digit, independent of the symbols. */
const DIGITS = '123456789ABCDEFGHIJKLMNOP';

const FORM = 'sudoku~<size>x<rows of a box>~<symbols>~<cells>~<cages>';

/** Joins symbols by '.'. A character other than an ASCII letter or digit is written as its code: `-2b-`. */
const encode = (symbol: string) => symbol.replace(/[^A-Za-z0-9]/gu, (character) => `-${character.codePointAt(0)!.toString(16)}-`);
const decode = (text: string) => text.replace(/-([0-9a-f]{1,5})-/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

function readCages(piece: Piece, grid: Grid, lineNumber: number): Cage[] {
  if (piece.text === '') return [];
  let column = piece.column;
  return piece.text.split('_').map((text) => {
    const place = { line: lineNumber, column };
    column += text.length + 1;
    const match = /^(\d{1,6})-(\d{1,3}(?:\.\d{1,3})*)$/.exec(text);
    if (!match) throw new InputError(`${quoted(text)} is no cage`, { place, expected: 'a sum and its cells, such as 12-0.1.9' });
    const cells = match[2].split('.').map(Number);
    const outside = cells.find((cell) => cell >= grid.cellCount);
    if (outside !== undefined)
      throw new InputError(`cell ${outside} is outside the grid`, { place, expected: `0 to ${grid.cellCount - 1}` });
    return { sum: Number(match[1]), cells };
  });
}

/** A puzzle of any size, box shape and symbols, with its cages, in characters that need no escape in a URL. */
export const compact: Format = {
  id: 'compact',
  title: 'text for a URL',
  read(lines) {
    const line = lines.peek()!;
    if (!line.text.trimStart().startsWith(START)) return undefined;
    const fields = piecesOf({ ...line, text: `${line.text}~` }, /[^~]*(?=~)/g).filter(
      (field, index, all) => index === 0 || field.column > all[index - 1].column + all[index - 1].text.length,
    );
    const [, shape, names, cells, cages] = fields;
    const box = /^(\d{1,2})x(\d{1,2})$/.exec(shape?.text ?? '');
    if (fields.length !== 5 || !box) throw new InputError('this is no puzzle text', { place: placeAt(line), expected: FORM });
    const grid = at(placeAt(line, shape!.column), () => gridOf(Number(box[1]), Number(box[2])));
    const symbols = names!.text === '' ? usualSymbols(grid.size) : names!.text.split('.').map(decode);
    if (cells!.text.length !== grid.cellCount) {
      throw new InputError(`there are ${cells!.text.length} cells`, {
        place: placeAt(line, cells!.column),
        expected: `${grid.cellCount}, for a ${grid.size} × ${grid.size} grid`,
      });
    }
    const alphabet = DIGITS.slice(0, grid.size);
    const givens = Array.from(cells!.text, (character, cell) => {
      const digit = alphabet.indexOf(character) + 1;
      if (digit > 0 || character === '.') return digit;
      throw new InputError(`${quoted(character)} is no digit`, {
        place: placeAt(line, cells!.column + cell),
        expected: `${[...alphabet].join(' ')}, or . for an empty cell`,
      });
    });
    const puzzle = at(placeAt(line, names!.column), () => puzzleOf(givens, { grid, symbols, cages: readCages(cages!, grid, line.number) }));
    const fault = cageFaultsIn(puzzle)[0];
    if (fault) throw new InputError(`cage ${fault.cage + 1} ${fault.message}`, { place: placeAt(line, cages!.column), cells: fault.cells });
    lines.skip();
    return { puzzle, place: placeAt(line), placeOf: (cell) => placeAt(line, cells!.column + cell) };
  },
  print({ puzzle }) {
    const { grid, symbols, givens, cages } = puzzle;
    const names = hasUsualSymbols(puzzle) ? '' : symbols.map(encode).join('.');
    const cells = Array.from(givens, (digit) => (digit === 0 ? '.' : DIGITS[digit - 1])).join('');
    return [`sudoku~${grid.size}x${grid.boxRows}`, names, cells, cages.map((cage) => `${cage.sum}-${cage.cells.join('.')}`).join('_')].join(
      '~',
    );
  },
};
