import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { type Cage, puzzleOf } from '../puzzle.ts';
import { cageFaultsIn } from './cages.ts';
import { type Format, hasUsualSymbols } from './format.ts';
import { at, placeAt } from './text-lines.ts';

const EXPECTED = '{"n": 9, "bh": 3, "bw": 3, "givens": [81 numbers, 0 for empty], "cages": [{"sum": 12, "cells": [0, 1]}]}';

const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isWholeList = (value: unknown): value is number[] => Array.isArray(value) && value.every(isWhole);
const isCage = (value: unknown): value is Cage =>
  typeof value === 'object' && value !== null && 'sum' in value && isWhole(value.sum) && 'cells' in value && isWholeList(value.cells);

/** The fields of an object besides its puzzle. */
const REMARKS: readonly string[] = [
  'id',
  'name',
  'title',
  'author',
  'source',
  'comment',
  'why',
  'level',
  'difficulty',
  'rating',
  'solution',
];
const FIELDS: readonly string[] = ['n', 'bh', 'bw', 'givens', 'cages', 'symbols'];

/** A field that the puzzle does not have here: its rules would be ignored. */
const strangerIn = (object: Record<string, unknown>): string | undefined =>
  Object.keys(object).find((name) => !FIELDS.includes(name) && !REMARKS.includes(name));

/** Returns a field that is written twice, of which only the last would be read. */
const twiceIn = (text: string): string | undefined => FIELDS.find((name) => text.split(new RegExp(`"${name}"\\s*:`)).length > 2);

/** Returns what is wrong with the fields of an object, in words; undefined when they are right. */
function faultOfFields(object: Record<string, unknown>): string | undefined {
  const { n, bh, bw, givens, cages, symbols } = object;
  if (!isWhole(n)) return n === undefined ? 'there is no "n"' : `"n" is ${JSON.stringify(n)}`;
  if (bh !== undefined && !isWhole(bh)) return `"bh" is ${JSON.stringify(bh)}`;
  if (bw !== undefined && !isWhole(bw)) return `"bw" is ${JSON.stringify(bw)}`;
  if (isWhole(bh) && isWhole(bw) && bw !== n / bh) return `boxes of ${bh} × ${bw} do not fit size ${n}`;
  if (isWhole(bw) && (bw < 1 || n % bw !== 0)) return `boxes of ${bw} columns do not fit size ${n}`;
  if (givens !== undefined && !isWholeList(givens)) return '"givens" is no list of whole numbers';
  if (cages !== undefined && !Array.isArray(cages)) return '"cages" is no list';
  const odd = ((cages as unknown[]) ?? []).findIndex((cage) => !isCage(cage));
  if (odd >= 0) return `cage ${odd + 1} has no whole "sum" or no list of "cells"`;
  const outside = ((cages as Cage[]) ?? []).findIndex(({ cells }) => cells.some((cell) => cell < 0 || cell >= n * n));
  if (outside >= 0) return `cage ${outside + 1} has a cell outside the grid`;
  if (symbols !== undefined && !(Array.isArray(symbols) && symbols.every((symbol) => typeof symbol === 'string'))) {
    return '"symbols" is no list of texts';
  }
  const stranger = strangerIn(object);
  if (stranger !== undefined) return `"${stranger}" would be ignored`;
  const cage = ((cages as Cage[]) ?? []).findIndex((each) => Object.keys(each).some((name) => name !== 'sum' && name !== 'cells'));
  return cage < 0 ? undefined : `cage ${cage + 1} has more than a sum and cells, which would be ignored`;
}

interface Fields {
  readonly n: number;
  readonly bh?: number;
  readonly bw?: number;
  readonly givens?: readonly number[];
  readonly cages?: readonly Cage[];
  readonly symbols?: readonly string[];
}

/** A puzzle of any size, with its cages, as one JSON object a line. Cells are zero-based, in reading order. */
export const jsonLines: Format = {
  id: 'json',
  title: 'a JSON object a line',
  read(lines) {
    const line = lines.peek()!;
    if (!line.text.trimStart().startsWith('{')) return undefined;
    const place = placeAt(line, line.text.indexOf('{') + 1);
    let object: Record<string, unknown>;
    try {
      object = JSON.parse(line.text);
    } catch {
      throw new InputError('this is no JSON object in one line', { place, expected: EXPECTED });
    }
    const twice = twiceIn(line.text);
    const wrong = faultOfFields(object) ?? (twice === undefined ? undefined : `"${twice}" is there twice`);
    if (wrong) throw new InputError(wrong, { place, expected: EXPECTED });
    const { n, bw, bh = bw && n / bw, givens, cages = [], symbols } = object as unknown as Fields;
    const puzzle = at(place, () => {
      const grid = gridOf(n, bh);
      return puzzleOf(givens ?? new Uint8Array(grid.cellCount), {
        grid,
        cages: cages.map(({ sum, cells }) => ({ sum, cells })),
        ...(symbols && { symbols }),
      });
    });
    const fault = cageFaultsIn(puzzle)[0];
    if (fault) throw new InputError(`cage ${fault.cage + 1} ${fault.message}`, { place, cells: fault.cells });
    lines.skip();
    return { puzzle, place, placeOf: () => place };
  },
  print({ puzzle }) {
    const { grid, givens, cages, symbols } = puzzle;
    return JSON.stringify({
      n: grid.size,
      bh: grid.boxRows,
      bw: grid.boxColumns,
      givens: Array.from(givens),
      ...(cages.length > 0 && { cages }),
      ...(!hasUsualSymbols(puzzle) && { symbols }),
    });
  },
};
