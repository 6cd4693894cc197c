import { expect, it } from 'vitest';
import { timesOf } from './lesson-times.ts';
import { readLesson } from './read-lesson.ts';

it('plans each part before its questions and breaks', () => {
  const text =
    '---\ntitle: a\nfigure: /chapters/a/?run=b\n---\n## One (8 min)\n::: vote 6 min\n[Which?](?step=1)\n:::\n## Two\n::: break 5 min Coffee\n:::\n## Three (3 min)';
  expect(timesOf(readLesson(text).lesson)).toEqual([
    { kind: 'part', label: 'One', line: 5, from: 0, to: 8 },
    { kind: 'vote', label: 'Which?', line: 6, from: 8, to: 14 },
    { kind: 'break', label: 'Coffee', line: 10, from: 14, to: 19 },
    { kind: 'part', label: 'Three', line: 12, from: 19, to: 22 },
  ]);
});
