import { catalogRow } from '../../../engine/catalog.ts';
import { readOptions } from '../../../engine/options.ts';
import { narratorOf } from '../../../narration/narrator.ts';
import { runInWorker } from '../../../trace/client.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { readInput } from '../../runs/read-input.ts';
import type { StepperConfig } from '../../runs/stepper-config.ts';
import type { View } from '../../views/view.ts';
import { views } from '../../views/views.ts';

/** A whole run is shown in so many frames, however long it is. */
const FRAMES = 160;
const FRAMES_A_SECOND = 12;

/** A small picture of a real run. It plays when asked: once through, then it rests at the end. */
class MiniRun extends HTMLElement {
  #timeline: Timeline | undefined;
  #views: View[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#button.addEventListener('click', () => (this.#timer === undefined ? this.#play() : this.#pause()));
  }

  disconnectedCallback(): void {
    this.#pause();
  }

  get #button(): HTMLButtonElement {
    return this.querySelector('button')!;
  }

  async #play(): Promise<void> {
    this.#button.disabled = true;
    this.#timeline ??= await this.#run();
    this.#button.disabled = false;
    if (this.#frame >= FRAMES) this.#frame = 0;
    this.#show(true);
    this.#timer = setInterval(() => {
      this.#frame++;
      this.#draw();
      if (this.#frame >= FRAMES) this.#pause();
    }, 1000 / FRAMES_A_SECOND);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#show(false);
  }

  #show(playing: boolean): void {
    this.toggleAttribute('data-playing', playing);
    this.#button.setAttribute('aria-pressed', String(playing));
  }

  /** Makes the run again in a worker: what moves is not a film. */
  async #run(): Promise<Timeline> {
    const {
      algorithm: id,
      puzzle,
      options,
      shows,
    } = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!) as StepperConfig;
    const row = catalogRow(id);
    const algorithm = await row.load();
    const input = readInput(row, algorithm, puzzle);
    const running = runInWorker(algorithm, input, readOptions(algorithm.options, options), () => {});
    const [words, grid, strip] = await Promise.all([narratorOf(id), views.grid!(), views.strip!(), running.done]);
    const { timeline } = running;
    const context = { document, algorithm, words, timeline, input, shows };
    this.#views = [grid(this.querySelector('[data-part=grid]')!, context), strip(this.querySelector('[data-part=strip]')!, context)];
    return timeline;
  }

  #draw(): void {
    const timeline = this.#timeline!;
    const position = Math.round((timeline.length * this.#frame) / FRAMES);
    const frame = timeline.frame(position);
    for (const view of this.#views) view.draw(frame);
    this.querySelector('[data-part=place]')!.textContent = position.toLocaleString('en');
  }
}

/** Makes every `<mini-run>` of the page live. */
export function defineMiniRun(): void {
  if (!customElements.get('mini-run')) customElements.define('mini-run', MiniRun);
}
