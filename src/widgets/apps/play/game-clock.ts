const timeText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The parts of the page the clock uses; tests pass their own. */
interface Seconds {
  each(callback: () => void): void;
  isSeen(): boolean;
}

const browserSeconds: Seconds = {
  each: (callback) => void setInterval(callback, 1000),
  isSeen: () => !document.hidden,
};

/** Counts the seconds of the game while the page is visible and the game isn't paused. */
export class GameClock {
  readonly #root: HTMLElement;
  #paused = false;
  #seconds = 0;

  /** Calls `tick` each second that counts; it returns the seconds played, or undefined when the clock is stopped. */
  constructor(root: HTMLElement, tick: () => number | undefined, page: Seconds = browserSeconds) {
    this.#root = root;
    page.each(() => {
      const seconds = page.isSeen() && !this.#paused ? tick() : undefined;
      if (seconds !== undefined) this.show(seconds);
    });
  }

  get paused(): boolean {
    return this.#paused;
  }

  get text(): string {
    return timeText(this.#seconds);
  }

  show(seconds: number): void {
    this.#seconds = seconds;
    const clock = this.#root.querySelector<HTMLElement>('[data-part=clock]')!;
    clock.textContent = timeText(seconds);
    clock.parentElement!.hidden = !this.#root.querySelector<HTMLInputElement>('[data-setting=clock]')!.checked;
  }

  /** Pauses the clock and covers the board, or resumes. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.#root.classList.toggle('paused', paused);
    this.#root.querySelector('.clock-box [data-action=pause]')!.setAttribute('aria-pressed', String(paused));
    this.#root.querySelector<HTMLElement>('[data-part=board]')!.inert = paused;
    this.#root.querySelector<HTMLElement>('[data-part=go-on]')!.hidden = !paused;
  }
}
