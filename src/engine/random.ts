import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';

/** A seeded source of chance. The same seed gives the same numbers in a browser, a worker and on the command line. */
export interface Random {
  /** A whole number in 0 … n − 1. */
  below(n: number): number;
  /** A real number in [0, 1). */
  fraction(): number;
  /** Returns the same things in a random order, as a new array. */
  shuffled<T>(things: readonly T[]): T[];
}

/** `seed` is any whole number. */
export function randomFrom(seed: number): Random {
  const generator = xorshift128plus(seed | 0);
  // 31 bits, so that % stays in whole-number arithmetic; the bias is below n / 2³¹.
  const next31 = () => generator.next() >>> 1;
  const below = (n: number) => next31() % n;
  return {
    below,
    fraction: () => next31() / 0x80000000,
    shuffled(things) {
      const result = things.slice();
      for (let last = result.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [result[last], result[other]] = [result[other], result[last]];
      }
      return result;
    },
  };
}
