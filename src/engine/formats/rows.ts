import { InputError } from '../errors.ts';
import { type Grid, gridOf, MAX_SIZE, MIN_SIZE } from '../grid.ts';
import { groupBy } from '../group-by.ts';
import type { Puzzle } from '../puzzle.ts';
import { blanksBetweenBars } from './blanks-between-bars.ts';
import { ambiguousBlanks } from './foreign.ts';
import { type Reading, readingOf } from './format.ts';
import { labelledTable } from './labelled-table.ts';
import {
  at,
  fieldsOf,
  isComment,
  type Line,
  LOOKAHEAD,
  type Piece,
  piecesOf,
  placeAt,
  type TextLines,
  withoutTextBeside,
} from './text-lines.ts';

/** A cell as forms read it, and as the text has it where that is something else. */
export interface CellPiece extends Piece {
  readonly sign?: string;
}

/** The rows of a drawn grid: the contents of its cells, without bars and borders. */
export interface Rows {
  readonly grid: Grid;
  /** In reading order. */
  readonly cells: readonly CellPiece[];
  /** The line of each row. */
  readonly lines: readonly Line[];
  /** True where each cell is one character; false where blanks or bars separate the cells. */
  readonly characters: boolean;
  /** True where blanks or bars separate all cells, so that a cell might have been longer. */
  readonly apart: boolean;
  /** Whether bars were drawn. */
  readonly barred: boolean;
  /** How many lines of the text the grid takes up. */
  readonly height: number;
  /** The id of what was drawn, where it is more than rows of cells. */
  readonly form?: string;
}

