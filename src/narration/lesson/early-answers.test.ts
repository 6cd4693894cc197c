import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { earlyAnswers } from './early-answers.ts';
import { readLesson } from './read-lesson.ts';

const HEAD = '---\ntitle: A\nfigure: /chapters/dancing-links/?run=main\n---\n';
const found = (...lines: string[]) => earlyAnswers(readLesson(HEAD + lines.join('\n')).lesson);
const ASK = ['', '::: ask', '[Which?](?step=9)', ':::'];

describe('an answer that comes too early', () => {
  it('is a step of the same run that was shown before its question', () => {
    expect(found('[a](?step=7) to 12', ...ASK)).toEqual([{ line: 7, shownIn: 5, step: 10 }]);
    expect(found('[a](?step=10&pane=code)', ...ASK)).toHaveLength(1);
  });

  it('is none of another run, none that comes later, and none that a hand is free to make', () => {
    expect(found('[a](?step=7) to 9', ...ASK, '', '[b](?step=10) to 12')).toEqual([]);
    expect(found('[a](/chapters/dancing-links/?run=sudoku&step=7) to 12', ...ASK)).toEqual([]);
    expect(found('[a](?step=10&hands=1)', ...ASK)).toEqual([]);
  });

  it('is none where a teacher wrote the choices, which may be about something else', () => {
    expect(found('[a](?step=7) to 12', '', '::: ask', '[Why?](?step=9)', '', '- [x] this', '- [ ] that', ':::')).toEqual([]);
  });

  it('is in no lesson of the site', () => {
    for (const name of ['dancing-links', 'local-search'])
      expect(earlyAnswers(readLesson(readFileSync(`content/lessons/${name}.md`, 'utf8')).lesson)).toEqual([]);
  });
});
