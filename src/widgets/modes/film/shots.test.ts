import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shotsOf } from './shots.ts';

const film = (stops: readonly number[], speed: number, lasts: number) => [...shotsOf({ stops, speed, rate: 20 }, () => lasts)];

describe('the pictures of a film', () => {
  it('are still where nothing moves', () => {
    expect(film([4, 5, 9], 2, 0)).toEqual([
      { from: 4, to: 4, at: 1, seconds: 1.2 },
      { from: 5, to: 5, at: 1, seconds: 0.5 },
      { from: 9, to: 9, at: 1, seconds: 1.2 },
    ]);
  });

  it('show a movement at even shares, then what it leads to', () => {
    const [first, ...others] = film([4, 5, 6], 2, 200);
    expect(first).toEqual({ from: 4, to: 4, at: 1, seconds: 1.2 });
    expect(others.slice(0, 4).map(({ from, to, at }) => [from, to, at])).toEqual([
      [4, 5, 0],
      [4, 5, 0.25],
      [4, 5, 0.5],
      [4, 5, 0.75],
    ]);
    expect(others[4]).toMatchObject({ from: 5, to: 5, at: 1 });
    expect(others[4]!.seconds).toBeCloseTo(0.3);
  });

  it('keep the pace, however long a movement would last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.constantFrom(1, 2, 4, 8), fc.integer({ min: 0, max: 3000 }), (count, speed, lasts) => {
        const stops = Array.from({ length: count }, (_, index) => index);
        const shots = film(stops, speed, lasts);
        expect(shots.filter(({ from, to }) => from === to).map(({ to }) => to)).toEqual(stops);
        for (const stop of stops.slice(1, -1)) {
          const seconds = shots.filter(({ to }) => to === stop).reduce((sum, shot) => sum + shot.seconds, 0);
          expect(seconds).toBeCloseTo(1 / speed);
        }
        for (const { at, seconds } of shots) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(1);
          expect(seconds).toBeGreaterThan(0);
        }
      }),
    );
  });
});
