import { describe, expect, it } from 'vitest';
import { chanceOfClimb, mapOf } from '../fog/fog.ts';
import { countsOf, movingIn, type Rule, tick, WALKERS, walkAtStart } from './walkers.ts';

function walked(rule: Rule, seed?: number) {
  const walk = walkAtStart(rule, seed);
  while (movingIn(walk) > 0 && walk.ticks < 5000) tick(walk);
  return walk;
}

const solvedIn = (walk: ReturnType<typeof walked>) => Object.values(countsOf(walk)).reduce((sum, { solved }) => sum + solved, 0);

describe('a thousand walkers', () => {
  it('come to 0 as often as the map says, when they only go down', () => {
    const walk = walked('down');
    const { sure, open, lost } = countsOf(walk);
    expect(sure.solved).toBe(sure.all);
    expect(lost.solved).toBe(0);
    expect(open.solved).toBeGreaterThan(0);
    expect(open.solved).toBeLessThan(open.all);
    expect(Math.abs(solvedIn(walk) / WALKERS - chanceOfClimb(mapOf()))).toBeLessThan(0.04);
  });

  it.each(['level', 'bad'] as const)('all come to 0 where more is allowed: %s', (rule) => {
    expect(solvedIn(walked(rule))).toBe(WALKERS);
  });

  it('walk in the same way from the same seed', () => {
    expect(walked('bad', 3).ticks).toBe(walked('bad', 3).ticks);
  });
});
