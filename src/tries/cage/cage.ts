import { allDigits, hasDigit, setOfDigits } from '../../engine/candidates.ts';
import { combinationsOf, reachOf } from '../../engine/killer/combinations.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The cells of the cage that the reader fills. */
export const CELLS = 3;
export const [MIN, GREATEST] = [6, 24];
/** The sums that a reader is led through. */
export const SUMS: readonly [number, ...number[]] = [7, 23, 15];

/** A cage that is filled by hand, digit after digit; sets of digits are bits. */
export interface Cage {
  readonly sum: number;
  /** In the cells that are filled, from the left. */
  readonly digits: readonly number[];
  /** The combinations of the sum that were found, in that order. */
  readonly found: readonly number[];
  /** The sums of which one was found, since the beginning. */
  readonly solved: readonly number[];
  readonly refused: number;
  /** The digit that was refused last, as long as nothing else was done. */
  readonly last: number | undefined;
}

export const emptyCage = (sum: number, solved: readonly number[] = []): Cage => ({
  sum,
  digits: [],
  found: [],
  solved,
  refused: 0,
  last: undefined,
});

/** Whether each sum that a reader is led through has been filled once. */
export const isLedThrough = ({ solved }: Cage): boolean => SUMS.every((sum) => solved.includes(sum));

export const combinationsFor = (sum: number): readonly number[] => combinationsOf(VALUES, CELLS, sum);

/** What the whole cage can come to once it holds these digits. */
export function reach(digits: readonly number[]): readonly [least: number, greatest: number] {
  const total = digits.reduce((sum, digit) => sum + digit, 0);
  const used = setOfDigits(digits);
  const [least, greatest] = reachOf(VALUES, CELLS - digits.length, allDigits(9) & ~used);
  return [total + least, total + greatest];
}

export type Verdict = 'there' | 'tooMuch' | 'outOfReach' | 'wrongSum' | 'fits' | 'known' | 'found';

/** What becomes of a digit in the next cell, by the checks of killer backtracking. */
export function verdictOn({ sum, digits, found }: Cage, digit: number): Verdict {
  if (digits.includes(digit)) return 'there';
  const filled = [...digits, digit];
  const [least, greatest] = reach(filled);
  if (filled.length === CELLS && least !== sum) return 'wrongSum';
  if (least > sum) return 'tooMuch';
  if (greatest < sum) return 'outOfReach';
  if (filled.length < CELLS) return 'fits';
  return found.includes(setOfDigits(filled)) ? 'known' : 'found';
}

/** The digits that the checks let pass although no combination has them, from the first of them on; none where a combination is left. */
export function passedInVain({ sum, digits }: Cage): readonly number[] {
  const first = digits.findIndex((_, index) => {
    const placed = setOfDigits(digits.slice(0, index + 1));
    return !combinationsFor(sum).some((set) => (placed & ~set) === 0);
  });
  return first < 0 ? [] : digits.slice(first);
}

/** The cage once the digit was tried: a cage that is full and right is emptied, and one that refuses stays as it is. */
export function tried(cage: Cage, digit: number): Cage {
  const verdict = verdictOn(cage, digit);
  const filled = [...cage.digits, digit];
  if (verdict === 'fits') return { ...cage, digits: filled, last: undefined };
  if (verdict === 'known') return { ...cage, digits: [], last: undefined };
  if (verdict === 'found') {
    const solved = [...new Set([...cage.solved, cage.sum])];
    return { ...cage, digits: [], found: [...cage.found, setOfDigits(filled)], solved, last: undefined };
  }
  return { ...cage, refused: cage.refused + 1, last: digit };
}

/** A digit that leads on to a combination that was not found yet; undefined where none does. */
export function digitToShow({ sum, digits, found }: Cage): number | undefined {
  const placed = setOfDigits(digits);
  const goal = combinationsFor(sum).find((set) => !found.includes(set) && (placed & ~set) === 0);
  return goal === undefined ? undefined : VALUES.find((digit) => hasDigit(goal & ~placed, digit));
}
