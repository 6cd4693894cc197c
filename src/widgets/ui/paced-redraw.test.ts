import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PacedRedraw } from './paced-redraw.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a paced drawing', () => {
  it('is made once for all requests in the meantime', () => {
    const draw = vi.fn();
    const redraw = new PacedRedraw(draw, 200);
    for (let i = 0; i < 5; i++) redraw.soon();
    vi.advanceTimersByTime(199);
    expect(draw).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(draw).toHaveBeenCalledTimes(1);
    redraw.soon();
    redraw.now();
    vi.advanceTimersByTime(10_000);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is made next, once, for who can wait for a task', () => {
    const draw = vi.fn();
    const redraw = new PacedRedraw(draw, 200);
    redraw.soon();
    redraw.next();
    expect(draw).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(0);
    expect(draw).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('leaves nine tenths of the time to others, however long it takes', () => {
    const draw = vi.fn(() => {
      vi.advanceTimersByTime(100);
    });
    const redraw = new PacedRedraw(draw, 200);
    redraw.now();
    redraw.soon();
    vi.advanceTimersByTime(899);
    expect(draw).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
