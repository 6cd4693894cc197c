import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { type Format, marksLeft, remainingCandidates, writable } from './format.ts';
import { withMarks } from './marks.ts';
import { struckWherePlaced } from './placed.ts';
import { type Line, type Piece, placeAt, quoted } from './text-lines.ts';

/** A candidate that a line of the library names: `829` is 8 at row 2, column 9. */
export interface NamedCandidate {
  /** Zero-based. */
  readonly cell: number;
  readonly digit: number;
}

/** A line of the library without its position. */
export interface TechniqueCase {
  /** Four or five digits, `0901`. */
  readonly technique: string;
  /** `x` where the technique must not be found, another letter or number for a variant. */
  readonly variant: string;
  readonly digits: readonly number[];
  readonly deleted: readonly NamedCandidate[];
  readonly eliminations: readonly NamedCandidate[];
  readonly placements: readonly NamedCandidate[];
}

function fieldsOf(line: Line): Piece[] {
  let column = 1;
  return line.text.split(':').map((text) => {
    const piece = { text: text.trim(), column };
    column += text.length + 1;
    return piece;
  });
}

function candidatesIn(field: Piece | undefined, line: Line): NamedCandidate[] {
  const words = field?.text.split(/\s+/).filter(Boolean) ?? [];
  return words.map((word) => {
    const match = /^([1-9])([1-9])([1-9])$/.exec(word);
    if (!match) {
      throw new InputError(`${quoted(word)} names no candidate`, {
        place: placeAt(line, field!.column),
        expected: 'digit, row and column, such as 829',
      });
    }
    return { digit: Number(match[1]), cell: (Number(match[2]) - 1) * 9 + Number(match[3]) - 1 };
  });
}

/** Reads the statement of a line of HoDoKu's library. Throws InputError for a candidate that is missing. */
export function readTechniqueCase(line: Line): TechniqueCase {
  const [, technique, digits, , deleted, eliminations, placements] = fieldsOf(line);
  const [code, variant = ''] = technique!.text.split('-');
  return {
    technique: code!,
    variant,
    digits: Array.from(digits?.text.match(/[1-9]/g) ?? [], Number),
    deleted: candidatesIn(deleted, line),
    eliminations: candidatesIn(eliminations, line),
    placements: candidatesIn(placements, line),
  };
}

/** A line of HoDoKu's library: technique, digits, a grid in which `+` marks placed digits, deleted candidates, and what follows. */
export const hodoku: Format = {
  id: 'hodoku',
  title: 'a line of HoDoKu’s library',
  read(lines) {
    const line = lines.peek()!;
    if (!/^:\d{4,5}(-\w+)?:/.test(line.text)) return undefined;
    const field = fieldsOf(line)[3];
    const cells = [...(field?.text.matchAll(/\+?[0-9.]/g) ?? [])];
    if (!field || cells.length !== 81 || cells.reduce((sum, [text]) => sum + text.length, 0) !== field.text.length) {
      throw new InputError(`the grid has ${cells.length} cells`, {
        place: placeAt(line, field?.column),
        expected: '81: digits, +digits and blanks',
      });
    }
    const placeOf = (cell: number) => placeAt(line, field.column + cells[cell].index);
    const grid = gridOf(9);
    const placed = Uint8Array.from(cells, ([text]) => Number(text) || 0);
    const givens = placed.map((digit, cell) => (cells[cell][0].startsWith('+') ? 0 : digit));
    const techniqueCase = readTechniqueCase(line);
    const candidates = remainingCandidates(grid, placed);
    const puzzle = puzzleOf(givens, { grid });
    for (const { cell, digit } of techniqueCase.deleted) {
      if (placed[cell] === digit) throw struckWherePlaced(puzzle, digit, cell, placeAt(line, fieldsOf(line)[4].column));
      if (placed[cell] === 0) candidates[cell] &= ~(1 << (digit - 1));
    }
    lines.skip();
    const name = techniqueCase.variant ? `${techniqueCase.technique}-${techniqueCase.variant}` : techniqueCase.technique;
    return { puzzle: withMarks(puzzle, placed, candidates), placed, candidates, name, place: placeOf(0), placeOf };
  },
  /** As a mere position: technique 0000, digits x. */
  print(position) {
    const { puzzle, placed = puzzle.givens } = position;
    const candidates = marksLeft(position);
    const { grid, givens, cages } = puzzle;
    writable(grid.size === 9 && grid.boxRows === 3 && cages.length === 0, this.title, 'a 9 × 9 puzzle without cages');
    const cells = Array.from(placed, (digit, cell) => (digit === 0 ? '.' : `${givens[cell] === 0 ? '+' : ''}${digit}`)).join('');
    const full = remainingCandidates(grid, placed);
    const deleted = Array.from(full, (marks, cell) => {
      const gone = placed[cell] === 0 ? marks & ~candidates[cell] : 0;
      return Array.from({ length: 9 }, (_, index) =>
        gone & (1 << index) ? [`${index + 1}${grid.rowOfCell[cell] + 1}${grid.columnOfCell[cell] + 1}`] : [],
      );
    }).flat(2);
    return `:0000:x:${cells}:${deleted.join(' ')}::`;
  },
};