const BARS = /[|!¦│┃║]/;
/** Anything except separators of cells. */
const CELLS = /[^\s,;|!¦│┃║"]+/g;

interface Row {
  readonly line: Line;
  readonly ahead: number;
  readonly pieces: readonly Piece[];
  readonly length: number;
  /** Whether it has letters or digits, and so is no border. */
  readonly marked: boolean;
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);
const isSize = (count: number) => count >= MIN_SIZE && count <= MAX_SIZE;

/** Returns the cells of a line, if it may be a row. */
function rowIn(line: Line): Omit<Row, 'ahead'> | undefined {
  if (isComment(line)) return undefined;
  const text = withoutTextBeside(line.text);
  const fields = fieldsOf(line);
  const found = fields && isSize(fields.length) ? fields : piecesOf({ ...line, text }, CELLS);
  // Some programs write −1 into an empty cell; their 0 may be a digit.
  const pieces = found.map((piece) => (piece.text === '-1' ? { ...piece, text: '_', sign: '-1' } : piece));
  if (pieces.length === 0) return undefined;
  return { line, pieces, length: lengthOf(pieces), marked: /[\p{L}\d]/u.test(text) };
}

/** A line is looked at once for each grid and each fault before it, and taken apart only once. */
const known = new WeakMap<Line, { readonly row: Omit<Row, 'ahead'> | undefined }>();

function rowsAhead(lines: TextLines): Row[] {
  const rows: Row[] = [];
  for (let ahead = 0; ahead < LOOKAHEAD; ahead++) {
    const line = lines.peek(ahead);
    if (!line) break;
    let entry = known.get(line);
    if (!entry) {
      entry = { row: rowIn(line) };
      known.set(line, entry);
    }
    if (entry.row) rows.push({ ...entry.row, ahead });
  }
  return rows;
}

/** Whether a line without letters and digits is a row of empty cells and no border. */
function isEmptyRow(row: Row, size: number, blanksInUse: ReadonlySet<string>): boolean {
  const [first] = row.pieces[0].text;
  const text = row.pieces.map((piece) => piece.text).join('');
  if (text.length !== size || [...text].some((character) => character !== first)) return false;
  return first === '.' || first === '_' || ((first === '-' || first === '*') && (blanksInUse.size === 0 || blanksInUse.has(first)));
}

function takeRows(ahead: readonly Row[], size: number): Row[] {
  const marked = ahead.filter((row) => row.marked).slice(0, size);
  const blanksInUse = new Set(marked.flatMap((row) => row.line.text.match(/[.0_*-]/g) ?? []));
  const taken: Row[] = [];
  for (const row of ahead) {
    if (taken.length === size) break;
    if (row.marked || isEmptyRow(row, size, blanksInUse)) taken.push(row);
  }
  return taken;
}

/** How many rows a box has, from the bars of the row that has most of them; undefined where they do not tell. */
function boxRowsOf(rows: readonly Row[], size: number, characters: boolean): number | undefined {
  const groups = rows
    .map((row) =>
      row.line.text
        .split(BARS)
        .map((text) => piecesOf({ number: 0, text }, CELLS))
        .map((pieces) => (characters ? lengthOf(pieces) : pieces.length))
        .filter((count) => count > 0),
    )
    .sort((a, b) => b.length - a.length)[0];
  const [width] = groups;
  return groups.length > 1 && width! > 1 && groups.every((each) => each === width) && width! * groups.length === size
    ? size / width!
    : undefined;
}

/** The row that tells the size: the first that has a digit, unless the empty rows before it are a whole grid. */
function modelOf(ahead: readonly Row[]): Row | undefined {
  const marked = ahead.findIndex((row) => row.marked);
  const empty = ahead.slice(0, Math.max(0, marked)).filter(({ pieces }) => pieces.every(({ text }) => /^[._]+$/.test(text)));
  const [first] = empty;
  return first && empty.filter(({ length }) => length === first.length).length >= first.length ? first : (ahead[marked] ?? ahead[0]);
}

/** Whether nearly all cells of a row stand apart, and some don't: then it counts no characters. */
const isMixed = ({ pieces }: Row, size: number): boolean =>
  pieces.length < size && pieces.length >= size - 2 && pieces.some(({ text }) => text.length !== pieces[0].text.length);

/** Reads the grid drawn at the current line; undefined where there is no row of a grid. Throws InputError for a row that does not fit. */
export function gatherRows(lines: TextLines): Rows | undefined {
  const special = labelledTable(lines) ?? blanksBetweenBars(lines);
  if (special) return special;
  const ahead = rowsAhead(lines);
  const model = modelOf(ahead);
  if (!model) return undefined;
  for (const characters of [true, false]) {
    const countOf = (row: Row) => (characters ? row.length : row.pieces.length);
    const size = countOf(model);
    if (!isSize(size)) continue;
    const rows = takeRows(ahead, size);
    if (rows.length < size || rows.some((row) => countOf(row) !== size || (characters && isMixed(row, size)))) continue;
    const grid = at(placeAt(model.line), () => gridOf(size, boxRowsOf(rows, size, characters)));
    return {
      grid,
      characters,
      apart: rows.every((row) => row.pieces.length === size),
      barred: rows.some((row) => BARS.test(row.line.text)),
      cells: rows.flatMap((row) => (characters ? row.pieces.flatMap(charactersOf) : row.pieces)),
      lines: rows.map((row) => row.line),
      height: rows.at(-1)!.ahead + 1,
      ...formOf(rows),
    };
  }
  const fault = faultOf(ahead, model);
  if (fault) throw fault;
  return undefined;
}

/** What tables of values are called by the signs between their cells. */
function formOf(rows: readonly Row[]): Pick<Rows, 'form'> {
  const form = [['\t', 'spreadsheet'], [',', 'csv'], [';', 'csv']].find(([sign]) => rows.every(({ line }) => line.text.includes(sign)))?.[1]; // biome-ignore format: pairs
  return form === undefined ? {} : { form };
}

const charactersOf = ({ text, column }: Piece): Piece[] =>
  text.length === 1 ? [{ text, column }] : text.split('').map((character, index) => ({ text: character, column: column + index }));

/** Why these rows make no grid; undefined when they do not look like rows at all. */
function faultOf(ahead: readonly Row[], model: Row): InputError | undefined {
  const spaced = model.pieces.length >= 4 && model.length !== model.pieces.length && !isSize(model.length);
  const countOf = (row: Row) => (spaced ? row.pieces.length : row.length);
  const together = ahead.filter((row) => row.marked && row.ahead < model.ahead + 30 && isSize(countOf(row)));
  if (together.length < 2 || !together.includes(model)) return undefined;
  const counts = groupBy(together, countOf);
  const size = [...counts].sort(([, a], [, b]) => b.length - a.length)[0][0];
  const rows = takeRows(ahead, size);
  const odd = rows.findIndex((row) => countOf(row) !== size);
  const ambiguous =
    odd < 0
      ? undefined
      : ambiguousBlanks(
          together.map(({ line }) => line),
          placeAt(rows[odd].line),
        );
  if (ambiguous) return ambiguous;
  if (odd >= 0) {
    return new InputError(`row ${odd + 1} of the grid has ${countOf(rows[odd])} cells`, {
      place: placeAt(rows[odd].line),
      expected: `${size}, like the other rows`,
    });
  }
  if (rows.length < size) {
    return new InputError(`the grid ends after ${rows.length} rows of ${size} cells`, {
      place: placeAt(rows.at(-1)!.line),
      expected: `${size} rows`,
    });
  }
  return undefined;
}

/** The reading of a puzzle that stands in drawn rows. */
export const readingOfRows = ({ cells, form }: Rows, id: string, puzzle: Puzzle): Reading =>
  readingOf(form ?? id, puzzle, cells.map(({ text, sign }) => sign ?? text)); // biome-ignore format: one call
