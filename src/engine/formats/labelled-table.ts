import { InputError } from '../errors.ts';
import { gridOf, MAX_SIZE, MIN_SIZE } from '../grid.ts';
import { cellOf } from './cells.ts';
import type { Rows } from './rows.ts';
import { at, isBorder, isComment, type Line, LOOKAHEAD, type Piece, piecesOf, placeAt, type TextLines } from './text-lines.ts';

/** The line below the head of a table in Markdown. */
const HEAD_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$/;
const BARS = /[|!¦│┃║]/;
const EMPHASIS = /^(?:\*\*?|__?|`)(\w+)(?:\*\*?|__?|`)$/;

/** The most lines between two rows. */
const MAX_BORDERS = 3;

interface TableRow {
  readonly line: Line;
  readonly ahead: number;
  readonly fields: readonly Piece[];
}

/** The texts between separators, trimmed, with the places where they begin. */
function splitAt({ text }: Line, separator: string | RegExp): Piece[] {
  let column = 1;
  return text.split(separator).map((field) => {
    const piece = { text: field.trim().replace(/^"(.*)"$/, '$1').replace(EMPHASIS, '$1'), column: column + Math.max(0, field.search(/\S/)) }; // biome-ignore format: one piece
    column += field.length + 1;
    return piece;
  });
}

/** The fields of a line of a table; outer bars bound none. */
function fieldsOf(line: Line, separator: string): Piece[] {
  if (separator === ' ') return piecesOf(line, /[^\s|!¦│┃║]+/g);
  if (separator !== '|') return splitAt(line, separator);
  const fields = splitAt(line, BARS);
  if (fields.at(-1)?.text === '' && BARS.test(line.text.at(-1)!)) fields.pop();
  return BARS.test(line.text.trimStart()[0] ?? '') ? fields.slice(1) : fields;
}

/** What separates the fields of a line; a blank where nothing else does. */
function separatorOf({ text }: Line): string {
  // R's prints have commas in their labels.
  if (/\[,\d+\]/.test(text)) return ' ';
  const count = (separator: string) => text.split(separator).length - 1;
  const found = ['\t', ';', ','].find((each) => count(each) >= MIN_SIZE - 1);
  return found ?? (text.split(BARS).length > MIN_SIZE && !/[^\s|!¦│┃║]\s+[^\s|!¦│┃║]/.test(text) ? '|' : ' ');
}

function rowsAhead(lines: TextLines, separator: string): TableRow[] {
  const rows: TableRow[] = [];
  for (let ahead = 0; ahead < LOOKAHEAD && rows.length <= MAX_SIZE + 1; ahead++) {
    const line = lines.peek(ahead);
    if (!line || (line.text === '' && rows.length > 0)) break;
    if (isBorder(line.text) || HEAD_RULE.test(line.text) || isComment(line)) {
      if (ahead - (rows.at(-1)?.ahead ?? 0) > MAX_BORDERS) break;
      continue;
    }
    const fields = fieldsOf(line, separator);
    // Some heads name the columns and not that of the labels.
    if (fields.length < MIN_SIZE || (rows.length > 1 && fields.length !== rows[1].fields.length)) break;
    rows.push({ line, ahead, fields });
  }
  return rows;
}

/** Numbers or letters one after the other, the same word before each: 0 1 2, A B C, c1 c2. */
function areLabels(texts: readonly string[]): boolean {
  const parts = texts.map((text) => /^(\D*?)(\d+|[a-z])[:.),\]]*$/i.exec(text));
  const values = parts.map((part) =>
    part === null ? Number.NaN : /\d/.test(part[2]) ? Number(part[2]) : part[2].toUpperCase().charCodeAt(0),
  );
  // Letters of rows may leave out the I.
  const follows = (value: number, before: number) => value === before + 1 || (value === 74 && before === 72);
  return values.every((value, index) => parts[index]?.[1] === parts[0]?.[1] && (index === 0 || follows(value, values[index - 1])));
}

const isCell = (text: string): boolean => text === '' || (cellOf(text) !== undefined && text.length <= 4);

/** Whether texts above columns can only be a head: words, or labels that no row of cells has. */
const isHead = (texts: readonly string[]): boolean => texts.some((text) => !isCell(text)) || areLabels(texts);

