import { either, listed } from '../../sentence.ts';

/** What follows from what, for those who don't see the drawing. */
export const implications = {
  guess: (cell: string, level: number) => `${cell}, guess ${level}`,
  follows: (cell: string, level: number) => `${cell}, follows from guess ${level}`,
  noneLeft: (cell: string) => `${cell} has no digit left`,
  noPlace: (symbol: string, cells: readonly string[]) => `${symbol} can’t be in ${either(cells)}`,
  fence: (cells: readonly string[]) => `fence around ${listed(cells)}`,
  ringed: (facts: readonly string[]) => `ringed: ${listed(facts)}`,
  fact: (cell: string, symbol: string, isPlaced: boolean) => `${cell} ${isPlaced ? 'is' : 'isn’t'} ${symbol}`,
};
