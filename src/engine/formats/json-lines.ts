import { digitsOf, setOfDigits } from '../candidates.ts';
import { InputError } from '../errors.ts';
import { formOf, gridWith } from '../grid.ts';
import { type Cage, MAX_MARKED_SIZE, puzzleOf } from '../puzzle.ts';
import { refuseCageFaults } from './cages.ts';
import { type Format, hasUsualSymbols } from './format.ts';
import { isObject, isWhole, isWholeList, objectAhead } from './json-object.ts';
import { at, placeAt } from './text-lines.ts';

const EXPECTED = '{"n": 9, "bh": 3, "bw": 3, "givens": [81 numbers, 0 for empty], "cages": [{"sum": 12, "cells": [0, 1]}]}';

const isCage = (value: unknown): value is Cage => isObject(value) && isWhole(value.sum) && isWholeList(value.cells);

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
const HOUSES: readonly string[] = ['boxes', 'diagonals', 'windows'];
const FIELDS: readonly string[] = ['n', 'bh', 'bw', 'givens', 'cages', 'symbols', 'regions', 'marks', ...HOUSES];

/** A field that the puzzle does not have here: its rules would be ignored. */
const strangerIn = (object: Record<string, unknown>): string | undefined =>
  Object.keys(object).find((name) => !FIELDS.includes(name) && !REMARKS.includes(name));

/** Returns a field that is written twice, of which only the last would be read. */
const twiceIn = (text: string): string | undefined => FIELDS.find((name) => text.split(new RegExp(`"${name}"\\s*:`)).length > 2);

/** Returns what is wrong with the houses besides rows and columns, in words. */
function faultOfHouses(object: Record<string, unknown>): string | undefined {
  const odd = HOUSES.find((name) => object[name] !== undefined && typeof object[name] !== 'boolean');
  if (odd !== undefined) return `"${odd}" is ${JSON.stringify(object[odd])}`;
  const { n, bh, bw, boxes, regions } = object;
  const rival = [...(bh === undefined ? [] : ['bh']), ...(bw === undefined ? [] : ['bw']), ...(regions === undefined ? [] : ['regions'])];
  if (boxes === false && rival.length > 0) return `"boxes" is false, but there is "${rival[0]}" too`;
  if (regions === undefined) return undefined;
  if (rival.length > 1) return `"regions" take the place of boxes, but there is "${rival[0]}" too`;
  if (isWholeList(regions)) return undefined;
  const isRows = Array.isArray(regions) && regions.every((row) => typeof row === 'string');
  if (!isRows) return '"regions" isn’t a list of whole numbers and no list of texts';
  return regions.length === n && regions.every(({ length }) => length === n) ? undefined : `"regions" are not ${n} rows of ${n} letters`;
}

/** Returns what is wrong with the pencil marks, in words. */
function faultOfMarks(n: number, marks: unknown): string | undefined {
  if (marks === undefined) return undefined;
  if (!Array.isArray(marks) || !marks.every(isWholeList)) return '"marks" isn’t a list of lists of digits';
  if (marks.length !== n * n) return `"marks" has ${marks.length} cells instead of ${n * n}`;
  if (n > MAX_MARKED_SIZE) return `a grid with "marks" is at most ${MAX_MARKED_SIZE} × ${MAX_MARKED_SIZE}`;
  const odd = marks.findIndex((digits) => digits.some((digit) => digit < 1 || digit > n));
  return odd < 0 ? undefined : `"marks" of cell ${odd} has a digit that is not from 1 to ${n}`;
}

