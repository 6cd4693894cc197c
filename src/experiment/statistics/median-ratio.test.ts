import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import mrv from './fixtures/mrv-off-and-on.json' with { type: 'json' };
import { contains } from './interval.ts';
import { type KnownRatio, medianKnown, ratioOf } from './known-ratio.ts';
import { medianRatio, ratioOfMedians } from './median-ratio.ts';
import { puzzlesFor, scatterOf, widthWith } from './pilot.ts';

/** Constraint search without MRV and with it, in digits: a run that has as many as the budget was stopped. */
const ratiosOf = (pairs: readonly number[][]): KnownRatio[] =>
  pairs.map(([a = 0, b = 0]) => ratioOf({ amount: a, finished: a < mrv.budget }, { amount: b, finished: b < mrv.budget }));
const [veryEasy, expert] = [ratiosOf(mrv.veryEasy), ratiosOf(mrv.expert)];
const how = { confidence: 0.95, seed: 1 };

describe('the median of ratios', () => {
  // By a script in another language, with another generator of random numbers and 4,000 resamples.
  it('is the one that another program finds', () => {
    const easy = medianRatio(veryEasy, how)!;
    expect([easy.least, easy.greatest].map((value) => value.toFixed(2))).toEqual(['15.96', '15.96']);
    const hard = medianRatio(expert, how)!;
    expect([hard.least, hard.greatest].map((value) => value.toFixed(2))).toEqual(['20.15', '20.48']);
  });

  it('has nearly the interval that another program finds, and that of order statistics', () => {
    const near = (value: number, other: number) => expect(Math.abs(Math.log(value / other))).toBeLessThan(0.05);
    const [easy, hard, both] = [medianRatio(veryEasy, how)!, medianRatio(expert, how)!, ratioOfMedians(expert, veryEasy, how)!];
    near(easy.interval.from, 11.68);
    near(easy.interval.to, 19.7);
    near(hard.interval.from, 14.94);
    near(hard.interval.to, 28.67);
    near(both.interval.from, 0.83);
    near(both.interval.to, 2.09);
    expect(both.least.toFixed(2)).toBe('1.26');
    expect(contains(both.interval, 1)).toBe(true);
  });

  it('is the same again from the same seed, and wider with more confidence', () => {
    expect(medianRatio(expert, how)).toEqual(medianRatio(expert, how));
    const [usual, stricter] = [0.95, 0.975].map((confidence) => medianRatio(expert, { ...how, confidence })!.interval);
    expect(stricter!.from).toBeLessThanOrEqual(usual!.from);
    expect(stricter!.to).toBeGreaterThanOrEqual(usual!.to);
  });

  const cost = fc.record({ amount: fc.integer({ min: 1, max: 1e6 }), finished: fc.boolean() });
  const ratios = fc.array(fc.tuple(cost, cost), { minLength: 1, maxLength: 40 });

  it('turns over when the two runs change places, and leaves no stopped run out', () => {
    fc.assert(
      fc.property(ratios, (pairs) => {
        const there = medianKnown(pairs.map(([a, b]) => ratioOf(a, b)));
        const back = medianKnown(pairs.map(([a, b]) => ratioOf(b, a)));
        expect(back.least).toBeCloseTo(-there.greatest, 9);
        expect(back.greatest).toBeCloseTo(-there.least, 9);
        expect(there.least).toBeLessThanOrEqual(there.greatest);
      }),
      samples(60),
    );
  });

  it('knows less when a run is stopped that would have finished', () => {
    fc.assert(
      fc.property(ratios, fc.nat(), (pairs, at) => {
        const all = pairs.map(
          ([a, b]) =>
            [
              { ...a, finished: true },
              { ...b, finished: true },
            ] as const,
        );
        const known = medianKnown(all.map(([a, b]) => ratioOf(a, b)));
        // The run would have taken more than the half at which it was stopped.
        const stopped = all.map(([a, b], place) =>
          place === at % all.length ? ratioOf({ amount: Math.ceil(a.amount / 2), finished: false }, b) : ratioOf(a, b),
        );
        const less = medianKnown(stopped);
        expect(less.least).toBeLessThanOrEqual(known.least);
        expect(less.greatest).toBeGreaterThanOrEqual(known.greatest);
      }),
      samples(60),
    );
  });

  it('is within its interval where nothing was stopped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 30 }), (amounts) => {
        const known = amounts.map((amount) => ratioOf({ amount, finished: true }, { amount: 1000, finished: true }));
        const { least, greatest, interval } = medianRatio(known, { ...how, resamples: 200 })!;
        expect(least).toBe(greatest);
        expect(interval.from).toBeLessThanOrEqual(least * 1.000001);
        expect(interval.to).toBeGreaterThanOrEqual(least * 0.999999);
      }),
      samples(20),
    );
  });

  it('says that nothing is known where no run finished, and nothing at all of no puzzles', () => {
    const unknown = Array.from({ length: 12 }, () => ratioOf({ amount: 5, finished: false }, { amount: 5, finished: false }));
    expect(medianRatio(unknown, how)).toMatchObject({
      least: 0,
      greatest: Number.POSITIVE_INFINITY,
      interval: { from: 0, to: Number.POSITIVE_INFINITY },
    });
    expect(medianRatio([], how)).toBeUndefined();
    expect(ratioOfMedians([], expert, how)).toBeUndefined();
  });
});

describe('a pilot', () => {
  it('says how wide the interval will be, and how many puzzles make it as narrow as one wants', () => {
    const scatters = [scatterOf(expert), scatterOf(veryEasy)];
    const { interval } = ratioOfMedians(expert, veryEasy, how)!;
    const width = Math.sqrt(interval.to / interval.from);
    expect(Math.abs(Math.log(widthWith(100, scatters) / width))).toBeLessThan(0.25);
    const wanted = puzzlesFor(1.2, scatters);
    expect(widthWith(wanted, scatters)).toBeLessThanOrEqual(1.2);
    expect(widthWith(wanted - 1, scatters)).toBeGreaterThan(1.2);
    expect(puzzlesFor(1.2, scatters, 0.975)).toBeGreaterThan(wanted);
  });

  it('asks for one puzzle where all ratios are equal', () => {
    expect(puzzlesFor(1.2, [scatterOf([ratioOf({ amount: 2, finished: true }, { amount: 1, finished: true })])])).toBe(1);
  });
});
