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
  it('gives parts, votes and breaks their minutes in the order of the text, and the title to what comes first', () => {
    const shown = plan.stretches.map(({ kind, number, continued, minutes, screens }) => [kind, number, continued, minutes, screens]);
    expect(shown).toEqual([
      // Five of the part’s six screens are before its vote.
      ['part', 1, false, (8 * 5) / 6, [0, 1, 2, 3, 4]],
      ['vote', 1, false, 6, [5]],
      ['part', 1, true, 8 / 6, [6]],
      ['break', 1, false, 2, [7]],
      ['part', 2, false, 4, [8, 9]],
    ]);
    expect(plan.stretches.map(({ begins }) => Math.round(begins * 10))).toEqual([0, 67, 127, 140, 160]);
  });

  it('knows which frame shows the step after the one before it, a question’s too', () => {
    const follows = plan.planned.map(({ kind, follows: after }) => `${kind}${after ? '+' : ''}`);
    expect(follows).toEqual(['words', 'words', 'frame', 'frame+', 'frame+', 'question', 'frame+', 'words', 'words', 'frame']);
  });

  it('shares the time of a stretch among its screens', () => {
    expect(plannedUntil(plan, 0)).toBeCloseTo(8 / 6);
    expect(plannedUntil(plan, 5)).toBeCloseTo(38 / 3);
    expect(plannedUntil(plan, plan.screens.length - 1)).toBeCloseTo(20);
    expect(stretchAt(plan, 6)?.kind).toBe('part');
  });

  it('is held in the order of the text: the frames after a vote aren’t before it', () => {
    const order = inOrder(plan).map(({ stretch, screens }) => [stretch?.kind, stretch?.continued, screens]);
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
    expect(inOrder(nothing)).toEqual([{ stretch: undefined, screens: [0] }]);
  });
});
