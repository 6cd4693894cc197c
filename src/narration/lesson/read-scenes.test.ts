import { describe, expect, it } from 'vitest';
import { readLesson } from './read-lesson.ts';
import { readingOf } from './read-scenes.ts';

const text = `---
title: a
figure: /chapters/dancing-links/?run=main
---

Before any part.

## First (3 min)

Before the frames.

[Look](?step=2) to 4

::: notes
Nobody sees this.
:::

Before the question.

::: vote 6 min
[Which?](?step=4)
:::

[Your turn](?step=0&hands=1)

[Another run](/chapters/monte-carlo/?run=main&step=7)

After it.

::: sheet
title: nobody sees this either
- Why?
:::

## Second (1 min)

No frame at all.
`;

describe('a lesson that students read', () => {
  const parts = readingOf(readLesson(text).lesson);

  it('puts paragraphs beside the frame that comes next in their part, or the last one', () => {
    const [first, other] = parts[1]!.scenes;
    expect([first!.path, first!.query]).toEqual(['chapters/dancing-links/', 'run=main']);
    expect(first!.beats.map(({ kind, step }) => `${kind} ${step}`)).toEqual([
      'text 2',
      'frame 2',
      'frame 3',
      'frame 4',
      'text 4',
      'asked 4',
      'hands 0',
    ]);
    expect(other!.beats.map(({ kind, step }) => `${kind} ${step}`)).toEqual(['frame 7', 'text 7']);
  });

  it('says once what to look for in a range', () => {
    const frames = parts[1]!.scenes[0]!.beats.filter((beat) => beat.kind === 'frame');
    expect(frames.map(({ label, isLast }) => [label, isLast])).toEqual([
      ['Look', false],
      ['', false],
      ['', true],
    ]);
  });

  it('keeps paragraphs of a part without frames, and leaves out notes and sheets', () => {
    expect(parts.map(({ heading, opening }) => [heading, opening])).toEqual([
      ['', ['Before any part.']],
      ['First', []],
      ['Second', ['No frame at all.']],
    ]);
    expect(JSON.stringify(parts)).not.toContain('sees this');
  });
});
