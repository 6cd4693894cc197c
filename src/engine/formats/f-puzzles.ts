import { hasDigit, setOfDigits } from '../candidates.ts';
import { InputError, type Place } from '../errors.ts';
import { cellName, formOf, type Grid, type GridForm, gridWith, usualBoxRows } from '../grid.ts';
import { type Cage, puzzleOf, usualSymbols } from '../puzzle.ts';
import { refuseCageFaults } from './cages.ts';
import { type Format, hasUsualSymbols, type ReadPuzzle, remainingCandidates, writable } from './format.ts';
import { type Fields, isObject, isWhole, isWholeList, objectAhead, parsedObject } from './json-object.ts';
import { codeIn, textOfCode } from './puzzle-codes.ts';
import { boxesAsRegions, formOfRegions, unusualRegions } from './regions.ts';
import { at, placeAt, quoted } from './text-lines.ts';

/** What a file has besides rules: texts for people, and settings of the page. */
const REMARKS = new Set(['size', 'title', 'author', 'ruleset', 'solution', 'metadata', 'highlightConflicts', 'successMessage', 'msgcorrect', 'disabledlogic', 'truecandidatesoptions']); // biome-ignore format: a list
const KNOWN = new Set(['grid', 'killercage', 'diagonal+', 'diagonal-', 'extraregion']);
const CELL_FIELDS = new Set(['value', 'given', 'region', 'centerPencilMarks', 'cornerPencilMarks', 'givenPencilMarks', 'c', 'cArray', 'highlight']); // biome-ignore format: a list

/** What the rules are called that Sudoscope does not have. */
const RULES: Readonly<Record<string, string>> = {
  thermometer: 'thermometers', arrow: 'arrows', littlekillersum: 'little killer sums', sandwichsum: 'sandwich sums', difference: 'difference dots', ratio: 'ratio dots', xv: 'XV signs', odd: 'odd cells', even: 'even cells',
  minimum: 'minimum cells', maximum: 'maximum cells', betweenline: 'between lines', palindrome: 'palindromes', renban: 'renban lines', whispers: 'whisper lines', regionsumline: 'region sum lines', quadruple: 'quadruples', clone: 'clones',
  extraregion: 'extra regions', rowindexer: 'row indexers', columnindexer: 'column indexers', boxindexer: 'box indexers', lockout: 'lockout lines', xsum: 'X-sums', skyscraper: 'skyscraper clues', entropicline: 'entropic lines', nabner: 'nabner lines', doublearrow: 'double arrows', zipperline: 'zipper lines', modularline: 'modular lines',
  antiknight: 'the anti-knight rule', antiking: 'the anti-king rule', nonconsecutive: 'the nonconsecutive rule', disjointgroups: 'disjoint groups', negative: 'negative rules', text: 'texts in the grid', line: 'drawn lines', rectangle: 'drawn rectangles', circle: 'drawn circles', cage: 'cosmetic cages', fogofwar: 'fog',
}; // biome-ignore format: a table

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const refusal = (message: string, place: Place, expected: string) => new InputError(message, { place, expected });

const EXPECTED_RULES = 'a puzzle with givens, regions, both diagonals, windows and killer cages at most';

/** Throws InputError where a file has rules besides the known ones. */
export function refuseRules(program: string, rules: readonly string[], place: Place): void {
  if (rules.length > 0) throw refusal(`this ${program} puzzle has ${listed(rules)}, which Sudoscope does not know`, place, EXPECTED_RULES);
}

/** A cell by its name, such as R1C1, as an index; −1 for any other text. */
function cellNamed(name: unknown, size: number): number {
  const match = typeof name === 'string' ? /^R(\d{1,2})C(\d{1,2})$/i.exec(name) : null;
  const [row, column] = [Number(match?.[1]), Number(match?.[2])];
  return row >= 1 && row <= size && column >= 1 && column <= size ? (row - 1) * size + column - 1 : -1;
}

/** A cage of another program's file. Throws InputError where it has no sum, or a cell that the grid does not have. */
export function cageOf(sum: unknown, cells: readonly number[], index: number, place: Place): Cage {
  const text = typeof sum === 'number' ? String(sum) : typeof sum === 'string' ? sum.trim() : '';
  if (text === '')
    throw refusal(`cage ${index + 1} has no sum, and cages without a sum are not read`, place, 'a whole number as the sum of each cage');
  if (!/^\d{1,6}$/.test(text)) throw refusal(`cage ${index + 1} has the sum ${quoted(text)}`, place, 'a whole number');
  if (cells.length === 0 || cells.includes(-1))
    throw refusal(`cage ${index + 1} has no cells, or one outside the grid`, place, 'cells of the grid');
  return { sum: Number(text), cells };
}

