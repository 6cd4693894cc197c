import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { pastedLink, readPlayUrl } from './play-url.ts';
import { playUrl } from './printed-url.ts';

const PAGE = 'https://example.org/base/play/';
const nine = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!.puzzle;
const large = readPuzzles(`${'1'.padEnd(625, '.')}`)[0]!.puzzle;
const back = (link: string) => readPuzzles(readPlayUrl(new URL(link))!.puzzle!)[0]!.puzzle;

describe('the address of a puzzle to play', () => {
  it.each([nine, large])('comes back as it was, a long one in the fragment', (puzzle) => {
    const link = playUrl(PAGE, puzzle);
    expect(back(link)).toEqual(puzzle);
    expect(new URL(link).search.length).toBeLessThan(1100);
    expect(pastedLink(` ${link}\n`)).toEqual({ puzzle: readPlayUrl(new URL(link))!.puzzle });
  });

  it('is not about a puzzle when none of its fields is there', () => {
    expect(readPlayUrl(new URL(PAGE))).toBeUndefined();
    expect(readPlayUrl(new URL(`${PAGE}?utm=1`))).toBeUndefined();
    expect(readPlayUrl(new URL(`${PAGE}?level=hard`))).toEqual({ level: 'hard' });
  });
});

describe('a link that is pasted', () => {
  it('is a wish of Play’s, or the puzzle of any page', () => {
    const wish = 'level=hard&symmetry=none&size=9&seed=5';
    expect(pastedLink(`${PAGE}?${wish}`)).toEqual(Object.fromEntries(new URLSearchParams(wish)));
    expect(pastedLink('https://example.org/chapters/backtracking/?run=main&puzzle=wikipedia&step=3#main')).toEqual({ puzzle: 'wikipedia' });
  });

  it.each([
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    'https://sudokupad.app/53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    'https://example.org/other/?seed=5',
    `two ${PAGE}?puzzle=wikipedia`,
  ])('is no other text: %s', (text) => expect(pastedLink(text)).toBeUndefined());
});
