import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { annealing } from '../../engine/anneal/annealing.card.ts';
import { lasVegas } from '../../engine/generate/las-vegas.card.ts';
import { readOptions } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { record } from '../../trace/record.ts';
import { Timeline } from '../../trace/timeline.ts';
import { ChosenPace } from './chosen-pace.ts';
import { FOLLOWED, levelsOf, paceAt, paceOf, slowMotion } from './pace.ts';

const run = (card: unknown, puzzle: string, options = {}, maxSteps?: number) => {
  const algorithm = card as AnyAlgorithm;
  const cells = puzzleOf(Array.from(puzzle, (symbol) => Number(symbol) || 0));
  return record(algorithm, cells, readOptions(algorithm.options, options), { maxSteps });
};
const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const short = run(backtracking, '21...32....41...');
const long = run(backtracking, wikipedia);
const chance = run(annealing, '.'.repeat(81), { seed: '1' }, 300_000);

describe('the pace of a run', () => {
  it('is every step where that is done in time, slow enough to look', () => {
    expect(short.length).toBeLessThan(100);
    expect(paceOf(short)).toEqual(slowMotion);
    expect(paceOf(run(backtracking, wikipedia, {}, 300))).toEqual({ detail: 'micro', speed: 6 });
  });

  it('is a farther level, the nearest that an eye can follow', () => {
    expect(paceOf(run(backtracking, wikipedia, {}, 1500))).toEqual({ detail: 'step', speed: 6 });
    expect(paceOf(chance)).toMatchObject({ detail: 'stage' });
    expect(paceOf(chance).speed).toBeLessThanOrEqual(FOLLOWED);
  });

  it('is the farthest at a higher speed where none can be followed', () => {
    expect(paceOf(long)).toEqual({ detail: 'milestone', speed: 90 });
  });

  it('passes over a level at which next to nothing is seen', () => {
    const beginning = run(annealing, '.'.repeat(81), { seed: '1' }, 3000);
    expect(beginning.next(beginning.kindsAt('stage'), 300)).toBeUndefined();
    expect(paceOf(beginning)).toMatchObject({ detail: 'step' });
  });

  it('is every step of a run that has none', () => {
    const { algorithm } = long;
    expect(paceOf(new Timeline(algorithm, algorithm.start(puzzleOf(Array(81).fill(0)), readOptions(algorithm.options, {}))))).toEqual(
      slowMotion,
    );
  });

  it('is one that an eye can follow at a level that a reader chooses', () => {
    expect(paceAt(long, 'micro')).toEqual({ detail: 'micro', speed: FOLLOWED });
    expect(paceAt(long, 'milestone')).toEqual(paceOf(long));
  });

  it('knows the levels of a table, and none twice', () => {
    expect(levelsOf(annealing)).toEqual(['micro', 'step', 'stage', 'milestone']);
    expect(levelsOf(backtracking)).toEqual(['micro', 'step', 'milestone']);
    expect(levelsOf(lasVegas)).toEqual(['micro', 'milestone']);
  });
});

describe('the pace of a figure', () => {
  /** A figure that shows the long run. */
  const figure = () => {
    const chosen = new ChosenPace({ detail: 'micro', speed: 2 });
    chosen.follow(long);
    return chosen;
  };
  const own = paceOf(long);

  it('is the run’s own, and by hand one goes step by step', () => {
    const chosen = figure();
    expect([chosen.pace, chosen.byHand]).toEqual([own, 'micro']);
    chosen.follow(short);
    expect(chosen.pace).toEqual(slowMotion);
    chosen.follow(new Timeline(long.algorithm, long.peek(0)));
    expect(chosen.pace).toEqual(slowMotion);
  });

  it('stays as the reader has set it, whatever runs', () => {
    const chosen = figure();
    chosen.choose('step');
    expect([chosen.pace, chosen.byHand]).toEqual([{ detail: 'step', speed: FOLLOWED }, 'step']);
    chosen.speed = 30;
    chosen.follow(short);
    expect([chosen.pace, chosen.byHand]).toEqual([{ detail: 'step', speed: 30 }, 'step']);
  });

  it('plays faster without another step by hand', () => {
    const chosen = figure();
    chosen.speed = 200;
    expect([chosen.pace, chosen.byHand]).toEqual([{ ...own, speed: 200 }, 'micro']);
  });

  it('comes back from slow motion to what it was', () => {
    const chosen = figure();
    chosen.choose('step');
    chosen.slow = true;
    expect([chosen.pace, chosen.byHand]).toEqual([slowMotion, 'micro']);
    chosen.slow = false;
    expect([chosen.pace, chosen.byHand]).toEqual([{ detail: 'step', speed: FOLLOWED }, 'step']);
    chosen.slow = true;
    chosen.speed = 3;
    expect([chosen.slow, chosen.pace, chosen.byHand]).toEqual([false, { detail: 'micro', speed: 3 }, 'micro']);
  });

  it('is every step while questions are on, no slower than before, and then what it was', () => {
    const chosen = figure();
    chosen.choose('step');
    chosen.setAsking(true);
    expect([chosen.pace, chosen.byHand]).toEqual([{ detail: 'micro', speed: FOLLOWED }, 'micro']);
    chosen.slow = true;
    chosen.slow = false;
    chosen.speed = 50;
    expect(chosen.pace).toEqual({ detail: 'micro', speed: 50 });
    chosen.setAsking(false);
    expect([chosen.pace, chosen.byHand]).toEqual([{ detail: 'step', speed: FOLLOWED }, 'step']);
  });
});
