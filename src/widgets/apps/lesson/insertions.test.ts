import { describe, expect, it } from 'vitest';
import { readLesson } from '../../../narration/lesson/read-lesson.ts';
import type { SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { endOfStretch, figureIn, INSERTIONS, insertionOf, shortAddress } from './insertions.ts';

const HEAD = '---\ntitle: a\nfigure: /chapters/dancing-links/?run=main\n---\n\n';
const figures: SiteFigure[] = [
  {
    path: 'chapters/dancing-links/',
    run: 'main',
    title: '',
    algorithm: 'dancing-links',
    puzzle: 'knuth-6x7',
    options: {},
    panes: [],
    view: 'links',
  },
  {
    path: 'chapters/dancing-links/',
    run: 'left',
    title: '',
    algorithm: 'dancing-links',
    puzzle: 'knuth-6x7',
    options: { rule: 'leftmost' },
    panes: [],
    view: 'links',
  },
];

describe('what is inserted', () => {
  it.each(INSERTIONS)('is a lesson without a fault: %s', (kind) => {
    for (const address of ['?step=9', '?pane=stack&step=9']) {
      const { text } = insertionOf(kind, address);
      expect(readLesson(HEAD + text).faults).toEqual([]);
    }
  });

  it('has the sentence of a frame as what to look for, whatever is in it', () => {
    const { text } = insertionOf('frame', '?step=9', 'Column [A] \\ goes');
    expect(readLesson(HEAD + text).lesson.parts[0]!.blocks).toMatchObject([{ kind: 'frames', label: 'Column [A] \\ goes' }]);
  });
});

it('goes below the block that the cursor is in', () => {
  const text = `${HEAD}::: notes\na\n:::\n\nb`;
  expect([1, 5, 6, 7, 9, 10].map((line) => endOfStretch(text, line))).toEqual([4, 5, 8, 8, 9, 10]);
});

describe('the address of a frame', () => {
  it.each([
    ['/chapters/dancing-links/?run=main&algorithm=dancing-links&puzzle=knuth-6x7&rule=fewest&solutions=1&step=9#main', '?step=9'],
    ['/chapters/dancing-links/?run=main&puzzle=wikipedia&rule=leftmost&step=9', '?puzzle=wikipedia&rule=leftmost&step=9'],
    ['/chapters/dancing-links/?run=left&puzzle=knuth-6x7&rule=leftmost&step=2', '/chapters/dancing-links/?run=left&step=2'],
    ['/chapters/dancing-links/?run=main&hands=1&step=2', '?hands=1&step=2'],
  ])('is as short as the head of the lesson allows: %s', async (address, short) => {
    expect(await shortAddress(figures, address, figureIn(HEAD))).toBe(short);
    expect(await shortAddress(figures, short, figureIn(HEAD))).toBe(short);
  });
});
