import * as words from '#words/bench.ts';
import { type AnyAlgorithm, countOf } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import type { Opened } from '../../../trace/brought/opened.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { element } from '../../controls/element.ts';
import type { Measured } from '../../workers/measure-run.ts';
import { measureBook } from './book-bars.ts';
import { type Compared, comparisonBars, comparisonSentence } from './comparison.ts';
import type { Start } from './starts.ts';

/** What a reader's runs take beside the book's algorithm, and what the reader had bet. */
export class BesideBook {
  readonly #root: HTMLElement;
  #start: Start | undefined;
  #label = '';
  #book: Promise<Measured> | undefined;
  #lastGood: Compared | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  async begin(start: Start): Promise<void> {
    this.#start = start;
    this.forget();
    const algorithm: AnyAlgorithm = await catalogRow(start.beside).load();
    if (start !== this.#start) return;
    this.#label = algorithm.counters[start.counter]!.label;
    this.#part('bet-label').textContent = words.bet(this.#label);
  }

  /** Another puzzle, or another program: earlier numbers are of no use. */
  forget(): void {
    this.#book = undefined;
    this.#lastGood = undefined;
    this.#part('result').replaceChildren();
  }

  /** A run has ended before its time. */
  tell(how: 'fault' | undefined, steps: number): void {
    const result = this.#part('result');
    result.replaceChildren();
    if (how === undefined) return;
    if (this.#lastGood) result.append(element('p', 'bench-note', words.lastGood), comparisonSentence(this.#lastGood));
    result.append(element('p', 'bench-note', words.beforeFault(steps)));
  }

  /** Compares a run that has ended well with the book's on the same puzzle, which is run once. */
  async compare(opened: Opened, timeline: Timeline): Promise<void> {
    const { beside, counter } = this.#start!;
    const result = this.#part('result');
    const own = opened.algorithm.counters[counter];
    if (!own) return;
    result.replaceChildren(element('p', 'bench-note', words.bookCounts));
    this.#book ??= measureBook(beside, opened);
    const asked = this.#book;
    const measured = await asked;
    if (asked !== this.#book) return;
    const book = measured.counters[this.#label];
    if (measured.ending === 'refused' || book === undefined) {
      result.replaceChildren(element('p', 'bench-note', words.noBook));
      return;
    }
    const compared = { yours: countOf(own, timeline.totals), book, what: this.#label };
    this.#lastGood = compared;
    result.replaceChildren(comparisonSentence(compared), comparisonBars(compared));
    const said = this.#root.querySelector('input')!.valueAsNumber;
    if (!Number.isNaN(said)) result.append(element('p', 'bench-note', words.betResult(said, compared.yours)));
  }
}