function cellsNamed(value: unknown, size: number): number[] {
  return isObject(value) && Array.isArray(value.cells) ? value.cells.map((name) => cellNamed(name, size)) : [-1];
}

/** The houses besides rows and columns. */
function formIn(object: Fields, size: number, rows: readonly Fields[], place: Place): GridForm {
  const both = isSet(object['diagonal+']) && isSet(object['diagonal-']);
  if (!both && (isSet(object['diagonal+']) || isSet(object['diagonal-'])))
    throw refusal('this f-puzzles puzzle has one diagonal', place, 'both diagonals, or none');
  const boxRows = usualBoxRows(size);
  const boxes = boxRows === undefined ? undefined : boxesAsRegions(size, boxRows);
  const regions = rows.map((cell, index) => (cell.region === undefined ? boxes?.[index] : cell.region));
  const named = rows.some((cell) => cell.region !== undefined);
  if (named && !regions.every(isWhole))
    throw refusal('some cells of this f-puzzles puzzle are in no region', place, 'a region for each cell, or boxes');
  const form = { ...(named ? formOfRegions(size, regions) : { size }), diagonals: both };
  if (!isSet(object.extraregion)) return form;
  // The four windows are extra regions there.
  const extra = Array.isArray(object.extraregion) ? object.extraregion.map((each) => cellsNamed(each, size)) : [];
  const withWindows = Number.isInteger(Math.sqrt(size)) ? { ...form, windows: true } : undefined;
  if (!withWindows || !hasWindows(gridWith(withWindows), extra)) refuseRules('f-puzzles', [RULES.extraregion], place);
  return withWindows!;
}

const sorted = (cells: readonly number[]) => cells.toSorted((a, b) => a - b).join();

function hasWindows(grid: Grid, extra: readonly (readonly number[])[]): boolean {
  const windows = windowsIn(grid).map(sorted).sort();
  return windows.join(';') === extra.map(sorted).sort().join(';');
}

const windowsIn = ({ houses, cellsOfHouse }: Grid) => cellsOfHouse.filter((_, house) => houses[house].type === 'window');

/** Reads the digit of a cell, 0 for none. */
function digitIn(value: unknown, size: number, cell: number, place: Place): number {
  if (value === undefined || value === null || value === '' || value === 0) return 0;
  const digit = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (isWhole(digit) && digit >= 1 && digit <= size) return digit;
  throw refusal(`${nameAt(cell, size)} holds ${quoted(JSON.stringify(value))}`, place, `a digit from 1 to ${size}`);
}

const nameAt = (cell: number, size: number) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** The symbols of a file that writes numbers at any size. */
export const numberSymbols = (size: number): string[] =>
  size <= 9 ? usualSymbols(size) : Array.from({ length: size }, (_, index) => String(index + 1));

/** The pencil marks of each cell that has some; undefined where none has. Throws InputError for what is no digit. */
export function marksIn(lists: readonly unknown[], size: number, place: Place): (number | undefined)[] | undefined {
  if (!lists.some(isSet)) return undefined;
  return lists.map((list, cell) => {
    if (!isSet(list)) return undefined;
    const digits = Array.isArray(list) ? list.map(Number) : [];
    if (!isWholeList(digits) || digits.length === 0 || digits.some((digit) => digit < 1 || digit > size))
      throw refusal(`the pencil marks of ${nameAt(cell, size)} are ${quoted(JSON.stringify(list))}`, place, `digits from 1 to ${size}`);
    return setOfDigits(digits);
  });
}

/** Adds what a started game says: digits placed, and candidates in the cells that have some. */
export function withGame(read: ReadPuzzle, placed: Uint8Array, marks: readonly (number | undefined)[] | undefined): ReadPuzzle {
  const { grid, givens } = read.puzzle;
  const isStarted = placed.some((digit, cell) => digit !== givens[cell]);
  const candidates = marks && remainingCandidates(grid, placed).map((set, cell) => (placed[cell] === 0 ? (marks[cell] ?? set) : set));
  return { ...read, ...((isStarted || candidates) && { placed }), ...(candidates && { candidates }) };
}

