import { type AnyAlgorithm, countOf } from '../../engine/algorithm.ts';
import { fieldOf, kindsWhere } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';

const COLUMNS = 545;
/** Accepted worse moves are marked one by one up to so many in the window. */
const MOST_MARKS = 700;
/** Places at which the temperature is read. */
const READINGS = 120;

/** What is drawn of a window of the run; made anew when the window or the run changes. */
export interface Profile {
  readonly columns: readonly (readonly [number, number])[];
  readonly best: readonly number[];
  readonly top: number;
  readonly marks: readonly { readonly position: number; readonly energy: number }[];
  readonly temperatures: readonly { readonly position: number; readonly temperature: number }[];
  /** Share of proposals kept, bar by bar. */
  readonly shares: readonly { readonly from: number; readonly to: number; readonly share: number }[];
  /** How many steps a bar of the shares stands for; undefined where it is a chain of swaps. */
  readonly stepsOfBar: number | undefined;
}

/** What there is to draw of the steps `first` to `last`. */
export function profileOf(timeline: Timeline, first: number, last: number): Profile {
  const columns = timeline.strip(COLUMNS, first, last);
  const before = first > 0 ? Math.min(...timeline.strip(200, 0, first).map(([low]) => low)) : Number.POSITIVE_INFINITY;
  let lowest = before;
  const best = columns.map(([low]) => (lowest = Math.min(lowest, low)));
  const marks: { position: number; energy: number }[] = [];
  const worse = worseKinds(timeline.algorithm);
  for (let at = timeline.next(worse, first); at !== undefined && at <= last && marks.length <= MOST_MARKS; at = timeline.next(worse, at)) {
    marks.push({ position: at, energy: timeline.metricAt(at) });
  }
  return {
    columns,
    best,
    top: Math.max(1, ...columns.map(([, high]) => high)),
    marks: marks.length > MOST_MARKS ? [] : marks,
    temperatures: temperaturesOf(timeline, first, last),
    ...sharesOf(timeline, first, last),
  };
}

/** The kinds of step that keep a change for the worse. */
export const worseKinds = ({ steps }: AnyAlgorithm) => kindsWhere(steps, ({ keeps }) => keeps === 'worse');

function temperaturesOf(timeline: Timeline, first: number, last: number): Profile['temperatures'] {
  const { localSearch } = timeline.algorithm;
  if (!localSearch?.temperatureOf) return [];
  const readings = Array.from({ length: READINGS + 1 }, (_, i) => Math.round(first + (i / READINGS) * (last - first)));
  return readings.flatMap((position) => {
    const temperature = localSearch.temperatureOf!(timeline.peek(position));
    return temperature <= 0 ? [] : [{ position, temperature }];
  });
}

function sharesOf(timeline: Timeline, first: number, last: number): Pick<Profile, 'shares' | 'stepsOfBar'> {
  const chains: { from: number; to: number; share: number }[] = [];
  const { steps } = timeline.algorithm;
  const ends = kindsWhere(steps, ({ shareKept }) => shareKept);
  let from = first;
  for (let at = timeline.next(ends, first); at !== undefined && at <= last && chains.length <= COLUMNS; at = timeline.next(ends, at)) {
    const end = timeline.stepAt(at)!;
    chains.push({ from, to: at, share: fieldOf(end, steps[end.kind]!.shareKept!) / 1000 });
    from = at;
  }
  if (chains.length > 0 && chains.length <= COLUMNS) return { shares: chains, stepsOfBar: undefined };
  // No chains, or too many to be seen: shares piece by piece.
  const pieces = 80;
  const kept = { kinds: kindsWhere(steps, ({ keeps }) => keeps) };
  const proposed = { kinds: kindsWhere(steps, ({ proposes }) => proposes) };
  let counts = timeline.countsAt(first);
  const shares = Array.from({ length: pieces }, (_, i) => {
    const [start, end] = [Math.round(first + (i / pieces) * (last - first)), Math.round(first + ((i + 1) / pieces) * (last - first))];
    const after = timeline.countsAt(end);
    const all = countOf(proposed, after) - countOf(proposed, counts);
    const share = all > 0 ? Math.min(1, (countOf(kept, after) - countOf(kept, counts)) / all) : 0;
    counts = after;
    return { from: start, to: end, share };
  });
  return { shares, stepsOfBar: Math.max(1, Math.round((last - first) / pieces)) };
}
