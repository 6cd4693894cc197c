import { describe, expect, it } from 'vitest';
import { Inquiry } from './inquiry.ts';
import { readExperimentUrl } from './plan-url.ts';
import { usual } from './question.ts';

const page = 'https://example.org/lab/';

describe('an inquiry', () => {
  it('comes back from its own address, with what was predicted', () => {
    const inquiry = new Inquiry();
    inquiry.ask('cooling', usual.cooling);
    inquiry.prediction = inquiry.asked.names.map(() => ({ value: 0.5, range: undefined }));
    inquiry.lookAgain();
    const again = new Inquiry();
    expect(again.follow(readExperimentUrl(inquiry.linkOn(page))!)).toEqual([]);
    expect([again.question, again.settings, again.look]).toEqual(['cooling', { ...usual.cooling, count: 2 * usual.cooling.count }, 2]);
    expect(again.prediction).toHaveLength(inquiry.asked.names.length);
    expect(again.guesses).toEqual(again.prediction);
  });

  it('says of a prediction that it can’t read, and keeps the rest', () => {
    const inquiry = new Inquiry();
    expect(inquiry.follow(readExperimentUrl(`${page}?ask=givens&guess=nonsense`)!)).toHaveLength(1);
    expect([inquiry.question, inquiry.prediction]).toEqual(['givens', undefined]);
  });

  it('forgets what was predicted and found when something else is asked', () => {
    const inquiry = new Inquiry();
    inquiry.prediction = [{ value: 2, range: undefined }];
    inquiry.guesses = inquiry.prediction;
    inquiry.lookAgain();
    inquiry.ask('factor', usual.factor);
    expect([inquiry.look, inquiry.prediction, inquiry.guesses, inquiry.evidence.rows]).toEqual([1, undefined, undefined, []]);
  });
});
