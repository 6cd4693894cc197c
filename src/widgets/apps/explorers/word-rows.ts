import { bitWords as words } from '#words/explorers.ts';
/** A set of nine digits as a word: bit d − 1 is digit d. */
export interface WordRow {
  readonly label: string;
  /** As it is written in a program. */
  readonly code: string;
  readonly word: number;
}

/** What a processor makes of two sets, each in one instruction or two. */
export function wordRows(a: number, b: number): WordRow[] {
  return [
    { label: words.both, code: 'a & b', word: a & b },
    { label: words.either, code: 'a | b', word: a | b },
    { label: words.onlyFirst, code: 'a & ~b', word: a & ~b },
    { label: words.smallest, code: 'a & -a', word: a & -a },
    { label: words.withoutSmallest, code: 'a & (a - 1)', word: a & (a - 1) },
  ];
}

/** A word as its nine bits, bit 0 at the left. */
export const bitsText = (word: number): string => [...word.toString(2).padStart(9, '0')].reverse().join('');
