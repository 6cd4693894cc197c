import { MAX_PARTIAL, partialGrid } from '../engine/generate/partial-grid.ts';
import { scatteredGrid } from '../engine/generate/scattered-grid.ts';
import { gridOf } from '../engine/grid.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { type Arguments, countOption, textOf, UsageError } from './command.ts';

/** What puzzles with a share of givens are made from, by their names on the command line. */
export const sources = { full: partialGrid, random: scatteredGrid } as const;

/** One number, or two of them. */
const SHARES = /^(\d*\.?\d+)(?:\.\.(\d*\.?\d+))?$/;

/** How the puzzle at a place, from 0, among `count` is made of a seed where `--givens` says its share of givens; undefined without it. */
export function givensWish(given: Arguments, count: number): ((place: number, seed: number) => Puzzle) | undefined {
  const text = textOf(given, 'givens');
  const from = textOf(given, 'from');
  if (text === undefined) {
    if (from !== undefined) throw new UsageError('--from goes with --givens alone');
    return undefined;
  }
  const odd = ['level', 'houses', 'method', 'symmetry', 'order', 'levels'].find((option) => given.values[option] !== undefined);
  if (odd) throw new UsageError(`--${odd} does not go with --givens`);
  const [first, last] = sharesOf(text);
  const source = from ?? 'full';
  if (!Object.hasOwn(sources, source)) throw new UsageError(`--from is '${from}'; expected one of ${Object.keys(sources).join(', ')}`);
  const size = countOption(given, 'size') ?? 9;
  if (size > MAX_PARTIAL) throw new UsageError(`--size is ${size}; expected at most ${MAX_PARTIAL} for --givens`);
  gridOf(size);
  const make = sources[source as keyof typeof sources];
  return (place, seed) => make(size, first + ((last - first) * place) / Math.max(1, count - 1), seed);
}

/** The first and the last share, which are the same where there is one. */
function sharesOf(text: string): readonly [first: number, last: number] {
  const [, first, last = first] = SHARES.exec(text) ?? [];
  const shares = [Number(first), Number(last)] as const;
  if (first === undefined || shares.some((share) => share > 1))
    throw new UsageError(`--givens is '${text}'; expected a share from 0 to 1, such as 0.4, or two of them, such as 0.05..0.95`);
  if (shares[1] < shares[0]) throw new UsageError(`--givens is '${text}'; expected the smaller share first`);
  return shares;
}
