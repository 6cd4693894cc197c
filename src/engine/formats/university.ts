import { InputError, type Place } from '../errors.ts';
import { type Grid, gridOf } from '../grid.ts';
import { type Cage, puzzleOf } from '../puzzle.ts';
import { faultOfCage } from './cages.ts';
import type { Format, ReadPuzzle } from './format.ts';
import { at, isComment, type Line, type Piece, piecesOf, placeAt, quoted, type TextLines } from './text-lines.ts';

const WORDS = /\S+/g;

interface Heading {
  readonly grid: Grid;
  readonly symbols: readonly string[];
  /** The line of the size: where the puzzle begins. */
  readonly line: Line;
}

/** Goes to the next line that says something; undefined at the end. */
function nextLine(lines: TextLines): Line | undefined {
  let line = lines.peek();
  while (line && (line.text === '' || isComment(line))) {
    lines.skip();
    line = lines.peek();
  }
  return line;
}

const isWhole = (text: string) => /^\d{1,9}$/.test(text);

/** Whether a size is here, with a line of symbols or cells under it. */
function beginsHere(lines: TextLines): boolean {
  const size = lines.peek()!.text.trim();
  if (!/^\d{1,2}$/.test(size)) return false;
  let ahead = 1;
  while (lines.peek(ahead) && (lines.peek(ahead)!.text === '' || isComment(lines.peek(ahead)!))) ahead++;
  const next = lines.peek(ahead);
  const count = next ? piecesOf(next, WORDS).length : 0;
  if (count < 2 || /[|,]/.test(next!.text)) return false;
  if (Number(size) === count) return true;
  let after = ahead + 1;
  while (lines.peek(after)?.text === '') after++;
  const third = lines.peek(after)?.text ?? '';
  return /^\s*\d+\s*,\s*\d+\s+\S+$/.test(third) || /^\s*\d+\s*$/.test(third);
}

function readHeading(lines: TextLines): Heading {
  const line = lines.peek()!;
  const grid = at(placeAt(line), () => gridOf(Number(line.text.trim())));
  lines.skip();
  const symbolLine = nextLine(lines)!;
  const symbols = piecesOf(symbolLine, WORDS);
  const twice = symbols.find(({ text }, index) => symbols.findIndex((other) => other.text === text) !== index);
  if (symbols.length !== grid.size || twice) {
    throw new InputError(twice ? `symbol ${quoted(twice.text)} is named twice` : `there are ${symbols.length} symbols`, {
      place: placeAt(symbolLine, twice?.column),
      expected: `${grid.size} different symbols`,
    });
  }
  lines.skip();
  return { grid, symbols: symbols.map(({ text }) => text), line };
}

/** The zero-based cell that `row,col` names. */
function readCell(text: string, grid: Grid, place: Place): number {
  const match = /^(-?\d{1,9}),(-?\d{1,9})$/.exec(text);
  if (!match) throw new InputError(`${quoted(text)} isn’t a cell`, { place, expected: 'row,col, both counted from 0' });
  const [row, column] = [Number(match[1]), Number(match[2])];
  if (row >= 0 && column >= 0 && row < grid.size && column < grid.size) return row * grid.size + column;
  throw new InputError(`cell ${text} is outside the ${grid.size} × ${grid.size} grid`, {
    place,
    expected: `row and column from 0 to ${grid.size - 1}`,
  });
}

/** The words of a line, with blanks around commas gone: some files have `0 ,0`. */
function wordsOf(line: Line): Piece[] {
  return piecesOf(line, /(?:[^\s,]+(?:\s*,\s*[^\s,]+)?)/g).map(({ text, column }) => ({ text: text.replace(/\s/g, ''), column }));
}

function readStandard(lines: TextLines, { grid, symbols, line: first }: Heading): ReadPuzzle {
  const givens = new Uint8Array(grid.cellCount);
  const places: (Place | undefined)[] = new Array(grid.cellCount);
  for (let line = nextLine(lines); line?.text.includes(','); line = nextLine(lines)) {
    const [cellText, value, extra] = wordsOf(line);
    if (!value || extra) {
      throw new InputError(`${quoted(line.text.trim())} isn’t a given`, { place: placeAt(line, extra?.column), expected: 'row,col value' });
    }
    const cell = readCell(cellText!.text, grid, placeAt(line, cellText!.column));
    const digit = symbols.indexOf(value.text) + 1;
    if (digit === 0) {
      throw new InputError(`${quoted(value.text)} isn’t a symbol of this puzzle`, {
        place: placeAt(line, value.column),
        expected: `one of ${symbols.join(' ')}`,
      });
    }
    if (places[cell]) {
      throw new InputError(`cell ${cellText!.text} was given on line ${places[cell].line} already`, {
        place: placeAt(line, cellText!.column),
        expected: 'each cell once',
      });
    }
    givens[cell] = digit;
    places[cell] = placeAt(line, cellText!.column);
    lines.skip();
  }
  const place = placeAt(first);
  return { puzzle: puzzleOf(givens, { grid, symbols }), place, placeOf: (cell) => places[cell] ?? place };
}

