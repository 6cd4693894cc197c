import { describe, expect, it } from 'vitest';
import { proposalsOf, SEED, type Smith, smithAtStart, strike } from './smith.ts';

/** Strikes until the grid is solved, or so many times. */
function forge(smith: Smith, most: number): Smith {
  while (smith.board.energy > 0 && smith.blows.length < most) strike(smith);
  return smith;
}

describe('the smith', () => {
  it('solves nothing when it is cold, nothing when it is hot, and nearly always in between', () => {
    const at = (temperature: number) => Array.from({ length: 10 }, (_, i) => forge(smithAtStart(temperature, SEED + i), 40));
    expect(at(0.1).filter(({ board }) => board.energy === 0)).toHaveLength(0);
    expect(at(1).filter(({ board }) => board.energy === 0)).toHaveLength(0);
    expect(at(0.4).filter(({ board }) => board.energy === 0).length).toBeGreaterThanOrEqual(9);
  });

  it('gives the same energies for the same temperatures', () => {
    const run = () => forge(smithAtStart(0.7), 5).blows;
    expect(run()).toEqual(run());
  });

  it('counts what it proposes, and stops where the grid is right', () => {
    const smith = forge(smithAtStart(0.4), 40);
    expect(smith.board.energy).toBe(0);
    expect(proposalsOf(smith)).toBeLessThan(smith.blows.length * 1000);
    expect(strike(smith).proposals).toBe(0);
  });

  it('passes through the right temperature when it is cooled by a fifth each time, and misses it when cooled by three tenths', () => {
    const cooled = (factor: number) => {
      const smith = smithAtStart(3);
      while (smith.board.energy > 0 && smith.blows.length < 40) {
        strike(smith);
        smith.temperature *= factor;
      }
      return smith;
    };
    expect(cooled(0.8).board.energy).toBe(0);
    expect(cooled(0.7).board.energy).toBe(4);
  });
});
