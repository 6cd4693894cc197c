import { InputError } from '../errors.ts';
import type { Format, ReadPuzzle } from './format.ts';
import { writable } from './format.ts';
import { gridDrawing } from './grid-drawing.ts';
import { gatherRows } from './rows.ts';
import { type Line, placeAt, type TextLines } from './text-lines.ts';

/** `#A` author, `#B` date, `#C` comment, `#D` description, `#L` level, `#S` source, `#T` title, `#U` address. */
const HEADER = /^#([ABCDLSTU])(.*)$/;

/** A name from header lines: the title, or the description. */
function nameFrom(headers: readonly Line[]): string | undefined {
  const texts = new Map(headers.map((line) => [HEADER.exec(line.text)![1], HEADER.exec(line.text)![2]!.trim()]));
  return texts.get('T') || texts.get('D') || undefined;
}

function readDrawing(lines: TextLines): ReadPuzzle {
  const place = lines.peek();
  const read = gridDrawing.read!(lines, () => gatherRows(lines));
  if (read) return read;
  throw new InputError('there is no grid here', { ...(place ? { place: placeAt(place) } : {}), expected: '9 rows of 9 characters' });
}

/** Skips blank lines, then the heading of a section when it stands there. */
function entersSection(lines: TextLines, heading: string): boolean {
  let ahead = 0;
  while (lines.peek(ahead)?.text === '') ahead++;
  if (lines.peek(ahead)?.text.trim().toLowerCase() !== heading) return false;
  lines.skip(ahead + 1);
  return true;
}

/** SadMan and SudoCue files: header lines, then a grid, or the sections [Puzzle] and [State]. */
export const sdk: Format = {
  id: 'sdk',
  title: 'an SDK file',
  read(lines) {
    const headers: Line[] = [];
    for (let line = lines.peek(); line && HEADER.test(line.text); line = lines.peek(headers.length)) headers.push(line);
    const sections = lines.peek(headers.length)?.text.trim().toLowerCase() === '[puzzle]';
    if (!sections) {
      const cells = lines.peek(headers.length)?.text.trim().length ?? 0;
      if (headers.length === 0 || cells !== 9) return undefined;
    }
    lines.skip(headers.length + (sections ? 1 : 0));
    const read = readDrawing(lines);
    const name = nameFrom(headers);
    const placed = sections && entersSection(lines, '[state]') ? readDrawing(lines).puzzle.givens : undefined;
    return { ...read, ...(name ? { name } : {}), ...(placed ? { placed } : {}) };
  },
  print({ puzzle, placed }) {
    writable(puzzle.grid.size === 9 && puzzle.grid.boxRows === 3 && puzzle.cages.length === 0, this.title, 'a 9 × 9 puzzle without cages');
    const rows = (digits: ArrayLike<number>) =>
      Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => digits[row * 9 + column] || '.').join(''));
    return (placed ? ['[Puzzle]', ...rows(puzzle.givens), '[State]', ...rows(placed)] : ['[Puzzle]', ...rows(puzzle.givens)]).join('\n');
  },
};
