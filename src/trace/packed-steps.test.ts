import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import type { AnyStep, Detail } from '../engine/step.ts';
import { positionOf } from './anchors.ts';
import { record } from './record.ts';
import { anyStepOf, everyField, scripted, scriptedMetric } from './testing/scripted.ts';
import { Timeline } from './timeline.ts';

const algorithm = scripted(everyField);
const kinds = Object.keys(everyField);

/** Any script, repeated to fill several chunks; cells are few, so that each changes often. */
const anyScript = fc
  .record({ some: fc.array(anyStepOf(everyField), { minLength: 1, maxLength: 40 }), length: fc.nat(2500) })
  .map(({ some, length }) =>
    Array.from({ length }, (_, index): AnyStep => {
      const step = some[(index * 7 + Math.floor(index / 40)) % some.length]!;
      return 'cell' in step ? { ...step, cell: (index * 5) % 9 } : step;
    }),
  );
const anyKinds = fc.subarray(kinds, { minLength: 1 });

/** Of the positions at which something holds, the first after a place, and the last before it. */
function around(script: readonly AnyStep[], place: number, holds: (step: AnyStep) => boolean) {
  const found = script.flatMap((step, index) => (holds(step) ? [index + 1] : []));
  return { all: found, next: found.find((each) => each > place), previous: found.findLast((each) => each < place) };
}

describe('what a timeline finds is what reading every step finds', () => {
  it('by kind: next, previous, up to an amount, counts', () => {
    fc.assert(
      fc.property(anyScript, anyKinds, fc.nat(), (script, named, at) => {
        const timeline = record(algorithm, script, {});
        const place = at % (script.length + 1);
        const { all, next, previous } = around(script, place, ({ kind }) => named.includes(kind));
        expect(timeline.next(named, place)).toBe(next);
        expect(timeline.previous(named, place)).toBe(previous);
        // Each kind is worth something else: 1, 2 or 3.
        const worth = Object.fromEntries(named.map((kind, index) => [kind, 1 + (index % 3)]));
        const sums = all.map((_, index) => all.slice(0, index + 1).reduce((sum, at) => sum + worth[script[at - 1]!.kind]!, 0));
        const whole = sums.at(-1) ?? 0;
        for (const amount of [1, 2, Math.ceil(whole / 2), whole, whole + 1]) {
          const last = sums.findLastIndex((sum) => sum <= amount);
          const expected = amount > whole ? script.length : (all[last] ?? 0);
          expect([amount, timeline.amountTo(amount, worth)]).toEqual([amount, amount === 0 ? 0 : expected]);
        }
        const counts = Object.fromEntries(kinds.map((kind) => [kind, script.slice(0, place).filter((step) => step.kind === kind).length]));
        expect(timeline.countsAt(place)).toEqual(counts);
        expect(timeline.frame(place)).toMatchObject({ position: place, counts, step: script[place - 1], state: { taken: place } });
      }),
      samples(60),
    );
  });

  it('by place: steps, kinds, metric, states', () => {
    fc.assert(
      fc.property(anyScript, fc.nat(), fc.nat(), (script, a, b) => {
        const timeline = record(algorithm, script, {});
        const [from, to] = [a % (script.length + 2), b % (script.length + 2)];
        expect([...timeline.steps(from, to)]).toEqual(script.slice(Math.max(0, from - 1), to));
        expect(timeline.stepAt(from)).toEqual(script[from - 1]);
        expect(timeline.kindAt(from)).toBe(script[from - 1]?.kind);
        const place = Math.min(from, script.length);
        expect(timeline.metricAt(place)).toBe(place === 0 ? 0 : scriptedMetric(place));
        expect(timeline.peek(place)).toMatchObject({ taken: place });
        expect(timeline.stateAt(Math.min(to, script.length))).toMatchObject({ taken: Math.min(to, script.length) });
      }),
      samples(40),
    );
  });
});

