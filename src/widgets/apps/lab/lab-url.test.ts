import { describe, expect, it } from 'vitest';
import { type LabState, labUrl, readLabUrl } from './lab-url.ts';

const PAGE = 'https://example.org/lab/';
const state: LabState = {
  runs: [
    { algorithm: 'constraint-search', options: { mrv: 'off', digits: 'shuffled' } },
    { algorithm: 'dancing-links', options: {} },
  ],
  limit: 5000,
  measure: 'digits',
  puzzles: '53..7....# 100 % usual\n9\n1 2 3\n',
  zero: 'digit',
};
const otherwise: LabState = {
  runs: [{ algorithm: 'backtracking', options: {} }],
  limit: 7,
  measure: 'steps',
  puzzles: undefined,
  zero: undefined,
};

describe('links to the lab', () => {
  it('come back as they were', () => {
    expect(readLabUrl(labUrl(`${PAGE}?old=1#x`, state), otherwise)).toEqual({ ...state, faults: [] });
    const own = { ...state, puzzles: undefined, zero: undefined };
    expect(new URL(labUrl(`${PAGE}#x`, own)).hash).toBe('');
    expect(readLabUrl(labUrl(PAGE, own), otherwise)).toEqual({ ...own, faults: [] });
  });

  it('may be from before digits had their name', () => {
    const old = labUrl(PAGE, state).replace('show=digits', 'show=written');
    expect(readLabUrl(old, otherwise)).toMatchObject({ measure: 'digits', faults: [] });
  });

  it('keep puzzles out of what a server sees', () => {
    expect(new URL(labUrl(PAGE, state)).search).not.toContain('usual');
  });

  it('take what is missing or nonsense from the page', () => {
    expect(readLabUrl(PAGE, otherwise)).toBeUndefined();
    expect(readLabUrl(`${PAGE}?utm=1#what-to-do`, otherwise)).toBeUndefined();
    expect(readLabUrl(`${PAGE}?with=annealing&limit=-3&show=luck&zero=oh#puzzles=%E0%A4%A`, otherwise)).toEqual({
      ...otherwise,
      runs: [{ algorithm: 'annealing', options: {} }],
      faults: [
        "'-3' isn’t a limit; expected a whole number from 1 to 1000000000",
        "'luck' isn’t a measure that the Lab can show; expected one of digits, steps",
        'the puzzles in the link are damaged',
        "0 can’t mean 'oh'; expected blank or digit",
      ],
    });
  });
});
