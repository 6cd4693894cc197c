import { catalogRow } from '../../engine/catalog.ts';

/** A run as a reader names it: an algorithm, and those of its options that are not at their default, as text. */
export interface NamedRun {
  readonly algorithm: string;
  readonly options: Readonly<Record<string, string>>;
}

/** A run as it stands in a link: `constraint-search,mrv:off`. */
export function runText({ algorithm, options }: NamedRun): string {
  return [algorithm, ...Object.entries(options).map(([name, value]) => `${name}:${value}`)].join(',');
}

/** Reads what `runText` writes; nothing is checked. */
export function readRun(text: string): NamedRun {
  const [algorithm = '', ...pairs] = text.split(',');
  return {
    algorithm,
    options: Object.fromEntries(
      pairs.map((pair) => {
        const colon = pair.indexOf(':');
        return colon < 0 ? [pair, ''] : [pair.slice(0, colon), pair.slice(colon + 1)];
      }),
    ),
  };
}

/** The options of a run in words: 'mrv off, digits shuffled'. Empty when none is named. */
export function optionsText({ options }: NamedRun): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** A run in words: 'Constraint search (mrv off)'. */
export function runName(run: NamedRun): string {
  const options = optionsText(run);
  return `${catalogRow(run.algorithm).title}${options && ` (${options})`}`;
}

/** The letter by which the run at a place (from 0) is called beside others. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** There are so many colours for runs; then they come again. */
const HUES = 4;

/** The class of the colour of the run at a place (from 0). */
export const hueOf = (place: number): string => `hue-${(place % HUES) + 1}`;
