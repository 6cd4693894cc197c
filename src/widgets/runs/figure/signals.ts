import { effect, type ReadonlySignal, untracked } from '@preact/signals-core';

/** Calls `changed` with each value that a signal takes later. */
export function onChange<Value>(signal: ReadonlySignal<Value>, changed: (value: Value) => void): void {
  let isFirst = true;
  signal.subscribe((value) => {
    if (!isFirst) changed(value);
    isFirst = false;
  });
}

/** Resolves as soon as a condition holds, which is looked at whenever one of the signals changes. */
export function until(holds: () => boolean, ...signals: readonly ReadonlySignal<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      signals.map(({ value }) => value);
      if (!untracked(holds)) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
