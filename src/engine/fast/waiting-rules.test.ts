import { describe, expect, it } from 'vitest';
import { WaitingRules } from './waiting-rules.ts';

describe('rules that wait', () => {
  it('come in the order of their numbers, each once, over several words', () => {
    const waiting = new WaitingRules(3, 70);
    for (const rule of [69, 3, 32]) waiting.join(rule, 1, false);
    waiting.join(40, 1, true);
    waiting.join(5, 2, false);
    waiting.add(31);
    waiting.change(1);
    waiting.change(1);
    const taken: number[] = [];
    for (let rule = waiting.first(); rule >= 0; rule = waiting.first()) {
      taken.push(rule);
      waiting.remove(rule);
    }
    expect(taken).toEqual([3, 31, 32, 69]);
  });

  it('that look at bounds only are called for when these move', () => {
    const waiting = new WaitingRules(2, 40);
    waiting.join(35, 0, true);
    waiting.change(0);
    expect(waiting.first()).toBe(-1);
    waiting.moveBounds(0);
    expect(waiting.first()).toBe(35);
    waiting.clear();
    expect(waiting.first()).toBe(-1);
  });
});
