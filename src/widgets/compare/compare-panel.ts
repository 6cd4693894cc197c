import type { AnyAlgorithm, AnyOptions } from '../../engine/algorithm.ts';
import { catalogRow } from '../../engine/catalog.ts';
import { describeError, InputError } from '../../engine/errors.ts';
import { optionText, readOptions } from '../../engine/options.ts';
import { type AnyNarrator, narratorOf } from '../../narration/narrator.ts';
import { type RunningTrace, runInWorker } from '../../trace/client.ts';
import type { Frame, Timeline } from '../../trace/timeline.ts';
import { readInput } from '../read-input.ts';
import { RunChooser } from '../run-chooser.ts';
import type { NamedPuzzle } from '../stepper-config.ts';
import type { View } from '../view.ts';
import { views } from '../views.ts';
import type { CommonClock, ComparedRun } from './common-clock.ts';
import type { NamedRun } from './compare-url.ts';

/** A run that is known to be possible. */
export interface PreparedRun {
  readonly id: string;
  readonly algorithm: AnyAlgorithm;
  readonly words: AnyNarrator;
  readonly input: unknown;
  readonly options: AnyOptions;
  readonly puzzle: NamedPuzzle;
}

/** Checks that an algorithm can run on a puzzle. Throws InputError when the puzzle or an option does not fit. */
export async function prepareRun({ algorithm: id, options: texts }: NamedRun, puzzle: NamedPuzzle): Promise<PreparedRun> {
  const row = catalogRow(id);
  if (row.input === 'empty-puzzle') throw new InputError(`'${id}' makes puzzles`, { expected: 'an algorithm that solves them' });
  const [algorithm, words] = await Promise.all([row.load(), narratorOf(id)]);
  return { id, algorithm, words, input: readInput(row, algorithm, puzzle), options: readOptions(algorithm.options, texts), puzzle };
}

/** What a panel shows of its run. */
export const panelViews = ['grid', 'words', 'counters', 'strip'] as const;

interface Orders {
  /** The reader wants another algorithm or other options in this panel. */
  change(run: NamedRun): void;
  remove(): void;
  /** The run has come further, or has ended. */
  grown(): void;
}

/** One of the runs of a comparison, with its choosers and drawings. */
export class ComparePanel implements ComparedRun {
  readonly element: HTMLElement;
  /** The options are all there, as text. */
  named: NamedRun = { algorithm: '', options: {} };
  stopped = false;
  readonly #orders: Orders;
  #algorithm: AnyAlgorithm | undefined;
  #words: AnyNarrator | undefined;
  #running: RunningTrace | undefined;
  #chooser: RunChooser | undefined;
  #views: View[] = [];
  #shown: Frame | undefined;

  constructor(element: HTMLElement, orders: Orders) {
    this.element = element;
    this.#orders = orders;
    this.#select.addEventListener('change', () => orders.change({ algorithm: this.#select.value, options: {} }));
    element.querySelector('button[data-part=remove]')!.addEventListener('click', () => orders.remove());
  }

  get #select(): HTMLSelectElement {
    return this.element.querySelector('select[name=algorithm]')!;
  }

  get timeline(): Timeline {
    return this.#running!.timeline;
  }

  get algorithm(): AnyAlgorithm {
    return this.#algorithm!;
  }

  get writes(): readonly string[] {
    return catalogRow(this.named.algorithm).writes;
  }

  /** The options that are not at their default. */
  get changedOptions(): Record<string, string> {
    const { options } = this.algorithm;
    return Object.fromEntries(Object.entries(this.named.options).filter(([name, text]) => text !== optionText(options[name]!.default)));
  }

  /** Starts a run in place of the one before. */
  async run(prepared: PreparedRun): Promise<void> {
    const { id, algorithm, words, input, options, puzzle } = prepared;
    this.cancel();
    this.stopped = false;
    const other = this.named.algorithm !== id;
    this.#algorithm = algorithm;
    this.#words = words;
    this.named = { algorithm: id, options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, optionText(value)])) };
    const running = runInWorker(algorithm, input, options, () => running === this.#running && this.#orders.grown());
    this.#running = running;
    running.done.catch((error: unknown) => running === this.#running && this.say(describeError(error)));
    this.say('');
    if (other) this.#offerOptions();
    this.#chooser!.show(puzzle, this.named.options);
    await this.#makeViews(input);
  }

  cancel(): void {
    this.#running?.cancel();
  }

  /** Ends the run where it is; what there is of it stays. */
  stop(): void {
    if (this.timeline.complete) return;
    this.stopped = true;
    this.cancel();
  }

  /** Shows the run's own choosers: those of its algorithm's options. */
  #offerOptions(): void {
    const { algorithm: id } = this.named;
    const template = this.element.ownerDocument.querySelector<HTMLTemplateElement>(`template[data-options="${id}"]`)!;
    const details = this.element.querySelector<HTMLDetailsElement>('details.panel-options')!;
    details.querySelector('div')!.replaceChildren(template.content.cloneNode(true));
    details.hidden = template.content.childElementCount === 0;
    this.#chooser = new RunChooser(details, this.algorithm.options, [], ({ options = {} }) =>
      this.#orders.change({ algorithm: id, options }),
    );
    this.#select.value = id;
  }

  /** Puts the choosers back to what runs. */
  showChosen(puzzle: NamedPuzzle): void {
    this.#select.value = this.named.algorithm;
    this.#chooser?.show(puzzle, this.named.options);
  }

  async #makeViews(input: unknown): Promise<void> {
    const { timeline } = this;
    const context = {
      document,
      algorithm: this.algorithm,
      words: this.#words!,
      timeline,
      input,
      shows: catalogRow(this.named.algorithm).shows,
    };
    const made = await Promise.all(
      panelViews.map(async (name) => {
        const place = this.element.querySelector(`[data-view=${name}]`)!;
        const create = await views[name]!();
        // A view may go on with what it has drawn itself, or the page when it was built.
        if (this.element.dataset.drawn !== this.named.algorithm) place.replaceChildren();
        return create(place, context);
      }),
    );
    if (timeline !== this.#running!.timeline) return;
    this.element.dataset.drawn = this.named.algorithm;
    this.#views = made;
    this.#shown = undefined;
  }

  /** Draws the frame at a time of the common clock. */
  draw(clock: CommonClock, time: number): void {
    const position = clock.positionIn(this, time);
    const frame = this.timeline.frame(position);
    for (const view of this.#views) view.draw(frame, this.#shown);
    this.#shown = { ...frame, state: undefined };
    this.element.classList.toggle('ended', this.timeline.complete && position === this.timeline.length);
    this.element.querySelector('[data-part=place]')!.textContent = `step ${position.toLocaleString('en')}`;
  }

  say(text: string): void {
    const notice = this.element.querySelector<HTMLElement>('[data-part=fault]')!;
    notice.textContent = text;
    notice.hidden = text === '';
  }
}
