import { awaitsRun } from '#words/controls.ts';
import { showPlaying } from '../../controls/transport/control-row.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { LiveRegion } from '../../ui/live-region.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';

/** Steps a second up to which each step's sentence is read out while the run plays. */
const FASTEST_SPOKEN = 1;

/** After so many milliseconds without a frame of another run, the figure says that it still shows the one before. The style sheet dims that as late. */
const SAID_AFTER = 300;

/** Shows of a frame what is beside the drawings: to the style sheet, and to who listens. */
export class FrameSigns {
  readonly #state: FigureState;
  readonly #spoken: LiveRegion;
  #awaiting: ReturnType<typeof setTimeout> | undefined;

  constructor(state: FigureState) {
    const { root } = state;
    this.#state = state;
    this.#spoken = new LiveRegion(root.querySelector('[data-part=spoken]')!);
    onChange(state.run, () => this.#awaitRun());
    onChange(state.frame, (frame) => {
      clearTimeout(this.#awaiting);
      delete root.dataset.awaitsRun;
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

  /** What is drawn is of the run before, until there is a frame of the new one. */
  #awaitRun(): void {
    const { root } = this.#state;
    if (root.dataset.position === undefined) return;
    root.dataset.awaitsRun = '';
    clearTimeout(this.#awaiting);
    this.#awaiting = setTimeout(() => drawSentence(root.querySelector('[data-view=words]')!, [{ text: awaitsRun }]), SAID_AFTER);
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
