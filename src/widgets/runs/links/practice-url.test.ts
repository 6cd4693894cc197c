import { describe, expect, it } from 'vitest';
import { practiceNamed, practiceQuery, practiceUrl, readPractice } from './practice-url.ts';

describe('a link that practises a technique', () => {
  it('comes back as it was', () => {
    const practice = { technique: 'bug+1', position: 12, from: 'reference/techniques/#technique-bug+1' };
    expect(readPractice(practiceQuery(practice))).toEqual(practice);
    const url = new URL(practiceUrl('https://example.org/base/play/?level=hard', practice));
    expect(url.pathname).toBe('/base/play/');
    expect(readPractice(url.search)).toEqual(practice);
  });

  it('leads back to pages of this site alone', () => {
    const back = (from: string) => readPractice(new URLSearchParams({ practise: 'x-wing', from }).toString())!.from;
    expect(back('chapters/chains/#chain')).toBe('chapters/chains/#chain');
    expect(back('play/coach/')).toBe('play/coach/');
    for (const from of [
      '//example.org/',
      'https://example.org/',
      'javascript:alert(1)',
      '../x/',
      'chapters/../../x/',
      'play/?x',
      '/play/',
      '',
    ])
      expect(back(from)).toBeUndefined();
  });

  it('needs a technique that can be found', () => {
    for (const search of ['', '?puzzle=wikipedia', '?practise=', '?practise=magic', '?practise=guess'])
      expect(readPractice(search)).toBeUndefined();
    expect(practiceNamed('?practise=magic')).toBe('magic');
    expect(practiceNamed('?level=hard')).toBeUndefined();
    expect(readPractice('?practise=x-wing&position=many')).toEqual({ technique: 'x-wing', position: 0, from: undefined });
  });
});
