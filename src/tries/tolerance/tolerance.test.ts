import { describe, expect, it } from 'vitest';
import { acceptance } from '../../engine/anneal/schedule.ts';
import { isFound, keptOf, meanOf, sideOf, tolerancesAtStart, tolerancesOf } from './tolerance.ts';

describe('tolerances', () => {
  const at = (temperature: number) => ({ ...tolerancesAtStart(), temperature, isTurned: true });

  it('keep a swap exactly where the program does', () => {
    for (const t of [0.3, 1, 3])
      for (const delta of [1, 2, 3, 4]) {
        const tolerances = tolerancesOf(at(t));
        expect(tolerances.filter((each) => each > delta).length / tolerances.length).toBe(keptOf(at(t), delta));
      }
  });

  it('have the temperature as their mean, and the formula as their shares', () => {
    expect(meanOf(tolerancesOf(at(1)))).toBeCloseTo(1, 1);
    expect(meanOf(tolerancesOf(at(3)))).toBeCloseTo(3 * meanOf(tolerancesOf(at(1))));
    for (const delta of [1, 2, 3]) expect(Math.abs(keptOf(at(1), delta) - acceptance(delta, 1))).toBeLessThan(0.07);
  });

  it('are found where a swap that is worse by 2 passes about one time in four', () => {
    expect(isFound(at(1.44))).toBe(true);
    expect(isFound(at(0.5))).toBe(false);
    expect(isFound(at(3))).toBe(false);
    expect(isFound(tolerancesAtStart())).toBe(false);
    expect([0.5, 3].map((temperature) => sideOf({ temperature }))).toEqual(['cold', 'hot']);
  });
});
