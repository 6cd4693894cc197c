import { describe, expect, it } from 'vitest';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { stripOf } from '../../../narration/lesson/worksheet/testing/cut-strips.ts';
import type { OpenedFrame } from '../../runs/open-frame.ts';
import { nextAsked, stepIn } from './asked-steps.ts';

describe('frames with a question', () => {
  it('are found before and after a frame', async () => {
    const { timeline, words } = (await stripOf('dancing-links', knuth6x7, 0, 5)).run;
    const at = (position: number) => ({ timeline, run: { words }, position }) as unknown as OpenedFrame;
    expect(nextAsked(at(10), 1)).toBe(12);
    expect(nextAsked(at(10), -1)).toBe(9);
    expect(nextAsked(at(0), -1)).toBeUndefined();
    expect(nextAsked(at(timeline.length), 1)).toBeUndefined();
  });

  it('are written into the line that names the step', () => {
    const lines = ['::: vote 6 min', '[Which?](?run=main&step=10&pane=tree)', ':::'];
    const place = stepIn(lines, 10)!;
    expect(`${lines[place.index]!.slice(0, place.from)}9${lines[place.index]!.slice(place.to)}`).toBe(
      '[Which?](?run=main&step=9&pane=tree)',
    );
    expect(stepIn(lines, 1)).toBeUndefined();
  });
});
