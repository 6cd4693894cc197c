import { InputError, type Place } from '../errors.ts';
import { type Grid, gridOf, MAX_SIZE, MIN_SIZE } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { cageFaultsIn } from './cages.ts';
import { readCells } from './cells.ts';
import { type Format, hasUsualSymbols, type ReadPuzzle, readingOf, writable, type ZeroMeaning } from './format.ts';
import { at, type Line, type Piece, piecesOf, placeAt, quoted, type TextLines } from './text-lines.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** `a=12 b=7`, also one a line, with a colon, or with commas between. */
const SUMS = /^\s*(?:[a-z]\s*[=:]\s*\d+[\s,;]*)+$/i;
/** A row of cells, with the cages' names beside it or alone. A dot names no cage. */
const ROW = /^\s*(?:(\S+)\s+)?([a-z.]+)\s*$/i;

interface Cages {
  /** The name of each cell's cage, in reading order; '' for none. */
  readonly names: readonly string[];
  /** By name. */
  readonly sums: ReadonlyMap<string, number>;
  placeOf(cell: number): Place;
}

/** The cages of a grid. Throws InputError where a cage has no sum, a sum no cage, or no digits reach a sum. */
function cagesOf(grid: Grid, givens: Uint8Array, { names, sums, placeOf }: Cages) {
  const used = [...new Set(names)].filter((name) => name !== '');
  const without = used.find((name) => !sums.has(name));
  if (without !== undefined) {
    throw new InputError(`cage ${quoted(without)} has no sum`, {
      place: placeOf(names.indexOf(without)),
      expected: `its sum, as in ${without}=12`,
    });
  }
  const unused = [...sums.keys()].find((name) => !names.includes(name));
  if (unused !== undefined)
    throw new InputError(`no cell is in cage ${quoted(unused)}`, { place: placeOf(0), expected: 'the cages that have sums' });
  const cages = used.map((name) => ({
    sum: sums.get(name)!,
    cells: names.flatMap((each, cell) => (each === name ? [cell] : [])),
  }));
  const puzzle = puzzleOf(givens, { grid, cages });
  const fault = cageFaultsIn(puzzle)[0];
  if (fault)
    throw new InputError(`cage ${quoted(used[fault.cage])} ${fault.message}`, { place: placeOf(fault.cells[0]), cells: fault.cells });
  return puzzle;
}

interface LetterRow {
  readonly line: Line;
  readonly cells: Piece | undefined;
  readonly names: Piece;
}

function letterRow(line: Line | undefined): LetterRow | undefined {
  const match = line && ROW.exec(line.text);
  if (!line || !match) return undefined;
  const [, cells, names] = match;
  if (names.length < MIN_SIZE || names.length > MAX_SIZE || (cells !== undefined && cells.length !== names.length)) return undefined;
  const column = line.text.lastIndexOf(names) + 1;
  return {
    line,
    cells: cells === undefined ? undefined : { text: cells, column: line.text.indexOf(cells) + 1 },
    names: { text: names, column },
  };
}

/** CodinGame's killers: rows of cells with the letters of their cages beside them, or the letters alone; then the sums. */
function readLetterRows(lines: TextLines, zero: ZeroMeaning | undefined): ReadPuzzle | undefined {
  const first = letterRow(lines.peek());
  if (!first) return undefined;
  const size = first.names.text.length;
  const rows: LetterRow[] = [first];
  for (let row = letterRow(lines.peek(1)); row && rows.length < size; row = letterRow(lines.peek(rows.length))) {
    if (row.names.text.length !== size || !row.cells !== !first.cells) break;
    rows.push(row);
  }
  let ahead = rows.length;
  if (lines.peek(ahead)?.text === '') ahead++;
  const sums = new Map<string, number>();
  for (let line = lines.peek(ahead); line && SUMS.test(line.text); line = lines.peek(++ahead)) {
    for (const { text, column } of piecesOf(line, /[a-z]\s*[=:]\s*\d+/gi)) {
      if (sums.has(text[0]))
        throw new InputError(`cage ${quoted(text[0])} has two sums`, { place: placeAt(line, column), expected: 'one sum a cage' });
      sums.set(text[0], Number(/\d+/.exec(text)![0]));
    }
  }
  // Letters alone may be anything.
  if (sums.size === 0 && !(first.cells && /^[\d.*_-]+$/.test(first.cells.text) && rows.length > 1)) return undefined;
  const odd = lines.peek(rows.length);
  if (rows.length < size) {
    throw new InputError(`the killer has ${rows.length} rows of ${size} cells`, {
      place: placeAt(odd ?? rows.at(-1)!.line),
      expected: `${size} rows`,
    });
  }
  const grid = at(placeAt(first.line), () => gridOf(size));
  const placeIn = (part: 'cells' | 'names') => (cell: number) =>
    placeAt(rows[Math.floor(cell / size)].line, (rows[0][part] ? rows[Math.floor(cell / size)][part]!.column : 1) + (cell % size));
  const placeOf = placeIn(first.cells ? 'cells' : 'names');
  const cells = rows.map((row) => row.cells?.text ?? '.'.repeat(size)).join('');
  const { givens } = readCells(cells, placeOf, grid, zero);
  const names = rows.flatMap((row) => Array.from(row.names.text, (name) => (name === '.' ? '' : name)));
  const puzzle = cagesOf(grid, givens, { names, sums, placeOf: placeIn('names') });
  lines.skip(ahead);
  return { puzzle, place: placeOf(0), placeOf, reading: readingOf('codingame', puzzle, first.cells ? cells : []) };
}

