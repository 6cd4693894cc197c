/** The digits of a base 32 number: five members of a set each. */
const FIGURES = '0123456789abcdefghijklmnopqrstuv';
const BITS = 5;

/** How many characters a set of at most `size` members takes. */
export const setWidth = (size: number): number => Math.ceil(size / BITS);

/** Whether a text has the characters of sets and no others. */
export const isSetText = (text: string): boolean => [...text].every((character) => FIGURES.includes(character));

/** The set, or the number, that such a text stands for. */
export const setIn = (text: string): number => [...text].reduce((sum, character) => 2 ** BITS * sum + FIGURES.indexOf(character), 0);

/** A set of at most `size` members as text, always equally long. */
export const setText = (set: number, size: number): string =>
  Array.from(
    { length: setWidth(size) },
    (_, place) => FIGURES[Math.floor(set / 2 ** (BITS * (setWidth(size) - 1 - place))) % 2 ** BITS],
  ).join('');
