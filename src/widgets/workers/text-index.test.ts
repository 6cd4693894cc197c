import { describe, expect, it } from 'vitest';
import { queryIn, type Section, TextIndex } from './text-index.ts';

const section = (title: string, text: string, page = 'How people solve'): Section => ({ url: `/${title}`, page, title, text });
const index = await TextIndex.of([
  section('Finned X-wing', 'A wing with a fin.'),
  section('X-wing', 'Two rows, two columns. A long tail of other words about digits, and rows again.'),
  section('In a page of your own', 'An iframe shows a chapter at a figure: how to embed it.', 'Links and embedding'),
  section('Dead end', 'A search notices that its digits cannot all be right.', 'Glossary'),
  { ...section('Given', 'It is printed in the puzzle.', 'Glossary'), also: 'clue, hint at the start' },
  { ...section('Sources', 'There is no 16-clue puzzle, and so on about clues.'), table: 'clue zebra' },
  section('Hidden single', 'One place is left.', 'Glossary'),
]);
const titles = (words: string) => index.find(words).hits.map(({ section: { title } }) => title);

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
    // Two letters that changed places are two slips.
    expect(titles('hidden singel')).toEqual(['Hidden single']);
    expect([index.find('hidden single').alike, index.find('hidden singel').alike]).toEqual([false, true]);
    expect(titles('')).toEqual([]);
  });

  it('knows other names, and the words of tables after those of texts', () => {
    expect(titles('clue')).toEqual(['Given', 'Sources']);
    expect(titles('hint at the start')).toEqual(['Given']);
    expect(titles('zebra')).toEqual(['Sources']);
  });

  it('passes over the common words of a question, but not where there is nothing else', () => {
    expect(titles('what is a dead end')).toEqual(['Dead end']);
    expect(titles('how do I embed')).toEqual(['In a page of your own']);
    expect(titles('at a').length).toBeGreaterThan(0);
  });

  it('looks for so many different words, each once', () => {
    expect(queryIn('dead end')).toEqual({ words: 'dead end', cut: false });
    expect(queryIn('dead Dead, end dead')).toEqual({ words: 'dead end', cut: false });
    expect(queryIn('x-wing')).toEqual({ words: 'x-wing', cut: false });
    const many = Array.from({ length: 30 }, (_, n) => `w${n}`).join('.');
    expect(queryIn(many)).toEqual({ words: many.split('.').slice(0, 20).join(' '), cut: true });
    expect(queryIn('a '.repeat(5000))).toEqual({ words: 'a', cut: true });
    expect(queryIn('')).toEqual({ words: '', cut: false });
  });
});
