import { afterEach, describe, expect, it, vi } from 'vitest';
import { broughtPuzzle, ChapterPuzzle, offerOf, runsOnOwn } from './chapter-puzzle.ts';
import { dropPuzzle, keepPuzzle, keptPuzzle } from './kept-puzzle.ts';
import { lacksRun } from './links/lacks-run.ts';
import { puzzleUrl } from './links/play-url.ts';
import { type NamedPuzzle, ownPuzzle } from './named-puzzle.ts';
import { loadAlgorithm } from './prepared-run.ts';

const PAGE = 'https://example.org/base/chapters/grids/';
const TEXT = '1....3..........';
const KILLER = 'sudoku~4x2~1.2.3.4~................~5-0.1';
const chapters: NamedPuzzle = { id: 'small', name: 'Small', text: '1...............' };

function withStorage(kept: Record<string, string> = {}) {
  const getItem = (name: string) => kept[name] ?? null;
  const setItem = (name: string, text: string) => {
    kept[name] = text;
  };
  vi.stubGlobal('sessionStorage', { getItem, setItem });
  vi.stubGlobal('localStorage', { getItem: () => null });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('the puzzle that an address brings to a page', () => {
  it('is for all figures, and none where the address is about one', () => {
    const link = puzzleUrl(PAGE, TEXT);
    expect(broughtPuzzle(new URL(link))).toBe(TEXT);
    expect(lacksRun(new URL(link))).toBe(false);
    expect(broughtPuzzle(new URL(`${link}&run=main`))).toBeUndefined();
    expect(broughtPuzzle(new URL(PAGE))).toBeUndefined();
  });

  it('is kept for the tab, and comes back without the address', () => {
    withStorage();
    expect(new ChapterPuzzle(new URL(puzzleUrl(PAGE, TEXT))).text.value).toBe(TEXT);
    expect(new ChapterPuzzle(new URL(PAGE)).text.value).toBe(TEXT);
    expect(new ChapterPuzzle(new URL('https://example.org/base/chapters/other/')).text.value).toBeUndefined();
  });

  it('is refused with what is wrong where it cannot be read', () => {
    withStorage();
    const puzzle = new ChapterPuzzle(new URL(puzzleUrl(PAGE, '12x')));
    expect(puzzle.text.value).toBeUndefined();
    expect(puzzle.fault).toMatch(/12x|puzzle/);
  });
});

describe('the puzzle that the reader has made and kept', () => {
  function withKept() {
    withStorage();
    const kept: Record<string, string> = {};
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, text: string) => {
        kept[name] = text;
      },
    });
    keepPuzzle(TEXT);
  }

  it('is offered on every page, after one that was brought there', () => {
    withKept();
    const puzzle = new ChapterPuzzle(new URL(PAGE));
    expect([puzzle.text.value, puzzle.isKept]).toEqual([TEXT, true]);
    const brought = new ChapterPuzzle(new URL(puzzleUrl(PAGE, '12..............')));
    expect([brought.text.value, brought.isKept]).toEqual(['12..............', false]);
  });

  it('is offered no more on a page where it was refused, and still on others', () => {
    withKept();
    new ChapterPuzzle(new URL(PAGE)).forget();
    expect(new ChapterPuzzle(new URL(PAGE)).text.value).toBeUndefined();
    expect(new ChapterPuzzle(new URL('https://example.org/base/chapters/other/')).text.value).toBe(TEXT);
    expect(keptPuzzle()).toBe(TEXT);
  });

  it('is there no more when it was dropped', () => {
    withKept();
    dropPuzzle();
    expect(new ChapterPuzzle(new URL(PAGE)).text.value).toBeUndefined();
  });
});

describe('the puzzle of a page', () => {
  it('lasts as long as the page where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    const puzzle = new ChapterPuzzle(new URL(PAGE));
    puzzle.keep(TEXT);
    expect(puzzle.text.value).toBe(TEXT);
  });

  it('is forgotten for good, and figures go back', () => {
    const kept = withStorage();
    const puzzle = new ChapterPuzzle(new URL(PAGE));
    puzzle.keep(TEXT);
    puzzle.goBack();
    expect([puzzle.text.value, puzzle.returns.value]).toEqual([TEXT, 1]);
    puzzle.forget();
    expect([puzzle.text.value, puzzle.returns.value, Object.values(kept)]).toEqual([undefined, 2, ['']]);
    expect(new ChapterPuzzle(new URL(PAGE)).text.value).toBeUndefined();
  });
});

describe('a figure', async () => {
  const loaded = await loadAlgorithm('backtracking');
  const config = { puzzle: chapters, puzzles: [chapters] };
  const run = (puzzle: NamedPuzzle) => ({ puzzle, options: {} });

  it('offers the puzzle until it runs on it', () => {
    expect(offerOf({ config, loaded, run: run(chapters) }, TEXT)?.text).toBe(TEXT);
    expect(offerOf({ config, loaded, run: run(ownPuzzle(TEXT)) }, TEXT)).toBeUndefined();
    expect(offerOf({ config, loaded, run: run(chapters) }, undefined)).toBeUndefined();
    expect(runsOnOwn({ config, run: run(ownPuzzle(TEXT)) })).toBe(true);
  });

  it.each([KILLER, '12x', 'A B\nA\nB'])('offers nothing that its algorithm refuses: %s', (text) =>
    expect(offerOf({ config, loaded, run: run(chapters) }, text)).toBeUndefined(),
  );

  it('has no puzzle of the reader’s where it runs on one of its own', () => {
    const unnamed = ownPuzzle(TEXT);
    expect(runsOnOwn({ config, run: run(chapters) })).toBe(false);
    expect(runsOnOwn({ config: { puzzle: unnamed, puzzles: [] }, run: run(unnamed) })).toBe(false);
    for (const puzzle of [chapters, ownPuzzle(TEXT)]) expect(offerOf({ config, loaded, run: run(puzzle) }, chapters.text)).toBeUndefined();
  });
});
