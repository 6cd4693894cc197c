import type { Clock } from '../clock.ts';

/** A clock that only `pass` moves. */
export function manualClock(): Clock & { pass(milliseconds: number): void } {
  let time = 0;
  let waiting: (() => void) | undefined;
  return {
    now: () => time,
    soon(callback) {
      waiting = callback;
      return () => {
        waiting = undefined;
      };
    },
    pass(milliseconds) {
      time += milliseconds;
      const callback = waiting;
      waiting = undefined;
      callback?.();
    },
  };
}
