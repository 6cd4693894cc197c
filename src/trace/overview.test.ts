import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import { Overview } from './overview.ts';

/** The overview of these values, appended in chunks of these sizes. */
function overviewOf(values: readonly number[], sizes: readonly number[]) {
  const overview = new Overview();
  for (let from = 0, chunk = 0; from < values.length; chunk++) {
    const size = sizes[chunk % sizes.length]!;
    overview.append(Uint16Array.from(values.slice(from, from + size)));
    from += size;
  }
  return overview;
}

const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

describe('the overview', () => {
  it('has the least and the greatest value of each column, over any span, however the chunks were cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.array(fc.integer({ min: 1, max: 1100 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 40 }),
        fc.nat(),
        fc.nat(),
        (length, sizes, count, a, b) => {
          // Neither even nor in order, and 0 and 65,535 occur.
          const values = Array.from({ length }, (_, index) => (index * 40_503) % 65_536);
          const overview = overviewOf(values, sizes);
          const [first, last] = [a % length, (b % length) + 1].toSorted((one, other) => one - other) as [number, number];
          const columns = overview.columns(count, first, last);
          const span = last - first;
          expect(columns).toHaveLength(span > 0 ? count : 0);
          for (const [column, found] of columns.entries()) {
            const from = first + Math.floor((column * span) / count);
            const to = Math.max(from + 1, first + Math.floor(((column + 1) * span) / count));
            expect(found).toEqual(range(values.slice(from, to)));
          }
          expect(overview.max).toBe(Math.max(...values));
        },
      ),
      samples(60),
    );
  });

  it.each([1, 100, 255, 256, 257])('joins what one block has of several chunks of %i', (size) => {
    const rising = Array.from({ length: 3000 }, (_, index) => index);
    for (const values of [rising, rising.toReversed()]) {
      const overview = overviewOf(values, [size]);
      for (const [from, to] of [
        [0, 3000],
        [256, 512],
        [512, 1100],
        [511, 2817],
      ] as const)
        expect(overview.columns(1, from, to)).toEqual([range(values.slice(from, to))]);
    }
  });

  it('gives the spread of a stretch: the whole range, and quartiles that are near where only some values are read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.array(fc.integer({ min: 1, max: 1100 }), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        (length, sizes, a, b) => {
          const values = Array.from({ length }, (_, index) => (index * 40_503) % 1009);
          const [first, last] = [a % length, (b % length) + 1].toSorted((one, other) => one - other) as [number, number];
          fc.pre(last > first);
          const { low, lowerQuartile, median, upperQuartile, high } = overviewOf(values, sizes).spread(first, last);
          const ordered = values.slice(first, last).toSorted((one, other) => one - other);
          expect([low, high]).toEqual([ordered[0], ordered.at(-1)]);
          const near = last - first <= 512 ? 0 : 60;
          for (const [share, found] of [
            [0.25, lowerQuartile],
            [0.5, median],
            [0.75, upperQuartile],
          ] as const)
            expect(Math.abs(found - ordered[Math.ceil(share * ordered.length) - 1]!)).toBeLessThanOrEqual(near);
        },
      ),
      samples(60),
    );
  });

  it('has no columns where there is nothing', () => {
    expect(new Overview().columns(10, 0, 0)).toEqual([]);
    expect(new Overview().max).toBe(0);
    expect(overviewOf([3, 4], [2]).columns(5, 1, 1)).toEqual([]);
  });

  it('grows past the room that it begins with', () => {
    // 1,024 blocks of 256 are the room at first.
    const values = Array.from({ length: 300_000 }, (_, index) => (index * 40_503) % 65_521);
    const overview = overviewOf(values, [65_536]);
    for (const column of overview.columns(3, 0, 300_000)) expect(column).toEqual([0, 65_520]);
    expect(overview.columns(1, 262_000, 262_300)).toEqual([range(values.slice(262_000, 262_300))]);
    expect(overview.columns(1, 299_500, 300_000)).toEqual([range(values.slice(299_500))]);
    expect(overview.columns(1, 100, 700)).toEqual([range(values.slice(100, 700))]);
  });
});
