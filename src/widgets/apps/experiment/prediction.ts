import type { Interval } from '../../../experiment/statistics/interval.ts';

/** A guess of a number, with the ends of where a reader would be surprised. Shares have no ends. */
export interface Guess {
  readonly value: number;
  readonly range: Interval | undefined;
}

/** What a reader expects, one guess for each thing that is asked. Undefined: the reader went on without. */
export type Prediction = readonly Guess[] | undefined;

/** Ratios that can be guessed. */
export const MIN_RATIO = 1 / 20;
export const MAX_RATIO = 1000;

const rounded = (value: number) => Number(value.toPrecision(2));

/** A prediction as a text for links: `5:2:12,2:1:4`, or `20,40,30`. */
export const predictionText = (prediction: Prediction): string | undefined =>
  prediction
    ?.map(({ value, range }) => [value, ...(range ? [range.from, range.to] : [])].map((each) => String(rounded(each))).join(':'))
    .join(',');

/** Reads such a text for so many guesses, with ranges or without; undefined where it makes no sense. */
export function readPrediction(text: string, guesses: number, kind: 'ratio' | 'share'): Prediction {
  const parts = text.split(',').map((part) => part.split(':').map(Number));
  if (parts.length !== guesses) return undefined;
  const read = parts.map(([value = Number.NaN, from = value, to = value, ...more]): Guess | undefined => {
    const [least, greatest] = kind === 'ratio' ? [MIN_RATIO, MAX_RATIO] : [0, 100];
    if (more.length > 0 || !(least <= from && from <= value && value <= to && to <= greatest)) return undefined;
    return { value, range: kind === 'ratio' ? { from, to } : undefined };
  });
  return read.every((guess): guess is Guess => guess !== undefined) ? read : undefined;
}

/** What becomes of a guess when the interval is known. */
export type GuessVerdict = 'within' | 'too-low' | 'too-high' | 'overlaps';

/** Whether what a reader said is within the interval, meets it, or lies on one side of it. */
export function verdictOfGuess({ value, range }: Guess, interval: Interval): GuessVerdict {
  if (interval.from <= value && value <= interval.to) return 'within';
  const { from, to } = range ?? { from: value, to: value };
  if (to < interval.from) return 'too-low';
  return from > interval.to ? 'too-high' : 'overlaps';
}
