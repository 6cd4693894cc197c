import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { InputError } from '../errors.ts';
import { formOf, type GridForm, gridOf, gridWith } from '../grid.ts';
import { type Cage, MAX_MARKED_SIZE, type Puzzle, puzzleOf, symbolValue, usualSymbols } from '../puzzle.ts';
import { puzzleText } from './line.ts';
import { formatOf, formats, printPuzzle, readPuzzles } from './read.ts';

const shapes: [size: number, boxRows: number][] = [
  [4, 2], [6, 2], [6, 3], [8, 2], [8, 4], [9, 3], [9, 1], [10, 2], [12, 3], [12, 4], [16, 4], [25, 5],
]; // biome-ignore format: a table

/** The form of a grid: mostly boxes alone, else regions, no boxes, diagonals or windows, together too. */
const formWith = (size: number, boxRows: number): fc.Arbitrary<GridForm> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant({ size, boxRows }) },
    fc
      .record({
        boxes: fc.constantFrom('boxes', 'none', 'regions'),
        order: fc.shuffledSubarray(
          Array.from({ length: size * size }, (_, cell) => cell % size),
          { minLength: size * size },
        ),
        diagonals: fc.boolean(),
        windows: fc.boolean(),
      })
      .map(({ boxes, order, diagonals, windows }) => ({
        size,
        boxRows: boxes === 'boxes' ? boxRows : 0,
        ...(boxes === 'regions' && { regions: order }),
        diagonals,
        windows: windows && Number.isInteger(Math.sqrt(size)),
      })),
  );

/** Symbols of every habit: the usual ones, numbers, zero-based characters, whole numbers in any order. */
const symbolsOf = (size: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usualSymbols(size)) },
    fc.constant(Array.from({ length: size }, (_, index) => String(index + 1))),
    fc.constant(Array.from({ length: size }, (_, index) => String(5 * index + 5))),
    fc.constant(size > 25 ? usualSymbols(size) : [...'ABCDEFGHIJKLMNOPQRSTUVWXY'].slice(0, size)),
    fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: size, maxLength: size }).map((values) => values.map(String)),
  );

/** Cages along the rows of a full grid of digits, so that each holds different ones. */
function cagesOf(symbols: readonly string[], size: number, cuts: readonly boolean[]): Cage[] {
  const cages: { sum: number; cells: number[] }[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const value = symbolValue({ symbols }, (cell % size) + 1);
    if (cell % size === 0 || cuts[cell % cuts.length]) cages.push({ sum: 0, cells: [] });
    cages.at(-1)!.cells.push(cell);
    cages.at(-1)!.sum += value;
  }
  return cages;
}

const puzzleOfShape = ([size, boxRows]: (typeof shapes)[number]): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      form: formWith(size, boxRows),
      marks: fc.option(fc.array(fc.nat(2 ** Math.min(size, MAX_MARKED_SIZE) - 1), { minLength: 1, maxLength: 5 }), { freq: 1 }),
      symbols: symbolsOf(size),
      filled: fc.array(fc.tuple(fc.nat(size * size - 1), fc.integer({ min: 1, max: size })), { maxLength: size * size }),
      cuts: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
      killer: fc.boolean(),
    })
    .map(({ form, marks, symbols, filled, cuts, killer }) => {
      const givens = new Uint8Array(size * size);
      if (!killer) for (const [cell, digit] of filled) givens[cell] = digit;
      const domains = marks && size <= MAX_MARKED_SIZE ? Uint32Array.from(givens, (_, cell) => marks[cell % marks.length]) : undefined;
      const puzzle = puzzleOf(givens, { grid: gridWith(form), symbols, domains, cages: killer ? cagesOf(symbols, size, cuts) : [] });
      return Object.assign(puzzle, { [fc.toStringMethod]: () => printPuzzle({ puzzle }, 'json') });
    });

const anyPuzzle = fc.constantFrom(...shapes).chain(puzzleOfShape);
const largePuzzle = fc.constantFrom<(typeof shapes)[number]>([36, 6], [64, 8]).chain(puzzleOfShape);

