import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HEIGHT, rowsFor, WIDTH } from './drawing.ts';
import { Lettering } from './lettering.ts';

const sizes = fc.record({
  width: fc.integer({ min: 560, max: 2400 }),
  height: fc.integer({ min: 78, max: 420 }),
  type: fc.integer({ min: 11, max: 14 }),
});
const rows = fc.record({ keepsWorse: fc.boolean(), cools: fc.boolean() }).map(rowsFor);

it('keeps the words for what is and for the best so far apart and in the plot, at the last step as at the first, in any size', () => {
  fc.assert(
    fc.property(
      sizes,
      rows,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (size, { plot }, a, b) => {
        const letters = new Lettering(size);
        const place = (share: number) => plot[0] + share * (plot[1] - plot[0]);
        // The best is never above what is, and often the same.
        for (const [now, best] of [
          [Math.min(a, b), Math.max(a, b)],
          [a, a],
          [1, 1],
          [0, 0],
        ] as const) {
          const { nowY, bestY } = letters.levels(place(now), place(best), plot);
          expect(Math.abs(nowY - bestY)).toBeGreaterThanOrEqual(letters.line - 1e-9);
          for (const y of [nowY, bestY]) {
            expect(y - letters.line / 2).toBeGreaterThanOrEqual(plot[0] - 1e-9);
            if (2 * letters.line <= plot[1] - plot[0]) expect(y + letters.line / 2).toBeLessThanOrEqual(plot[1] + 1e-9);
          }
        }
      },
    ),
  );
});

it('leaves out what would lie on the words at the head, and turns what has no room', () => {
  const letters = new Lettering({ width: 900, height: 130, type: 12 });
  fc.assert(
    fc.property(fc.double({ min: 0, max: WIDTH, noNaN: true }), (x) => {
      const { before, after } = letters.between(x, 'now 0.42°');
      expect(after - before).toBeGreaterThan(letters.wide('now 0.42°'));
      const text = 'best so far 12';
      const end = letters.isTurned(x, text) ? x - letters.wide(text) : x + letters.wide(text);
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(WIDTH);
    }),
  );
  expect(letters.line).toBeLessThan(HEIGHT / 5);
});

it('puts words beside a line and not on it, where there is room', () => {
  const letters = new Lettering({ width: 900, height: 260, type: 12 });
  const plot = [2, 158] as const;
  const half = letters.line / 2;
  fc.assert(
    fc.property(fc.double({ min: 12, max: 100, noNaN: true }), fc.double({ min: 1, max: 12, noNaN: true }), (at, thick) => {
      const line = [at - thick, at + thick] as const;
      const { nowY, bestY } = letters.levels(at, 150, plot, { now: [line], best: [line, [148, 152]] });
      for (const y of [nowY, bestY]) expect(y + half <= line[0] + 1e-5 || y - half >= line[1] - 1e-5).toBe(true);
    }),
  );
});
