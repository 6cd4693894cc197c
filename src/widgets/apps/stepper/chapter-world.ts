import { chapterPuzzle, offerOf, runsOnOwn } from '../../runs/chapter-puzzle.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { linkNotice } from '../../runs/links/linked-run.ts';
import { nameOf } from '../../runs/named-puzzle.ts';
import type { ChapterBar } from './chapter-bar.ts';

/** A figure among those of its page: it offers the puzzle that the reader brought to another one, and shares its own. */
export class ChapterWorld {
  readonly #state: FigureState;
  readonly #puzzle = chapterPuzzle();
  #bar: ChapterBar | undefined;

  constructor(state: FigureState) {
    this.#state = state;
    if (state.imported) return;
    const { text, returns, fault } = this.#puzzle;
    // Said once, by the first figure of the page.
    let unsaid = fault !== undefined && state.root === document.querySelector('sudo-stepper');
    onChange(state.run, (run) => {
      if (unsaid) state.say(linkNotice([fault!]), 'error');
      unsaid = false;
      if (this.#runsOnOwn) this.#puzzle.keep(run!.puzzle.text);
      this.#show();
    });
    onChange(text, () => this.#show());
    onChange(returns, () => this.#goBack());
  }

  get #runsOnOwn(): boolean {
    const { config, run } = this.#state;
    const own = run.value;
    if (!own || !runsOnOwn({ config, run: own })) return false;
    // One that a link of the text has brought, to be worked on, is no more the reader's than the figure's own.
    return !document.querySelector(`[data-run="${config.run}"][href*="puzzle=${encodeURIComponent(nameOf(own.puzzle))}&"]`);
  }

  async #goBack(): Promise<void> {
    const { config, run } = this.#state;
    if (!this.#runsOnOwn) return;
    this.#state.leave();
    this.#state.touched.value = true;
    await this.#state.start(config.puzzle, run.value!.options, config.position);
  }

  /** Shows what there is to say of the reader's puzzle; the bar for it is loaded with the first one. */
  async #show(): Promise<void> {
    if (!this.#state.run.value || (!this.#bar && this.#puzzle.text.value === undefined)) return;
    // Without a network a figure runs as before, and only offers nothing.
    const module = await import('./chapter-bar.ts').catch(() => undefined);
    if (!module) return;
    this.#bar ??= new module.ChapterBar(this.#state, this.#puzzle);
    const { config, loaded, run } = this.#state;
    const offer = offerOf({ config, loaded, run: run.value! }, this.#puzzle.text.value);
    this.#bar.show(this.#runsOnOwn ? 'own' : offer);
  }
}
