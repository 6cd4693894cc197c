import { expect, it } from 'vitest';
import { readLesson } from './read-lesson.ts';
import { countsOf, screensOf } from './screens.ts';

const text = `---
title: Lists
figure: /chapters/dancing-links/?run=main
---

Before.

## Out

::: notes
Slowly.
:::

[Look](?step=3) to 5

Green means new.

::: notes
Stop here.
:::

::: vote 6 min
[Which?](?step=9)
:::

::: sheet
strip: ?step=12 to 15
strip: ?step=20 to 23
- A question
:::

::: break 5 min
Coffee
:::
`;

it('shows the title, headings, each frame, questions and breaks, with what is said after each', () => {
  const screens = screensOf(readLesson(text).lesson);
  expect(
    screens.map((screen) => [screen.kind, screen.kind === 'frame' ? screen.frame.step : undefined, screen.prose, screen.notes]),
  ).toEqual([
    ['title', undefined, ['Before.'], []],
    ['part', undefined, [], ['Slowly.']],
    ...[3, 4, 5].map((step) => ['frame', step, ['Green means new.'], ['Stop here.']]),
    ['asked', undefined, [], []],
    ['break', undefined, [], []],
  ]);
});

it('counts frames that are shown, questions, sheets, and the frames of sheets apart', () => {
  expect(countsOf(readLesson(text).lesson)).toEqual({ shown: 3, asked: 1, sheets: 1, printed: 8 });
});