/** Krazydad's killers: K and a letter a cell, the sums in the order of the letters, and perhaps the solution. */
function readKrazydad(lines: TextLines): ReadPuzzle | undefined {
  const line = lines.peek()!;
  if (!/^\W*K[a-z]/i.test(line.text)) return undefined;
  const [letters, ...rest] = piecesOf(line, /[^\s,;:|"'[\]]+/g);
  if (!letters || !/^K[a-z]+$/i.test(letters.text)) return undefined;
  const size = Math.sqrt(letters.text.length - 1);
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE) return undefined;
  const names = [...letters.text.slice(1)];
  const order = [...new Set(names)];
  const grid = at(placeAt(line, letters.column), () => gridOf(size));
  const last = rest.at(-1);
  const solution = last?.text.length === grid.cellCount && /^\d+$/.test(last.text) ? last : undefined;
  const sums = solution ? rest.slice(0, -1) : rest;
  const wrong = sums.find(({ text }) => !/^\d{1,3}$/.test(text));
  if (wrong || sums.length !== order.length) {
    throw new InputError(wrong ? `${quoted(wrong.text)} isn’t a sum` : `the killer has ${sums.length} sums`, {
      place: placeAt(line, wrong?.column ?? letters.column),
      expected: `${order.length} sums, one for each letter`,
    });
  }
  const placeOf = (cell: number) => placeAt(line, letters.column + 1 + cell);
  const bySum = new Map(order.map((name, index) => [name, Number(sums[index].text)]));
  const puzzle = cagesOf(grid, new Uint8Array(grid.cellCount), { names, sums: bySum, placeOf });
  lines.skip();
  return {
    puzzle,
    place: placeAt(line, letters.column),
    placeOf,
    reading: readingOf('krazydad', puzzle),
    ...(solution ? { solution: solution.text } : {}),
  };
}

/** Janko's killers: the size twice, rows with each cage's sum in one of its cells, rows with the numbers of the cages. */
function readJanko(lines: TextLines): ReadPuzzle | undefined {
  const line = lines.peek()!;
  const size = Number(/^\s*(\d{1,2})\s+\1\s*$/.exec(line.text)?.[1]);
  if (!(size >= MIN_SIZE && size <= MAX_SIZE)) return undefined;
  const rows: { line: Line; pieces: Piece[] }[] = [];
  let ahead = 1;
  for (let next = lines.peek(ahead); next && rows.length < 2 * size; next = lines.peek(++ahead)) {
    if (next.text === '') continue;
    const pieces = piecesOf(next, /\S+/g);
    if (pieces.length !== size || !pieces.every(({ text }) => /^(?:\d{1,3}|[-.])$/.test(text))) break;
    rows.push({ line: next, pieces });
  }
  if (rows.length !== 2 * size || !rows.slice(size).every(({ pieces }) => pieces.every(({ text }) => /^\d+$/.test(text)))) return undefined;
  const grid = at(placeAt(line), () => gridOf(size));
  const placeOf = (cell: number) => placeAt(rows[Math.floor(cell / size)].line, rows[Math.floor(cell / size)].pieces[cell % size].column);
  const names = rows.slice(size).flatMap(({ pieces }) => pieces.map(({ text }) => (text === '0' ? '' : text)));
  const sums = new Map<string, number>();
  for (const [cell, { text }] of rows
    .slice(0, size)
    .flatMap(({ pieces }) => pieces)
    .entries()) {
    if (!/^\d/.test(text)) continue;
    const name = names[cell];
    if (name === '' || sums.has(name)) {
      throw new InputError(name === '' ? 'this sum is in no cage' : `cage ${quoted(name)} has two sums`, {
        place: placeOf(cell),
        expected: 'one sum a cage',
      });
    }
    sums.set(name, Number(text));
  }
  const puzzle = cagesOf(grid, new Uint8Array(grid.cellCount), { names, sums, placeOf });
  lines.skip(ahead);
  return { puzzle, place: placeAt(line), placeOf, reading: readingOf('janko', puzzle) };
}

/** Killers whose cages are named cell by cell. */
export const killerLetters: Format = {
  id: 'killer-letters',
  title: 'a killer with letters for its cages',
  read(lines, _rows, _named, zero) {
    return readLetterRows(lines, zero) ?? readKrazydad(lines) ?? readJanko(lines);
  },
  print({ puzzle }) {
    const { grid, symbols, givens, cages } = puzzle;
    const fits = cages.length > 0 && cages.length <= LETTERS.length && hasUsualSymbols(puzzle);
    writable(fits, this.title, `a killer puzzle with at most ${LETTERS.length} cages and the usual symbols`);
    const names: string[] = new Array(grid.cellCount).fill('.');
    for (const [index, { cells }] of cages.entries()) for (const cell of cells) names[cell] = LETTERS[index];
    const rows = grid.cellsOfHouse.slice(0, grid.size).map((row) => {
      const cells = row.map((cell) => (givens[cell] === 0 ? '.' : symbols[givens[cell] - 1])).join('');
      return `${cells} ${row.map((cell) => names[cell]).join('')}`;
    });
    return [...rows, cages.map(({ sum }, index) => `${LETTERS[index]}=${sum}`).join(' ')].join('\n');
  },
};
