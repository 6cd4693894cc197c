import type { Tone } from '../engine/step.ts';

/** A piece of a sentence; one with a tone is shown in that tone's colour. */
export interface Part {
  readonly text: string;
  readonly tone?: Tone | 'given' | 'strong';
}

export type Sentence = readonly Part[];

/** Numbers are written the English way: 12,345. */
const written = (value: string | number) => (Number.isInteger(value) ? value.toLocaleString('en') : String(value));

/** Builds a sentence: say`Try ${trying('4')} in r2c8.` */
export function say(strings: TemplateStringsArray, ...values: readonly (string | number | Part | Sentence)[]): Sentence {
  const parts: Part[] = [];
  strings.forEach((text, index) => {
    if (text) parts.push({ text });
    const value = values[index];
    if (value === undefined) return;
    if (typeof value === 'string' || typeof value === 'number') parts.push({ text: written(value) });
    else if (Array.isArray(value)) parts.push(...value);
    else parts.push(value as Part);
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

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** '1 digit', '3 digits'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${written(count)} ${count === 1 ? one : many}`;
}
