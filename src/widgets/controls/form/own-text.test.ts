import { parseHTML } from 'linkedom';
import { describe, expect, it, vi } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { OwnText } from './own-text.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const LEFT_OPEN = '01232...1.32.21.';
function opened({ takesCover = false } = {}) {
  const { document } = parseHTML(`<!doctype html><html><body><dialog><div class="reading"><p></p></div></dialog></body></html>`);
  const root = document.querySelector('dialog')!;
  const corrected = vi.fn();
  const own = new OwnText(root, takesCover, corrected);
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  return {
    own,
    corrected,
    says: () => root.querySelector('p')!.textContent,
    isHidden: (name: string) => part(name).hidden,
    picture: () => part('reading-grid').querySelectorAll('.digit').length,
    press: (selector: string) => root.querySelector<HTMLElement>(selector)!.dispatchEvent(new document.defaultView!.Event('click', { bubbles: true })),
    pressed: () => [...root.querySelectorAll('[aria-pressed=true]')].map((each) => each.getAttribute('data-zero')),
  }; // biome-ignore format: a row each
}

const givens = (text: string) => Array.from(readPuzzles(text)[0]!.puzzle.givens);

describe('a text of one puzzle', () => {
  it('is told in one line where it is an ordinary one, and used as it is', () => {
    const { own, says, isHidden } = opened();
    expect(own.take(WIKIPEDIA)).toBe(true);
    expect(says()).toBe('Read as a line of characters, 9 × 9, 30 givens, blank = dot');
    expect(['reading-grid', 'several', 'zeros'].filter((name) => !isHidden(name))).toEqual([]);
    expect(own.chosen).toBe(WIKIPEDIA);
    expect(own.take(WIKIPEDIA)).toBe(false);
  });

  it('is drawn where it comes from a program', () => {
    const { own, says, picture, isHidden } = opened();
    own.take(`int[][] board = {${WIKIPEDIA.match(/.{9}/g)!.map((row) => `{${[...row.replaceAll('.', '0')].join()}}`)}};`);
    expect(says()).toBe('Read as Java, 9 × 9, 30 givens, blank = 0');
    expect(isHidden('reading-grid')).toBe(false);
    expect(picture()).toBe(30);
  });

  it('is passed on untouched where it is none', () => {
    const { own, says } = opened();
    own.take(WIKIPEDIA);
    own.take('wikipedia');
    expect([own.chosen, own.count, says()]).toEqual(['wikipedia', 0, '']);
  });
});

describe('a text of several puzzles', () => {
  it('gives the one to which the reader turns, round and round', () => {
    const { own, corrected, press, says, isHidden } = opened();
    own.take(`${WIKIPEDIA}\n${ESCARGOT}`);
    expect([own.count, isHidden('several')]).toEqual([2, false]);
    expect(givens(own.chosen)).toEqual(givens(WIKIPEDIA));
    press('[data-turn="1"]');
    expect(says()).toMatch(/^Puzzle 2 of 2/);
    expect(givens(own.chosen)).toEqual(givens(ESCARGOT));
    expect(corrected).toHaveBeenCalledOnce();
    press('[data-turn="1"]');
    expect(givens(own.chosen)).toEqual(givens(WIKIPEDIA));
  });

  it('keeps the digits of a game that has begun', () => {
    const { own, press } = opened();
    const game = `:0000:x:${WIKIPEDIA.replace('53.', '53+4')}:::`;
    own.take(`:0000:x:${ESCARGOT}:::\n${game}`);
    press('[data-turn="1"]');
    expect(Array.from(readPuzzles(own.chosen)[0]!.placed!.slice(0, 3))).toEqual([5, 3, 4]);
  });
});

describe('a text whose zeros can be two things', () => {
  it('waits for the reader’s word where it cannot tell', () => {
    const { own, press, pressed, isHidden } = opened();
    own.take(LEFT_OPEN);
    expect([own.count, own.chosen, isHidden('zeros'), pressed()]).toEqual([0, LEFT_OPEN, false, []]);
    press('[data-zero=digit]');
    expect(givens(own.chosen).slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(pressed()).toEqual(['digit']);
    press('[data-zero=blank]');
    expect(givens(own.chosen).slice(0, 4)).toEqual([0, 1, 2, 3]);
  });

  it('lets the reader contradict', () => {
    const { own, press, pressed } = opened();
    own.take('012323..1.32.210');
    expect(pressed()).toEqual(['digit']);
    press('[data-zero=blank]');
    expect(givens(own.chosen).slice(0, 4)).toEqual([0, 1, 2, 3]);
    own.take('012323..1.32.210 ');
    expect([own.chosen, pressed()]).toEqual(['012323..1.32.210 ', ['digit']]);
  });
});

describe('an exact cover problem', () => {
  const problem = 'A B C D\nA C\nB D\nA D';

  it('is told by its rows and columns where such problems are taken', () => {
    const { own, says } = opened({ takesCover: true });
    own.take(problem);
    expect(says()).toBe('Read as an exact cover problem, 3 rows, 4 columns');
    expect(own.chosen).toBe(problem);
  });

  it('is not told elsewhere', () => {
    const { own, says } = opened();
    own.take(problem);
    expect(says()).toBe('');
  });
});
