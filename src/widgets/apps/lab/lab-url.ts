import { faults } from '#words/lab.ts';
import type { ZeroMeaning } from '../../../engine/formats/format.ts';
import { AddressCodec, choiceField, hiddenField, runsField, wholeField } from '../../runs/links/address.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { type LabMeasure, labMeasures } from './results.ts';

/** The contents of a link to the lab. */
export interface LabState {
  readonly runs: readonly NamedRun[];
  /** What a run may take, in the measure. */
  readonly limit: number;
  readonly measure: LabMeasure;
  /** The puzzles as text; undefined for those that the page has. */
  readonly puzzles: string | undefined;
  /** What the reader says that 0 stands for in them. */
  readonly zero: ZeroMeaning | undefined;
}

/** The valid parts of a link, and the faults of the others. It may name no runs. */
export interface LabLink extends LabState {
  readonly faults: readonly string[];
}

/** The highest limit that the page allows. */
export const MAX_LIMIT = 1_000_000_000;

const zeros: readonly (ZeroMeaning | undefined)[] = ['blank', 'digit'];

const codec = new AddressCodec<LabState>({
  runs: runsField('with'),
  limit: wholeField('limit', (text) => faults.limit(text, MAX_LIMIT), { from: 1, to: MAX_LIMIT }),
  measure: choiceField('show', labMeasures, (text) => faults.measure(text, labMeasures)),
  puzzles: hiddenField('puzzles', faults.damaged),
  zero: choiceField('zero', zeros, faults.zero),
});

/** The page's URL with a lab in its query and, where they are not the page's own, the puzzles in its fragment. */
export const labUrl = (page: string, state: LabState): string => codec.write(page, state);

/** Whether the fragment of a URL holds puzzles. */
export const holdsPuzzles = (hash: string): boolean => codec.inFragment(hash);

/** Reads a URL; undefined when it is not about a lab. Missing or invalid parts come from `otherwise`; algorithms, options and puzzles are unchecked. */
export function readLabUrl(page: string, { limit, measure }: LabState): LabLink | undefined {
  const address = new URL(page);
  // What links called digits before.
  if (address.searchParams.get('show') === 'written') address.searchParams.set('show', 'digits');
  const link = codec.read(address, { limit, measure, runs: [], puzzles: undefined, zero: undefined });
  return link && { ...link.values, faults: link.faults };
}
