import type { Io } from './io.ts';

/** Where the terminal's last line is that of the progress. */
const shown = new WeakSet<Io>();

/** Takes the line of the progress off the terminal, before anything else is written there. */
export function hideProgress(io: Io): void {
  if (shown.delete(io)) io.stderr.write('\r\x1b[K');
}

/** Writes a line of the progress on the terminal in place of the last one. */
export function showProgress(io: Io, text: string): void {
  const before = shown.has(io) ? '\r\x1b[K' : '\r';
  shown.add(io);
  io.stderr.write(`${before}${text}`);
}

/** Writes a message on standard error, on lines of its own. */
export function tell(io: Io, text: string): void {
  hideProgress(io);
  io.stderr.write(text);
}

/** A run that takes longer than this, in milliseconds, says how far it is. */
const PATIENCE = 3000;

/** Shows on a terminal how many steps a long run has made, twice a second at most; undefined without a terminal. */
export function stepsText(io: Io): ((steps: number) => void) | undefined {
  if (!io.stderr.isTerminal) return undefined;
  let last = Date.now() + PATIENCE - 500;
  return (steps) => {
    const now = Date.now();
    if (now - last < 500) return;
    last = now;
    shown.add(io);
    io.stderr.write(`\r${steps.toLocaleString('en')} steps; Ctrl-C ends it`);
  };
}

/** How often a line of the progress is written, in milliseconds. */
const PACE = 500;

/**
 * Tells a person on a terminal how far the work is, twice a second at most. `total` is the number of puzzles, or a guess at it while they
 * are being read; undefined where there is none.
 */
export function progressOf(io: Io, total: number | (() => number | undefined)): { step(done: number): void; end(): void } {
  if (!io.stderr.isTerminal || (typeof total === 'number' && total < 2)) return { step() {}, end() {} };
  const began = Date.now();
  let last = 0;
  return {
    step(done) {
      const now = Date.now();
      if (now - last < PACE) return;
      const all = typeof total === 'number' ? total : total();
      // One puzzle, or a stream that has just begun.
      if (all === undefined ? now - began < PACE : all < 2) return;
      last = now;
      shown.add(io);
      const of = all === undefined ? '' : ` of ${typeof total === 'number' ? '' : 'about '}${all.toLocaleString('en')}`;
      io.stderr.write(`\r${done.toLocaleString('en')}${of} puzzles`);
    },
    end: () => hideProgress(io),
  };
}
