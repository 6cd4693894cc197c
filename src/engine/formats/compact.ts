import { InputError } from '../errors.ts';
import { formOf, type Grid, gridWith } from '../grid.ts';
import { withoutPlayer } from '../players-part.ts';
import { type Cage, type Puzzle, puzzleOf, usualSymbols } from '../puzzle.ts';
import { cageFaultsIn } from './cages.ts';
import { type Format, hasUsualSymbols } from './format.ts';
import { playerText, readPlayer } from './player-field.ts';
import { isSetText, setIn, setText, setWidth } from './set-text.ts';
import { at, type Line, type Piece, piecesOf, placeAt, quoted, TextLines } from './text-lines.ts';

const START = 'sudoku~';
/** One character a digit or a region, independent of the symbols: enough for 64. */
const DIGITS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_!';

const FORM = 'sudoku~<size>x<rows of a box>~<symbols>~<cells>~<cages>';

/** Joins symbols by '.'. A character other than an ASCII letter or digit is written as its code: `-2b-`. */
const encode = (symbol: string) => symbol.replace(/[^A-Za-z0-9]/gu, (character) => `-${character.codePointAt(0)!.toString(16)}-`);
const decode = (text: string) => text.replace(/-([0-9a-f]{1,5})-/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** What the second field says: `9x3`, with `r` in place of box rows for regions, `d` for diagonals, `w` for windows, `m` for pencil marks, `p` for a player’s part. */
const SHAPE = /^(\d{1,2})x(\d{1,2}|r)(d?)(w?)(m?)(p?)$/;

function readCages(piece: Piece, grid: Grid, lineNumber: number): Cage[] {
  if (piece.text === '') return [];
  let column = piece.column;
  return piece.text.split('_').map((text) => {
    const place = { line: lineNumber, column };
    column += text.length + 1;
    const match = /^(\d{1,6})-(\d{1,4}(?:\.\d{1,4})*)$/.exec(text);
    if (!match) throw new InputError(`${quoted(text)} isn’t a cage`, { place, expected: 'a sum and its cells, such as 12-0.1.9' });
    const cells = match[2].split('.').map(Number);
    const outside = cells.find((cell) => cell >= grid.cellCount);
    if (outside !== undefined)
      throw new InputError(`cell ${outside} is outside the grid`, { place, expected: `0 to ${grid.cellCount - 1}` });
    return { sum: Number(match[1]), cells };
  });
}

/** Reads one digit a cell; a dot is 0. Throws InputError for another character, and for another number of them. */
function readDigits(line: Line, { text, column }: Piece, size: number, what: string, blank: boolean): number[] {
  if (text.length !== size ** 2) {
    throw new InputError(`there are ${text.length} ${what}`, {
      place: placeAt(line, column),
      expected: `${size ** 2}, for a ${size} × ${size} grid`,
    });
  }
  const alphabet = DIGITS.slice(0, size);
  return Array.from(text, (character, cell) => {
    const digit = alphabet.indexOf(character) + 1;
    if (digit > 0 || (blank && character === '.')) return digit;
    throw new InputError(`${quoted(character)} isn’t a digit`, {
      place: placeAt(line, column + cell),
      expected: blank ? `${[...alphabet].join(' ')}, or . for an empty cell` : [...alphabet].join(' '),
    });
  });
}

function readMarks(line: Line, { text, column }: Piece, size: number): Uint32Array {
  const width = setWidth(size);
  const wrong = Array.from(text).findIndex((character) => !isSetText(character));
  if (wrong >= 0 || text.length !== width * size ** 2) {
    throw new InputError(
      wrong >= 0 ? `${quoted(text[wrong])} holds no pencil marks` : `there are ${text.length} characters of pencil marks`,
      {
        place: placeAt(line, column + Math.max(0, wrong)),
        expected: `${width * size ** 2} of 0 to 9 and a to v, for a ${size} × ${size} grid`,
      },
    );
  }
  return Uint32Array.from({ length: size ** 2 }, (_, cell) => {
    const characters = text.slice(cell * width, (cell + 1) * width);
    const marks = setIn(characters);
    if (marks < 2 ** size) return marks;
    throw new InputError(`${quoted(characters)} holds more than ${size} pencil marks`, {
      place: placeAt(line, column + cell * width),
      expected: `at most ${size}`,
    });
  });
}

const marksText = ({ grid, domains }: Required<Pick<Puzzle, 'grid' | 'domains'>>) =>
  Array.from(domains, (marks) => setText(marks, grid.size)).join('');

/** What a link of the site has around its puzzle. */
const ADDRESS = /^(\s*https?:\/\/\S*[?&#]puzzle=)(sudoku~[^\s&#]*)(?:[&#]\S*)?$/;

/** The puzzle of a link at its place in the line; any other line as it is. */
function withoutAddress(line: Line): Line {
  const [, before, puzzle] = ADDRESS.exec(line.text) ?? [];
  return before === undefined ? line : { ...line, text: `${' '.repeat(before.length)}${puzzle}` };
}

/**
 * A puzzle of any size, houses and symbols, with its cages and pencil marks, in characters that need no escape in a URL. Regions and pencil
 * marks are further fields, which the second field announces, so that a text cut short is no other puzzle.
 */
export const compact: Format = {
  id: 'compact',
  title: 'text for a URL',
  read(lines) {
    const line = withoutAddress(lines.peek()!);
    if (!line.text.trimStart().startsWith(START)) return undefined;
    const fields = piecesOf({ ...line, text: `${line.text}~` }, /[^~]*(?=~)/g).filter(
      (field, index, all) => index === 0 || field.column > all[index - 1].column + all[index - 1].text.length,
    );
    const [, shape, names, cells, cages, ...more] = fields;
    const said = SHAPE.exec(shape?.text ?? '');
    const [, sizeText, boxRows, diagonals, windows, marked, played] = said ?? [];
    const isIrregular = boxRows === 'r';
    if (!said || more.length !== Number(isIrregular) + (marked ? 1 : 0) + (played ? 1 : 0) || fields.length !== 5 + more.length)
      throw new InputError('this isn’t a puzzle text', { place: placeAt(line), expected: FORM });
    const size = Number(sizeText);
    const regions = isIrregular ? readDigits(line, more[0], size, 'cells with a region', false) : undefined;
    const form = { size, regions, boxRows: isIrregular ? 0 : Number(boxRows), diagonals: diagonals !== '', windows: windows !== '' };
    const grid = at(placeAt(line, shape!.column), () => gridWith(form));
    const symbols = names!.text === '' ? usualSymbols(grid.size) : names!.text.split('.').map(decode);
    const givens = readDigits(line, cells!, size, 'cells', true);
    const part = played ? more.pop()! : undefined;
    const domains = marked ? readMarks(line, more.at(-1)!, size) : undefined;
    const whole = at(placeAt(line, names!.column), () =>
      puzzleOf(givens, { grid, symbols, cages: readCages(cages!, grid, line.number), domains }),
    );
    const puzzle = part ? at(placeAt(line, part.column), () => readPlayer(part.text, whole)) : whole;
    const fault = cageFaultsIn(puzzle)[0];
    if (fault) throw new InputError(`cage ${fault.cage + 1} ${fault.message}`, { place: placeAt(line, cages!.column), cells: fault.cells });
    lines.skip();
    return { puzzle, place: placeAt(line), placeOf: (cell) => placeAt(line, cells!.column + cell) };
  },
  print({ puzzle }) {
    const { grid, symbols, givens, cages, player } = puzzle;
    const { domains } = withoutPlayer(puzzle);
    const { regions, diagonals, windows } = formOf(grid);
    const shape = [
      grid.size,
      'x',
      regions ? 'r' : grid.boxRows,
      diagonals ? 'd' : '',
      windows ? 'w' : '',
      domains ? 'm' : '',
      player ? 'p' : '',
    ].join('');
    const names = hasUsualSymbols(puzzle) ? '' : symbols.map(encode).join('.');
    const cells = Array.from(givens, (digit) => (digit === 0 ? '.' : DIGITS[digit - 1])).join('');
    return [
      `sudoku~${shape}`,
      names,
      cells,
      cages.map((cage) => `${cage.sum}-${cage.cells.join('.')}`).join('_'),
      ...(regions ? [Array.from(regions, (region) => DIGITS[region]).join('')] : []),
      ...(domains ? [marksText({ grid, domains })] : []),
      ...(player ? [playerText(player, grid)] : []),
    ].join('~');
  },
};

/** Reads what `compact` has printed, without the weight of all other formats. Throws InputError for another text. */
export function readCompact(text: string): Puzzle {
  const read = compact.read!(new TextLines(text), () => undefined);
  if (!read) throw new InputError('this isn’t a puzzle text', { expected: FORM });
  return read.puzzle;
}
