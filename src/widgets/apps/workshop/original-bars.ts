import { number } from '#words/language.ts';
import * as words from '#words/workshop-trace.ts';
import { countOf } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import { defaultsOf } from '../../../engine/options.ts';
import type { Opened } from '../../../trace/import/opened.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { element } from '../../ui/element.ts';
import type { MeasuredRun } from '../../workers/measure.worker.ts';
import { startMeasurer } from '../../workers/worker-pool.ts';

/** The number of steps after which the original algorithm's run is stopped. */
const MAX_STEPS = 50_000_000;

/** A thing that both runs count, by its label. */
export interface SharedCount {
  readonly label: string;
  readonly yours: number;
  readonly original: number;
}

/** The counts a run shares with a measured one: all steps, and those of the same name that are above 0 in one of them. */
export function sharedCounts(
  { algorithm, totals, taken }: Pick<Timeline, 'algorithm' | 'totals' | 'taken'>,
  original: MeasuredRun,
): SharedCount[] {
  const counted = Object.values(algorithm.counters).flatMap((counter) => {
    const theirs = original.counters[counter.label];
    const yours = countOf(counter, totals);
    return theirs === undefined || yours + theirs === 0 ? [] : [{ label: counter.label, yours, original: theirs }];
  });
  return [{ label: words.bars.steps, yours: taken, original: original.steps }, ...counted];
}

/**
 * Counts a run of an original algorithm on the puzzle of a trace, without keeping it: with the options of the trace where that names the
 * same. Counters come by their labels, which a reader's program may share.
 */
export async function measureOriginal(id: string, { header, options }: Opened): Promise<MeasuredRun> {
  const measurer = startMeasurer();
  try {
    const algorithm = await catalogRow(id).load();
    const own = header.original === id ? options : defaultsOf(algorithm.options);
    const budget = { currency: 'steps', amount: MAX_STEPS } as const;
    const run = await measurer.work({ algorithm: id, options: own, text: puzzleText(header.puzzle), budget });
    const labelled = Object.entries(run.counters).map(([counter, count]) => [algorithm.counters[counter]!.label, count]);
    return { ...run, counters: Object.fromEntries(labelled) };
  } finally {
    measurer.terminate();
  }
}

/** A note on the original algorithm's run, shown with its counts; '' where there is none. */
export function originalNote(id: string, { outcome, steps }: MeasuredRun): string {
  if (outcome === 'refused') return words.bars.refused(catalogRow(id).title);
  return outcome === 'stopped' ? words.bars.givenUp(steps) : '';
}

/** Draws two bars for each count, one under the other, and says how they compare. `original` is the name of the other run. */
export function drawOriginalBars(root: HTMLElement, counts: readonly SharedCount[], original: string): void {
  root.replaceChildren(
    ...counts.map(({ label, yours, original: theirs }) => {
      const group = element('div', 'book-bars');
      const title = element('p', 'book-bars-title', label);
      title.append(' ', element('b', '', words.bars.against(yours, theirs)));
      const most = Math.max(yours, theirs, 1);
      group.append(title, bar(words.bars.yours, yours, most, 'yours'), bar(original, theirs, most, 'book'));
      return group;
    }),
  );
}

function bar(name: string, count: number, most: number, kind: string): HTMLElement {
  const row = element('p', `book-bar.${kind}`);
  const line = element('span', 'book-bar-line');
  line.style.setProperty('--share', String(count / most));
  row.append(element('span', 'book-bar-name', name), line, element('span', 'book-bar-count', number(count)));
  return row;
}
