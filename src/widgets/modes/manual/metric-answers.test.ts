import { expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { ManualPlay } from './manual-play.ts';
import { answersOf, expectedOf, isAnswered, ofWorse, wilson } from './metric-answers.ts';

const run = await prepareRun(
  { algorithm: 'annealing', options: {} },
  ownPuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
);
const timeline = record(run.algorithm, run.input, run.values, { maxSteps: 2000 });

it('counts what was said beside what the run drew, which it keeps where it is told to', () => {
  const play = new ManualPlay(timeline, 0);
  play.keepsDraws = true;
  let [worse, kept] = [0, 0];
  for (let answers = 0; answers < 20; answers++) {
    const step = timeline.stepAt(play.next!)!;
    const isWorse = Number(step.delta) > 0;
    worse += Number(isWorse);
    kept += Number(step.kind === 'acceptWorse');
    expect(play.offer({ kind: isWorse ? 'reject' : 'accept' }).verdict).toBe('same');
  }
  const answers = answersOf(play);
  // The swaps that had to be kept are in none of these.
  expect(ofWorse(answers)).toEqual({ yes: 0, all: worse });
  expect(answers.reduce((all, each) => all + (each.worse > 0 ? each.drawn : 0), 0)).toBe(kept);
  expect(answers.reduce((all, each) => all + each.all, 0)).toBe(20);
  expect(kept).toBeGreaterThan(0);
  expect(expectedOf(play)).toBeGreaterThan(0);
  expect(expectedOf(play)).toBeLessThan(worse);
  // The run went on as it drew.
  const alone = new ManualPlay(timeline, 0);
  alone.skip({ moves: 20 });
  expect(play.position).toBe(alone.position);
  expect(answersOf(alone)).toEqual([]);
  expect(isAnswered(timeline)).toBe(true);
});

it('does not count a mistake that was taken back', () => {
  const play = new ManualPlay(timeline, 0);
  while (Number(timeline.stepAt(play.next!)!.delta) > 0) play.skip({ moves: 1 });
  expect(play.offer({ kind: 'reject' }).verdict).toBe('wrong');
  expect(play.offer({ kind: 'accept' }).verdict).toBe('same');
  expect(answersOf(play)).toMatchObject([{ worse: 0, yes: 1, all: 1 }]);
});

it('has intervals as computed by hand', () => {
  expect(wilson(3, 9).map((share) => Number(share.toFixed(3)))).toEqual([0.172, 0.546]);
  expect(wilson(0, 2)).toEqual([0, expect.closeTo(0.451, 3)]);
  expect(wilson(3, 3)[1]).toBe(1);
});
