import { InputError } from '../errors.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Format, ReadPuzzle } from './format.ts';
import { writable } from './format.ts';
import { gridDrawing } from './grid-drawing.ts';
import { withMarks } from './marks.ts';
import { placedOverGiven } from './placed.ts';
import { gatherRows } from './rows.ts';
import { type Line, placeAt, type TextLines } from './text-lines.ts';

/** `#A` author, `#B` date, `#C` comment, `#D` description, `#L` level, `#S` source, `#T` title, `#U` address. */
const HEADER = /^#([ABCDLSTU])(.*)$/;

/** More lines of this kind are remarks: of a long row of them only the last can belong to a grid. */
const MAX_HEADERS = 30;

/** A name from header lines: the title, or the description. */
function nameFrom(headers: readonly Line[]): string | undefined {
  const texts = new Map(headers.map((line) => [HEADER.exec(line.text)![1], HEADER.exec(line.text)![2].trim()]));
  return texts.get('T') || texts.get('D') || undefined;
}

/** The grid below a heading, which is where a fault is when the text ends there. */
function readDrawing(lines: TextLines, heading: Line): ReadPuzzle {
  const place = placeAt(lines.peek() ?? heading);
  const read = gridDrawing.read!(lines, () => gatherRows(lines));
  if (read) return read;
  throw new InputError('there is no grid here', { place, expected: '9 rows of 9 characters' });
}

/**
 * Returns the digits of the section [State], after blank lines, with the givens; undefined when there is none. Throws where it contradicts
 * a given.
 */
function readState(lines: TextLines, { grid, givens }: Puzzle): Uint8Array | undefined {
  let ahead = 0;
  while (lines.peek(ahead)?.text === '') ahead++;
  const heading = lines.peek(ahead);
  if (heading?.text.trim().toLowerCase() !== '[state]') return undefined;
  lines.skip(ahead + 1);
  const { puzzle: state, place, placeOf } = readDrawing(lines, heading);
  if (state.grid.size !== grid.size) {
    throw new InputError(`the state is a ${state.grid.size} × ${state.grid.size} grid`, {
      place,
      expected: `${grid.size} × ${grid.size}, like the puzzle`,
    });
  }
  const other = givens.findIndex((digit, cell) => digit !== 0 && state.givens[cell] !== 0 && state.givens[cell] !== digit);
  if (other >= 0) throw placedOverGiven(state, state.givens[other], other, givens[other], placeOf(other));
  return state.givens.map((digit, cell) => givens[cell] || digit);
}

/** SadMan and SudoCue files: header lines, then a grid, or the sections [Puzzle] and [State]. */
export const sdk: Format = {
  id: 'sdk',
  title: 'an SDK file',
  read(lines) {
    const headers: Line[] = [];
    for (let line = lines.peek(); line && HEADER.test(line.text); line = lines.peek(headers.length)) {
      if (headers.push(line) > MAX_HEADERS) return undefined;
    }
    const first = lines.peek(headers.length);
    const sections = first?.text.trim().toLowerCase() === '[puzzle]';
    if (!first || (!sections && (headers.length === 0 || first.text.trim().length !== 9))) return undefined;
    lines.skip(headers.length + (sections ? 1 : 0));
    const read = readDrawing(lines, first);
    const name = nameFrom(headers);
    const placed = sections ? readState(lines, read.puzzle) : undefined;
    return { ...read, ...(name ? { name } : {}), ...(placed ? { placed, puzzle: withMarks(read.puzzle, placed) } : {}) };
  },
  print({ puzzle, placed }) {
    writable(puzzle.grid.size === 9 && puzzle.grid.boxRows === 3 && puzzle.cages.length === 0, this.title, 'a 9 × 9 puzzle without cages');
    const rows = (digits: ArrayLike<number>) =>
      Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => digits[row * 9 + column] || '.').join(''));
    return (placed ? ['[Puzzle]', ...rows(puzzle.givens), '[State]', ...rows(placed)] : ['[Puzzle]', ...rows(puzzle.givens)]).join('\n');
  },
};
