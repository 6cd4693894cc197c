import { describe, expect, it } from 'vitest';
import { readClassGuesses, summariesOf } from './class-guesses.ts';
import { Inquiry } from './inquiry.ts';
import { experimentUrl } from './plan-url.ts';
import { usual } from './question.ts';

const page = 'https://example.org/lab/';
const inquiry = new Inquiry();
inquiry.ask('factor', usual.factor);
const linkOf = (guess: string | undefined, settings = usual.factor) =>
  experimentUrl(page, { question: 'factor', settings, guess, look: 1 });

describe('the predictions of a class', () => {
  it('come from links, one a line, with a name in front or without', () => {
    const lines = [linkOf('5:2:12,2:1:4'), '', `Ada: ${linkOf('3:1:9,2:1:4')}`, linkOf('8:4:9,1:1:4', { ...usual.factor, count: 100 })];
    const { predictions, faults } = readClassGuesses(lines.join('\n'), `${page}?ask=factor`, inquiry);
    expect(faults).toEqual([]);
    expect(predictions.map(([upper]) => upper!.value)).toEqual([5, 3, 8]);
  });

  it('leave out bad lines, each with its number', () => {
    const other = experimentUrl(page, { question: 'cooling', settings: usual.cooling, guess: '1,2,3,4,5', look: 1 });
    const lines = [
      'nonsense',
      'https://example.org/',
      linkOf(undefined),
      other,
      linkOf('5'),
      linkOf('5:2:12,2:1:4', { ...usual.factor, hard: 'expert' }),
      linkOf('1,1'),
    ];
    const { predictions, faults } = readClassGuesses(lines.join('\r\n'), page, inquiry);
    expect(predictions).toHaveLength(1);
    expect(faults.map((fault) => /^Line (\d)/.exec(fault)?.[1])).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(new Set(faults.map((fault) => fault.replace(/^Line \d/, ''))).size).toBe(4);
    expect(readClassGuesses('x\n'.repeat(500), page, inquiry)).toMatchObject({ predictions: [], faults: [expect.stringContaining('500')] });
  });

  it('are counted within what came out', () => {
    const read = readClassGuesses(['2:1:4,1:1:4', '9:1:9,3:1:4', '12:1:20,3:1:4'].map((guess) => linkOf(guess)).join('\n'), page, inquiry);
    expect(summariesOf(inquiry.asked, read, [{ from: 8, to: 14 }, undefined])).toEqual([
      { name: 'hard', values: [2, 9, 12], median: 9, result: { from: 8, to: 14 }, within: 2 },
      { name: 'very easy', values: [1, 3, 3], median: 3, result: undefined, within: 0 },
    ]);
    expect(summariesOf(inquiry.asked, { predictions: [] }, [])).toHaveLength(2);
  });
});
