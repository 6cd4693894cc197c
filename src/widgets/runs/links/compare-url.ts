import { faults } from '#words/compare.ts';
import type { NamedRun } from '../named-run.ts';
import { AddressCodec, choiceField, flagField, puzzleField, runsField, wholeField } from './address.ts';

/** What several runs are aligned on. Never on frames: those of two algorithms mean different things. */
export const measures = ['writes', 'steps', 'share'] as const;

export type Measure = (typeof measures)[number];

/** What a link to a comparison holds. */
export interface CompareState {
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle: string;
  readonly runs: readonly NamedRun[];
  readonly measure: Measure;
  readonly time: number;
  /** It fills the window. */
  readonly stage?: boolean | undefined;
}

/** What a link says, and what of it makes no sense. It may name no runs. */
export interface CompareLink extends CompareState {
  readonly faults: readonly string[];
}

const codec = new AddressCodec<CompareState>({
  puzzle: puzzleField,
  runs: runsField('with'),
  measure: choiceField('by', measures, (text) => faults.measure(text, measures)),
  time: wholeField('at', faults.time, { from: 0 }),
  stage: flagField('stage'),
});

/** The page's URL with a comparison in its query, a long puzzle in its fragment. */
export const compareUrl = (page: string, { puzzle, runs, measure, time, stage }: CompareState): string =>
  codec.write(page, { puzzle, runs, measure, time, stage });

/** Whether the fragment of a URL holds a puzzle. */
export const holdsPuzzle = (hash: string): boolean => codec.inFragment(hash);

/** Reads the query and the fragment of a URL; undefined when it is not about a comparison. What is missing or makes no sense comes from `otherwise`; puzzle, algorithms and options are unchecked. */
export function readCompareUrl(address: Pick<URL, 'search' | 'hash'>, { puzzle, measure }: CompareState): CompareLink | undefined {
  const link = codec.read(address, { puzzle, measure, runs: [], time: 0 });
  return link && { ...link.values, faults: link.faults };
}
