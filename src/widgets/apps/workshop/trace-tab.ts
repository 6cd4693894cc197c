import * as words from '#words/workshop-trace.ts';
import { comparedSolve } from '../../runs/compared-solve.ts';
import { importedRun } from '../../runs/imported-run.ts';
import { copyText, store, stored } from '../../ui/browser.ts';
import { takeFiles } from '../../ui/file-drop.ts';
import { Tabs } from '../../ui/tabs.ts';
import { importedFigure } from './imported-figure.ts';
import { TraceCard } from './trace-card.ts';

/** The storage key of the helper's language that a reader chose. */
const LANGUAGE = 'sudoscope-helper';

/** How long a button says that it has copied, in milliseconds. */
const SAID_FOR = 2000;

/** The tab where readers import traces of their own programs: helpers in several languages, and a card for each file. */
export class SudoTraceTab extends HTMLElement {
  /** Files are read one after the other. */
  #reading = Promise.resolve();
  /** The card whose trace is stepped through. */
  #shown: TraceCard | undefined;

  connectedCallback(): void {
    const helpers = new Tabs(this.#part('helpers'), () => {
      const chosen = this.#part('helpers').querySelector<HTMLElement>('[role=tab][aria-selected=true]')!;
      store(LANGUAGE, chosen.dataset.tab!);
    });
    helpers.show(stored(LANGUAGE) ?? '');
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-part=copy]'))
      button.addEventListener('click', () => copyFrom(button));
    const input = this.querySelector<HTMLInputElement>('input[type=file]')!;
    this.#part('choose').addEventListener('click', () => input.click());
    input.addEventListener('change', () => {
      this.bring([...input.files!]);
      // So that the same file can be chosen again.
      input.value = '';
    });
    takeFiles(this, (files) => {
      // Dropped next to it.
      if (!this.checkVisibility()) location.hash = 'trace';
      this.bring(files);
    });
    this.#bringCompared();
    this.dataset.ready = '';
  }

  /** A link of Compare leads to the trace that is compared there. */
  #bringCompared(): void {
    const compared = new URLSearchParams(location.search).has('compared') ? comparedSolve() : '';
    if (compared !== '') this.bring([new File([compared], words.compared)]);
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Reads files, and shows a card for each, the newest first. */
  bring(files: readonly File[]): void {
    for (const file of files) {
      const card = new TraceCard(this.#part<HTMLTemplateElement>('card'), file, {
        step: (each) => this.#step(each),
        removed: (each) => this.#removed(each),
      });
      this.#part('cards').prepend(card.root);
      this.#reading = this.#reading.then(() => card.read());
    }
  }

  async #step(card: TraceCard): Promise<void> {
    const { opened, runner, findings } = card.trace!;
    this.#shown = card;
    const run = await importedRun(opened!, runner);
    const form = document.querySelector<HTMLTemplateElement>('template[data-part=figure-form]')!;
    const { figure, stepper } = await importedFigure(form, run, { id: 'brought', name: card.name });
    if (this.#shown !== card) return;
    this.#part('stage').replaceChildren(figure);
    await customElements.whenDefined(stepper.localName);
    await stepper.begin();
    if (findings?.fault) stepper.command('end');
    figure.scrollIntoView({ block: 'start' });
    stepper.focus({ preventScroll: true });
  }

  #removed(card: TraceCard): void {
    if (this.#shown === card) this.#part('stage').replaceChildren();
    this.#part('choose').focus();
  }
}

async function copyFrom(button: HTMLButtonElement): Promise<void> {
  const text = button.closest('[role=tabpanel]')!.querySelector('pre')!.textContent;
  button.textContent = (await copyText(text)) ? words.copied : words.notCopied;
  setTimeout(() => {
    button.textContent = words.copy;
  }, SAID_FOR);
}

export function defineTraceTab(): void {
  if (!customElements.get('sudo-trace-tab')) customElements.define('sudo-trace-tab', SudoTraceTab);
}
