import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { cageFaultsIn } from './cages.ts';
import { type Format, hasUsualSymbols, writable } from './format.ts';
import { sizeOfCellCount } from './line.ts';
import { placeAt, quoted } from './text-lines.ts';

/** The character of a sum is its place here: 0–9, A = 10 … Z = 35, a = 36 … j = 45. */
const SUMS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';

/** Where an arrow leads: rows down and columns to the right. */
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  '<': [0, -1], '>': [0, 1], '^': [-1, 0], v: [1, 0], '`': [-1, -1], "'": [-1, 1], ',': [1, -1], '.': [1, 1],
}; // biome-ignore format: a table

/** A killer in n² characters: a cage's sum in one of its cells, and in each other cell an arrow that leads towards it. */
export const killerCompact: Format = {
  id: 'killer-compact',
  title: 'a killer in n² characters',
  read(lines) {
    const line = lines.peek()!;
    const text = line.text.trim();
    const size = sizeOfCellCount(text.length);
    if (size === undefined || size > 9 || !/[<>^v]/.test(text) || !/^[0-9A-Za-jv<>^`',.]+$/.test(text)) return undefined;
    const start = line.text.indexOf(text) + 1;
    const placeOf = (cell: number) => placeAt(line, start + cell);
    const grid = gridOf(size);

    const anchorOf = (cell: number): number => {
      let here = cell;
      for (let moves = 0; moves < grid.cellCount; moves++) {
        const arrow = ARROWS[text[here]];
        if (!arrow) return here;
        const [row, column] = [grid.rowOfCell[here] + arrow[0], grid.columnOfCell[here] + arrow[1]];
        if (row < 0 || column < 0 || row >= size || column >= size) {
          throw new InputError(`the arrow ${quoted(text[here])} leads out of the grid`, {
            place: placeOf(here),
            expected: 'a neighbour in the grid',
          });
        }
        here = row * size + column;
      }
      throw new InputError('the arrows from here lead in a circle', { place: placeOf(cell), expected: 'arrows that lead to a sum' });
    };

    const anchors = Array.from({ length: grid.cellCount }, (_, cell) => anchorOf(cell));
    const cages = [...new Set(anchors)]
      .map((anchor) => ({
        anchor,
        sum: SUMS.indexOf(text[anchor]),
        cells: anchors.flatMap((each, cell) => (each === anchor ? [cell] : [])),
      }))
      // A sum of 0 on a single cell: the cell is in no cage.
      .filter(({ sum, cells }) => sum !== 0 || cells.length > 1);
    const puzzle = puzzleOf(new Uint8Array(grid.cellCount), { grid, cages: cages.map(({ sum, cells }) => ({ sum, cells })) });
    const fault = cageFaultsIn(puzzle)[0];
    if (fault)
      throw new InputError(`cage ${fault.cage + 1} ${fault.message}`, { place: placeOf(cages[fault.cage].anchor), cells: fault.cells });
    lines.skip();
    return { puzzle, place: placeOf(0), placeOf };
  },
  print({ puzzle }) {
    const { grid, cages, givens } = puzzle;
    const fits = grid.size <= 9 && cages.length > 0 && hasUsualSymbols(puzzle) && givens.every((digit) => digit === 0);
    writable(fits, this.title, 'a killer puzzle of at most 9 × 9 without givens');
    const text: string[] = new Array(grid.cellCount).fill('0');
    for (const cage of cages) {
      const left = new Set(cage.cells);
      const reached = [cage.cells[0]];
      left.delete(reached[0]);
      writable(SUMS[cage.sum] !== undefined, this.title, 'sums of at most 45');
      text[reached[0]] = SUMS[cage.sum];
      for (const cell of reached) {
        for (const [arrow, [down, right]] of Object.entries(ARROWS)) {
          const [row, column] = [grid.rowOfCell[cell] - down, grid.columnOfCell[cell] - right];
          const neighbour = row * grid.size + column;
          if (row < 0 || column < 0 || row >= grid.size || column >= grid.size || !left.delete(neighbour)) continue;
          text[neighbour] = arrow;
          reached.push(neighbour);
        }
      }
      writable(left.size === 0, this.title, 'cages whose cells touch');
    }
    return text.join('');
  },
};
