import { InputError } from '../errors.ts';
import type { Grid } from '../grid.ts';
import { type Played, withPlayer } from '../players-part.ts';
import { MAX_MARKED_SIZE, type PlayersPart, type Puzzle, withGivens } from '../puzzle.ts';
import { isSetText, setIn, setText, setWidth } from './set-text.ts';
import { quoted } from './text-lines.ts';

/** A cell is as many bits: enough for the largest grid that has marks. */
const CELL_BITS = 10;
const EXPECTED = 'the digits, strikes, corner marks and centre marks of a player, separated by dots';

/** Which cells have a digit of the player’s, one bit a cell, without the zeros at the end. */
function cellsText(cells: readonly number[], { cellCount }: Grid): string {
  const five = Array.from({ length: Math.ceil(cellCount / 5) }, (_, at) =>
    setText(
      [0, 1, 2, 3, 4].reduce((set, bit) => set + (cells.includes(5 * at + bit) ? 2 ** bit : 0), 0),
      5,
    ),
  );
  return five.join('').replace(/0+$/, '');
}

function cellsIn(text: string): number[] {
  return Array.from(text, (character, at) =>
    [0, 1, 2, 3, 4].filter((bit) => (setIn(character) >> bit) & 1).map((bit) => 5 * at + bit),
  ).flat();
}

/** The sets of cells that have one, each after the number of its cell. */
const setsText = (sets: Uint32Array | undefined, { size }: Grid): string =>
  Array.from(sets ?? [], (set, cell) => (set === 0 ? '' : setText(cell, CELL_BITS) + setText(set, size))).join('');

function setsIn(text: string, { size, cellCount }: Grid): Uint32Array {
  const sets = new Uint32Array(cellCount);
  const [cellWidth, width] = [setWidth(CELL_BITS), setWidth(CELL_BITS) + setWidth(size)];
  if (text !== '' && size > MAX_MARKED_SIZE)
    throw new InputError(`a ${size} × ${size} puzzle has pencil marks`, { expected: `at most ${MAX_MARKED_SIZE} × ${MAX_MARKED_SIZE}` });
  if (text.length % width !== 0) throw new InputError(`${quoted(text)} isn’t a list of marks`, { expected: EXPECTED });
  for (let start = 0; start < text.length; start += width) {
    const [cell, set] = [setIn(text.slice(start, start + cellWidth)), setIn(text.slice(start + cellWidth, start + width))];
    if (cell >= cellCount || set >= 2 ** size)
      throw new InputError(`${quoted(text.slice(start, start + width))} isn’t a mark of this grid`, { expected: EXPECTED });
    sets[cell] = set;
  }
  return sets;
}

/** What a player has in a puzzle, for a text that has its digits: which of them are the player’s, and three lists of sets. */
export const playerText = ({ written, struck, corners, centres }: PlayersPart, grid: Grid): string =>
  [cellsText(written, grid), ...[struck, corners, centres].map((sets) => setsText(sets, grid))].join('.');

/** The puzzle with the player’s part that a text says. Throws InputError for one that does not fit the puzzle. */
export function readPlayer(text: string, whole: Puzzle): Puzzle {
  const { grid, givens } = whole;
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every(isSetText)) throw new InputError(`${quoted(text)} isn’t a player’s part`, { expected: EXPECTED });
  const written = cellsIn(parts[0]);
  const empty = written.find((cell) => !givens[cell]);
  if (empty !== undefined) throw new InputError(`the player has no digit in cell ${empty}`, { expected: EXPECTED });
  const [struck, corners, centres] = parts.slice(1).map((each) => setsIn(each, grid));
  const played: Played = { digits: givens, struck, corners, centres };
  return withPlayer(
    withGivens(
      whole,
      givens.map((digit, cell) => (written.includes(cell) ? 0 : digit)),
    ),
    played,
  );
}
