import { digitsOf, setOfDigits } from '../candidates.ts';
import { InputError, type Place } from '../errors.ts';
import { formOf, type GridForm, gridWith } from '../grid.ts';
import { type Cage, puzzleOf } from '../puzzle.ts';
import { refuseCageFaults } from './cages.ts';
import { cageOf, listed, numberSymbols } from './f-puzzles.ts';
import { type Format, writable } from './format.ts';
import { formOfRegions } from './regions.ts';
import { at, placeAt, quoted } from './text-lines.ts';

/** An address of the solver with its constraints, or these alone: each begins with a dot, and its arguments with `~`. */
const ADDRESS = /^https?:\/\/\S*Interactive-Sudoku-Solver\/?\S*?[?&]q=([^&#]*)/i;
/** The name of a constraint and its arguments, without the dot. */
const CONSTRAINT = /^(?:[A-Z][A-Za-z]*)?(?:~.*)?$/;
/** Texts that begin so are constraints; a dot is also an empty cell. */
const BEGINNING = /^\.(?:~|[A-Z][A-Za-z]+(?:[~.\s]|$))/;

/** The constraints of a text, each with its arguments; undefined where it is another text. */
function constraintsIn(text: string): string[][] | undefined {
  if (!BEGINNING.test(text)) return undefined;
  const parts = text.replace(/\s+/g, '').split('.').slice(1);
  return parts.every((part) => part !== '' && CONSTRAINT.test(part)) ? parts.map((part) => part.split('~')) : undefined;
}

/** One character a row or column: 1 … 9, A = 10 … G = 16. */
const COORDINATES = '123456789ABCDEFG';

class Reading {
  readonly place: Place;
  readonly size: number;
  readonly cages: Cage[] = [];
  readonly allowed: (number | undefined)[];
  readonly diagonals = new Set<string>();
  layout: string | undefined;
  windows = false;
  noBoxes = false;

  constructor(place: Place, size: number) {
    this.place = place;
    this.size = size;
    this.allowed = new Array(size ** 2).fill(undefined);
  }

  refuse(message: string, expected: string): never {
    throw new InputError(message, { place: this.place, expected });
  }

  cellAt(name: string): number {
    const match = /^R(\w)C(\w)$/i.exec(name);
    const [row, column] = [COORDINATES.indexOf(match?.[1].toUpperCase() ?? '?'), COORDINATES.indexOf(match?.[2].toUpperCase() ?? '?')];
    if (row < 0 || column < 0 || row >= this.size || column >= this.size)
      this.refuse(`${quoted(name)} isn’t a cell of a ${this.size} × ${this.size} grid`, 'a name such as R1C1');
    return row * this.size + column;
  }

  /** The values that a cell may have, as in R3C4_5 or R3C4_1_2; two entries for a cell hold both. */
  allow(text: string): void {
    const [name, ...values] = text.split('_');
    const digits = values.map((value) => (/^\d{1,2}$/.test(value) ? Number(value) : 0));
    if (digits.length === 0 || digits.some((digit) => digit < 1 || digit > this.size))
      this.refuse(`${quoted(text)} isn’t a given`, `a cell and digits from 1 to ${this.size}, such as R3C4_5`);
    const cell = this.cellAt(name);
    this.allowed[cell] = (this.allowed[cell] ?? 2 ** this.size - 1) & setOfDigits(digits);
  }

  form(): GridForm {
    const extra = { diagonals: this.diagonals.size === 2, windows: this.windows };
    if (this.diagonals.size === 1) this.refuse('this ISS puzzle has one diagonal', 'both diagonals, or none');
    if (this.layout === undefined) return { size: this.size, ...(this.noBoxes && { boxRows: 0 }), ...extra };
    if (!this.noBoxes)
      this.refuse('this ISS puzzle has regions and boxes together', '.NoBoxes beside .Jigsaw, where only the regions count');
    return { ...formOfRegions(this.size, this.layout.split('')), ...extra };
  }
}

/** The size that a text names; 9 when it says nothing. Throws InputError for a grid that is not square, or with other values. */
function sizeIn(constraints: readonly (readonly string[])[], place: Place): number {
  const shape = constraints.find(([name]) => name === 'Shape');
  if (!shape) return 9;
  const [, dimensions = '', values = '', ...more] = shape;
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(dimensions);
  const size = Number(match?.[1]);
  const usual = ['', `${size}`, `1-${size}`].includes(values) && more.length === 0;
  if (match?.[1] === match?.[2] && size >= 4 && size <= COORDINATES.length && usual) return size;
  throw new InputError(`this ISS puzzle has the shape ${quoted(shape.slice(1).join('~'))}`, {
    place,
    expected: 'a square grid from 4x4 to 16x16 with the digits from 1',
  });
}

/** The constraints of the Interactive Sudoku Solver, as text or in its address. */
export const iss: Format = {
  id: 'iss',
  title: 'constraints of the Interactive Sudoku Solver',
  read(lines) {
    const line = lines.peek()!;
    const trimmed = line.text.trim();
    const address = ADDRESS.exec(trimmed)?.[1];
    const place = placeAt(line, Math.max(0, line.text.search(/\S/)) + 1);
    const constraints = constraintsIn(address === undefined ? trimmed : decoded(address));
    if (!constraints) {
      if (address === undefined) return undefined;
      throw new InputError('this address of the Interactive Sudoku Solver holds no constraints', {
        place,
        expected: '?q= and constraints',
      });
    }
    const reading = new Reading(place, sizeIn(constraints, place));
    const others = [...new Set(constraints.map(([name]) => name).filter((name) => !Object.hasOwn(TAKE, name)))];
    if (others.length > 0)
      reading.refuse(`this ISS puzzle has ${listed(others)}, which Sudoscope does not know`, listed(Object.keys(TAKE).filter(Boolean)));
    for (const [name, ...values] of constraints) TAKE[name](reading, values);

    const { size, allowed, cages } = reading;
    const grid = at(place, () => gridWith(reading.form()));
    const isGiven = (set: number | undefined): set is number => set !== undefined && digitsOf(set).length === 1;
    const marked = allowed.some((set) => set !== undefined && !isGiven(set));
    const domains = marked ? Uint32Array.from(allowed, (set) => set ?? 2 ** size - 1) : undefined;
    const givens = allowed.map((set) => (isGiven(set) ? digitsOf(set)[0] : 0));
    const puzzle = at(place, () => puzzleOf(givens, { grid, cages, domains, symbols: numberSymbols(size) }));
    refuseCageFaults(puzzle, place);
    lines.skip();
    return { puzzle, place, placeOf: () => place };
  },
  print({ puzzle }) {
    const { grid, givens, cages, domains, symbols } = puzzle;
    const { size } = grid;
    const { regions, boxRows, diagonals, windows } = formOf(grid);
    const usual = size <= COORDINATES.length && numberSymbols(size).every((symbol, index) => symbol === symbols[index]);
    // A mark alone in its cell would come back as a given.
    const lone = domains?.some((set, cell) => givens[cell] === 0 && digitsOf(set).length < 2);
    writable(usual && !lone, this.title, 'a puzzle of at most 16 × 16 with numbers as symbols');
    const name = (cell: number) => `R${COORDINATES[grid.rowOfCell[cell]]}C${COORDINATES[grid.columnOfCell[cell]]}`;
    const valuesOf = (cell: number) => (givens[cell] !== 0 ? [givens[cell]] : domains ? digitsOf(domains[cell]) : []);
    const values = Array.from(givens, (_, cell) => [name(cell), ...valuesOf(cell)].join('_')).filter((each) => each.includes('_'));
    return (
      [
        ...(size === 9 ? [] : [`.Shape~${size}x${size}`]),
        ...(boxRows === 0 || regions ? ['.NoBoxes'] : []),
        ...(regions ? [`.Jigsaw~${Array.from(regions, (region) => region.toString(size + 1)).join('')}`] : []),
        ...(diagonals ? ['.Diagonal~1', '.Diagonal~-1'] : []),
        ...(windows ? ['.Windoku'] : []),
        ...cages.map(({ sum, cells }) => ['.Cage', sum, ...cells.map(name)].join('~')),
        ...(values.length > 0 ? [`.~${values.join('~')}`] : []),
      ].join('') || '.Shape~9x9'
    );
  },
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** What each constraint that is known adds; the one without a name lists givens. */
const TAKE: Readonly<Record<string, (reading: Reading, values: readonly string[]) => void>> = {
  '': (reading, values) => {
    for (const value of values) reading.allow(value);
  },
  Given: (reading, values) => {
    for (const value of values) reading.allow(value);
  },
  Shape: () => {},
  Cage: (reading, [sum, ...names]) => {
    reading.cages.push(cageOf(sum === '0' ? '' : sum, names.map((name) => reading.cellAt(name)), reading.cages.length, reading.place)); // biome-ignore format: one call
  },
  Jigsaw: (reading, values) => {
    const layout = values.at(-1) ?? '';
    if (layout.length !== reading.size ** 2 || reading.layout !== undefined)
      reading.refuse(`the regions of this ISS puzzle are ${quoted(layout)}`, `one list of ${reading.size ** 2} characters`);
    reading.layout = layout;
  },
  NoBoxes: (reading) => {
    reading.noBoxes = true;
  },
  Windoku: (reading) => {
    reading.windows = true;
  },
  Diagonal: (reading, [direction]) => {
    if (direction !== '1' && direction !== '-1') reading.refuse(`this ISS puzzle has the diagonal ${quoted(direction ?? '')}`, '1 or -1');
    reading.diagonals.add(direction!);
  },
};
