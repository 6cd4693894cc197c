import { InputError } from '../errors.ts';
import { MAX_SIZE, MIN_SIZE } from '../grid.ts';
import { groupBy } from '../group-by.ts';
import { cellOf } from './cells.ts';
import type { Token } from './program-tokens.ts';
import { placeAt, quoted } from './text-lines.ts';

/** A list of program text, with what stands in it. */
export interface List {
  readonly open: Token;
  /** The word before its bracket: the name of a function, a type. */
  readonly call: string;
  /** The word that it is assigned to, or stored under in a record. */
  readonly name: string;
  readonly elements: (Token | List)[];
}

/** The cells of a grid found in program text, in reading order. */
export interface FoundGrid {
  readonly cells: readonly Token[];
  readonly size: number;
  /** Whether the text lists the columns one after the other. */
  readonly columnsFirst: boolean;
  /** Brackets around it and its rows, or texts: 'strings' and 'string'. */
  readonly shape: 'lists' | 'list' | 'strings' | 'string' | 'groups';
  /** The word that its value is assigned to, or called by in a record. */
  readonly name: string;
}

export const isList = (element: Token | List): element is List => 'elements' in element;
const isSize = (count: number) => count >= MIN_SIZE && count <= MAX_SIZE;
/** The size of a grid with this many cells in a row; undefined where there is none. */
const sizeOf = (count: number) => (Number.isInteger(Math.sqrt(count)) && isSize(Math.sqrt(count)) ? Math.sqrt(count) : undefined);

/** A row, or a whole grid without rows. */
interface Row {
  readonly cells: readonly Token[];
  /** Where a list or a text of many characters begins. */
  readonly start: Token;
  readonly text: boolean;
  /** Rows of one list, between semicolons or bars. */
  readonly groups?: readonly (readonly Token[])[];
  /** What stands in the list and is no cell. */
  readonly stranger?: Token;
}

/** Cells between separators: where two commas follow each other there is an empty one. */
function cellsBetweenCommas(elements: readonly Token[]): Token[] {
  const cells: Token[] = [];
  for (const [index, element] of elements.entries()) {
    if (element.kind !== 'separator') cells.push(element);
    else if (index === 0 || elements[index - 1].kind === 'separator') cells.push({ ...element, kind: 'word', text: '', cell: '.' });
  }
  return cells;
}

function splitAt(elements: readonly Token[], mark: string): Token[][] {
  const groups: Token[][] = [[]];
  for (const element of elements) {
    if (element.kind === 'separator' && element.text === mark) groups.push([]);
    else groups.at(-1)!.push(element);
  }
  return groups.filter((group) => group.some(({ kind }) => kind !== 'separator'));
}

/** Returns a list without lists in it as a row; undefined where it has too few cells to be one. */
function rowOfList({ open, elements }: List): Row | undefined {
  const tokens = elements as Token[];
  const marks = [';', '|'].map((each) => tokens.filter(({ kind, text }) => kind === 'separator' && text === each));
  // Only one of them separates rows.
  const foreign = marks[0].length > 0 && marks[1].length > 0 ? marks.toSorted((a, b) => a.length - b.length)[0][0] : undefined;
  const mark = marks[marks[0].length > 0 ? 0 : 1][0]?.text;
  const groups = mark === undefined ? [tokens] : splitAt(tokens, mark);
  const rows = groups.map(cellsBetweenCommas);
  const cells = rows.flat();
  const stranger = foreign ?? cells.find(({ cell }) => cell === undefined);
  const count = cells.length - cells.filter(({ cell }) => cell === undefined).length;
  if (count < MIN_SIZE) return undefined;
  return { cells, start: open, text: false, ...(rows.length > 1 ? { groups: rows } : {}), ...(stranger ? { stranger } : {}) };
}

/** Returns the cells of a text: one a character, or with blanks, commas or bars between. */
function rowOfText(token: Token): Row | undefined {
  const { text, column } = token;
  const { cell: _, ...place } = token;
  const cellAt = (part: string, index: number): Token => {
    const cell = cellOf(part, true);
    return { ...place, kind: 'word', text: part, column: column + 1 + index, ...(cell === undefined ? {} : { cell }) };
  };
  const parts = Array.from(text.matchAll(/[^\s,|]+/g), (match) => cellAt(match[0], match.index));
  const apart = parts.length >= MIN_SIZE && /^\S{1,2}(?:\s?[,|\s]\s?\S{1,2})+$/.test(text);
  const cells = apart ? parts : Array.from(text, cellAt);
  const stranger = cells.find(({ cell }) => cell === undefined);
  if (cells.length < MIN_SIZE || stranger || !/^[\s\d.*_A-Za-z?,|-]*$/.test(text) || !/[\d.*_?-]|^\s+$/.test(text)) return undefined;
  return { cells, start: token, text: true };
}

