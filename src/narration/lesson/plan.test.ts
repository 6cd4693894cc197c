import { describe, expect, it } from 'vitest';
import { inOrder, plannedUntil, planOf, stretchAt } from './plan.ts';
import { readLesson } from './read-lesson.ts';
import { screensOf } from './screens.ts';

const text = `---
title: Links
minutes: 20
figure: /chapters/dancing-links/?run=main
---

## Out (8 min)

[Cover](?step=0) to 2

::: vote 6 min
[Which?](?step=2)
:::

[And then](?step=3)

::: break 2 min
Coffee
:::

## Back (4 min)

[Uncover](?step=30)
`;

const { lesson } = readLesson(text);
const plan = planOf(lesson, screensOf(lesson));

describe('a plan', () => {
  it('gives parts, votes and breaks their minutes one after the other, and the title to what comes first', () => {
    const shown = plan.stretches.map(({ kind, number, begins, minutes, screens }) => [kind, number, begins, minutes, screens.length]);
    expect(shown).toEqual([
      ['part', 1, 0, 8, 6],
      ['vote', 1, 8, 6, 1],
      ['break', 1, 14, 2, 1],
      ['part', 2, 16, 4, 2],
    ]);
  });

  it('knows which frame shows the step after the one before it, a question’s too', () => {
    const follows = plan.planned.map(({ kind, follows: after }) => `${kind}${after ? '+' : ''}`);
    expect(follows).toEqual(['words', 'words', 'frame', 'frame+', 'frame+', 'question', 'frame+', 'words', 'words', 'frame']);
  });

  it('shares the time of a stretch among its screens', () => {
    expect(plannedUntil(plan, 0)).toBeCloseTo(8 / 6);
    expect(plannedUntil(plan, 5)).toBe(14);
    expect(plannedUntil(plan, plan.screens.length - 1)).toBe(20);
    expect(stretchAt(plan, 6)?.kind).toBe('part');
  });

  it('is held in the order of the text: the frames after a vote aren’t before it', () => {
    const order = inOrder(plan).map(({ stretch, continued, screens }) => [stretch?.kind, continued, screens]);
    expect(order).toEqual([
      ['part', false, [0, 1, 2, 3, 4]],
      ['vote', false, [5]],
      ['part', true, [6]],
      ['break', false, [7]],
      ['part', false, [8, 9]],
    ]);
  });

  it('makes do with a lesson that plans no minutes', () => {
    const { lesson: bare } = readLesson('# Nothing');
    const nothing = planOf(bare, screensOf(bare));
    expect(nothing.stretches).toEqual([]);
    expect(plannedUntil(nothing, 0)).toBe(0);
    expect(inOrder(nothing)).toEqual([{ stretch: undefined, continued: false, screens: [0] }]);
  });
});