/** Whether a rule is below the first row alone. */
function hasHeadRule(lines: TextLines, rows: readonly TableRow[]): boolean {
  const rules = rows.slice(0, 3).map(({ ahead }) => HEAD_RULE.test(lines.peek(ahead + 1)?.text ?? ''));
  return rules[0] && !rules.slice(1).some(Boolean);
}

/** Whether a first row may count the columns from 0: no other sign than 0 is in an empty cell. */
function isCount([first, ...body]: readonly TableRow[]): boolean {
  const counted = first.fields.every(({ text }, index) => text === String(index));
  const odd = body.flatMap(({ fields }) => fields.filter(({ text }) => !/^\d+$/.test(text)));
  // The last field of a text that breaks off may be empty.
  return counted && odd.every(({ text }) => text === '') && odd.length < 2;
}

const FORM: Readonly<Record<string, string>> = { '|': 'markdown', ',': 'csv', ';': 'csv', '\t': 'spreadsheet', ' ': 'table' };

/**
 * The rows of a table that has labels: a head above its columns, a number or a letter before each row, or an empty field at the end of
 * each. Undefined where there are none. Throws InputError where a head has another number of rows under it.
 */
export function labelledTable(lines: TextLines): Rows | undefined {
  const here = lines.peek();
  if (!here) return undefined;
  const separator = separatorOf(here);
  const rows = rowsAhead(lines, separator);
  const body = rows.slice(1);
  const [first, second] = rows;
  if (!second) return undefined;
  const ruled = separator === '|' && hasHeadRule(lines, rows);
  const columns = second.fields.length;
  const labelsOf = (some: readonly TableRow[]) => areLabels(some.map(({ fields }) => fields[0]?.text ?? ''));
  const endsEmpty = (some: readonly TableRow[]) => separator !== ' ' && some.every(({ fields }) => fields.at(-1)?.text === '');

  const read = (some: readonly TableRow[], head: boolean): Rows | undefined => {
    const size = some.length;
    const extra = columns - size;
    if (size < MIN_SIZE || size > MAX_SIZE || extra < 0 || extra > 2 || (!head && extra === 0)) return undefined;
    const labels = extra > 0 && labelsOf(some);
    if (extra > Number(labels) + Number(endsEmpty(some)) || (separator === ' ' && !labels)) return undefined;
    const cut = labels ? 1 : 0;
    if (!head && first.fields.length !== columns) return undefined;
    const names = first.fields.slice(first.fields.length > size ? cut : 0, first.fields.length > size ? cut + size : size);
    if (head && (names.length !== size || !(ruled || isHead(names.map(({ text }) => text))))) return undefined;
    const pieces = some.flatMap(({ fields }) => fields.slice(cut, cut + size));
    if (!pieces.every(({ text }) => isCell(text))) return undefined;
    const cells = pieces.map(({ text, column }) => ({ text: text === '' ? '.' : cellOf(text)!, column, sign: text }));
    const characters = cells.every(({ text }) => text.length === 1);
    if (!characters && size <= 9) return undefined;
    return {
      grid: at(placeAt(some[0].line), () => gridOf(size)),
      cells,
      lines: some.map(({ line }) => line),
      characters,
      apart: true,
      barred: false,
      height: some.at(-1)!.ahead + 1,
      form: FORM[separator],
    };
  };
  const whole = read(body, true) ?? read(rows, false);
  const allCells = body.every(({ fields }) => fields.every(({ text }, index) => index === 0 || isCell(text)));
  if (!whole && allCells && body.length > MIN_SIZE && first.fields.length === columns && labelsOf(body)) {
    throw new InputError(`the rows are numbered, and ${columns} columns are named above them`, {
      place: placeAt(first.line),
      expected: `${columns - 1}, or a name for the numbers as well`,
    });
  }
  if (whole || !allCells || !(ruled || (separator !== ' ' && isCount(rows)))) return whole;
  throw new InputError(`the table has ${body.length} rows of ${columns} cells under its head`, {
    place: placeAt(first.line),
    expected: 'as many rows as cells in a row',
  });
}
