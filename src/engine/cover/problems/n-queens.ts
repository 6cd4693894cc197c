import { InputError } from '../../errors.ts';
import { type CoverOption, type CoverProblem, coverProblem } from '../../exact-cover.ts';

/** Returns 0 … n − 1 from the middle outwards, in organ-pipe order: columns near the middle of the board first. */
export function organPipe(n: number): number[] {
  return Array.from({ length: n }, (_, j) => (j % 2 === 1 ? n - 1 - j : n + j) >> 1);
}

/**
 * n queens that do not attack each other (Knuth 2000, 2020): ranks and files are primary and each takes one queen,
 * diagonals of two squares and more are secondary. With `filesToo` false only the ranks are primary, which gives
 * the same solutions by a longer search. Throws InputError unless n is 1 … 64.
 */
export function nQueens(n: number, { filesToo = true }: { filesToo?: boolean } = {}): CoverProblem {
  if (!Number.isInteger(n) || n < 1 || n > 64) throw new InputError(`${n} queens`, { expected: 'a whole number from 1 to 64' });
  const pipe = organPipe(n);
  const itemOf = new Map<string, number>();
  const add = (item: string) => itemOf.set(item, itemOf.size);
  for (const j of pipe) {
    add(`rank ${j + 1}`);
    if (filesToo) add(`file ${j + 1}`);
  }
  const primary = itemOf.size;
  if (!filesToo) for (const j of pipe) add(`file ${j + 1}`);
  // The two corner diagonals of either direction have one square: nothing can clash there.
  for (let diagonal = 1; diagonal < 2 * n - 2; diagonal++) add(`up diagonal ${diagonal}`);
  for (let diagonal = 1; diagonal < 2 * n - 2; diagonal++) add(`down diagonal ${diagonal}`);

  const options: CoverOption[] = [];
  for (let rank = 0; rank < n; rank++) {
    for (let file = 0; file < n; file++) {
      const through = [`rank ${rank + 1}`, `file ${file + 1}`, `up diagonal ${rank + file}`, `down diagonal ${n - 1 - rank + file}`];
      options.push({
        name: `queen at r${rank + 1}c${file + 1}`,
        items: through.map((item) => itemOf.get(item)).filter((item) => item !== undefined),
      });
    }
  }
  const items = [...itemOf.keys()];
  return coverProblem({ name: `${n} queens`, items, primary, options });
}
