/** What moves by itself asks of its surroundings; a test gives it a clock of its own. */
export interface Clock {
  /** Milliseconds, from anywhere on. */
  now(): number;
  /** Calls back soon, once; returns a way to call it off. */
  soon(callback: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  soon(callback) {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};
