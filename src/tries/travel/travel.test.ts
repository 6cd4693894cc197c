import { describe, expect, it } from 'vitest';
import { atStart, moved, waysOf } from './travel.ts';

describe('a mistake that travels', () => {
  it('costs a power, and one way where one digit fits', () => {
    expect(waysOf(atStart())).toBe(8);
    expect(waysOf({ digits: 3, cells: 8 })).toBe(6561);
    expect(waysOf({ digits: 1, cells: 8 })).toBe(1);
  });

  it('is tamed only when it still travels as far as when it was costly', () => {
    const costly = moved(atStart(), { digits: 3, cells: 7 });
    expect([costly.costly, costly.isTamed]).toEqual([7, false]);
    expect(moved(costly, { digits: 1 }).isTamed).toBe(true);
    expect(moved(costly, { digits: 1, cells: 2 }).isTamed).toBe(false);
    expect(moved(atStart(), { digits: 1 }).isTamed).toBe(false);
  });
});