/** Words that programs write between the rows of a list. */
const BETWEEN_ROWS = /^(?:new|\+|\+\+|<>|\.|\.\.\.|\\|&|-|=>|:|=|\$?\w+\[\]|const|static|final)$/;

export const ASSIGNS = /^(?::|=|=>|:=|<-)$/;

/** The word that what comes after the first `end` elements is assigned to; undefined where nothing is assigned. */
export function nameIn(elements: readonly (Token | List)[], end = elements.length): string | undefined {
  // From the end on, and no further than need be: there may be many statements before.
  let assigns = end - 1;
  for (; assigns > 0; assigns--) {
    const each = elements[assigns];
    if (isList(each) || each.kind === 'separator') return undefined;
    if (each.kind === 'word' && ASSIGNS.test(each.text)) break;
  }
  for (let before = assigns - 1; before >= 0; before--) {
    const each = elements[before];
    if (!isList(each)) return each.text;
  }
  return undefined;
}

interface Run {
  readonly rows: Row[];
  /** Cells and texts that are no rows. */
  readonly loose: Token[];
  readonly name: string;
}

/** What stands next to each other in a list, cut where other words are between. */
function runsOf(list: List, cut: boolean): Run[] {
  const { elements, name } = list;
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const [index, element] of elements.entries()) {
    const next = elements[index + 1];
    if (!isList(element)) {
      const isKey = next && !isList(next) && ASSIGNS.test(next.text);
      if (element.kind === 'separator' || isKey || (element.kind === 'word' && element.cell === undefined)) {
        if (cut && isCut(list, index)) run = undefined;
        continue;
      }
    }
    if (!run) {
      run = { rows: [], loose: [], name: nameIn(elements, index) ?? name };
      runs.push(run);
    }
    const whole = isList(element) && element.elements.some((each) => isList(each) || isLongText(each));
    const row = whole ? undefined : isList(element) ? rowOfList(element) : isLongText(element) ? rowOfText(element) : undefined;
    if (row) run.rows.push(row);
    else if (!isList(element)) run.loose.push(element);
  }
  return runs;
}

const isLongText = (element: Token | List): element is Token =>
  !isList(element) && element.kind === 'string' && element.text.length >= MIN_SIZE;

/** The arguments of R's matrix besides its cells, with blanks between them. */
const MATRIX = /^(?: ,(?: (?:nrow|ncol) =)? \d+)*( , byrow = (?:TRUE|FALSE|T|F))?(?: ,(?: (?:nrow|ncol) =)? \d+)*$/;

/** Whether a function around cells fills a grid column by column. Throws InputError where R's matrix has words that may say so. */
function isColumnsFirst({ call, open, elements }: List, outer: List | undefined): boolean {
  if (call === 'array') return elements.some((each) => !isList(each) && each.text === 'dim');
  if (call !== 'matrix') return call === 'reshape' || outer?.call === 'reshape';
  const said = elements.slice(elements.findIndex(isList) + 1).map((each) => ` ${isList(each) ? '()' : each.text}`);
  const match = MATRIX.exec(said.join(''));
  if (!match) {
    throw new InputError(`${quoted(said.join('').trim())} may say how the matrix is filled`, {
      place: placeAt(open.line, open.column),
      expected: 'nrow, ncol and byrow = TRUE',
    });
  }
  return !/T(?:RUE)?$/.test(match[1] ?? '');
}

/** Functions that make rows columns, or turn the grid otherwise. */
const TURNS = /^(?:t|zip|(?:np\.|numpy\.)?(?:transpose|rot90|fliplr|flipud)|reversed)$/;

