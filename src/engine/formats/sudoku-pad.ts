import { InputError, type Place } from '../errors.ts';
import { type Grid, gridWith } from '../grid.ts';
import { type Cage, puzzleOf } from '../puzzle.ts';
import { refuseCageFaults } from './cages.ts';
import { readCells } from './cells.ts';
import { cageOf, isFPuzzles, marksIn, numberSymbols, readFPuzzles, refuseRules, withGame } from './f-puzzles.ts';
import { type Format, hasUsualSymbols, type ReadPuzzle, writable } from './format.ts';
import { type Fields, isObject, isWhole, objectAhead, parsedObject } from './json-object.ts';
import { cellsOfClassic, codeIn, type PuzzleCode, textOfCode } from './puzzle-codes.ts';
import { formOfRegions, regionsIn } from './regions.ts';
import { at, placeAt, quoted } from './text-lines.ts';
import { unzipped } from './zipped-json.ts';

/** The names that a packed file has for longer ones. */
const SHORT: Readonly<Record<string, string>> = { ce: 'cells', ca: 'cages', re: 'regions', l: 'lines', a: 'arrows', u: 'underlays', o: 'overlays', cs: 'cellSize', t: 'title', v: 'value', te: 'text', c: 'color', vd: 'videos' }; // biome-ignore format: a table
/** What a file has besides rules. */
const REMARKS = new Set([
  'id',
  'cellSize',
  'metadata',
  'metaData',
  'settings',
  'title',
  'author',
  'rules',
  'solution',
  'videos',
  'text',
  'version',
]);
const CELL_FIELDS = new Set(['value', 'given', 'color', 'colour', 'c', 'pencilMarks', 'cornermarks', 'centremarks']);
/** Drawings stand for rules that only people can read. */
const DRAWINGS = ['lines', 'arrows', 'underlays', 'overlays'];
const KNOWN = new Set(['cells', 'regions', 'cages']);

const refusal = (message: string, place: Place, expected: string) => new InputError(message, { place, expected });

/** The same object with long names. */
const named = (object: Fields): Fields => Object.fromEntries(Object.entries(object).map(([name, value]) => [SHORT[name] ?? name, value]));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Cells as pairs of a row and a column from 0, as indexes; −1 for anything else. */
function cellsOf(pairs: unknown, size: number): number[] {
  return listOf(pairs).map((pair) => {
    const [row, column] = listOf(pair);
    const fits =
      isWhole(row) && isWhole(column) && row >= 0 && column >= 0 && row < size && column < size && (pair as unknown[]).length === 2;
    return fits ? row * size + column : -1;
  });
}

/** Cages with cells: those without cells are texts, such as `title: …`, and rows and columns are listed too. */
function cagesIn(object: Fields, grid: Grid, place: Place): Cage[] {
  const cages: Cage[] = [];
  for (const each of listOf(object.cages)) {
    if (!isObject(each)) throw refusal('a cage of this SudokuPad puzzle isn’t an object', place, 'cages with "cells" and "value"');
    const cage = named(each);
    const cells = cellsOf(cage.cells, grid.size);
    if (cells.length === 0) {
      // Titles and rules stand in cages without cells.
      if (!/^\s*\d+\s*$/.test(String(cage.value ?? cage.sum ?? ''))) continue;
      throw refusal(`cage ${cages.length + 1} of this SudokuPad puzzle has a sum and no cells`, place, 'cages with "cells" and "value"');
    }
    const isLine =
      cage.type === 'rowcol' &&
      grid.cellsOfHouse.slice(0, 2 * grid.size).some((house) => house.join() === cells.toSorted((a, b) => a - b).join());
    if (isLine) continue;
    if (cage.unique === false) throw refusal(`cage ${cages.length + 1} may repeat digits`, place, 'cages whose digits differ');
    cages.push(cageOf(cage.value ?? cage.sum, cells, cages.length, place));
  }
  return cages;
}

