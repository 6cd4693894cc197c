import type { Tone } from '../engine/step.ts';

/** A piece of a sentence; one with a tone is shown in that tone's colour. */
export interface Part {
  readonly text: string;
  readonly tone?: Tone | 'given' | 'strong';
}

export type Sentence = readonly Part[];

/**
 * A number as English writes it: 12,345, and at most three decimals. The commas are set here, for loading what a browser knows of numbers
 * keeps a phone busy longer than all the words of a page.
 */
export function englishNumber(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return value.toLocaleString('en');
  const [whole, decimals] = String(Number(value.toFixed(3))).split('.');
  const withCommas = whole!.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? withCommas : `${withCommas}.${decimals}`;
}

const written = (value: string | number) => (Number.isInteger(value) ? englishNumber(value as number) : String(value));

/** Builds a sentence: say`Try ${trying('4')} in r2c8.` No two parts without a tone stand side by side. */
export function say(strings: TemplateStringsArray, ...values: readonly (string | number | Part | Sentence)[]): Sentence {
  const parts: Part[] = [];
  const add = (part: Part) => {
    const last = parts.at(-1);
    if (last && !last.tone && !part.tone) parts[parts.length - 1] = { text: last.text + part.text };
    else parts.push(part);
  };
  strings.forEach((text, index) => {
    if (text) add({ text });
    const value = values[index];
    if (value === undefined) return;
    if (typeof value === 'string' || typeof value === 'number') add({ text: written(value) });
    else for (const part of Array.isArray(value) ? (value as Sentence) : [value as Part]) add(part);
  });
  return parts;
}

/** A part in a tone: toned('conflict')('4'). */
export const toned =
  (tone: NonNullable<Part['tone']>) =>
  (text: string | number): Part => ({ text: written(text), tone });

/** The sentence as plain text: for screen readers, captions and the command line. */
export function plain(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}

/** The text with a capital, but for the name of a cell. */
export const startOfSentence = (text: string): string => (/^r\d/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`);

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** 'a', 'a or b', 'a, b or c'. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** '1 digit', '3 digits'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${written(count)} ${count === 1 ? one : many}`;
}

/** 'a hard', 'an easy': a word with the article that fits its first letter. */
export const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

const TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');

/** A whole number in words, up to 99; larger ones in figures. */
export const inWords = (count: number): string => {
  if (count > 99) return written(count);
  const [tens, ones] = [Math.trunc(count / 10), count % 10];
  return TO_NINETEEN[count] ?? (ones === 0 ? TENS[tens]! : `${TENS[tens]}-${TO_NINETEEN[ones]}`);
};

/** 'six cells': a count beside digits, with which its figure would be confused ('2 cells for 2 and 8'). */
export const countedInWords = (count: number, one: string, many = `${one}s`): string => `${inWords(count)} ${count === 1 ? one : many}`;

/** 'Six cells': begins a sentence, where a figure would run into the end of the last one ('7 and 9. 6 cells'). */
export const countedFirst = (count: number, one: string, many?: string): string => startOfSentence(countedInWords(count, one, many));
