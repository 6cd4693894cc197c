import { type AnyAlgorithm, digitsIn } from '../../engine/algorithm.ts';

/** Where two runs part: after so many digits that are the same, one writes this and the other that. */
export interface Parting {
  /** Undefined where they write the same digits as far as both go. */
  readonly digits: number | undefined;
  /** What each does next: cells with the digit that is in them then; 0 where one was taken back. */
  readonly next: readonly (readonly { readonly cell: number; readonly digit: number }[])[];
}

interface Begun {
  readonly algorithm: AnyAlgorithm;
  readonly state: unknown;
}

/** Digits in which two runs are compared before it's said that they may be alike. */
const MAX_COMPARED = 200_000;

/** Yields what is in the grid after each step that writes a digit. The array is the same again and again. */
function* grids({ algorithm, state }: Begun): Generator<Uint8Array> {
  const run = algorithm.run(state);
  let grid: Uint8Array | undefined;
  for (let next = run.next(); !next.done; next = run.next()) {
    if (algorithm.steps[next.value.kind]?.writes === undefined) continue;
    const digits = digitsIn(algorithm, state);
    grid ??= new Uint8Array(digits.length);
    grid.set(digits);
    yield grid;
  }
}

/** Finds the first digit at which two runs differ. */
export function partingOf(a: Begun, b: Begun): Parting {
  let [before, other] = [a, b].map(({ algorithm, state }) => Uint8Array.from(digitsIn(algorithm, state))) as [Uint8Array, Uint8Array];
  const [as, bs] = [grids(a), grids(b)];
  for (let digits = 0; digits < MAX_COMPARED; digits++) {
    const [x, y] = [as.next().value, bs.next().value] as (Uint8Array | undefined)[];
    if (!x || !y) break;
    if (x.some((digit, cell) => digit !== y[cell])) return { digits, next: [changes(before, x), changes(other, y)] };
    before = x.slice();
    other = y.slice();
  }
  return { digits: undefined, next: [] };
}

const changes = (before: Uint8Array, after: Uint8Array) =>
  Array.from(after, (digit, cell) => ({ cell, digit })).filter(({ cell, digit }) => before[cell] !== digit);