/** Reads a puzzle of SudokuPad. Throws InputError where it has drawings that may be rules, or is damaged. */
function readSudokuPad(given: Fields, place: Place): ReadPuzzle {
  const object = named(given);
  const rows = listOf(object.cells);
  const size = rows.length;
  if (size === 0 || !rows.every((row) => Array.isArray(row) && row.length === size && row.every(isObject)))
    throw refusal('this SudokuPad puzzle has no whole square grid', place, '"cells" with a list for each row');
  const rules = Object.keys(object).filter((name) => isFilled(object[name]) && !REMARKS.has(name) && !KNOWN.has(name));
  refuseRules('SudokuPad', rules.map((name) => (DRAWINGS.includes(name) ? `${name} in the drawing` : quoted(name))), place); // biome-ignore format: one call
  const cells = rows.flat().map((cell) => named(cell as Fields));
  const odd = cells.flatMap((cell) => Object.keys(cell)).find((name) => !CELL_FIELDS.has(name));
  if (odd !== undefined)
    throw refusal(`a cell of this SudokuPad puzzle has ${quoted(odd)}`, place, `cells with ${[...CELL_FIELDS].join(', ')}`);
  const regions = listOf(object.regions).map((region) => cellsOf(region, size));
  if (regions.length === 0)
    throw refusal(
      'this SudokuPad puzzle lists no regions, so nobody can tell whether it has boxes',
      place,
      '"regions" with the cells of each',
    );
  const regionOfCell = new Array<number>(size ** 2).fill(-1);
  for (const [index, region] of regions.entries()) for (const cell of region) if (cell >= 0) regionOfCell[cell] = index;
  if (regions.flat().length !== size ** 2 || regions.flat().includes(-1) || regionOfCell.includes(-1))
    throw refusal(
      'the regions of this SudokuPad puzzle overlap, or leave cells out',
      place,
      `each of the ${size ** 2} cells in one region`,
    );

  const grid = at(place, () => gridWith(formOfRegions(size, regionOfCell)));
  const placed = Uint8Array.from(cells, ({ value }, cell) => {
    if (value === undefined || value === null || value === '') return 0;
    if (/^\d{1,2}$/.test(String(value)) && Number(value) >= 1 && Number(value) <= size) return Number(value);
    throw refusal(
      `r${Math.floor(cell / size) + 1}c${(cell % size) + 1} holds ${quoted(JSON.stringify(value))}`,
      place,
      `a digit from 1 to ${size}`,
    );
  });
  const givens = placed.map((digit, cell) => (cells[cell].given === false ? 0 : digit));
  const puzzle = at(place, () => puzzleOf(givens, { grid, cages: cagesIn(object, grid, place), symbols: numberSymbols(size) }));
  refuseCageFaults(puzzle, place);
  return withGame({ puzzle, place, placeOf: () => place }, placed, marksIn(cells.map((cell) => cell.centremarks), size, place)); // biome-ignore format: one call
}

const isSudokuPad = (object: Fields): boolean => Array.isArray(named(object).cells) && object.difficulty_category === undefined;

function readCode(code: PuzzleCode, place: Place): ReadPuzzle | undefined {
  if (code.kind === 'id')
    throw refusal(
      `this link holds only an id; the puzzle is on ${code.program === 'SudokuPad' ? "SudokuPad's" : "f-puzzles'"} server`,
      place,
      'a link that holds the puzzle itself, or the puzzle as text',
    );
  if (code.kind === 'scf')
    throw refusal(
      "this is a code of SudokuPad in its form 'scf'. Sudoscope can't read it, because that form is not documented",
      place,
      'the puzzle in another form',
    );
  if (code.kind === 'classic') {
    const cells = cellsOfClassic(code.text);
    if (cells === undefined) throw refusal('this code of SudokuPad does not hold 81 cells', place, 'the whole code');
    return { puzzle: readCells(cells, () => place), place, placeOf: () => place };
  }
  const text = textOfCode(code);
  const object = text === undefined ? undefined : (parsedObject(text) ?? unzipped(text));
  if (object && isFPuzzles(object)) return readFPuzzles(object, place);
  if (object && isSudokuPad(object)) return readSudokuPad(object, place);
  throw refusal('this code of SudokuPad is damaged: it holds no puzzle', place, 'the whole code, from its first character to its last');
}

/** An address of SudokuPad that holds its puzzle, its code, or the object in it. */
export const sudokuPad: Format = {
  id: 'sudoku-pad',
  title: 'a puzzle of SudokuPad',
  read(lines) {
    const line = lines.peek()!;
    const place = placeAt(line, Math.max(0, line.text.search(/\S/)) + 1);
    const ahead = objectAhead(lines);
    if (ahead) {
      if (!ahead.object || !isSudokuPad(ahead.object)) return undefined;
      const read = readSudokuPad(ahead.object, place);
      lines.skip(ahead.height);
      return read;
    }
    const code = codeIn(line);
    if (!code || code.kind === 'f-puzzles') return undefined;
    const read = readCode(code, place);
    lines.skip();
    return read;
  },
  print({ puzzle }) {
    const { grid, givens, cages } = puzzle;
    const { size } = grid;
    const regions = regionsIn(grid);
    const usual = hasUsualSymbols(puzzle) || numberSymbols(size).every((symbol, index) => symbol === puzzle.symbols[index]);
    writable(
      usual && regions !== undefined && size <= 16,
      this.title,
      'a puzzle with boxes or regions, with the usual symbols, at most 16 × 16',
    );
    const pairs = (cells: readonly number[]) => cells.map((cell) => [grid.rowOfCell[cell], grid.columnOfCell[cell]]);
    const cells = Array.from(givens, (digit) => (digit === 0 ? {} : { value: digit }));
    return JSON.stringify({
      cellSize: 50,
      cells: Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)),
      regions: grid.cellsOfHouse.filter((_, house) => ['box', 'region'].includes(grid.houses[house].type)).map(pairs),
      cages: cages.map((cage) => ({ cells: pairs(cage.cells), value: String(cage.sum) })),
    });
  },
};
