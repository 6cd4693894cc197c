import { expect, it } from 'vitest';
import type { Timeline } from '../../../trace/timeline.ts';
import { type ForkingFigure, WhatIf } from './what-if.ts';

it('a run that has only begun is not said to decide nothing before it has ended', async () => {
  const timeline = { algorithm: {}, length: 0, complete: false };
  const said: boolean[] = [];
  const figure = {
    run: () => ({ algorithm: {} }),
    timeline: () => timeline as unknown as Timeline,
    position: () => 0,
    grownTo: async (position: number) => {
      timeline.length = position;
      timeline.complete = position === 3;
    },
    say: () => said.push(timeline.complete),
  };
  await new WhatIf(figure as unknown as ForkingFigure).ask();
  expect(said).toEqual([true]);
  expect(timeline.length).toBe(3);
});
