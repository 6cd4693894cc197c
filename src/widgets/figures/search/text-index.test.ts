import { describe, expect, it } from 'vitest';
import { excerptOf, type Section, TextIndex } from './text-index.ts';

const section = (title: string, text: string, page = 'How people solve'): Section => ({ url: `/${title}`, page, title, text });
const index = await TextIndex.of([
  section('Finned X-wing', 'A wing with a fin.'),
  section('X-wing', 'Two rows, two columns. A long tail of other words about digits, and rows again.'),
  section('In a page of your own', 'An iframe shows a chapter at a figure: how to embed it.', 'Links and embedding'),
  section('Dead end', 'A search notices that its digits cannot all be right.', 'Glossary'),
]);
const titles = (words: string) => index.find(words).map(({ section: { title } }) => title);

describe('the search', () => {
  it('puts the section of that name first', () => {
    expect(titles('x-wing')).toEqual(['X-wing', 'Finned X-wing']);
    expect(titles('dead end')).toEqual(['Dead end']);
  });

  it('finds words that are begun or have a slip, and nothing where one word is nowhere', () => {
    expect(titles('embed')).toEqual(['In a page of your own']);
    expect(titles('ifra')).toEqual(['In a page of your own']);
    expect(titles('serch')).toEqual(['Dead end']);
    // A word that is there is not taken for a slip of another.
    expect(titles('digits')).toEqual(['Dead end', 'X-wing']);
    expect(titles('wing zebra')).toEqual([]);
    expect(titles('')).toEqual([]);
  });

  it('shows the words where they stand', () => {
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
});