/** The content of a puzzle, independent of the order of its cages. A large grid's A and 10 are the same digit. */
const said = ({ grid, symbols, givens, cages, domains }: Puzzle) => ({
  grid: JSON.stringify(formOf(grid)),
  domains: domains?.join(' '),
  symbols: symbols
    .map((symbol, index) => ([usualSymbols(grid.size)[index], String(index + 1)].includes(symbol) ? `(${index + 1})` : symbol))
    .join(' '),
  givens: givens.join(' '),
  cages: cages.map(({ sum, cells }) => `${sum}: ${[...cells].sort((a, b) => a - b)}`).sort(),
});

/** The puzzle in a form, or undefined where the form says that it cannot hold it. */
function printed(puzzle: Puzzle, id: string): string | undefined {
  try {
    return printPuzzle({ puzzle }, id);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** What is read, without the lone candidates that came back as givens. */
const readAs = (read: Puzzle, puzzle: Puzzle, id: string) =>
  said(formatOf(id).candidatesOnly ? { ...read, givens: read.givens.map((digit, cell) => (puzzle.givens[cell] === 0 ? 0 : digit)) } : read);

const onlyKillers = ['sumocue', 'killer-compact', 'killer-letters'];
const writable = formats.filter(({ print }) => print).map(({ id }) => id);

describe('a puzzle that is written and read again', () => {
  it.each(writable)('is the same as %s, or is refused before it is written', (id) => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        const text = printed(puzzle, id);
        if (text === undefined) return;
        for (const each of [text, `\ufeff${text.replaceAll('\n', '\r\n')}`, `${text}\n\n`]) {
          for (const format of [undefined, id]) {
            const read = readPuzzles(each, { format });
            expect(read).toHaveLength(1);
            expect(readAs(read[0].puzzle, puzzle, id)).toEqual(said(puzzle));
          }
        }
      }),
      samples(40),
    );
  });

  it.each(writable.filter((id) => !onlyKillers.includes(id)))('is itself as %s when it is full, and when the form is named', (id) => {
    for (const size of [4, 6, 9, 16]) {
      const { boxRows, boxColumns } = gridOf(size);
      const symbolAt = (row: number, column: number) => ((column + boxColumns * (row % boxRows) + Math.floor(row / boxRows)) % size) + 1;
      const puzzle = puzzleOf(Array.from({ length: size * size }, (_, cell) => symbolAt(Math.floor(cell / size), cell % size)));
      const text = printed(puzzle, id);
      if (size === 9) expect(text).toBeDefined();
      if (text !== undefined) expect(said(readPuzzles(text, { format: id })[0].puzzle)).toEqual(said(puzzle));
    }
  });

  it.each(writable)('keeps its place among others as %s', (id) => {
    fc.assert(
      fc.property(fc.array(anyPuzzle, { minLength: 2, maxLength: 4 }), (puzzles) => {
        const kept = puzzles.filter((puzzle) => printed(puzzle, id) !== undefined);
        const read = kept.length === 0 ? [] : readPuzzles(kept.map((puzzle) => printed(puzzle, id)).join('\n\n'));
        expect(read).toHaveLength(kept.length);
        for (const [index, puzzle] of kept.entries()) expect(readAs(read[index].puzzle, puzzle, id)).toEqual(said(puzzle));
      }),
      samples(40),
    );
  });

  const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  const ordinary = fc
    .uniqueArray(fc.nat(80), { minLength: 17, maxLength: 60 })
    .map((cells) => puzzleOf(Uint8Array.from(SOLUTION, (symbol, cell) => (cells.includes(cell) ? Number(symbol) : 0))));
  const forKillers = new Set([
      'compact', 'json', 'university', 'sumocue', 'killer-compact', 'killer-letters', 'f-puzzles', 'sudoku-pad', 'iss', 'solo',
    ]); // biome-ignore format: a list
  it.each(writable.filter((id) => !onlyKillers.includes(id)))('is never refused by %s when it is an ordinary one', (id) => {
    fc.assert(
      fc.property(ordinary, (puzzle) => {
        expect(readAs(readPuzzles(printPuzzle({ puzzle }, id))[0].puzzle, puzzle, id)).toEqual(said(puzzle));
      }),
      samples(40),
    );
  });
  it.each(writable)('is refused by %s when it has cages that it cannot hold', (id) => {
    const puzzle = { ...puzzleOf(new Uint8Array(81)), cages: cagesOf(usualSymbols(9), 9, [false, true, false]) };
    expect(printed(puzzle, id) !== undefined).toBe(forKillers.has(id));
  });
});

