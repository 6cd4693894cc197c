import { englishNumber } from '../../sentence.ts';

/** The tag of this language, for `lang` and for sorting. */
export const language = 'en';

/** A day and a time as this language writes them, by the reader's clock. */
export const dateTime = (time: Date): string => time.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

/** A number as this language writes it: 12,345. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  options ? value.toLocaleString(language, options) : englishNumber(value);

/** A number to one decimal below ten, and whole above: 3.2, 12. */
export const roughly = (value: number): string => number(Number(value.toFixed(value < 10 ? 1 : 0)));
