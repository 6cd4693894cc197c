import { InputError } from '../errors.ts';
import { formOf, gridWith } from '../grid.ts';
import { type Cage, puzzleOf } from '../puzzle.ts';
import { refuseCageFaults } from './cages.ts';
import { numberSymbols } from './f-puzzles.ts';
import { type Format, writable } from './format.ts';
import { at, placeAt, quoted } from './text-lines.ts';

/** `3x3`, or `9j` for a jigsaw; then x for diagonals, k for a killer, and what only generation needs: symmetry and level. */
const ID = /^\s*(\d{1,2})(?:x(\d{1,2})|j)(x?)(k?)(?:(?:a|r2|r4|m2|m4|m8|md2|md4)?(?:d[tbiaeu])?):([\w,]+)$/;

/** Where an ID begins, whatever comes after it. */
const BEGINNING = /^\s*\d{1,2}(?:x\d{1,2}|j)x?k?(?:(?:a|r2|r4|m2|m4|m8|md2|md4)?(?:d[tbiaeu])?):(?=[\d_,]*[a-z])[\w,]{6,}/;

/** The letters a … z are runs of 1 … 26 empty cells; in lists of edges z stands for 25 without an edge after them. */
const runOf = (letter: string) => letter.charCodeAt(0) - 96;
const LONGEST_RUN = 26;
const LONGEST_EDGELESS = 25;

/** Reads cells as numbers with runs of empty cells between; undefined where there are more or fewer. */
function cellsIn(text: string, count: number): number[] | undefined {
  const cells: number[] = [];
  for (const [piece] of text.matchAll(/\d+|[a-z]|_|./g)) {
    if (/\d/.test(piece)) cells.push(Number(piece));
    else if (/[a-z]/.test(piece)) cells.push(...new Array<number>(runOf(piece)).fill(0));
    else if (piece !== '_') return undefined;
    if (cells.length > count) return undefined;
  }
  // An underscore stands between two numbers and nowhere else; without it they would be one.
  return cells.length === count && !/(?:^|[^\d])_|_(?!\d)/.test(text) ? cells : undefined;
}

/** Both cells of each inner edge: those between neighbours in a row, row by row, then in a column, column by column. */
function edgesOf(size: number): [number, number][] {
  const lines = Array.from({ length: size }, (_, line) => line);
  return [
    ...lines.flatMap((row) => lines.slice(1).map((column): [number, number] => [row * size + column - 1, row * size + column])),
    ...lines.flatMap((column) => lines.slice(1).map((row): [number, number] => [(row - 1) * size + column, row * size + column])),
  ];
}

/** The part that each cell is in, from a list of the edges between parts; undefined where its length is another. */
function partsIn(text: string, size: number): number[] | undefined {
  if (!/^[a-z_]+$/.test(text)) return undefined;
  const edges = edgesOf(size);
  const parts = Array.from({ length: size ** 2 }, (_, cell) => cell);
  let edge = 0;
  for (const letter of text) {
    const run = letter === '_' ? 0 : Math.min(LONGEST_EDGELESS, runOf(letter));
    if (edge + run > edges.length) return undefined;
    for (const [a, b] of edges.slice(edge, edge + run)) {
      const [kept, gone] = [parts[a], parts[b]];
      for (const [cell, part] of parts.entries()) if (part === gone) parts[cell] = kept;
    }
    edge += run + (letter === 'z' ? 0 : 1);
  }
  // One edge more stands for the end.
  return edge === edges.length + 1 ? parts : undefined;
}

const cellsText = (cells: readonly number[]): string => {
  let text = '';
  let run = 0;
  const flush = () => {
    for (; run > 0; run -= LONGEST_RUN) text += String.fromCharCode(96 + Math.min(run, LONGEST_RUN));
    run = 0;
  };
  for (const cell of cells) {
    if (cell === 0) run++;
    else {
      flush();
      text += /\d$/.test(text) ? `_${cell}` : String(cell);
    }
  }
  flush();
  return text;
};

const partsText = (parts: readonly number[], size: number): string => {
  let text = '';
  let run = 0;
  for (const [a, b] of [...edgesOf(size), [-1, -2]]) {
    if (parts[a] === parts[b] && a >= 0) run++;
    else {
      for (; run > LONGEST_EDGELESS; run -= LONGEST_EDGELESS) text += 'z';
      text += run === 0 ? '_' : String.fromCharCode(96 + run);
      run = 0;
    }
  }
  return text;
};

