import { factsOf } from '../../../trace/facts.ts';
import { FACTS, FRAME } from '../../runs/goal.ts';
import { nameOf } from '../../runs/named-puzzle.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';

/** What a figure tells the page around it, as events of its element. */
export class PageNews {
  readonly #root: EventTarget;
  readonly #player: TimelinePlayer;

  constructor(root: EventTarget, player: TimelinePlayer) {
    this.#root = root;
    this.#player = player;
  }

  /** Exercises hear what the figure shows of a run. */
  facts({ options, puzzle }: PreparedRun): void {
    const { position, timeline } = this.#player;
    const detail = { ...factsOf(timeline, position, options), puzzle: nameOf(puzzle) };
    this.#root.dispatchEvent(new CustomEvent(FACTS, { bubbles: true, detail }));
  }

  /** Who brought the run hears which frame is drawn. */
  frame(): void {
    this.#root.dispatchEvent(new CustomEvent(FRAME, { detail: this.#player.position }));
  }

  /** Asks to be led back to the link in the text that led here. Returns whether there was one. */
  askForText(): boolean {
    return !this.#root.dispatchEvent(new Event('to-text', { bubbles: true, cancelable: true }));
  }
}
