import type { Clock } from '../clock.ts';

/** A clock that only `pass` moves. */
export function manualClock(): Clock & { pass(milliseconds: number): void } {
  let time = 0;
  let waiting: (() => void) | undefined;
  let timer: { readonly at: number; readonly callback: () => void } | undefined;
  return {
    now: () => time,
    soon(callback) {
      waiting = callback;
      return () => {
        waiting = undefined;
      };
    },
    after(wait, callback) {
      timer = { at: time + wait, callback };
      return () => {
        timer = undefined;
      };
    },
    pass(milliseconds) {
      time += milliseconds;
      const due = timer && timer.at <= time ? timer : undefined;
      if (due) timer = undefined;
      due?.callback();
      const callback = waiting;
      waiting = undefined;
      callback?.();
    },
  };
}
