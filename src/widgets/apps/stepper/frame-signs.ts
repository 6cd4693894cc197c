import { showPlaying } from '../../controls/transport/control-row.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { LiveRegion } from '../../ui/live-region.ts';

/** Steps a second up to which each step's sentence is read out while the run plays. */
const FASTEST_SPOKEN = 1;

/** Shows of a frame what is beside the drawings: to the style sheet, and to who listens. */
export class FrameSigns {
  readonly #state: FigureState;
  readonly #spoken: LiveRegion;

  constructor(state: FigureState) {
    const { root } = state;
    this.#state = state;
    this.#spoken = new LiveRegion(root.querySelector('[data-part=spoken]')!);
    onChange(state.frame, (frame) => {
      const { position, before, milliseconds } = frame!;
      // A text that moves its figure goes back and forth in the run as its argument does.
      root.classList.toggle('rewound', state.touched.value && before !== undefined && before > position);
      root.classList.toggle('fast', state.isFast);
      root.dataset.position = String(position);
      root.dataset.drawMs = milliseconds.toFixed(2);
      this.#speak();
    });
    onChange(state.playing, (playing) => {
      showPlaying(root, playing);
      if (!playing) this.#speak();
    });
  }

  /** The sentence is read out where the reader has time for it, and has moved the figure. */
  #speak(): void {
    const { player, touched } = this.#state;
    if (player.playing && player.speed > FASTEST_SPOKEN) this.#spoken.hush();
    else if (touched.value) this.speak();
  }

  speak(): void {
    this.#spoken.say(this.#state.root.querySelector('[data-view=words]')!.textContent);
  }
}
