/*
 * Words added bit by bit: each place of nine bits has a count of its own, whose binary digits are in words of their own.
 */

/** Places of a word: three little rows in each of three boxes. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export interface BitSum {
  /** Word k has, at each place, the binary digit of 2 to the k of its count. */
  readonly planes: readonly number[];
  /** What the word that was added last carried out of each plane. */
  readonly carries: readonly number[];
}

/** The sum of some words, with as many planes as nine words can need. */
export function bitSum(words: readonly number[]): BitSum {
  const planes = [0, 0, 0, 0];
  let carries: number[] = [];
  for (const word of words) {
    let carry = word;
    carries = planes.map((plane, k) => {
      planes[k] = plane ^ carry;
      carry &= plane;
      return carry;
    });
  }
  return { planes, carries };
}

/** How many words have a place. */
export const countAt = ({ planes }: Pick<BitSum, 'planes'>, place: number): number =>
  planes.reduce((count, plane, k) => count + (((plane >> place) & 1) << k), 0);

export const placesIn = (word: number): number[] => PLACES.filter((place) => ((word >> place) & 1) === 1);

/** A little row for which three digits have room, and what they lose elsewhere in its box and in its row. */
export interface Triad {
  readonly place: number;
  readonly digits: readonly number[];
  readonly gone: readonly { readonly digit: number; readonly place: number }[];
}

const boxOf = (place: number) => Math.floor(place / 3);
const rowOf = (place: number) => place % 3;

/** The triads that strike something. `words` are those of the digits 1 to 9, with bit 3 · box + row where there is room. */
export function triadsOf(words: readonly number[]): Triad[] {
  return PLACES.flatMap((place) => {
    const digits = words.flatMap((word, index) => ((word >> place) & 1 ? [index + 1] : []));
    if (digits.length !== 3) return [];
    const meets = (other: number) => other !== place && (boxOf(other) === boxOf(place) || rowOf(other) === rowOf(place));
    const gone = digits.flatMap((digit) =>
      placesIn(words[digit - 1]!)
        .filter(meets)
        .map((other) => ({ digit, place: other })),
    );
    return gone.length > 0 ? [{ place, digits, gone }] : [];
  });
}
