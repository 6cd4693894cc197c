import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import type { AnyAlgorithm } from '../engine/algorithm.ts';
import type { AnyStep } from '../engine/step.ts';
import type { CellChange } from './cell-changes.ts';
import { record } from './record.ts';
import { anyGridScript, scriptedGrid } from './testing/scripted-grid.ts';
import { Timeline } from './timeline.ts';

/** What a run changes, found by looking at the grid before and after every step. */
function changesOf(script: readonly AnyStep[]): CellChange[] {
  const state = scriptedGrid.start(script, {});
  let before: Uint8Array = state.digits.slice();
  return script.flatMap((step, index) => {
    scriptedGrid.apply[step.kind]?.(state, step);
    const now: Uint8Array = state.digits.slice();
    const changes = [...now.keys()].flatMap((cell) => {
      const [from, to] = [before[cell]!, now[cell]!];
      return from === to ? [] : [{ position: index + 1, cell, from, to }];
    });
    before = now;
    return changes;
  });
}

describe.each([
  ['as its card gives them', scriptedGrid],
  ['as the picture shows them', { ...scriptedGrid, picture: scriptedGrid.picture, digits: undefined } as unknown as AnyAlgorithm],
  ['as the answer so far, in another kind of array', { ...scriptedGrid, solution: ({ digits }: { digits: Uint8Array }) => [...digits] }],
])('the digits of a run, %s', (_, algorithm) => {
  it('change where the grid is another after a step than before it', () => {
    fc.assert(
      fc.property(anyGridScript, fc.nat(), fc.nat(), fc.nat(15), (script, one, other, cell) => {
        const changes = changesOf(script);
        const timeline = record(algorithm, script, {}, { checkpoints: { spacing: 100, most: 8 } });
        const [from, to] = [one % (script.length + 1), other % (script.length + 1)];
        const own = changes.filter((change) => change.cell === cell);
        expect(timeline.nextChange(cell, from)).toBe(own.find(({ position }) => position > from)?.position);
        expect(timeline.previousChange(cell, from)).toBe(own.findLast(({ position }) => position < from)?.position);
        expect(timeline.digits.last(cell, from, to)).toEqual(own.findLast(({ position }) => position < from && position > to));
        expect(timeline.digits.within(cell, from, to)).toEqual(own.filter(({ position }) => position > from && position <= to));
        expect(timeline.digits.at(to)).toEqual(changes.filter(({ position }) => position === to));
        const { changes: rest, end } = timeline.digits.after(from);
        expect(rest).toEqual(changes.filter(({ position }) => position > from && position <= end));
        expect(end).toBe(Math.min(script.length, (Math.floor(from / 1024) + 1) * 1024));
      }),
      samples(25),
    );
  });

  it('are counted by cell, on and back', () => {
    fc.assert(
      fc.property(anyGridScript, fc.nat(), fc.nat(), (script, one, other) => {
        const changes = changesOf(script);
        const timeline = record(algorithm, script, {});
        const times = new Uint32Array(16);
        let from = 0;
        for (const to of [one, other, 0, one, script.length].map((at) => at % (script.length + 1))) {
          timeline.digits.count(times, from, to);
          from = to;
          const before = changes.filter(({ position }) => position <= to);
          expect([...times]).toEqual([...times.keys()].map((cell) => before.filter((each) => each.cell === cell).length));
        }
      }),
      samples(10),
    );
  });
});

describe('the changes of a run', () => {
  const script = Array.from({ length: 5000 }, (_, index): AnyStep => ({ kind: 'write', cell: index % 16, digit: 1 + (index % 3) }));

  it('are found in what there is while it grows', () => {
    const whole = record(scriptedGrid, script, {});
    const timeline = new Timeline(scriptedGrid, scriptedGrid.start(script, {}));
    for (let first = 0; first < 3000; first += 300) {
      const kinds = new Uint8Array(300).fill(whole.codec.indexOfKind.get('write')!);
      const words = new Int32Array(300);
      for (const [index, step] of script.slice(first, first + 300).entries()) whole.codec.kinds[kinds[0]!]!.pack(step, words, index);
      timeline.append({
        first,
        length: 300,
        kinds,
        metric: new Uint16Array(300),
        words,
        countsBefore: new Float64Array(whole.codec.kinds.length),
      });
      const { length } = timeline;
      for (const cell of [0, 5, 15]) {
        expect(timeline.previousChange(cell, length + 1)).toBe(whole.previousChange(cell, length + 1));
        const next = whole.nextChange(cell, length - 20)!;
        expect(timeline.nextChange(cell, length - 20)).toBe(next <= length ? next : undefined);
      }
    }
  });

  it('are none of places and cells that there are not', () => {
    const { digits } = record(scriptedGrid, script, {});
    expect([digits.at(0), digits.at(5001), digits.at(-1)]).toEqual([[], [], []]);
    expect([digits.next(99, 0), digits.last(99, 5000), digits.next(3, 5000), digits.last(3, 0)]).toEqual(new Array(4).fill(undefined));
    expect(digits.next(0, -5)).toBe(1);
  });

  it('are found again where too many are known to keep them all', () => {
    const crowded = Array.from(
      { length: 60_000 },
      (_, index): AnyStep => (index % 2 === 0 ? { kind: 'fill', digit: 1 + (index % 3) } : { kind: 'clear' }),
    );
    const timeline = record(scriptedGrid, crowded, {});
    const times = new Uint32Array(16);
    timeline.digits.count(times, 0, timeline.length);
    for (let at = 0; at < timeline.length; at = timeline.digits.after(at).end)
      expect(timeline.digits.after(at).changes).toHaveLength(16 * (timeline.digits.after(at).end - at));
    expect([...times]).toEqual(new Array(16).fill(60_000));
    expect(timeline.digits.at(3)).toHaveLength(16);
    expect(timeline.digits.within(7, 0, 3)).toEqual([
      { position: 1, cell: 7, from: 0, to: 1 },
      { position: 2, cell: 7, from: 1, to: 0 },
      { position: 3, cell: 7, from: 0, to: 3 },
    ]);
  });
});
