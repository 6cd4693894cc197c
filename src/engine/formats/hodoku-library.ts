import { candidatesOf } from '../candidates.ts';
import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { ladder } from '../logic/ladder.ts';
import { type Position, strikeDigit } from '../logic/position.ts';
import type { CellDigit } from '../logic/technique.ts';

/** One line of HoDoKu's library: a position and what a technique should do there. */
export interface LibraryCase {
  /** Four digits, as in the ladder; a longer code names a variant that has no rung. */
  readonly code: string;
  /** The text after a dash: '' for nothing, 'x' for a case in which the technique must not be found. */
  readonly variant: string;
  readonly mustFail: boolean;
  /** Ids of the techniques of this code; empty when there is none here. */
  readonly techniques: readonly string[];
  /** The digits that the case speaks of. */
  readonly digits: readonly number[];
  readonly position: Position;
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
  /** Further notes: the length of a chain, for example. */
  readonly extra: string;
}

const SIZE = 9;

/** Returns the ids of the techniques of a library code. */
export function techniquesOfCode(code: string): string[] {
  return ladder.filter((rung) => rung.code === code || rung.otherCodes?.includes(code)).map(({ technique }) => technique.id);
}

/** Reads a library text: a case a line; empty lines and those that begin with # are skipped. Throws InputError for any other. */
export function readLibrary(text: string): LibraryCase[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const trimmed = line.trim();
    return trimmed === '' || trimmed.startsWith('#') ? [] : [readCase(trimmed, index + 1)];
  });
}

/** Reads one case: `:code[-variant]:digits:givens:deleted:eliminations:placements:extra`. */
export function readCase(line: string, lineNumber = 1): LibraryCase {
  const [before, name = '', digits = '', givens = '', deleted = '', eliminations = '', placements = '', extra = ''] = line.split(':');
  const refuse = (message: string, expected: string) => new InputError(message, { place: { line: lineNumber, column: 1 }, expected });
  if (before !== '' || !/^\d{4,5}(-\w+)?$/.test(name))
    throw refuse('the line isn’t a library case', ':code:digits:givens:deleted:eliminations:placements:');
  const [code, variant = ''] = name.split('-') as [string, string?];
  const readCandidates = (list: string): CellDigit[] =>
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((triple) => {
        if (!/^[1-9]{3}$/.test(triple)) throw refuse(`'${triple}' isn’t a candidate`, 'three digits: digit, row, column');
        const [digit, row, column] = Array.from(triple, Number) as [number, number, number];
        return { cell: (row - 1) * SIZE + column - 1, digit };
      });
  const position = readPosition(givens, refuse);
  for (const { cell, digit } of readCandidates(deleted)) strikeDigit(position, cell, digit);
  return {
    code,
    variant,
    mustFail: variant === 'x',
    techniques: techniquesOfCode(code),
    digits: Array.from(digits, Number).filter((digit) => digit > 0),
    position,
    eliminations: readCandidates(eliminations),
    placements: readCandidates(placements),
    extra,
  };
}

/** Reads 81 cells; a + before a digit marks a placed one, which is not a given. */
function readPosition(text: string, refuse: (message: string, expected: string) => InputError): Position {
  const cells = text.match(/\+?[1-9]|\+?[.0]/g) ?? [];
  if (cells.length !== SIZE * SIZE || cells.join('') !== text)
    throw refuse(`'${text}' isn’t a grid`, '81 cells of 1 to 9, +1 to +9, . or 0');
  const grid = gridOf(SIZE);
  const givens = Uint8Array.from(cells, (cell) => Number(cell) || 0);
  for (const [cell, mark] of cells.entries()) if (mark.startsWith('+')) givens[cell] = 0;
  const digits = Uint8Array.from(cells, (cell) => Number(cell) || 0);
  return { grid, givens, digits, candidates: candidatesOf(grid, digits) };
}

/** A position as a library line of no technique. */
export function printPosition({ grid, givens, digits, candidates }: Position): string {
  const cells = Array.from(digits, (digit, cell) => (digit === 0 ? '.' : givens[cell] === 0 ? `+${digit}` : String(digit))).join('');
  const all = candidatesOf(grid, digits);
  const deleted = Array.from(all).flatMap((set, cell) =>
    Array.from({ length: SIZE }, (_, index) => index + 1)
      .filter((digit) => ((set & ~candidates[cell]) >>> (digit - 1)) & 1)
      .map((digit) => `${digit}${Math.floor(cell / SIZE) + 1}${(cell % SIZE) + 1}`),
  );
  return `:0000:x:${cells}:${deleted.join(' ')}::`;
}
