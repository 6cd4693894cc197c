/** Whether the terminal's last line is that of the progress. */
let shown = false;

/** Takes the line of the progress off the terminal, before anything else is written there. */
export function hideProgress(): void {
  if (shown) process.stderr.write('\r\x1b[K');
  shown = false;
}

/** Says something to a person, on standard error and on lines of its own. */
export function tell(text: string): void {
  hideProgress();
  process.stderr.write(text);
}

/** Tells a person on a terminal how far the work is, twice a second at most. */
export function progressOf(total: number): { step(done: number): void; end(): void } {
  if (!process.stderr.isTTY || total < 2) return { step() {}, end() {} };
  let last = 0;
  return {
    step(done) {
      const now = Date.now();
      if (now - last < 500) return;
      last = now;
      shown = true;
      process.stderr.write(`\r${done.toLocaleString('en')} of ${total.toLocaleString('en')} puzzles`);
    },
    end: hideProgress,
  };
}
