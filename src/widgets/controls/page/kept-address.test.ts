import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptAddress } from './kept-address.ts';

const replaced: unknown[][] = [];
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  replaced.length = 0;
  vi.stubGlobal('history', { state: { at: 3 }, replaceState: (...values: unknown[]) => replaced.push(values) });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the address of a page', () => {
  it('keeps what is shown last, a moment after, with what else is kept there', () => {
    let shown = 1;
    const address = new KeptAddress(() => `?step=${shown}`);
    address.touched = true;
    for (shown of [2, 3]) address.changed();
    vi.advanceTimersByTime(399);
    expect(replaced).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(replaced).toEqual([[{ at: 3 }, '', '?step=3']]);
  });

  it('stays as the reader came by it until they do something', () => {
    const address = new KeptAddress(() => '?');
    address.changed();
    vi.advanceTimersByTime(1000);
    expect(replaced).toEqual([]);
  });

  it('of another place in the history is not written over', () => {
    const address = new KeptAddress(() => '?');
    address.touched = true;
    address.changed();
    page.dispatchEvent(new Event('popstate'));
    vi.advanceTimersByTime(1000);
    expect(replaced).toEqual([]);
  });
});
