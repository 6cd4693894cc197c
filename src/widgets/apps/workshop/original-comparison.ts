import * as words from '#words/workshop.ts';
import { type AnyAlgorithm, countOf } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import type { Opened } from '../../../trace/import/opened.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { element } from '../../ui/element.ts';
import type { MeasuredRun } from '../../workers/measure.worker.ts';
import { type Compared, comparisonBars, comparisonSentence } from './comparison.ts';
import { measureOriginal } from './original-bars.ts';
import type { Start } from './starts.ts';

/** The bet on a run, and the value of the field when the run began. */
interface BetOn {
  readonly bet: number | undefined;
  readonly said: number | undefined;
  /** The run is the original's own, so there is nothing to compare it with. */
  readonly isOriginal: boolean;
}

/** The counts of a reader's runs next to the original algorithm's, and the bets on them. */
export class OriginalComparison {
  readonly #root: HTMLElement;
  readonly #link: HTMLButtonElement;
  #start: Start | undefined;
  /** The author's name, '' without one; undefined when the reader wrote the program. */
  author: string | undefined;
  #what = '';
  #original: Promise<MeasuredRun> | undefined;
  #lastGood: Compared | undefined;

  /** `link` leads to the comparison when there is one. */
  constructor(root: HTMLElement, link: HTMLButtonElement) {
    this.#root = root;
    this.#link = link;
    link.addEventListener('click', () => root.scrollIntoView({ block: 'nearest' }));
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  /** The counter that is compared. */
  get what(): string {
    return this.#what;
  }

  /** Resolves to the counts; undefined when another start was chosen in the meantime. */
  async begin(start: Start): Promise<string | undefined> {
    this.#start = start;
    this.author = undefined;
    this.forget();
    const algorithm: AnyAlgorithm = await catalogRow(start.comparedWith).load();
    if (start !== this.#start) return undefined;
    this.#what = algorithm.counters[start.counter]!.label;
    return this.#what;
  }

  /** Discards earlier counts: the puzzle or the program is another. */
  forget(): void {
    this.#original = undefined;
    this.#lastGood = undefined;
    this.#show();
  }

  /** Shows what there is to say, and leads to it if it compares two runs. */
  #show(...parts: readonly HTMLElement[]): void {
    this.#part('result').replaceChildren(...parts);
    this.#link.hidden = parts.length < 2;
  }

  /** Shows a run that ended early. */
  tell(how: 'fault' | undefined, steps: number): void {
    if (how === undefined) {
      this.#show();
      return;
    }
    const note = element('p', 'bench-note', words.beforeFault(steps, this.#start?.original !== undefined));
    const lastGood = this.#lastGood && [element('p', 'bench-note', words.lastGood), comparisonSentence(this.#lastGood)];
    this.#show(note, ...(lastGood ?? []));
  }

  /** Something else that both runs count, for a program that doesn't report what is compared. */
  #instead({ algorithm, totals }: Timeline, { counters }: MeasuredRun): Compared | undefined {
    return Object.values(algorithm.counters)
      .map((counter) => ({ what: counter.label, yours: countOf(counter, totals), original: counters[counter.label] ?? 0 }))
      .find(({ yours, original }) => yours > 0 && original > 0);
  }

  /** Compares a finished run with the original algorithm's on the same puzzle, which is run once. */
  async compare(opened: Opened, timeline: Timeline, { bet, said, isOriginal }: BetOn): Promise<void> {
    const { comparedWith, counter } = this.#start!;
    const own = opened.algorithm.counters[counter];
    if (!own) return;
    if (isOriginal) {
      this.#show(element('p', 'bench-note', words.originalCount(countOf(own, timeline.totals), this.#what)));
      return;
    }
    this.#show(element('p', 'bench-note', words.bookCounts));
    this.#original ??= measureOriginal(comparedWith, opened);
    const requested = this.#original;
    const measured = await requested;
    if (requested !== this.#original) return;
    const original = measured.counters[this.#what];
    if (measured.outcome === 'refused' || original === undefined) {
      this.#show(element('p', 'bench-note', words.noOriginal));
      return;
    }
    const other = this.#start!.original === undefined ? { other: catalogRow(comparedWith).title } : {};
    const yours = countOf(own, timeline.totals);
    if (yours === 0 && original > 0) {
      const instead = this.#instead(timeline, measured);
      const note = element('p', 'bench-note', words.notReported(this.#what, instead?.what));
      const compared = instead && [comparisonSentence({ ...instead, ...other }), comparisonBars({ ...instead, ...other })];
      this.#show(note, ...(compared ?? []));
      return;
    }
    const compared = { yours, original, what: this.#what, ...other };
    this.#lastGood = compared;
    const about = [];
    if (bet !== undefined) about.push(element('p', 'bench-note', words.betResult(bet, compared.yours, this.author)));
    else if (said !== undefined) about.push(element('p', 'bench-note', words.betLate));
    this.#show(comparisonSentence(compared), comparisonBars(compared), ...about);
  }
}