describe('a text with regions or pencil marks that is cut short', () => {
  it.each(['compact', 'json'])('is no other puzzle: %s', (id) => {
    const marked = anyPuzzle.filter(({ grid, domains }) => grid.size < 10 && (domains !== undefined || formOf(grid).regions !== undefined));
    fc.assert(
      fc.property(marked, fc.nat(), (puzzle, at) => {
        const text = printPuzzle({ puzzle }, id);
        expect(() => readPuzzles(text.slice(0, at % text.length))).toThrow(InputError);
      }),
      samples(30),
    );
  });
});

describe('the text of a puzzle in a link', () => {
  it('says everything, in characters that an address leaves alone', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: anyPuzzle }, largePuzzle), (puzzle) => {
        const text = puzzleText(puzzle);
        expect(encodeURIComponent(text).replaceAll('%2C', ',')).toBe(text);
        expect(said(readPuzzles(text)[0]!.puzzle)).toEqual(said(puzzle));
      }),
      samples(60),
    );
  });
});

describe('a text that somebody has damaged', () => {
  const sources = fc.constantFrom('wikipedia-like', ...writable).map((id) => {
    const puzzle =
      id === 'wikipedia-like' || !onlyKillers.includes(id)
        ? puzzleOf(Uint8Array.from('530070000600195000098000060800060003400803001700020006060000280000419005000080079', Number))
        : { ...puzzleOf(new Uint8Array(81)), cages: cagesOf(usualSymbols(9), 9, [false, true, false]) };
    return printPuzzle({ puzzle }, id === 'wikipedia-like' ? 'line' : id);
  });
  const scraps = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('\n', '\r\n', '\t', '<br>', '&nbsp;', '"', ',', '9', '-1', '[', '{', '\0', '\ufeff', '·', '99', '|'),
  );
  const damaged = fc
    .tuple(sources, fc.array(fc.tuple(fc.nat(1000), fc.nat(12), scraps), { minLength: 1, maxLength: 4 }))
    .map(([text, blows]) =>
      blows.reduce((each, [at, cut, scrap]) => {
        const index = at % (each.length + 1);
        return each.slice(0, index) + scrap + each.slice(index + cut);
      }, text),
    );

  it('is read, or answered with a place in it and what was expected there', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        try {
          for (const { puzzle } of readPuzzles(text)) expect(puzzle.givens).toHaveLength(puzzle.grid.cellCount);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          const { place, expected, message } = error as InputError;
          expect(`${message}; ${expected ?? ''}`).not.toMatch(/undefined|NaN|null/);
          expect(place!.line).toBeGreaterThanOrEqual(1);
          expect(place!.line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
          expect(place!.column).toBeGreaterThanOrEqual(1);
        }
      }),
      samples(250),
    );
  });
});

it('is read out of a link of the site, with other fields around it or none', () => {
  const text = 'sudoku~6xrd~~..1...2.....3...........4......5....~~111222113322133442553344556644556666';
  const there = readPuzzles(text)[0].puzzle;
  for (const link of [
    `https://sudoscope.example/play/?puzzle=${text}`,
    `http://localhost:4321/chapters/x/?run=main&puzzle=${text}&step=3#main`,
  ]) {
    expect(readPuzzles(link)[0].puzzle).toEqual(there);
  }
  expect(() => readPuzzles(`https://sudoscope.example/play/?puzzle=${text.slice(0, -1)}`)).toThrow();
});