/** The game ID of Solo, in Simon Tatham's collection: plain, jigsaw, X and killer, also together. */
export const solo: Format = {
  id: 'solo',
  title: 'a game ID of Solo',
  read(lines) {
    const line = lines.peek()!;
    const match = ID.exec(line.text);
    if (!match) {
      if (!BEGINNING.test(line.text)) return undefined;
      throw new InputError('this begins as a game ID of Solo and goes on as something else', {
        place: placeAt(line),
        expected: 'the game ID alone',
      });
    }
    const [, first, second, diagonal, killer, description] = match;
    const place = placeAt(line, Math.max(0, line.text.search(/\S/)) + 1);
    const isJigsaw = second === undefined;
    const size = isJigsaw ? Number(first) : Number(first) * Number(second);
    const fields = description.split(',');
    const count = 1 + (isJigsaw ? 1 : 0) + (killer ? 2 : 0);
    const refuse = (message: string, expected: string) => {
      throw new InputError(message, { place, expected });
    };
    if (fields.length !== count)
      refuse(
        `this game ID of Solo has ${fields.length} parts`,
        `${count}: the grid${isJigsaw ? ', regions' : ''}${killer ? ', cages, sums' : ''}`,
      );
    const givens = cellsIn(fields[0], size ** 2) ?? refuse('the grid in this game ID of Solo has another size', `${size ** 2} cells`)!;
    const regions = isJigsaw
      ? (partsIn(fields[1], size) ??
        refuse('the regions in this game ID of Solo have another size', `all edges of a ${size} × ${size} grid`)!)
      : undefined;
    const boxRows = isJigsaw ? undefined : Number(first);
    const grid = at(place, () => gridWith({ size, regions, boxRows, diagonals: diagonal !== '' }));
    const cages = killer ? cagesIn(fields.slice(-2), size, refuse) : [];
    const puzzle = at(place, () => puzzleOf(givens, { grid, cages, symbols: numberSymbols(size) }));
    refuseCageFaults(puzzle, place);
    lines.skip();
    return { puzzle, place, placeOf: () => place };
  },
  print({ puzzle }) {
    const { grid, givens, cages, symbols } = puzzle;
    const { regions, boxRows, diagonals } = formOf(grid);
    const caged = cages.flatMap(({ cells }) => cells).length;
    const usual = numberSymbols(grid.size).every((symbol, index) => symbol === symbols[index]);
    const fits = usual && boxRows !== 0 && (boxRows !== 1 || regions !== undefined) && (caged === 0 || caged === grid.cellCount);
    writable(fits, this.title, 'a puzzle with boxes or regions, with numbers as symbols, and in a killer with each cell in a cage');
    const shape = regions ? `${grid.size}j` : `${grid.boxRows}x${grid.boxColumns}`;
    const cageOfCell = Array.from(givens, (_, cell) => cages.findIndex(({ cells }) => cells.includes(cell)));
    const sums = cageOfCell.map((cage, cell) => (cage >= 0 && cageOfCell.indexOf(cage) === cell ? cages[cage].sum : 0));
    const parts = [
      cellsText([...givens]),
      ...(regions ? [partsText(Array.from(regions), grid.size)] : []),
      ...(caged > 0 ? [partsText(cageOfCell, grid.size), cellsText(sums)] : []),
    ];
    return `${shape}${diagonals ? 'x' : ''}${caged > 0 ? 'k' : ''}:${parts.join()}`;
  },
};

/** The cages from the edges between them and a grid with one sum for each. */
function cagesIn([edges, sumCells]: readonly string[], size: number, refuse: (message: string, expected: string) => never): Cage[] {
  const parts =
    partsIn(edges, size) ?? refuse('the cages in this game ID of Solo have another size', `all edges of a ${size} × ${size} grid`);
  const sums = cellsIn(sumCells, size ** 2) ?? refuse('the sums in this game ID of Solo have another size', `${size ** 2} cells`);
  const cages = new Map<number, { sum: number; cells: number[] }>();
  for (const [cell, part] of parts.entries()) {
    const cage = cages.get(part) ?? { sum: 0, cells: [] };
    cages.set(part, cage);
    cage.cells.push(cell);
    if (sums[cell] === 0) continue;
    if (cage.sum !== 0)
      refuse(
        `a cage in this game ID of Solo has the sums ${quoted(`${cage.sum}`)} and ${quoted(`${sums[cell]}`)}`,
        'one sum for each cage',
      );
    cage.sum = sums[cell];
  }
  const found = [...cages.values()];
  if (found.some(({ sum }) => sum === 0)) refuse('a cage in this game ID of Solo has no sum', 'one sum for each cage');
  return found;
}