describe('a timeline', () => {
  const script = Array.from({ length: 3000 }, (_, index): AnyStep => ({ kind: 'cell', cell: index % 9 }));

  it('takes a place outside of the trace for its nearest end, and no half steps', () => {
    const timeline = record(algorithm, script, {});
    expect([-1, 0, 2.9, 3000, 3001, 1e9].map((place) => timeline.frame(place).position)).toEqual([0, 0, 2, 3000, 3000, 3000]);
    expect([-1, 0, 3001].map((place) => [timeline.stepAt(place), timeline.kindAt(place)])).toEqual(
      new Array(3).fill([undefined, undefined]),
    );
    expect(timeline.metricAt(-1)).toBe(0);
  });

  it('can be read while it grows, and refuses a chunk that does not follow', () => {
    const whole = record(algorithm, script, {});
    const timeline = new Timeline(algorithm, algorithm.start(script, {}));
    expect(timeline).toMatchObject({ length: 0, taken: 0, complete: false, capped: false });
    const chunk = (first: number, length: number) => ({
      first,
      length,
      kinds: new Uint8Array(length).fill(whole.codec.indexOfKind.get('cell')!),
      metric: new Uint16Array(length).fill(7),
      words: new Int32Array(length * whole.codec.stride).fill(1),
      countsBefore: new Float64Array(kinds.length),
    });
    expect(() => timeline.append(chunk(1, 5))).toThrow('chunk starts at 1, the trace has 0 steps');
    timeline.append(chunk(0, 5));
    expect(timeline).toMatchObject({ length: 5, taken: 5, metricMax: 7 });
    expect(timeline.frame(4).state).toMatchObject({ taken: 4 });
    timeline.append(chunk(5, 3));
    expect(timeline.frame(8).state).toMatchObject({ taken: 8 });
    expect(() => timeline.append(chunk(0, 3))).toThrow('chunk starts at 0, the trace has 8 steps');
    timeline.outcome = 'solved';
    expect(timeline.complete).toBe(true);
  });

  it('makes its checkpoints a piece at a time', () => {
    let applied = 0;
    const count = () => {
      applied++;
    };
    const counting = { ...algorithm, apply: { cell: count } };
    const limits = { checkpoints: { spacing: 100, most: 40 } };
    const timeline = record(counting, script, {}, limits);
    const replayed = (act: () => void) => {
      applied = 0;
      act();
      return applied;
    };
    expect(replayed(() => timeline.prepare(1000))).toBe(1000);
    expect(replayed(() => timeline.prepare(1000))).toBe(1000);
    // Pieces that are shorter than the way to the next checkpoint add up.
    expect(replayed(() => timeline.prepare(50))).toBe(50);
    expect(replayed(() => timeline.prepare(50))).toBe(50);
    expect(timeline.isPrepared).toBe(false);
    expect(replayed(() => timeline.prepare(1e9))).toBe(900);
    expect(timeline.isPrepared).toBe(true);
    expect(replayed(() => timeline.prepare(1e9))).toBe(0);
    expect(replayed(() => timeline.stateAt(2999))).toBe(99);
    // On from where it is, as far as that is nearer than a checkpoint.
    expect(replayed(() => timeline.stateAt(3000))).toBe(0);
    expect(replayed(() => timeline.stateAt(1950))).toBe(50);
    expect(replayed(() => timeline.stateAt(1960))).toBe(10);
    expect(replayed(() => timeline.stateAt(1955))).toBe(55);
    expect(replayed(() => timeline.peek(10))).toBe(10);
    expect(replayed(() => timeline.stateAt(1956))).toBe(1);
  });

  it('has of a run that was stopped all that it took', () => {
    const timeline = record(algorithm, script, {}, { maxSteps: 1500 });
    expect(timeline).toMatchObject({ length: 1500, taken: 1500, outcome: undefined, capped: false, totals: { cell: 1500, place: 0 } });
    expect(timeline.frame(1500).state).toMatchObject({ taken: 1500 });
  });

  it('counts its bytes: a kind, a metric, the words of a step', () => {
    const { bytes, codec } = record(algorithm, script, {});
    expect(bytes).toBe(3000 * (1 + 2 + 4 * codec.stride));
  });

  it('gives the density of kinds in each part of a stretch', () => {
    const timeline = record(algorithm, [...Array(50).fill({ kind: 'bare' }), ...Array(30).fill({ kind: 'back', cell: 1, digit: 1 })], {});
    expect([...timeline.density(['bare'], 4)]).toEqual([1, 1, 0.5, 0]);
    expect([...timeline.density(['bare', 'back'], 2)]).toEqual([1, 1]);
    expect([...timeline.density(['back'], 2, 40, 60)]).toEqual([0, 1]);
    expect([...timeline.density(['none'], 1)]).toEqual([0]);
  });

  it('shows at a level of detail its own kinds and all coarser ones', () => {
    const timeline = record(algorithm, [], {});
    const of = (...details: Detail[]) => kinds.filter((kind) => details.includes(everyField[kind]!.detail));
    expect(timeline.kindsAt('milestone')).toEqual(of('milestone'));
    expect(timeline.kindsAt('step')).toEqual(of('milestone', 'step'));
    expect(timeline.kindsAt('micro')).toEqual(kinds);
  });

  it('finds an anchor by its fields too, and says what there is where it does not', () => {
    const timeline = record(algorithm, [{ kind: 'bare' }, ...script.slice(0, 20)], {});
    expect(positionOf(timeline, { at: 'start' })).toBe(0);
    expect(positionOf(timeline, { at: 'end' })).toBe(21);
    expect(positionOf(timeline, { at: 'cell', n: 2, where: { cell: 3 } })).toBe(14);
    expect(() => positionOf(timeline, { at: 'cell', n: 3, where: { cell: 3 } })).toThrow(
      "the run has 2 steps 'cell' with cell 3; number 3 was asked for",
    );
    expect(() => positionOf(timeline, { at: 'cell', n: 2, where: { cell: 3, digit: 1 } })).toThrow(
      "the run has 0 steps 'cell' with cell 3 with digit 1; number 2 was asked for",
    );
    for (const n of [0, -1, 1.5])
      expect(() => positionOf(timeline, { at: 'cell', n })).toThrow(`n is ${n}; expected a whole number from 1`);
    expect(() => positionOf(timeline, { at: 'none' })).toThrow(`there are start, end, ${kinds.join(', ')}`);
  });
});
