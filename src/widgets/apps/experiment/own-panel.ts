import * as words from '#words/experiment.ts';
import { leftOut } from '#words/lab.ts';
import { InputError } from '../../../engine/errors.ts';
import { optionTexts } from '../../../engine/options.ts';
import { AlgorithmForm } from '../../controls/form/algorithm-form.ts';
import { takeBrought } from '../../controls/form/brought.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { checkedQuestion, puzzlesIn, readyRun } from './own-question.ts';
import type { OwnQuestion } from './question.ts';

/** What hears of a question of one's own. */
export interface OwnCallbacks {
  change(own: OwnQuestion): void;
  failed(error: unknown): void;
}

/** The choosers of a question of one's own: two runs, and puzzles. */
export class OwnPanel {
  readonly #root: HTMLElement;
  readonly #callbacks: OwnCallbacks;
  readonly #forms: readonly AlgorithmForm[];
  #own: OwnQuestion | undefined;
  /** Counts changes, so that a run that takes long to come isn't taken for a later one. */
  #changes = 0;

  constructor(root: HTMLElement, callbacks: OwnCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    const template = root.querySelector<HTMLTemplateElement>('template[data-part=own-run]')!;
    this.#forms = [0, 1].map((place) => {
      this.#part('own-runs').append(template.content.cloneNode(true));
      const form = new AlgorithmForm(this.#part('own-runs').lastElementChild as HTMLElement, {
        change: (run) => this.#changeRun(place, run),
        remove: () => {},
      });
      form.place(place);
      return form;
    });
    const box = this.#part<HTMLTextAreaElement>('own-box');
    this.#part('own-use').addEventListener('click', () => this.#take(box.value));
    this.#part('own-away').addEventListener('click', () => {
      box.value = '';
      this.#say('');
      this.#change({ puzzles: [] });
    });
    takeBrought(this.#part('own-puzzles'), this.#part('own-puzzles'), (brought) => {
      const text = typeof brought === 'string' ? Promise.resolve(brought) : brought.text();
      text.then((read) => {
        box.value = read;
        this.#take(read);
      }, callbacks.failed);
    });
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Shows a question; undefined: it isn't one's own. */
  show(own: OwnQuestion | undefined): void {
    this.#root.hidden = own === undefined;
    if (!own) return;
    const isOther = own.puzzles !== this.#own?.puzzles;
    this.#own = own;
    own.runs.forEach((run, place) => {
      readyRun(run).then(
        ({ loaded, allOptions }) => this.#own?.runs[place] === run && this.#forms[place]!.show(loaded, optionTexts(allOptions)),
        this.#callbacks.failed,
      );
    });
    this.#part('own-away').hidden = own.puzzles.length === 0;
    if (own.puzzles.length > 0 && isOther && this.#part<HTMLTextAreaElement>('own-box').value === '') {
      this.#part<HTMLTextAreaElement>('own-box').value = own.puzzles.join('\n');
      this.#say(words.own.used(own.puzzles.length, 0));
    }
  }

  #changeRun(place: number, run: NamedRun): void {
    const [a, b] = this.#own!.runs;
    this.#change({ runs: place === 0 ? [run, b] : [a, run] });
  }

  #change(changed: Partial<OwnQuestion>): void {
    const change = ++this.#changes;
    checkedQuestion({ ...this.#own!, ...changed }).then(({ own, faults }) => {
      if (change !== this.#changes) return;
      this.#callbacks.change(own);
      if (faults[0]) this.#callbacks.failed(new InputError(faults[0]));
    }, this.#callbacks.failed);
  }

  #take(text: string): void {
    const { puzzles, twice, faults } = puzzlesIn(text);
    if (puzzles.length === 0) {
      this.#say(faults[0] ?? words.own.none, true);
      return;
    }
    this.#say(
      [words.own.used(puzzles.length, twice), ...(faults.length > 0 ? [leftOut(faults.length, faults.slice(0, 3))] : [])].join(' '),
    );
    this.#change({ puzzles });
  }

  #say(text: string, isFault = false): void {
    this.#part('own-said').textContent = text;
    this.#part('own-said').classList.toggle('error', isFault);
  }
}
