import { describe, expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { readOptions } from '../../../engine/options.ts';
import { record } from '../../../trace/record.ts';
import type { ComparedRun } from './common-clock.ts';
import { differenceWords } from './difference-words.ts';

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'wikipedia')!.puzzle)[0]!;

const run = (timeline: object, stopped = false) =>
  ({ timeline: { complete: true, capped: false, ...timeline }, stopped }) as unknown as ComparedRun;
const whole = run({ outcome: 'solved' });
const stopped = run({ complete: false }, true);
const keptInPart = run({ capped: true, outcome: 'solved' });

const lettered = (...runs: readonly ComparedRun[]) => runs.map((each, place) => ({ run: each, letter: 'ABCD'[place]! }));

describe('what runs have in common', () => {
  it('is all there is to say where both are whole', () => {
    expect(differenceWords({ alike: 40, goesOn: [0] }, lettered(whole, whole), puzzle)).toBe(
      'A and B never differ: they write the same 40 digits in the same order, and then only A continues.',
    );
  });

  it('says nothing of how a run would have gone on that was stopped, or isn’t kept', () => {
    for (const other of [stopped, keptInPart])
      expect(differenceWords({ alike: 40, goesOn: [0] }, lettered(whole, other), puzzle)).toBe(
        'A and B write the same 40 digits in the same order, as far as the page has them.',
      );
    expect(differenceWords({ alike: 0, goesOn: [0] }, lettered(whole, stopped), puzzle)).toBe(
      'There’s nothing to compare, because some of these runs were stopped before they had written a digit.',
    );
  });
});

describe('what is said of runs that ended before others differ', () => {
  it('tells those apart that were stopped, and those whose steps aren’t kept', async () => {
    const [up, down] = await Promise.all(
      ['ascending', 'descending'].map(async (digits) => {
        const algorithm = await catalogRow('backtracking').load();
        return { timeline: record(algorithm, puzzle, readOptions(algorithm.options, { digits }), { maxSteps: 1000 }) };
      }),
    );
    const parting = { alike: 0, time: 1, groups: [[3], [4]], ended: [0, 1, 2] };
    expect(differenceWords(parting, [...lettered(whole, stopped, keptInPart, up!), { run: down!, letter: 'E' }], puzzle)).toMatch(
      / A has ended and writes no digit\. You stopped B before that\. The page stores no steps of C as late as that\.$/,
    );
  });
});
