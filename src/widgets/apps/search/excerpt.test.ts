import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('shows the words in their context', () => {
  expect(excerptOf('Two rows, two columns.', ['rows'])).toEqual([
    { text: 'Two ', met: false },
    { text: 'rows', met: true },
    { text: ', two columns.', met: false },
  ]);
  const long = `${'before '.repeat(40)}here it is ${'after '.repeat(60)}`;
  const shown = excerptOf(long, ['here']);
  expect(shown.map(({ text }) => text).join('').length).toBeLessThan(260);
  expect(shown.find(({ met }) => met)?.text).toBe('here');
  expect(excerptOf('c++ (or so)', ['c++', '('])[0]).toEqual({ text: '', met: false });
  expect(excerptOf('a text', [])).toEqual([{ text: 'a text', met: false }]);
});