/** Returns what makes rows columns around a list that ends at `close`; undefined where nothing does. */
export function turningOf({ call }: List, { line, column }: Token): string | undefined {
  return TURNS.test(call) ? call : /^(?:'|\.T\b|\.transpose\b)/.exec(line.text.slice(column))?.[0];
}

/** Whether a list holds statements and not values: it has words that neither call nor name what follows. */
export const isStatement = (list: List): boolean => list.elements.some((_, index) => isCut(list, index));

function isCut({ open, elements }: List, index: number): boolean {
  const element = elements[index];
  if (isList(element) || element.kind !== 'word' || element.cell !== undefined || BETWEEN_ROWS.test(element.text)) return false;
  const next = elements[index + 1];
  if (next === undefined) return !/^[a-z_]\w*[!.]?$/i.test(element.text);
  if (isList(next)) return next.call !== element.text;
  // In a call, `name =` names an argument.
  return !/^(?::|=>)$/.test(next.text) && !(open.text === '(' && next.text === '=');
}

/**
 * Returns the grids among the elements of a list that is read to its end; lists in it were searched before. Throws InputError at rows that
 * make no grid. `cut` says that it holds statements, not values.
 */
export function gridsIn(list: List, outer: List | undefined, cut: boolean): FoundGrid[] {
  return runsOf(list, cut).flatMap((run) => {
    const { rows, loose, name } = run;
    const odd = rows.find(({ stranger }) => stranger);
    const good = rows.filter(({ stranger }) => !stranger);
    if (good.length === 0) return [];
    const columnsFirst = isColumnsFirst(list, outer);
    const wholes = good.flatMap((row) => wholeGrid(row, columnsFirst, name));
    const [first] = good;
    const size = first.cells.length;
    const together = good.every(({ cells, groups }) => cells.length === size && !groups) && !odd;
    const textual = good.every(({ text }) => text);
    if (together && isSize(size) && (good.length === size || (cut && good.length % size === 0)) && (cut || loose.length === 0)) {
      return Array.from({ length: good.length / size }, (_, index) => ({
        cells: good.slice(index * size, (index + 1) * size).flatMap(({ cells }) => cells),
        size,
        columnsFirst: false,
        shape: textual ? ('strings' as const) : ('lists' as const),
        name,
      }));
    }
    if (wholes.length === good.length && !odd) return wholes;
    const fault = faultOf(good, odd, loose, cut);
    if (fault) throw fault;
    return [];
  });
}

/** A grid in one list or one text. */
function wholeGrid({ cells, groups, text }: Row, columnsFirst: boolean, name: string): FoundGrid[] {
  const size = sizeOf(cells.length);
  if (size === undefined || groups?.some((group) => group.length !== size)) return [];
  if (text && size === MIN_SIZE && !cells.every(({ text: each }) => /[1-4.0_*\s-]/.test(each))) return [];
  return [{ cells, size, columnsFirst: columnsFirst && !groups, shape: groups ? 'groups' : text ? 'string' : 'list', name }];
}

const strangerFault = ({ text, line, column }: Token): InputError =>
  new InputError(`${quoted(text)} isn’t a cell`, { place: placeAt(line, column), expected: 'a digit, or a sign for an empty cell' });

/** Why these rows make no grid; undefined when they don't look as if they should. */
function faultOf(rows: readonly Row[], odd: Row | undefined, loose: readonly Token[], cut: boolean): InputError | undefined {
  const [first] = rows;
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  const size = Math.ceil(Math.sqrt(cells));
  const mayBeGrid = first.cells.every(({ cell }) => cell!.length === 1 || Number(cell) <= size);
  // A text of words is as long as a grid by chance.
  if (rows.length === 1 && first.text && !/^[\d\s.*_|,-]+$/.test(first.start.text)) return undefined;
  const likely = rows.length > 1 || (cells >= MIN_SIZE ** 2 && (first.groups || mayBeGrid));
  if (!likely && !(rows.length === 1 && !cut && (loose.length >= MIN_SIZE || odd))) return undefined;
  if (odd?.stranger) return strangerFault(odd.stranger);
  if (rows.length === 1) {
    const groups = first.groups?.map(({ length }) => length) ?? [];
    return new InputError(`the list has ${cells} cells${groups.length > 0 ? ` in ${groups.length} rows` : ''}`, {
      place: placeAt(first.start.line, first.start.column),
      expected: '81 for a 9 × 9 puzzle (16 for 4 × 4, 256 for 16 × 16)',
    });
  }
  const counts = groupBy(rows, (row) => row.cells.length);
  const common = [...counts].sort(([, a], [, b]) => b.length - a.length)[0][0];
  const wrong = rows.findIndex((row) => row.cells.length !== common);
  const row = rows[wrong >= 0 ? wrong : rows.length - 1];
  const place = placeAt(row.start.line, row.start.column);
  if (wrong >= 0)
    return new InputError(`row ${wrong + 1} of the grid has ${row.cells.length} cells`, {
      place,
      expected: `${common}, like the other rows`,
    });
  const message =
    rows.length < common
      ? `the grid ends after ${rows.length} rows of ${common} cells`
      : `the grid has ${rows.length} rows of ${common} cells`;
  return new InputError(message, { place, expected: `${common} rows` });
}
