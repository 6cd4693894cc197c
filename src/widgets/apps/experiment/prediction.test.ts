import { describe, expect, it } from 'vitest';
import { predictionText, readPrediction, verdictOfGuess } from './prediction.ts';

describe('a prediction', () => {
  it('comes back from a link as it was', () => {
    const ratios = [
      { value: 5, range: { from: 2, to: 12 } },
      { value: 0.5, range: { from: 0.25, to: 1 } },
    ];
    expect(readPrediction(predictionText(ratios)!, 2, 'ratio')).toEqual(ratios);
    const shares = [20, 0, 100].map((value) => ({ value, range: undefined }));
    expect(readPrediction(predictionText(shares)!, 3, 'share')).toEqual(shares);
    expect(predictionText(undefined)).toBeUndefined();
  });

  it('is refused where it makes no sense', () => {
    for (const text of ['', '5', '5:6:7,1', '5:2:12,x', '5:2:12,2:1:4,3', '5:2:12,2:3:4', '1e9:1:2,1', '5:2:12:1,2'])
      expect([text, readPrediction(text, 2, 'ratio')]).toEqual([text, undefined]);
    expect(readPrediction('50,101', 2, 'share')).toBeUndefined();
  });

  it('is too low, too high, within or beside the interval', () => {
    const interval = { from: 12, to: 20 };
    const guess = (value: number, from: number, to: number) => verdictOfGuess({ value, range: { from, to } }, interval);
    expect([guess(5, 2, 11), guess(5, 2, 12), guess(15, 1, 99), guess(30, 21, 40)]).toEqual(['too-low', 'overlaps', 'within', 'too-high']);
    expect(verdictOfGuess({ value: 12, range: undefined }, interval)).toBe('within');
  });
});