/** Reads a puzzle of f-puzzles. Throws InputError where it has rules of another kind, or is damaged. */
export function readFPuzzles(object: Fields, place: Place): ReadPuzzle {
  const { size, grid: rows, title } = object;
  const isGrid = Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.length === rows.length && row.every(isObject));
  if (!isWhole(size) || !isGrid || rows.length !== size)
    throw refusal('this f-puzzles puzzle has no whole grid', place, '"size", and "grid" with a list of cells for each row');
  const cells = rows.flat() as Fields[];
  const rules = Object.keys(object).filter((name) => isSet(object[name]) && !REMARKS.has(name) && !KNOWN.has(name));
  refuseRules('f-puzzles', rules.map((name) => RULES[name] ?? quoted(name)), place); // biome-ignore format: one call
  const odd = cells.flatMap((cell) => Object.keys(cell)).find((name) => !CELL_FIELDS.has(name));
  if (odd !== undefined)
    throw refusal(`a cell of this f-puzzles puzzle has ${quoted(odd)}`, place, `cells with ${[...CELL_FIELDS].join(', ')}`);

  const grid = at(place, () => gridWith(formIn(object, size, cells, place)));
  const placed = Uint8Array.from(cells, ({ value }, cell) => digitIn(value, size, cell, place));
  // Some programs write no 'given': then all digits are givens.
  const marked = cells.some(({ given }) => given === true);
  const givens = placed.map((digit, cell) => (!marked || cells[cell].given === true ? digit : 0));
  const killer = isSet(object.killercage) ? object.killercage : [];
  if (!Array.isArray(killer)) throw refusal('"killercage" isn’t a list', place, 'a list of cages');
  const cages = killer.map((cage, index) => cageOf(isObject(cage) ? cage.value : undefined, cellsNamed(cage, size), index, place));
  const allowed = marksIn(cells.map((cell) => cell.givenPencilMarks), size, place); // biome-ignore format: one call
  const domains = allowed && Uint32Array.from(allowed, (set) => set ?? 2 ** size - 1);
  const puzzle = at(place, () => puzzleOf(givens, { grid, cages, domains, symbols: numberSymbols(size) }));
  refuseCageFaults(puzzle, place);
  const read: ReadPuzzle = { puzzle, place, placeOf: () => place, ...(typeof title === 'string' && title !== '' && { name: title }) };
  return withGame(read, placed, marksIn(cells.map((cell) => cell.centerPencilMarks), size, place)); // biome-ignore format: one call
}

export const isFPuzzles = ({ grid, size }: Fields): boolean => Array.isArray(grid) && size !== undefined;

/** The address of f-puzzles, its code, or the object in it. */
export const fPuzzles: Format = {
  id: 'f-puzzles',
  title: 'a puzzle of f-puzzles',
  read(lines) {
    const line = lines.peek()!;
    const place = placeAt(line, Math.max(0, line.text.search(/\S/)) + 1);
    const ahead = objectAhead(lines);
    if (ahead) {
      if (!ahead.object || !isFPuzzles(ahead.object)) return undefined;
      const read = readFPuzzles(ahead.object, place);
      lines.skip(ahead.height);
      return read;
    }
    const code = codeIn(line);
    if (code?.kind !== 'f-puzzles' && code?.kind !== 'data') return undefined;
    const object = parsedObject(textOfCode(code) ?? '');
    if (code.kind === 'data' && !(object && isFPuzzles(object))) return undefined;
    if (!object)
      throw refusal('this code of f-puzzles is damaged: it holds no puzzle', place, 'the whole code, from its first character to its last');
    const read = readFPuzzles(object, place);
    lines.skip();
    return read;
  },
  print({ puzzle }) {
    const { grid, givens, cages, domains } = puzzle;
    const { size } = grid;
    const named = hasUsualSymbols(puzzle) || numberSymbols(size).every((symbol, index) => symbol === puzzle.symbols[index]);
    writable(
      named && grid.boxOfCell[0] >= 0 && size <= 16,
      this.title,
      'a puzzle with boxes or regions, with the usual symbols, at most 16 × 16',
    );
    const regions = unusualRegions(grid);
    const { diagonals, windows } = formOf(grid);
    const cells = Array.from(givens, (digit, cell) => ({
      ...(digit !== 0 && { value: digit, given: true }),
      ...(regions && { region: regions[cell] }),
      ...(domains && {
        givenPencilMarks: Array.from({ length: size }, (_, index) => index + 1).filter((each) => hasDigit(domains[cell], each)),
      }),
    }));
    const names = (list: readonly number[]) => list.map((cell) => cellName(grid, cell).toUpperCase());
    return JSON.stringify({
      size,
      grid: Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)),
      ...(diagonals && { 'diagonal+': true, 'diagonal-': true }),
      ...(windows && { extraregion: windowsIn(grid).map((window) => ({ cells: names(window) })) }),
      ...(cages.length > 0 && { killercage: cages.map((cage) => ({ cells: names(cage.cells), value: String(cage.sum) })) }),
    });
  },
};
