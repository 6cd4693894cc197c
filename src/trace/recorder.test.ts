import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import type { AnyStep } from '../engine/step.ts';
import { buffersOf, type Chunk } from './chunk.ts';
import { unpackStep } from './codec.ts';
import { type Override, Recorder, STEP_CAP } from './recorder.ts';
import { everyField, scripted, scriptedMetric } from './testing/scripted.ts';

const algorithm = scripted(everyField);
const kinds = ['place', 'clash', 'back', 'swap'] as const;
/** A long script in which every step says its place. */
const scriptOf = (length: number): AnyStep[] =>
  Array.from({ length }, (_, index) => {
    const kind = kinds[(index * index) % 4]!;
    const own = {
      place: { digit: 1 + (index % 9) },
      clash: { digit: 1, clash: -1 },
      back: { digit: 2 },
      swap: { other: 3, delta: -(index % 2000) },
    };
    return { kind, cell: index % 1000, ...own[kind] };
  });
const recorderOf = (script: readonly AnyStep[], cap?: number) => new Recorder(algorithm, algorithm.start(script, {}), cap);

/** What the chunks hold, step by step. */
function stepsIn({ codec }: Recorder, chunks: readonly Chunk[]): AnyStep[] {
  return chunks.flatMap(({ length, kinds: packed, words }) =>
    Array.from({ length }, (_, index) => unpackStep(codec.kinds[packed[index]!]!, words, index * codec.stride)),
  );
}

describe('the recorder', () => {
  it('keeps every step, its metric and the counts before each chunk, however far it advances at a time', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 5 }), (length, slices) => {
        const script = scriptOf(length);
        const recorder = recorderOf(script);
        const chunks: Chunk[] = [];
        for (let slice = 0; recorder.advance(slices[slice % slices.length]!); slice++) chunks.push(...recorder.takeChunks());
        chunks.push(...recorder.takeChunks());
        expect(recorder).toMatchObject({ length, taken: length, outcome: 'solved', capped: false });
        expect(stepsIn(recorder, chunks)).toEqual(script);
        let first = 0;
        const counts = recorder.codec.kinds.map(() => 0);
        for (const chunk of chunks) {
          expect(chunk.first).toBe(first);
          expect(Array.from(chunk.countsBefore)).toEqual(counts);
          expect(Array.from(chunk.metric)).toEqual(Array.from(chunk.metric, (_, index) => scriptedMetric(first + index + 1)));
          expect([chunk.kinds.length, chunk.words.length]).toEqual([chunk.length, chunk.length * recorder.codec.stride]);
          for (const kind of chunk.kinds) counts[kind]!++;
          first += chunk.length;
        }
        expect(Array.from(recorder.counts)).toEqual(counts);
      }),
      samples(40),
    );
  });

  it('makes small chunks, so that there is something to show at once', () => {
    const recorder = recorderOf(scriptOf(3000));
    recorder.advance(5000);
    expect(recorder.takeChunks().map(({ length }) => length)).toEqual([1024, 1024, 952]);
  });

  it('says whether it has more to do, and takes no more steps than allowed', () => {
    const recorder = recorderOf(scriptOf(100));
    expect(recorder.advance(60)).toBe(true);
    expect(recorder).toMatchObject({ taken: 60, length: 60, outcome: undefined });
    expect(recorder.advance(40)).toBe(true);
    expect(recorder.outcome).toBeUndefined();
    expect(recorder.advance(1)).toBe(false);
    expect(recorder.outcome).toBe('solved');
  });

  it('hands each chunk over once; steps of a chunk that is not full when flushed', () => {
    const script = scriptOf(3000);
    const recorder = recorderOf(script);
    recorder.advance(1500);
    const first = recorder.takeChunks();
    expect(first.map(({ length }) => length)).toEqual([1024]);
    expect(recorder.takeChunks()).toEqual([]);
    recorder.flush();
    const second = recorder.takeChunks();
    expect(second.map(({ length }) => length)).toEqual([476]);
    recorder.flush();
    expect(recorder.takeChunks()).toEqual([]);
    recorder.advance(5000);
    expect(stepsIn(recorder, [...first, ...second, ...recorder.takeChunks()])).toEqual(script);
  });

  it.each([1, 500, 1024, 1500, 3072])('past %i steps goes on counting', (cap) => {
    const script = scriptOf(4000);
    const recorder = recorderOf(script, cap);
    expect(recorder.advance(cap)).toBe(true);
    expect(recorder.capped).toBe(false);
    expect(recorder.advance(1)).toBe(true);
    expect(recorder).toMatchObject({ capped: true, length: cap, taken: cap + 1, outcome: undefined });
    expect(recorder.advance(10_000)).toBe(false);
    expect(recorder).toMatchObject({ capped: true, length: cap, taken: 4000, outcome: 'solved' });
    expect(stepsIn(recorder, recorder.takeChunks())).toEqual(script.slice(0, cap));
    for (const [index, { kind }] of recorder.codec.kinds.entries())
      expect(recorder.counts[index]).toBe(script.filter((step) => step.kind === kind).length);
  });

  it('keeps twenty million steps when nothing else is said', () => {
    expect(STEP_CAP).toBe(20_000_000);
  });

  it('has chunks that a worker can give away whole', () => {
    const recorder = recorderOf(scriptOf(10));
    recorder.advance(20);
    const [chunk] = recorder.takeChunks();
    const given = structuredClone(chunk!, { transfer: buffersOf(chunk!) });
    expect(given.length).toBe(10);
    expect([chunk!.kinds, chunk!.metric, chunk!.words, chunk!.countsBefore].map(({ length }) => length)).toEqual([0, 0, 0, 0]);
  });
});

