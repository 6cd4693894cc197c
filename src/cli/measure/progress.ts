import type { Io } from '../io.ts';
import { hideProgress, showProgress } from '../progress.ts';

/** What can be counted. */
interface Counted {
  readonly read: number;
  readonly about: number | undefined;
}

const PACE = 1000;
const MINUTE = 60_000;

/** One line a second on a terminal: `12,400 of about 50,000 puzzles · 2.1 CPU min · 5 min left`. */
export class MeasureProgress {
  readonly #io: Io;
  readonly #counted: Counted;
  readonly #began = Date.now();
  #last = Date.now();

  constructor(io: Io, counted: Counted) {
    this.#io = io;
    this.#counted = counted;
  }

  step(): void {
    if (!this.#io.stderr.isTerminal) return;
    const now = Date.now();
    if (now - this.#last < PACE) return;
    this.#last = now;
    const { read, about } = this.#counted;
    const { user, system } = process.cpuUsage();
    const minutes = ((user + system) / 1000 / MINUTE).toFixed(1);
    const left = about && (((now - this.#began) / read) * (about - read)) / MINUTE;
    const ofAll = about === undefined ? '' : ` of about ${about.toLocaleString('en')}`;
    const rest = left === undefined ? '' : ` · ${left < 1 ? 'less than 1' : Math.round(left).toLocaleString('en')} min left`;
    showProgress(this.#io, `${read.toLocaleString('en')}${ofAll} puzzles · ${minutes} CPU min${rest}`);
  }

  end(): void {
    hideProgress(this.#io);
  }
}
