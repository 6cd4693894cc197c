import { puzzleOf } from '../puzzle.ts';
import { BLANKS } from './cells.ts';
import { type Format, hasUsualSymbols, marksLeft, writable } from './format.ts';
import { marksOf, marksText, onlyDigit, placesOf, withMarks } from './marks.ts';

/** SudoCue's started game: rows of cells separated by blanks; `5` is given, `u5` placed by the player, `259` the candidates. */
export const sdx: Format = {
  id: 'sdx',
  title: 'an SDX file',
  read(lines, rowsHere, named) {
    const rows = rowsHere();
    if (!rows?.apart || rows.barred) return undefined;
    if (!named && rows.characters && !rows.cells.some(({ text }) => text.startsWith('u'))) return undefined;
    const { grid, cells } = rows;
    const placeOf = placesOf(rows);
    const texts = cells.map(({ text }) => ({ own: /^u/i.test(text), marks: text.replace(/^u/i, '') }));
    const candidates = Uint32Array.from(texts, ({ marks }, cell) => marksOf(marks, grid.size, placeOf(cell)));
    const isLone = (cell: number) => texts[cell].marks.length === 1 && !BLANKS.includes(texts[cell].marks);
    const placed = Uint8Array.from(candidates, (marks, cell) => (isLone(cell) ? onlyDigit(marks) : 0));
    const givens = placed.map((digit, cell) => (texts[cell].own ? 0 : digit));
    lines.skip(rows.height);
    return { puzzle: withMarks(puzzleOf(givens, { grid }), placed, candidates), placed, candidates, place: placeOf(0), placeOf };
  },
  print(position) {
    const { puzzle, placed = puzzle.givens } = position;
    const candidates = marksLeft(position);
    const { grid, givens, symbols, cages } = puzzle;
    writable(cages.length === 0 && hasUsualSymbols(puzzle), this.title, 'a puzzle without cages and with the usual symbols');
    const cell = (index: number) => {
      if (placed[index] !== 0) return `${placed[index] === givens[index] ? '' : 'u'}${symbols[placed[index] - 1]}`;
      // A lone candidate would be read as a given.
      return onlyDigit(candidates[index]) ? '.' : marksText(symbols, candidates[index]) || '.';
    };
    return Array.from({ length: grid.size }, (_, row) =>
      Array.from({ length: grid.size }, (_, column) => cell(row * grid.size + column)).join(' '),
    ).join('\n');
  },
};
