import type { Puzzle } from './puzzle.ts';

/**
 * The cells from which a reader might expect a search to take a digit back, in place of the last of its `tries`: earlier ones, a
 * cell that was filled without a try, an open one and a given, those first that are likeliest.
 */
export function otherCellsBack(
  { puzzle, digits }: { readonly puzzle: Puzzle; readonly digits: ArrayLike<number> },
  tries: readonly number[],
): number[] {
  const last = tries.at(-1)!;
  const peers = puzzle.grid.peersOfCell[last];
  const near = [...peers, ...Array.from(puzzle.givens.keys())].filter((cell) => !tries.includes(cell));
  const earlier = tries.slice(0, -1).toReversed();
  const followed = near.find((cell) => digits[cell] !== 0 && puzzle.givens[cell] === 0);
  const open = near.find((cell) => digits[cell] === 0);
  const given = near.find((cell) => puzzle.givens[cell] !== 0);
  const likely = [earlier[0], followed, earlier.find((cell) => peers.includes(cell)), open, given, ...earlier];
  return [...new Set(likely)].filter((cell): cell is number => cell !== undefined);
}
