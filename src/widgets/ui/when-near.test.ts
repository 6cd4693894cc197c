import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What an observer was given, and how a test tells it what comes near. */
let tell: (entries: readonly { isIntersecting: boolean; target: unknown }[]) => void;
let scroll: () => void;
const page = { y: 0 };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  );
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    scroll = listener;
  });
  Object.defineProperty(globalThis, 'scrollY', { get: () => page.y, configurable: true });
  page.y = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Scrolls for so many milliseconds, so many pixels each 20. */
function scrolls(milliseconds: number, by: number): void {
  for (let time = 0; time < milliseconds; time += 20) {
    page.y += by;
    scroll();
    vi.advanceTimersByTime(20);
  }
}

async function watched(): Promise<{ act: ReturnType<typeof vi.fn>; off: () => void; first: Element; second: Element }> {
  const { whenNear } = await import('./when-near.ts');
  const [first, second] = [{}, {}] as unknown as [Element, Element];
  const act = vi.fn();
  return { act, off: whenNear([first, second], act), first, second };
}

it('acts at once on a page that rests', async () => {
  const { act, first } = await watched();
  tell([{ isIntersecting: true, target: first }]);
  expect(act.mock.calls).toEqual([[first]]);
});

it('passes over what goes by, and acts on what is near where the page comes to rest', async () => {
  const { act, first, second } = await watched();
  scrolls(200, 20);
  tell([{ isIntersecting: true, target: first }]);
  scrolls(400, 20);
  tell([
    { isIntersecting: false, target: first },
    { isIntersecting: true, target: second },
  ]);
  scrolls(400, 20);
  expect(act).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(300);
  expect(act.mock.calls).toEqual([[second]]);
});

it('takes a page that creeps for one that rests', async () => {
  const { act, first } = await watched();
  scrolls(200, 1);
  tell([{ isIntersecting: true, target: first }]);
  scrolls(300, 1);
  expect(act.mock.calls).toEqual([[first]]);
});

it('does nothing once it was called off', async () => {
  const { act, off, first } = await watched();
  scrolls(200, 20);
  tell([{ isIntersecting: true, target: first }]);
  off();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(0);
});
