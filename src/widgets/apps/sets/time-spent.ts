/** Measures the time worked, in seconds, while the page is visible and without pauses. */
export class TimeSpent {
  #before: number;
  #since: number | undefined;

  constructor(before = 0) {
    this.#before = before;
    document.addEventListener('visibilitychange', () => this.#turn());
    this.#turn();
  }

  #paused = false;

  get seconds(): number {
    return Math.round(this.#before + (this.#since === undefined ? 0 : (performance.now() - this.#since) / 1000));
  }

  pause(): void {
    this.#paused = true;
    this.#turn();
  }

  goOn(): void {
    this.#paused = false;
    this.#turn();
  }

  #turn(): void {
    const runs = !this.#paused && document.visibilityState === 'visible';
    if (runs === (this.#since !== undefined)) return;
    this.#before = this.seconds;
    this.#since = runs ? performance.now() : undefined;
  }
}
