import { allDigits } from './candidates.ts';
import type { PlayersPart, Puzzle } from './puzzle.ts';

/** What a player has in a puzzle, indexed by cell: every digit of the grid, the givens among them, and three sets of digits. */
export interface Played {
  readonly digits: ArrayLike<number>;
  readonly struck?: ArrayLike<number> | undefined;
  readonly corners?: ArrayLike<number> | undefined;
  readonly centres?: ArrayLike<number> | undefined;
}

/** The sets where there are any; undefined where all are empty. */
const anyOf = (sets: ArrayLike<number> | undefined): Uint32Array | undefined =>
  sets && Array.from(sets).some((set) => set !== 0) ? Uint32Array.from(sets) : undefined;

/**
 * The position of a player as a puzzle that any run can begin with: their digits are among the givens and their strikes are gone from the
 * candidates, right or wrong, and both are known to be the player’s.
 */
export function withPlayer(puzzle: Puzzle, played: Played): Puzzle {
  const { grid, givens, domains } = withoutPlayer(puzzle);
  const written = Array.from(givens.keys()).filter((cell) => givens[cell] === 0 && played.digits[cell] !== 0);
  const givensToo = Uint8Array.from(givens, (digit, cell) => digit || played.digits[cell]);
  const open = (sets: ArrayLike<number> | undefined) =>
    anyOf(sets && Uint32Array.from(sets, (set, cell) => (givensToo[cell] === 0 ? set : 0)));
  const [struck, corners, centres] = [open(played.struck), open(played.corners), open(played.centres)];
  const { player: _, domains: __, ...rest } = puzzle;
  if (written.length === 0 && !struck && !corners && !centres) return { ...rest, givens, ...(domains && { domains }) };
  const player: PlayersPart = { written, ...(struck && { struck }), ...(corners && { corners }), ...(centres && { centres }) };
  const left = struck ? struck.map((set, cell) => (domains?.[cell] ?? allDigits(grid.size)) & ~set) : domains;
  return { ...rest, givens: givensToo, ...(left && { domains: left }), player };
}

/** The puzzle as it was before anybody played it. */
export function withoutPlayer(puzzle: Puzzle): Puzzle {
  const { player, domains, ...rest } = puzzle;
  if (!player) return puzzle;
  const all = allDigits(puzzle.grid.size);
  const whole = domains?.map((set, cell) => set | (player.struck?.[cell] ?? 0));
  return { ...rest, givens: givensOf(puzzle), ...(whole?.some((set) => set !== all) && { domains: whole }) };
}

/** Indexed by cell: the digits that the puzzle gives, without the player’s. */
export function givensOf({ givens, player }: Pick<Puzzle, 'givens' | 'player'>): Uint8Array {
  const alone = givens.slice();
  for (const cell of player?.written ?? []) alone[cell] = 0;
  return alone;
}

/** Whether a digit of the grid is one that the puzzle gives. */
export const isGiven = ({ givens, player }: Pick<Puzzle, 'givens' | 'player'>, cell: number): boolean =>
  givens[cell] !== 0 && !player?.written.includes(cell);
