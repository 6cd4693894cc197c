import { bitOf } from '../engine/candidates.ts';
import { type ReadPuzzle, remainingCandidates } from '../engine/formats/format.ts';
import { cellName } from '../engine/grid.ts';
import { isGiven, withoutPlayer, withPlayer } from '../engine/players-part.ts';
import { MAX_MARKED_SIZE, type Puzzle, symbolOf } from '../engine/puzzle.ts';
import { type Arguments, UsageError } from './command.ts';

/** Options of a command whose run may begin with a position. */
export const positionOptions = { write: { type: 'string', multiple: true }, strike: { type: 'string', multiple: true } } as const;

/** The pairs of a cell and a digit that an option lists: `r2c3=6,r9c1=5`. Throws UsageError for one that does not fit the grid. */
function pairsOf({ values }: Arguments, name: 'write' | 'strike', puzzle: Puzzle): { cell: number; digit: number }[] {
  const { size } = puzzle.grid;
  const texts = [values[name] ?? []].flat().flatMap((text) => String(text).split(/[\s,]+/));
  return texts.filter(Boolean).map((text) => {
    const [, row, column, symbol] = /^r(\d{1,3})c(\d{1,3})=(.+)$/i.exec(text) ?? [];
    const digit = puzzle.symbols.indexOf(symbol ?? '') + 1;
    if (digit === 0 || Number(row) < 1 || Number(row) > size || Number(column) < 1 || Number(column) > size)
      throw new UsageError(`--${name} has '${text}'; expected a cell and a digit of the puzzle, such as r2c3=6`);
    return { cell: (Number(row) - 1) * size + Number(column) - 1, digit };
  });
}

/** The position of a file that has one: digits placed besides the givens, and candidates. */
function positionIn({ puzzle, placed, candidates, marksOnly }: ReadPuzzle): Puzzle {
  if (marksOnly || (!placed && !candidates)) return puzzle;
  const { domains: _, ...plain } = puzzle;
  const digits = placed ?? puzzle.givens;
  const left = remainingCandidates(puzzle.grid, digits);
  return withPlayer(plain, { digits, struck: candidates && left.map((set, cell) => (digits[cell] === 0 ? set & ~candidates[cell]! : 0)) });
}

/** The puzzle that a run begins with: what the file has, and what the options write and strike. These may be wrong: then see who finds it out. */
export function positionToRun(given: Arguments, read: ReadPuzzle): Puzzle {
  const position = positionIn(read);
  const { grid, givens, player } = position;
  const [written, strikes] = [pairsOf(given, 'write', position), pairsOf(given, 'strike', position)];
  if (written.length + strikes.length === 0) return position;
  const digits = givens.slice();
  const struck = player?.struck?.slice() ?? new Uint32Array(grid.cellCount);
  for (const { cell, digit } of written) {
    if (isGiven(position, cell) && givens[cell] !== digit)
      throw new UsageError(`--write has ${cellName(grid, cell)}, where ${symbolOf(position, givens[cell]!)} is given`);
    digits[cell] = digit;
  }
  if (strikes.length > 0 && grid.size > MAX_MARKED_SIZE)
    throw new UsageError(`--strike needs pencil marks; expected a puzzle of at most ${MAX_MARKED_SIZE} × ${MAX_MARKED_SIZE}`);
  for (const { cell, digit } of strikes) {
    if (digits[cell] !== 0)
      throw new UsageError(`--strike has ${cellName(grid, cell)}, where ${symbolOf(position, digits[cell]!)} is; expected an open cell`);
    struck[cell]! |= bitOf(digit);
  }
  return withPlayer(withoutPlayer(position), { digits, struck });
}
