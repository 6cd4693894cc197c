/** For so long, in milliseconds, something is done before the page can scroll. */
const STRETCH = 4;

/** What only some browsers have. */
interface Scheduling {
  readonly scheduler?: { yield?(): Promise<void> };
}

/** Resolves when the browser has had the time to show a frame, if one was due. */
const pause = (): Promise<void> => (globalThis as Scheduling).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Work in stretches, so that a page scrolls while a figure comes to life. */
export class Breath {
  #until = performance.now() + STRETCH;

  /** Lets the page go on, where the stretch has been long enough; `now` says that what comes is long itself. */
  async taken({ now = false } = {}): Promise<void> {
    if (!now && performance.now() < this.#until) return;
    await pause();
    this.#until = performance.now() + STRETCH;
  }
}
