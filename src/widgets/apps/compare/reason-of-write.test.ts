import { describe, expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { killerSample } from '../../../engine/killer/testing/samples.ts';
import { readOptions } from '../../../engine/options.ts';
import { narratorOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import { record } from '../../../trace/record.ts';
import { reasonOfWrite } from './reason-of-write.ts';

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'ai-escargot')!.puzzle)[0]!;

async function reasonOf(id: string, written: number, options: Readonly<Record<string, string>> = {}, on = puzzle): Promise<string> {
  const algorithm = await catalogRow(id).load();
  const timeline = record(algorithm, on, readOptions(algorithm.options, options), { maxSteps: 20_000 });
  const position = timeline.next(Object.keys(timeline.writes), timeline.amountTo(written - 1, timeline.writes))!;
  const reason = reasonOfWrite(timeline, await narratorOf(id), position);
  return reason ? plain(reason) : '';
}

describe('the reason for a written digit', () => {
  it('says why the cell or the column was chosen', async () => {
    expect(await reasonOf('backtracking', 1)).toBe('Go to r1c2, the next empty cell.');
    expect(await reasonOf('constraint-search', 1)).toMatch(/^r2c3 has 2 values left and sees 13 open peers\./);
    expect(await reasonOf('dancing-links', 4)).toMatch(/^2 statements are left for “[^”]+”\. No promise has fewer/);
    expect(await reasonOf('all-different', 4)).toBe('r2c1 has 2 candidates, and no cell has fewer.');
  });

  it('says what was wrong with a digit that was taken back, and of several where it stuck last', async () => {
    const { puzzle: easier } = readPuzzles(named.find(({ id }) => id === 'wikipedia')!.puzzle)[0]!;
    expect(await reasonOf('constraint-search', 4, { mrv: 'off' }, easier)).toMatch(/^Empty domain\. r3c6 has no value left\./);
    expect(await reasonOf('backtracking', 53)).toMatch(/^Dead end\. Only 8 fits in r7c6, and nothing/);
    expect(await reasonOf('backjumping', 53)).toMatch(/^Dead end\. Only 6 fits in r4c6, .* r4c5 was filled last\.$/);
  });

  it('is never why the column was chosen that turned out to be a dead end', async () => {
    for (const written of Array.from({ length: 60 }, (_, index) => index + 1))
      expect(await reasonOf('dancing-links', written)).not.toContain('0 statements');
  });

  it('says of a digit that follows from the others what has ruled those out', async () => {
    const { puzzle: killer } = killerSample('killer-wikipedia');
    const algorithm = await catalogRow('killer-advanced').load();
    const timeline = record(algorithm, killer, readOptions(algorithm.options, {}), { maxSteps: 20_000 });
    const singles = Array.from({ length: timeline.length }, (_, step) => step + 1).filter(
      (position) => timeline.stepAt(position)!.kind === 'nakedSingle',
    );
    const words = await narratorOf('killer-advanced');
    const reasons = singles.map((position) => plain(reasonOfWrite(timeline, words, position)!));
    expect(reasons[1]).toBe('Its column holds 3; no combination left for the cage of 4 at r1c7 has 2, 4, 5, 6, 7, 8 or 9.');
    // Every other digit is named once.
    for (const [index, position] of singles.entries()) {
      const step = timeline.stepAt(position) as unknown as { digit: number };
      const others = Array.from({ length: 9 }, (_, other) => other + 1).filter((other) => other !== step.digit);
      expect((reasons[index]!.replace(/the cage of \d+ at r\dc\d/g, '').match(/\d/g) ?? []).map(Number).toSorted()).toEqual(others);
    }
  });

  it('tells of a column only what its rule looks at', async () => {
    expect(await reasonOf('dancing-links', 4, { rule: 'random', seed: '1' })).toMatch(/left for “[^”]+”\. Chance picked this promise\.$/);
    expect(await reasonOf('dancing-links', 4, { rule: 'leftmost' })).toBe(
      'With the rule “leftmost”, the search takes the first promise that’s left.',
    );
    const reasons = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((written) => reasonOf('dancing-links', written)));
    expect(reasons.filter((reason) => reason.endsWith('No promise has fewer.'))).not.toEqual([]);
    expect(
      reasons.filter((reason) => reason.endsWith('No promise has fewer, and of those with as few the search takes the first.')),
    ).not.toEqual([]);
  });

  it('is empty where nothing has been chosen', async () => {
    expect(await reasonOf('annealing', 1)).toBe('');
  });
});
