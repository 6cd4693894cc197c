import { gridOf } from '../grid.ts';
import type { Rows } from './rows.ts';
import { at, isBorder, type Line, LOOKAHEAD, type Piece, placeAt, type TextLines } from './text-lines.ts';

const BAR = /[|!¦│┃║]/;
const EMPTY_ROW = /^[\s|!¦│┃║]+$/;

interface BarredRow {
  readonly line: Line;
  readonly ahead: number;
  /** The text between two bars, blanks included; all equally wide. */
  readonly parts: readonly Piece[];
}

/** A line that begins and ends with a bar, cut at its bars; undefined where its parts are not equally wide. */
function partsOf({ text }: Line): Piece[] | undefined {
  const [margin, ...rest] = text.split(BAR);
  if (margin === undefined || margin.trim() !== '' || rest.length < 3 || rest.pop() !== '') return undefined;
  let column = margin.length + 2;
  const parts = rest.map((part) => {
    const piece = { text: part, column };
    column += part.length + 1;
    return piece;
  });
  return parts.every(({ text: part }) => part.length === parts[0].text.length) ? parts : undefined;
}

/** The rows from the present line on that all have the same parts; borders between them are left out. */
function barredRowsAhead(lines: TextLines): BarredRow[] {
  const rows: BarredRow[] = [];
  for (let ahead = 0; ahead < LOOKAHEAD; ahead++) {
    const line = lines.peek(ahead);
    if (!line) break;
    if (isBorder(line.text) && !EMPTY_ROW.test(line.text)) continue;
    const parts = partsOf(line);
    const first = rows[0]?.parts;
    if (!parts || (first && (parts.length !== first.length || parts[0].text.length !== first[0].text.length))) break;
    rows.push({ line, ahead, parts });
  }
  return rows;
}

const charactersOf = ({ text, column }: Piece): Piece[] => [...text].map((each, index) => ({ text: each, column: column + index }));

const onlyCharacterOf = ({ text, column }: Piece): Piece => {
  const blanks = Math.max(0, text.search(/\S/));
  return { text: text.trim() || ' ', column: column + blanks };
};

/** A drawn grid in which blanks are empty cells, since bars tell the columns: `|53 | 7 |   |`, the same with blanks between the cells, or a bar after every cell. */
export function blanksBetweenBars(lines: TextLines): Rows | undefined {
  const rows = barredRowsAhead(lines);
  const [first] = rows;
  if (!first) return undefined;
  const size = rows.length;
  const count = first.parts.length;
  const width = first.parts[0].text.length;
  const cellByCell = count === size;
  const padded = !cellByCell && count * ((width - 1) / 2) === size;
  if (!cellByCell && !padded && count * width !== size) return undefined;
  const all = rows.flatMap(({ parts }) => (cellByCell ? parts.map(onlyCharacterOf) : parts.flatMap(charactersOf)));
  // Between bars, `| 4   6 |`: a blank before each cell and after the last.
  if (padded && all.some(({ text }, index) => (index % width) % 2 === 0 && text !== ' ')) return undefined;
  const cells = padded ? all.filter((_, index) => (index % width) % 2 === 1) : all;
  if (cells.some(({ text }) => text.length !== 1) || !cells.some(({ text }) => text === ' ')) return undefined;
  return {
    grid: at(placeAt(first.line), () => gridOf(size, cellByCell ? undefined : count)),
    characters: true,
    apart: false,
    barred: true,
    cells: cells.map((cell) => (cell.text === ' ' ? { ...cell, text: '.' } : cell)),
    lines: rows.map(({ line }) => line),
    height: rows.at(-1)!.ahead + 1,
  };
}
