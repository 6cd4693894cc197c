import { describe, expect, it } from 'vitest';
import { type CompareState, compareUrl, readCompareUrl } from './compare-url.ts';

const state: CompareState = {
  puzzle: 'ai-escargot',
  runs: [
    { algorithm: 'constraint-search', options: { mrv: 'off', digits: 'shuffled' } },
    { algorithm: 'dancing-links', options: {} },
  ],
  measure: 'steps',
  time: 40,
};
const otherwise: CompareState = { puzzle: 'wikipedia', runs: [{ algorithm: 'backtracking', options: {} }], measure: 'writes', time: 3 };

describe('links to a comparison', () => {
  it('come back as they were', () => {
    const url = new URL(compareUrl('https://example.org/compare/?old=1#x', state));
    expect(readCompareUrl(url, otherwise)).toEqual({ ...state, faults: [] });
    expect(url.hash).toBe('');
  });

  it('say whether it fills the window', () => {
    expect(readCompareUrl(new URL(compareUrl('https://example.org/', { ...state, stage: true })), otherwise)).toMatchObject({
      stage: true,
    });
    expect(compareUrl('https://example.org/', { ...state, stage: false })).not.toContain('stage');
  });

  it('may hold a whole puzzle', () => {
    const own = { ...state, puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' };
    expect(readCompareUrl(new URL(compareUrl('https://example.org/', own)), otherwise)).toEqual({ ...own, faults: [] });
  });

  it('keep a long puzzle from the server', () => {
    const long = { ...state, puzzle: '.1 +&=%#\n'.repeat(2000) };
    const url = new URL(compareUrl('https://example.org/', long));
    expect(url.search.length).toBeLessThan(200);
    expect(readCompareUrl(url, otherwise)).toEqual({ ...long, faults: [] });
  });

  it('take what is missing or nonsense from the page', () => {
    expect(readCompareUrl(new URL('https://example.org/'), otherwise)).toBeUndefined();
    expect(readCompareUrl(new URL('https://example.org/?utm=1'), otherwise)).toBeUndefined();
    expect(readCompareUrl(new URL('https://example.org/?puzzle=mepham-d'), otherwise)).toEqual({
      ...otherwise,
      puzzle: 'mepham-d',
      runs: [],
      time: 0,
      faults: [],
    });
    expect(readCompareUrl(new URL('https://example.org/?with=annealing&by=constructor&at=-3'), otherwise)).toEqual({
      ...otherwise,
      runs: [{ algorithm: 'annealing', options: {} }],
      time: 0,
      faults: [
        "'constructor' isn’t a measure that runs can be aligned on; expected one of writes, steps, share",
        "'-3' isn’t a time; expected a whole number from 0",
      ],
    });
  });
});
