import { noLinkLedHere } from '#words/stepper.ts';
import { factsOf } from '../../../trace/facts.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { FACTS, FRAME } from '../../runs/goal.ts';
import { nameOf } from '../../runs/named-puzzle.ts';

/** What a figure says to the page around it, as events of its element. */
export class PageNews {
  readonly #state: FigureState;

  constructor(state: FigureState) {
    this.#state = state;
    onChange(state.frame, () => {
      // Who brought the run hears which frame is drawn.
      if (state.imported) state.root.dispatchEvent(new CustomEvent(FRAME, { detail: state.position }));
      if (!state.playing.value) this.#giveFacts();
    });
    onChange(state.playing, (playing) => playing || this.#giveFacts());
    onChange(state.growth, () => state.timeline.complete && this.#giveFacts());
    state.commands.on('toText', () => this.#askForText());
  }

  /** Exercises hear what the figure shows of a run. Facts are of the whole run: none are given while a question waits. */
  #giveFacts(): void {
    const { run, root, timeline, position, rests } = this.#state;
    if (rests || !run.value) return;
    const { options, puzzle } = run.value;
    const detail = { ...factsOf(timeline, position, options), puzzle: nameOf(puzzle) };
    root.dispatchEvent(new CustomEvent(FACTS, { bubbles: true, detail }));
  }

  /** Asks the page to lead the reader back to the link in the text that led here. */
  #askForText(): void {
    const isTaken = !this.#state.root.dispatchEvent(new Event('to-text', { bubbles: true, cancelable: true }));
    if (!isTaken) this.#state.say(noLinkLedHere);
  }
}
