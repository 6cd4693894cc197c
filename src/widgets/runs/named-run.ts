import { catalogRow } from '../../engine/catalog.ts';

/** A run as a reader names it: an algorithm, and those of its options that are not at their default, as text. */
export interface NamedRun {
  readonly algorithm: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The options of a run in words: 'forward checking off, digits shuffled'. Empty when none is named. */
export function optionsText({ options }: NamedRun): string {
  const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(options)
    .map(([name, value]) => `${inWords(name)} ${value}`)
    .join(', ');
}

/** A run in words: 'Constraint search (mrv off)'. */
export function runName(run: NamedRun): string {
  const options = optionsText(run);
  return `${catalogRow(run.algorithm).title}${options && ` (${options})`}`;
}

/** The letter of the run at a place (from 0) among others. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** There are so many colours for runs; then they come again. */
const HUES = 4;

/** The class of the colour of the run at a place (from 0). */
export const hueOf = (place: number): string => `hue-${(place % HUES) + 1}`;
