import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import { CHECKPOINT_LIMITS, type CheckpointLimits, Checkpoints } from './checkpoints.ts';

/** A state that says which it is, and takes the given number of bytes. */
const stateAt = (position: number, bytes = 0) => ({ position, cells: new Uint8Array(bytes) });
type State = ReturnType<typeof stateAt>;

/** Checkpoints of a run of so many steps; `seen` is called after each step. */
function runOf(steps: number, limits: Partial<CheckpointLimits>, { bytes = 0, seen = (_: Checkpoints<State>) => {} } = {}) {
  const state = stateAt(0, bytes);
  const checkpoints = new Checkpoints(state, (one) => ({ ...one }), limits);
  for (state.position = 1; state.position <= steps; state.position++) {
    if (state.position === checkpoints.next) checkpoints.add(state);
    seen(checkpoints);
  }
  return checkpoints;
}

describe('checkpoints', () => {
  it('are copies of the states that they were made of, the last one at or before a position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 8, max: 20 }), fc.nat(2000), (spacing, most, steps) => {
        const checkpoints = runOf(steps, { spacing, most });
        for (let position = 0; position <= steps + spacing; position++) {
          const before = checkpoints.before(position);
          const found = [before.state.position, checkpoints.positionBefore(position)];
          if (found.some((each) => each !== before.position) || before.position > position)
            expect([position, before.position, ...found]).toEqual([position, before.position, before.position, before.position]);
          if (before.position > position) expect.fail(`${before.position} is not before ${position}`);
        }
      }),
      samples(30),
    );
  });

  it('never share a state with those who read them', () => {
    const checkpoints = runOf(10, { spacing: 4 });
    checkpoints.before(8).state.position = 99;
    expect(checkpoints.before(8).state.position).toBe(8);
  });

  it('are twice as far apart each time that there are too many', () => {
    const spacings: number[] = [];
    const counts = new Set<number>();
    runOf(
      400,
      { spacing: 4, most: 8 },
      {
        seen: (checkpoints) => {
          counts.add(checkpoints.count);
          // Far behind the last one: the distance of the last two.
          const last = checkpoints.positionBefore(1e9);
          if (last > 0) spacings.push(last - checkpoints.positionBefore(last - 1));
        },
      },
    );
    expect([...new Set(spacings)]).toEqual([4, 8, 16, 32, 64]);
    expect([...counts]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    { bytes: 1000, room: 20_000, kept: 15 },
    { bytes: 4000, room: 50_000, kept: 11 },
    // Eight are kept whatever they take, or a seek would replay half of a trace.
    { bytes: 4000, room: 1000, kept: 8 },
  ])('of states of $bytes bytes take $room at most', ({ bytes, room, kept }) => {
    let most = 0;
    runOf(2000, { spacing: 1, bytes: room }, { bytes, seen: ({ count }) => (most = Math.max(most, count)) });
    expect(most).toBe(kept);
  });

  it('of a long trace take 64 megabytes at most, and are 512 at most', () => {
    expect(CHECKPOINT_LIMITS).toEqual({ spacing: 1024, most: 512, bytes: 64 * 2 ** 20 });
    expect(runOf(1024 * 511, {}).count).toBe(512);
    expect(runOf(1024 * 512, {}).count).toBe(257);
  });
});