describe('a run with overrides', () => {
  /** The decisions that each of a run's first steps got: a digit, a seed. */
  function decisionsOf(overrides: readonly Override[], slices: readonly number[], start: object = {}) {
    const decided: (number | undefined)[][] = [];
    const watched = {
      ...algorithm,
      *run(state: { override?: AnyStep; reseed?: number }) {
        for (let position = 1; position <= 6; position++) {
          decided.push([state.override?.digit as number | undefined, state.reseed]);
          delete state.reseed;
          yield { kind: 'place', cell: position, digit: 1 };
        }
        return 'solved' as const;
      },
    };
    const recorder = new Recorder(watched as never, { ...algorithm.start([], {}), ...start }, STEP_CAP, overrides);
    for (const slice of slices) recorder.advance(slice);
    expect([recorder.outcome, recorder.length]).toEqual(['solved', 6]);
    return decided;
  }
  const step = (position: number, digit: number): Override => ({ position, step: { kind: 'place', cell: position, digit } });
  const none = [undefined, undefined];

  it('gets an override at its step and not at the next, however far it advances at a time', () => {
    for (const slices of [[9], [1, 1, 1, 1, 1, 1, 1], [2, 1, 9], [3, 9]])
      expect(decisionsOf([step(3, 7)], slices)).toEqual([none, none, [7, undefined], none, none, none]);
    expect(decisionsOf([step(1, 5)], [9])).toEqual([[5, undefined], none, none, none, none, none]);
  });

  it('of several in their order, the last of those that are for one step', () => {
    const decided = [none, [5, undefined], [6, undefined], none, [8, undefined], none];
    expect(decisionsOf([step(5, 8), step(2, 5), step(3, 6)], [9])).toEqual(decided);
    expect(decisionsOf([step(5, 9), step(5, 8), step(2, 5), step(3, 6), step(0, 4)], [4, 9])).toEqual(decided);
  });

  it('of another seed, too, besides a step', () => {
    expect(decisionsOf([{ position: 2, seed: 42 }, step(4, 3), { position: 4, seed: 7 }], [9])).toEqual([
      none,
      [undefined, 42],
      none,
      [3, 7],
      none,
      none,
    ]);
  });

  it('and not one from before it began', () => {
    expect(decisionsOf([], [9], { override: { kind: 'place', cell: 1, digit: 4 } })[0]).toEqual(none);
  });
});

it('steps taken before a chunk is full are there, and those after them are in another', () => {
  const recorder = recorderOf(scriptOf(30));
  recorder.advance(10);
  expect(recorder.takeChunks()).toEqual([]);
  recorder.flush();
  const [first] = recorder.takeChunks();
  expect(recorder.advance(30)).toBe(false);
  const rest = recorder.takeChunks();
  expect([first!.length, rest.map(({ first: at, length }) => [at, length])]).toEqual([10, [[10, 20]]]);
  expect(stepsIn(recorder, [first!, ...rest])).toEqual(scriptOf(30));
  expect([...rest[0]!.countsBefore].reduce((sum, count) => sum + count)).toBe(10);
});
