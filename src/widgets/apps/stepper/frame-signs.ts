import { showPlaying } from '../../controls/transport/play-buttons.ts';
import { FOLLOWED } from '../../runs/pace.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import { Spoken } from '../../ui/live-region.ts';

/** Steps a second up to which each step's sentence is read out while the run plays. */
const FASTEST_SPOKEN = 1;

/** What a figure tells of its frame beside the drawings: to the style sheet, in the transport, and to who listens. */
export class FrameSigns {
  readonly #root: HTMLElement;
  readonly #player: TimelinePlayer;
  readonly #transport: { showPlace(position: number): void };
  readonly #spoken: Spoken;
  /** Whether the reader has done something: nothing is read out by itself. */
  readonly #touched: () => boolean;

  constructor(root: HTMLElement, player: TimelinePlayer, transport: { showPlace(position: number): void }, touched: () => boolean) {
    this.#root = root;
    this.#player = player;
    this.#transport = transport;
    this.#spoken = new Spoken(root.querySelector('[data-part=spoken]')!);
    this.#touched = touched;
  }

  /** A frame is drawn, which took so many milliseconds; `before` is the position of the one before it. */
  drawn(milliseconds: number, before: number | undefined): void {
    const { position, playing, speed } = this.#player;
    this.#root.classList.toggle('rewound', before !== undefined && before > position);
    this.#root.classList.toggle('fast', playing && speed > FOLLOWED);
    this.#root.dataset.position = String(position);
    this.#root.dataset.drawMs = milliseconds.toFixed(2);
    this.#transport.showPlace(position);
    this.#speak();
  }

  /** The run begins to play, or stands still. */
  played(playing: boolean): void {
    showPlaying(this.#root, playing);
    if (!playing) this.#speak();
  }

  /** The sentence is read out where the reader has time for it. */
  #speak(): void {
    const { playing, speed } = this.#player;
    if (playing && speed > FASTEST_SPOKEN) this.#spoken.hush();
    else if (this.#touched()) this.#spoken.say(this.#root.querySelector('[data-view=words]')!.textContent);
  }
}
