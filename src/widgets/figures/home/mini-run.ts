import { number } from '#words/language.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import type { StepperConfig } from '../../runs/stepper-config.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { runInWorker } from '../../workers/run-in-worker.ts';

/** A whole run is shown in so many frames, however long it is. */
const FRAMES = 160;
const FRAMES_A_SECOND = 12;

/** A small picture of a real run. It plays when asked: once through, then it rests at the end. */
class MiniRun extends HTMLElement {
  #timeline: Timeline | undefined;
  #views: ViewSet | undefined;
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
    const config: StepperConfig = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    const run = await prepareRun(config, config.puzzle);
    const { timeline, done } = runInWorker(run, () => {});
    [this.#views] = await Promise.all([ViewSet.in(this, ['grid', 'strip'], viewContext(run, timeline, document)), done]);
    return timeline;
  }

  #draw(): void {
    const timeline = this.#timeline!;
    const position = Math.round((timeline.length * this.#frame) / FRAMES);
    this.#views!.draw(position);
    this.querySelector('[data-part=place]')!.textContent = number(position);
  }
}

/** Makes every `<mini-run>` of the page live. */
export function defineMiniRun(): void {
  if (!customElements.get('mini-run')) customElements.define('mini-run', MiniRun);
}
