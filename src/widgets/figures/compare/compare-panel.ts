import type { AnyAlgorithm, AnyOptions } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { InputError } from '../../../engine/errors.ts';
import { optionTexts, readOptions } from '../../../engine/options.ts';
import { type AnyNarrator, narratorOf } from '../../../narration/narrator.ts';
import { type RunningTrace, runInWorker } from '../../../trace/client.ts';
import type { Frame, Timeline } from '../../../trace/timeline.ts';
import { faultSentence } from '../../controls/fault-sentence.ts';
import { changedOptions, type FormOrders, RunForm } from '../../controls/run-form.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { readInput } from '../../runs/read-input.ts';
import type { NamedPuzzle } from '../../runs/stepper-config.ts';
import type { View } from '../../views/view.ts';
import { views } from '../../views/views.ts';
import type { CommonClock, ComparedRun } from './common-clock.ts';

/** A run that is known to be possible. */
export interface PreparedRun {
  readonly id: string;
  readonly algorithm: AnyAlgorithm;
  readonly words: AnyNarrator;
  readonly input: unknown;
  readonly options: AnyOptions;
}

/** Checks that an algorithm can run on a puzzle. Throws InputError when the puzzle or an option does not fit. */
export async function prepareRun({ algorithm: id, options: texts }: NamedRun, puzzle: NamedPuzzle): Promise<PreparedRun> {
  const row = catalogRow(id);
  if (row.input === 'empty-puzzle') throw new InputError(`'${id}' makes puzzles`, { expected: 'an algorithm that solves them' });
  const [algorithm, words] = await Promise.all([row.load(), narratorOf(id)]);
  return { id, algorithm, words, input: readInput(row, algorithm, puzzle), options: readOptions(algorithm.options, texts) };
}

/** What a panel shows of its run. */
export const panelViews = ['grid', 'words', 'counters', 'strip'] as const;

interface Orders extends FormOrders {
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
  readonly form: RunForm;
  #algorithm: AnyAlgorithm | undefined;
  #words: AnyNarrator | undefined;
  #running: RunningTrace | undefined;
  #views: View[] = [];
  #shown: Frame | undefined;

  constructor(element: HTMLElement, orders: Orders) {
    this.element = element;
    this.#orders = orders;
    this.form = new RunForm(element, orders);
  }

  get timeline(): Timeline {
    return this.#running!.timeline;
  }

  get algorithm(): AnyAlgorithm {
    return this.#algorithm!;
  }

  /** The run with those options that are not at their default. */
  get changed(): NamedRun {
    return { algorithm: this.named.algorithm, options: changedOptions(this.algorithm, this.named.options) };
  }

  /** Starts a run in place of the one before. */
  async run(prepared: PreparedRun): Promise<void> {
    const { id, algorithm, words, input, options } = prepared;
    this.cancel();
    this.stopped = false;
    this.#algorithm = algorithm;
    this.#words = words;
    this.named = { algorithm: id, options: optionTexts(options) };
    const running = runInWorker(algorithm, input, options, () => running === this.#running && this.#orders.grown());
    this.#running = running;
    running.done.catch((error: unknown) => running === this.#running && this.say(faultSentence(error)));
    this.say('');
    this.showChosen();
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

  /** Puts the choosers back to what runs. */
  showChosen(): void {
    this.form.show(this.algorithm, this.named.options);
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
