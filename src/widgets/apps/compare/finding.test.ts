import { describe, expect, it } from 'vitest';
import type { ComparedRun } from './common-clock.ts';
import { type Currency, findingText, laterProofs, rankingOf, settledRanking } from './finding.ts';

/** A run that has ended, as far as a finding reads it. */
const ended = (outcome: 'solved' | 'bound' | 'no-solution', written: number) =>
  ({ timeline: { outcome, complete: true, written, algorithm: {} } }) as unknown as ComparedRun;
const stopped = (written: number) => ({ timeline: { complete: false, written }, stopped: true }) as unknown as ComparedRun;
const growing = { timeline: { complete: false, written: 3 } } as unknown as ComparedRun;

const textOf = (currency: Currency, ...runs: ComparedRun[]) => findingText(runs, currency, (place) => 'ABCD'[place]!);

describe('the finding', () => {
  it('says which run took least, and how many times as many each other run took', () => {
    expect(textOf('written', ended('solved', 8969), ended('solved', 1070), ended('solved', 145), ended('solved', 523))).toBe(
      'C wrote the fewest digits, 145. D wrote 3.6 times as many, B 7.4 times as many and A 62 times as many.',
    );
  });

  it('names runs together that took as many times as much', () => {
    expect(textOf('written', ended('solved', 290), ended('solved', 145), ended('solved', 290))).toBe(
      'B wrote the fewest digits, 145. A and C each wrote twice as many.',
    );
    expect(textOf('written', ended('solved', 620), ended('solved', 145), ended('solved', 623), ended('solved', 1450))).toBe(
      'B wrote the fewest digits, 145. A and C each wrote 4.3 times as many and D 10 times as many.',
    );
  });

  it('gives no ratio of swaps and digits', () => {
    const swapping = (written: number) => {
      const algorithm = { localSearch: true, steps: { fill: { writes: 'all' }, swap: { writes: 'swap' } } };
      const totals = { fill: 2, swap: written - 2 };
      return {
        timeline: { outcome: 'solved', complete: true, written, algorithm, writes: { fill: 1, swap: 1 }, totals },
      } as unknown as ComparedRun;
    };
    expect(textOf('written', ended('solved', 57), swapping(532116), ended('solved', 114))).toBe(
      'A wrote the fewest digits, 57. C wrote twice as many and B tried 532,114 swaps.',
    );
    expect(textOf('written', swapping(1002), ended('solved', 57))).toBe('B wrote the fewest digits, 57. A tried 1,000 swaps.');
  });

  it('gives the numbers themselves where they are small, or their ratio is', () => {
    expect(textOf('written', ended('solved', 147), ended('solved', 145))).toBe('B wrote the fewest digits, 145. A wrote 147.');
    expect(textOf('written', ended('solved', 100), ended('solved', 140), ended('solved', 150))).toBe(
      'A wrote the fewest digits, 100. B wrote 140 and C 1.5 times as many.',
    );
    expect(textOf('written', ended('solved', 6), ended('solved', 5), ended('solved', 6))).toBe(
      'B wrote the fewest digits, 5. A and C each wrote 6.',
    );
    expect(textOf('written', ended('solved', 40), ended('solved', 20))).toBe('B wrote the fewest digits, 20. A wrote twice as many.');
  });

  it('says of runs that met nothing that none of them did', () => {
    const algorithm = { counters: { deadEnds: { label: '', kinds: [] } } };
    const run = { timeline: { outcome: 'solved', complete: true, written: 9, algorithm, totals: {} } } as unknown as ComparedRun;
    expect(textOf('deadEnds', run, run)).toBe('Neither A nor B met a dead end.');
    expect(textOf('deadEnds', run, run, run)).toBe('None of A, B and C met a dead end.');
    expect(textOf('deadEnds', run)).toBe('A met no dead ends.');
  });

  it('ranks runs that took as much together', () => {
    expect(textOf('written', ended('solved', 145), ended('solved', 145), ended('solved', 290))).toBe(
      'A and B wrote the fewest digits, 145 each. C wrote twice as many.',
    );
    expect(textOf('written', ended('solved', 145), ended('solved', 145))).toBe('A and B both wrote 145 digits.');
    expect(textOf('written', ended('solved', 9), ended('solved', 9), ended('solved', 9))).toBe('A, B and C all wrote 9 digits.');
    expect(textOf('written', ended('solved', 9))).toBe('A wrote 9 digits.');
  });

  it('never ranks a run that did not solve the puzzle', () => {
    expect(textOf('written', ended('bound', 10), ended('solved', 145))).toBe(
      'B wrote 145 digits. A didn’t solve the puzzle, so it comes last.',
    );
    expect(textOf('written', ended('bound', 10), ended('bound', 7))).toBe('Neither A nor B solved the puzzle, so there’s nothing to rank.');
    expect(rankingOf([ended('bound', 1), ended('solved', 5), ended('solved', 3)], 'written').map(({ place }) => place)).toEqual([2, 1]);
  });

  it('never says of a run that was stopped that it failed', () => {
    expect(textOf('written', stopped(3245112), stopped(2134001), ended('solved', 117))).toBe(
      'C wrote 117 digits. You stopped A after 3,245,112 digits and B after 2,134,001, so we only know that they need more.',
    );
    expect(textOf('written', stopped(5), ended('bound', 9))).toBe(
      'B didn’t solve the puzzle. You stopped A after 5 digits, so we only know that it needs more.',
    );
    expect(textOf('written', stopped(5))).toBe('You stopped A after 5 digits, so we only know that it needs more.');
    expect(textOf('written', stopped(5), ended('no-solution', 3))).toBe(
      'B proved after 3 digits that there’s no solution. You stopped A after 5 digits.',
    );
  });

  it('knows the order before the last run has ended, once that one has written more than the others', () => {
    expect(settledRanking([growing, ended('solved', 2), ended('solved', 1)])?.map(({ place }) => place)).toEqual([2, 1]);
    expect(settledRanking([growing, ended('no-solution', 2), ended('no-solution', 0)])?.map(({ place }) => place)).toEqual([2, 1]);
    for (const others of [[ended('solved', 3)], [ended('solved', 64)], [ended('bound', 1)], [growing], []])
      expect(settledRanking([growing, ...others])).toBeUndefined();
    for (const outcome of ['solved', 'no-solution'] as const)
      expect(settledRanking([stopped(9), ended(outcome, 64)])?.map(({ place }) => place)).toEqual([1]);
  });

  it('says what each run took to find that there is no solution', () => {
    expect(textOf('written', ended('no-solution', 25264), ended('no-solution', 0), ended('no-solution', 0), ended('no-solution', 34))).toBe(
      'B and C needed no digits to find out that there’s no solution, D needed 34 and A 25,264.',
    );
    expect(textOf('written', ended('no-solution', 3))).toBe('A needed 3 digits to find out that there’s no solution.');
    expect(textOf('written', ended('no-solution', 3), ended('bound', 7))).toBe(
      'A proved after 3 digits that there’s no solution. B didn’t find that out.',
    );
  });

  it('says what the others took, after an answer that names the first', () => {
    const later = (...amounts: readonly number[]) =>
      laterProofs(
        amounts.map((amount) => ended('no-solution', amount)),
        (place) => 'ABCD'[place]!,
      );
    expect(later(332, 4, 0)).toBe('B needed 4 digits and A 332.');
    expect(later(9, 9, 0, 0)).toBe('A and B needed 9 digits each.');
    expect(later(4, 4)).toBe('');
  });

  it('names runs together that took as much, while another goes on', () => {
    expect(textOf('written', ended('solved', 9), ended('solved', 9), growing)).toBe(
      'So far, A and B have solved the puzzle with 9 digits each. Still running: C at 3 digits.',
    );
  });

  it('says how far runs are while they go on, and what those took that have ended', () => {
    expect(textOf('written', growing, ended('solved', 64), growing, ended('solved', 9))).toBe(
      'So far, D has solved the puzzle with 9 digits and B with 64. Still running: A at 3 digits and C at 3.',
    );
    expect(textOf('written', ended('bound', 7), growing)).toBe('A didn’t solve the puzzle. Still running: B at 3 digits.');
  });

  it('says of one run alone that no other has solved the puzzle', () => {
    expect(textOf('written', growing, ended('solved', 64))).toBe(
      'So far only B has solved the puzzle, with 64 digits. Still running: A at 3 digits.',
    );
  });

  it('says while others run which have proved that there is no solution', () => {
    expect(textOf('written', growing, ended('no-solution', 8341))).toBe(
      'B proved after 8,341 digits that there’s no solution. Still running: A at 3 digits.',
    );
    expect(textOf('written', growing, ended('no-solution', 0), ended('no-solution', 20), ended('bound', 7))).toBe(
      'B proved at once that there’s no solution, C after 20. D didn’t find that out. Still running: A at 3 digits.',
    );
  });
});