/** Returns what is wrong with the fields of an object, in words; undefined when they are right. */
function faultOfFields(object: Record<string, unknown>): string | undefined {
  const { n, bh, bw, givens, cages, symbols, marks } = object;
  if (!isWhole(n)) return n === undefined ? 'there is no "n"' : `"n" is ${JSON.stringify(n)}`;
  if (bh !== undefined && !isWhole(bh)) return `"bh" is ${JSON.stringify(bh)}`;
  if (bw !== undefined && !isWhole(bw)) return `"bw" is ${JSON.stringify(bw)}`;
  if (isWhole(bh) && isWhole(bw) && bw !== n / bh) return `boxes of ${bh} × ${bw} do not fit size ${n}`;
  if (isWhole(bw) && (bw < 1 || n % bw !== 0)) return `boxes of ${bw} columns do not fit size ${n}`;
  if (givens !== undefined && !isWholeList(givens)) return '"givens" isn’t a list of whole numbers';
  if (cages !== undefined && !Array.isArray(cages)) return '"cages" isn’t a list';
  const wrong = faultOfHouses(object) ?? faultOfMarks(n, marks);
  if (wrong !== undefined) return wrong;
  const sumless = ((cages as unknown[]) ?? []).findIndex((cage) => isObject(cage) && cage.cells !== undefined && cage.sum === undefined);
  if (sumless >= 0) return `cage ${sumless + 1} has no "sum", and cages without a sum are not read here`;
  const odd = ((cages as unknown[]) ?? []).findIndex((cage) => !isCage(cage));
  if (odd >= 0) return `cage ${odd + 1} has no whole "sum" or no list of "cells"`;
  const outside = ((cages as Cage[]) ?? []).findIndex(({ cells }) => cells.some((cell) => cell < 0 || cell >= n * n));
  if (outside >= 0) return `cage ${outside + 1} has a cell outside the grid`;
  if (symbols !== undefined && !(Array.isArray(symbols) && symbols.every((symbol) => typeof symbol === 'string'))) {
    return '"symbols" isn’t a list of texts';
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
  readonly boxes?: boolean;
  /** The region of each cell, or rows with a character a cell. */
  readonly regions?: readonly number[] | readonly string[];
  readonly diagonals?: boolean;
  readonly windows?: boolean;
  readonly marks?: readonly (readonly number[])[];
}

/** The region of each cell as a number, from numbers or from rows of letters. */
const regionsOf = (regions: readonly number[] | readonly string[]): number[] =>
  regions.flatMap((each) => (typeof each === 'string' ? each.split('').map((letter) => letter.charCodeAt(0)) : [each]));

/** A puzzle of any size and houses, with its cages and pencil marks, as one JSON object a line. Cells are zero-based, in reading order. */
export const jsonLines: Format = {
  id: 'json',
  title: 'a JSON object a line',
  read(lines) {
    const line = lines.peek()!;
    const ahead = objectAhead(lines);
    // Other objects may be a program's: its grid is looked for by its brackets.
    if (!ahead || !/^\s*\{\s*\}|"(?:n|givens|cages|bh|bw|symbols)"\s*:/.test(ahead.text)) return undefined;
    const place = placeAt(line, line.text.indexOf('{') + 1);
    const { object, text, height } = ahead;
    if (!object) throw new InputError('this is no JSON object', { place, expected: EXPECTED });
    const twice = twiceIn(text);
    const wrong = faultOfFields(object) ?? (twice === undefined ? undefined : `"${twice}" is there twice`);
    if (wrong) throw new InputError(wrong, { place, expected: EXPECTED });
    const { n, bw, bh = bw && n / bw, givens, cages = [], symbols, boxes, regions, marks, ...houses } = object as unknown as Fields;
    const puzzle = at(place, () => {
      const { diagonals, windows } = houses;
      const boxRows = boxes === false ? 0 : bh;
      const grid = gridWith({ size: n, boxRows, regions: regions && regionsOf(regions), diagonals, windows });
      return puzzleOf(givens ?? new Uint8Array(grid.cellCount), {
        grid,
        cages: cages.map(({ sum, cells }) => ({ sum, cells })),
        ...(symbols && { symbols }),
        ...(marks && { domains: Uint32Array.from(marks, setOfDigits) }),
      });
    });
    refuseCageFaults(puzzle, place);
    lines.skip(height);
    return { puzzle, place, placeOf: () => place };
  },
  print({ puzzle }) {
    const { grid, givens, cages, symbols, domains } = puzzle;
    const { regions, boxRows, ...extra } = formOf(grid);
    const boxes = regions
      ? { regions: Array.from(regions, (region) => region + 1) }
      : boxRows === 0
        ? { boxes: false }
        : { bh: boxRows, bw: grid.boxColumns };
    return JSON.stringify({
      n: grid.size,
      ...boxes,
      ...(extra.diagonals && { diagonals: true }),
      ...(extra.windows && { windows: true }),
      givens: Array.from(givens),
      ...(cages.length > 0 && { cages }),
      ...(!hasUsualSymbols(puzzle) && { symbols }),
      ...(domains && { marks: Array.from(domains, digitsOf) }),
    });
  },
};
