const timeText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The parts of the page the clock uses; tests pass their own. */
interface Seconds {
  each(callback: () => void): void;
  isSeen(): boolean;
  /** Of any clock that goes on. */
  now(): number;
}

const browserSeconds: Seconds = {
  each: (callback) => void setInterval(callback, 1000),
  isSeen: () => !document.hidden,
  now: () => Date.now() / 1000,
};

/** What the clock tells the game. */
interface Uses {
  /** Called each second that counts; returns the seconds played, or undefined when the clock is stopped. */
  tick(): number | undefined;
  /** Called after a pause of so many seconds. */
  paused(length: number): void;
}

/** Counts the seconds of the game while the page is visible and the game isn't paused. */
export class GameClock {
  readonly #root: HTMLElement;
  readonly #uses: Uses;
  readonly #page: Seconds;
  #pausedAt: number | undefined;
  #heldAt: number | undefined;
  #seconds = 0;

  constructor(root: HTMLElement, uses: Uses, page: Seconds = browserSeconds) {
    this.#root = root;
    this.#uses = uses;
    this.#page = page;
    page.each(() => {
      const seconds = page.isSeen() && !this.paused && this.#heldAt === undefined ? uses.tick() : undefined;
      if (seconds !== undefined) this.show(seconds);
    });
  }

  get paused(): boolean {
    return this.#pausedAt !== undefined;
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

  /** Stops the clock while something lies over the page, which is a pause, too; or lets it go on. */
  hold(isHeld: boolean): void {
    if (!isHeld && this.#heldAt !== undefined) this.#uses.paused(this.#page.now() - this.#heldAt);
    this.#heldAt = isHeld ? this.#page.now() : undefined;
  }

  /** Pauses the clock and covers the board, or resumes. */
  pause(paused: boolean): void {
    if (paused) this.#pausedAt ??= this.#page.now();
    else if (this.#pausedAt !== undefined) {
      this.#uses.paused(this.#page.now() - this.#pausedAt);
      this.#pausedAt = undefined;
    }
    this.#root.classList.toggle('paused', paused);
    this.#root.querySelector('.clock-box [data-action=pause]')!.setAttribute('aria-pressed', String(paused));
    this.#root.querySelector<HTMLElement>('[data-part=board]')!.inert = paused;
    this.#root.querySelector<HTMLElement>('[data-part=go-on]')!.hidden = !paused;
  }
}
