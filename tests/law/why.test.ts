import { describe, expect, it } from 'vitest';
import { applyStep } from '../../src/engine/algorithm.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Thing } from '../../src/engine/thing.ts';
import { record } from '../../src/trace/record.ts';
import type { Timeline } from '../../src/trace/timeline.ts';
import { valueAt, whyAt } from '../../src/trace/why.ts';
import { soaking } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { holds } from './runs.ts';

const MAX_STEPS = soaking ? 1000 : 600;
/** Frames checked in each run, and things in each frame. */
const FRAMES = 2;
const THINGS = soaking ? 6 : 4;

/** What a thing is after every step up to a position, by plain replay. */
function valuesTo(timeline: Timeline, thing: Thing, position: number): number[] {
  const state = timeline.peek(0);
  const values = [valueAt(timeline, thing, 0, state)];
  for (const step of timeline.steps(1, position)) {
    applyStep(timeline.algorithm, state, step);
    values.push(valueAt(timeline, thing, values.length, state));
  }
  return values;
}

/** Returns everything in a frame that has a reason. */
function thingsAt(timeline: Timeline, position: number): Thing[] {
  const { grid, cover } = timeline.frame(position).picture;
  const cells = Array.from(grid?.digits ?? [], (_, cell) => cell);
  const digits = Array.from({ length: grid?.puzzle.grid.size ?? 0 }, (_, index) => index + 1);
  return [
    ...cells.map((cell): Thing => ({ of: 'cell', cell })),
    ...(grid?.candidates ? cells.flatMap((cell) => digits.map((digit): Thing => ({ of: 'mark', cell, digit }))) : []),
    ...(cover?.problem.items ?? []).map((_, item): Thing => ({ of: 'column', item })),
    ...(cover?.problem.options ?? []).map((_, option): Thing => ({ of: 'row', option })),
  ];
}

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  const proposes = Object.values(algorithm.steps).some(({ proposes, writes }) => proposes && writes);

  it('names the last step that changed a thing: undoing it alone restores the value before, and no later step has changed it', () => {
    let questions = 0;
    holds(row, algorithm, ({ input, options }) => {
      const timeline = record(algorithm, input, options, { maxSteps: MAX_STEPS, checkpoints: { spacing: 64, most: 8 } });
      const random = randomFrom(timeline.length);
      for (let frame = 0; frame < FRAMES; frame++) {
        const position = random.below(timeline.length + 1);
        for (const thing of random.shuffled(thingsAt(timeline, position)).slice(0, THINGS)) {
          const { chain, value, ends, times } = whyAt(timeline, thing, position);
          const values = valuesTo(timeline, thing, position);
          expect(value).toBe(values.at(-1));
          // A search that keeps no marks tells of tries instead.
          if (chain[0] && chain[0].thing !== thing) continue;
          // A swap that was dropped at once changed nothing.
          const settled = values.filter((_, at) => !proposes || at === position || !droppedAfter(timeline, at));
          const changed = settled.findLastIndex((each) => each !== value) + 1;
          if (chain.length === 0) expect([thing, changed]).toEqual([thing, 0]);
          else {
            const cause = chain[0]!.position;
            expect([thing, values[cause]]).toEqual([thing, value]);
            const was = values[cause - 1];
            expect([thing, was]).not.toEqual([thing, value]);
            // A mark that is gone was there before, unless no marks had been made at all.
            if (thing.of === 'mark' && value === 0) expect(was).toBe(algorithm.steps[chain[0]!.step.kind]!.marks ? -1 : 1);
            if (!proposes) expect([thing, position, cause]).toEqual([thing, position, values.findLastIndex((each) => each !== value) + 1]);
            expect(times).toBe(settled.filter((each, at) => at > 0 && each === value && settled[at - 1] !== value).length);
          }
          questions++;
          // Each cause rests on something older, and the end is said.
          for (const [index, each] of chain.entries()) if (index > 0) expect(each.position).toBeLessThan(chain[index - 1]!.position);
          expect(chain.length).toBeLessThanOrEqual(10);
          if (ends === 'cut') expect(chain).toHaveLength(10);
        }
      }
    });
    expect(questions).toBeGreaterThan(0);
  });
});

/** Whether the step that leads to a position proposes what the next one drops. */
function droppedAfter(timeline: Timeline, position: number): boolean {
  const { steps } = timeline.algorithm;
  const [kind, next] = [timeline.kindAt(position), timeline.kindAt(position + 1)];
  return kind !== undefined && next !== undefined && steps[kind]!.proposes === true && steps[next]!.undoes === true;
}
