import { gridOf, MAX_SIZE, MIN_SIZE } from '../grid.ts';
import type { CellPiece, Rows } from './rows.ts';
import { at, isBorder, type Line, LOOKAHEAD, placeAt, type TextLines, withoutTextBeside } from './text-lines.ts';

const BAR = /[|!¦│┃║]/;
const EMPTY_ROW = /^[\s|!¦│┃║]+$/;

interface BarredRow {
  readonly line: Line;
  readonly ahead: number;
  readonly text: string;
}

/** The zero-based columns of the bars of a text. */
const barsOf = (text: string) => Array.from(text.matchAll(new RegExp(BAR, 'g')), ({ index }) => index);

/**
 * The rows from the present line on that all have their bars in the same columns; borders between them are left out, and empty lines where
 * `apart` says so.
 */
function barredRowsAhead(lines: TextLines, apart: boolean): BarredRow[] {
  const rows: BarredRow[] = [];
  let bars = '';
  for (let ahead = 0; ahead < LOOKAHEAD && rows.length <= MAX_SIZE; ahead++) {
    const line = lines.peek(ahead);
    if (!line) break;
    const text = withoutTextBeside(line.text);
    if ((isBorder(text) && !EMPTY_ROW.test(text)) || (apart && text === '' && rows.length > 0)) continue;
    const columns = barsOf(text).join();
    if (columns === '' || (rows.length > 0 && columns !== bars)) break;
    bars = columns;
    rows.push({ line, ahead, text });
  }
  return rows;
}

/** A way to write the cells of a box between two bars: how far the first cell is from its bar, and each cell from the next. */
interface Lattice {
  readonly margin: number;
  readonly step: number;
}
/** `|5 3  |`, `| 5 3   |` and `|53 |`. */
const LATTICES: readonly Lattice[] = [{ margin: 2, step: 2 }, { margin: 1, step: 2 }, { margin: 1, step: 1 }]; // biome-ignore format: a list

/** The columns of the cells of a row, from the bars; undefined where the bars stand otherwise. `open` says that no bar is at the sides. */
function columnsOf(bars: readonly number[], width: number, { margin, step }: Lattice, open: boolean): number[] | undefined {
  const span = (width - 1) * step + 2 * margin;
  if (bars.some((bar, index) => index > 0 && bar - bars[index - 1] !== span)) return undefined;
  const starts = open ? [bars[0] - span, ...bars] : bars.slice(0, -1);
  return starts.flatMap((start) => Array.from({ length: width }, (_, index) => start + margin + index * step));
}

/** The cells at these columns; undefined where anything else is between them. */
function cellsAt({ text }: BarredRow, columns: readonly number[]): CellPiece[] | undefined {
  const rest = [...text].filter((character, index) => character !== ' ' && !BAR.test(character) && !columns.includes(index));
  if (rest.length > 0) return undefined;
  return columns.map((column) => {
    const sign = text[column] ?? ' ';
    return { text: sign === ' ' ? '.' : sign, column: column + 1, ...(sign === ' ' ? { sign } : {}) };
  });
}

/** The one text in each part between two bars; undefined where one has several. */
function cellsBetween({ text }: BarredRow, bars: readonly number[], open: boolean): CellPiece[] | undefined {
  const ends = open ? [-1, ...bars, text.length] : bars;
  const cells = ends.slice(1).map((end, index) => {
    const part = text.slice(ends[index] + 1, end);
    return { text: part.trim() || '.', column: ends[index] + 2 + Math.max(0, part.search(/\S/)), ...(part.trim() ? {} : { sign: ' ' }) };
  });
  return cells.every((cell) => cell.text.length === 1 || (ends.length > 10 && /^\d\d$/.test(cell.text))) ? cells : undefined;
}

/** Every way to read the rows, as the cells of all. */
function waysToRead(rows: readonly BarredRow[]): { cells: CellPiece[]; boxes: number | undefined }[] {
  const size = rows.length;
  const bars = barsOf(rows[0].text);
  const ends = rows.every(({ text }) => text.trimEnd().length === bars.at(-1)! + 1);
  const open = !(ends && rows[0].text.search(/\S/) === bars[0]);
  const parts = open ? bars.length + 1 : bars.length - 1;
  const all = (cellsOf: (row: BarredRow) => CellPiece[] | undefined, boxes?: number) => {
    const found = rows.map(cellsOf);
    return found.every((cells) => cells !== undefined) ? [{ cells: found.flat(), boxes }] : [];
  };
  if (parts === size) return all((row) => cellsBetween(row, bars, open));
  if (parts < 2 || size % parts !== 0) return [];
  return LATTICES.flatMap((lattice) => {
    const columns = columnsOf(bars, size / parts, lattice, open);
    return columns ? all((row) => cellsAt(row, columns), parts) : [];
  });
}

/**
 * A drawn grid in which blanks are empty cells, since bars tell the columns: `|53 | 7 |   |`, the same with blanks between the cells, a bar
 * after every cell, or no bars at the sides. Undefined where the bars leave several ways to read it.
 */
export function blanksBetweenBars(lines: TextLines): Rows | undefined {
  const rows = barredRowsAhead(lines, false);
  if (rows.length === 0) return undefined;
  return drawnIn(rows) ?? drawnIn(barredRowsAhead(lines, true));
}

function drawnIn(rows: readonly BarredRow[]): Rows | undefined {
  if (rows.length < MIN_SIZE || rows.length > MAX_SIZE) return undefined;
  const ways = waysToRead(rows);
  const [way] = ways;
  if (!way || ways.length > 1 || !way.cells.some(({ sign }) => sign === ' ')) return undefined;
  return {
    grid: at(placeAt(rows[0].line), () => gridOf(rows.length, way.boxes)),
    characters: way.cells.every(({ text }) => text.length === 1),
    apart: way.cells.some(({ text }) => text.length > 1),
    barred: true,
    cells: way.cells,
    lines: rows.map(({ line }) => line),
    height: rows.at(-1)!.ahead + 1,
    form: 'drawn',
  };
}