function readCage(line: Line, { grid, symbols }: Heading, index: number, cageOfCell: Int16Array, cageLines: number[]): Cage {
  const name = `cage ${index + 1}`;
  const [sum, ...words] = wordsOf(line);
  if (!isWhole(sum!.text) || words.length === 0) {
    throw new InputError(`${name} is ${quoted(line.text.trim())}`, {
      place: placeAt(line),
      expected: 'a total and its cells: total row,col row,col …',
    });
  }
  const cells = words.map((word) => {
    try {
      return readCell(word.text, grid, placeAt(line, word.column));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`${name}: ${error.message}`, { place: placeAt(line, word.column), expected: error.expected! });
    }
  });
  const cage = { sum: Number(sum!.text), cells };
  const fault = faultOfCage({ grid, symbols }, cage, cageOfCell, index);
  if (fault) {
    const word = words[cells.lastIndexOf(fault.cells[0])];
    const other = cageOfCell[fault.cells[0]];
    throw new InputError(`${name} ${fault.message}${other >= 0 ? `, on line ${cageLines[other]}` : ''}`, {
      place: placeAt(line, fault.cells.length === 1 ? word.column : sum!.column),
      cells: fault.cells,
    });
  }
  for (const cell of cells) cageOfCell[cell] = index;
  cageLines.push(line.number);
  return cage;
}

function readKiller(lines: TextLines, heading: Heading): ReadPuzzle {
  const { grid, symbols, line: first } = heading;
  const countLine = nextLine(lines)!;
  const countText = countLine.text.trim();
  if (!isWhole(countText)) {
    throw new InputError(`${quoted(countText)} isn’t a number of cages`, {
      place: placeAt(countLine),
      expected: 'the number of cages of a killer puzzle, or row,col value',
    });
  }
  lines.skip();
  const cageOfCell = new Int16Array(grid.cellCount).fill(-1);
  const cageLines: number[] = [];
  const cages: Cage[] = [];
  for (let line = nextLine(lines); line?.text.includes(','); line = nextLine(lines)) {
    if (cages.length === Number(countText)) {
      throw new InputError('here is one more cage', {
        place: placeAt(line),
        expected: `${countText} cages, as line ${countLine.number} says`,
      });
    }
    cages.push(readCage(line, heading, cages.length, cageOfCell, cageLines));
    lines.skip();
  }
  if (cages.length < Number(countText)) {
    throw new InputError(`there are ${cages.length} cages`, { place: placeAt(countLine), expected: `${countText}, as this line says` });
  }
  const puzzle = puzzleOf(new Uint8Array(grid.cellCount), { grid, symbols, cages });
  return { puzzle, place: placeAt(first), placeOf: () => placeAt(first) };
}

/**
 * The university's file: the size, the symbols in any order, then a given a line (`row,col value`, counted from 0)
 * or, for a killer, the number of cages and a cage a line (`total row,col row,col …`).
 */
export const university: Format = {
  id: 'university',
  title: 'a university file',
  read(lines) {
    if (!beginsHere(lines)) return undefined;
    const heading = readHeading(lines);
    const third = nextLine(lines);
    // A grid without givens may come before another file.
    return !third || third.text.includes(',') || beginsHere(lines) ? readStandard(lines, heading) : readKiller(lines, heading);
  },
  print({ puzzle }) {
    const { grid, symbols, givens, cages } = puzzle;
    if (cages.length > 0 && givens.some((digit) => digit !== 0)) {
      throw new InputError('a university file holds givens or cages, not both', { expected: 'a killer puzzle without givens' });
    }
    const name = (cell: number) => `${grid.rowOfCell[cell]},${grid.columnOfCell[cell]}`;
    const rest =
      cages.length > 0
        ? [String(cages.length), ...cages.map(({ sum, cells }) => [sum, ...cells.map(name)].join(' '))]
        : Array.from(givens, (digit, cell) => (digit === 0 ? [] : [`${name(cell)} ${symbols[digit - 1]}`])).flat();
    return [grid.size, symbols.join(' '), ...rest].join('\n');
  },
};
