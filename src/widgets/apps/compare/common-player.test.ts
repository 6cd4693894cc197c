import { describe, expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { Recorder } from '../../../trace/recorder.ts';
import { Timeline } from '../../../trace/timeline.ts';
import { manualClock } from '../../ui/testing/manual-clock.ts';
import type { ComparedRun } from './common-clock.ts';
import { CommonPlayer } from './common-player.ts';

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'wikipedia')!.puzzle)[0]!;

/** A run that grows when the test calls for it. */
async function growingRun(id: string): Promise<ComparedRun & { grow(steps?: number): void }> {
  const algorithm = await catalogRow(id).load();
  const options = defaultsOf(algorithm.options);
  const timeline = new Timeline(algorithm, algorithm.start(puzzle, options));
  const recorder = new Recorder(algorithm, algorithm.start(puzzle, options));
  const grow = (steps = Number.POSITIVE_INFINITY) => {
    if (recorder.advance(steps)) recorder.flush();
    for (const chunk of recorder.takeChunks()) timeline.append(chunk);
    timeline.outcome = recorder.outcome;
  };
  return { timeline, grow };
}

/** Backtracking, which writes thousands of digits, and dancing links, which writes few: nothing of either has come yet. */
async function twoRuns() {
  const [long, short] = await Promise.all([growingRun('backtracking'), growingRun('dancing-links')]);
  const clock = manualClock();
  const player = new CommonPlayer('writes', clock);
  const moves: number[] = [];
  player.onMove = (time) => moves.push(time);
  /** The positions of both runs. */
  const places = () => [long, short].map((run) => player.track.positionIn(run, player.position));
  const written = () => [long, short].map((run, at) => run.timeline.writtenAt(places()[at]!));
  return { long, short, clock, player, moves, places, written };
}

describe('two runs on one clock', () => {
  it('are played at one speed, counted in digits', async () => {
    const { long, short, clock, player, written } = await twoRuns();
    long.grow();
    short.grow();
    player.align([long, short], 'writes');
    player.grown();
    player.speed = 20;
    player.play();
    for (let frame = 0; frame < 10; frame++) clock.pass(100);
    expect(player.position).toBe(20);
    expect(written()).toEqual([20, 20]);
  });

  it('are played evenly along the logarithmic axis, all of them in a few seconds', async () => {
    const { long, short, clock, player, moves } = await twoRuns();
    long.grow();
    short.grow();
    player.align([long, short], 'writes');
    player.grown();
    player.isEven = true;
    player.play();
    for (let frame = 0; frame < 500 && player.playing; frame++) clock.pass(20);
    expect(player.position).toBe(player.track.length);
    // Of 4,208 digits, the first twenty are seen for as long as half of them.
    const [few, many] = [moves.filter((time) => time > 0 && time <= 20), moves.filter((time) => time > player.track.length / 2)];
    expect(few.length).toBeGreaterThanOrEqual(15);
    expect(many.length).toBeLessThan(60);
  });

  it('pass no faster than their steps can be replayed', async () => {
    const { long, short, player } = await twoRuns();
    long.grow();
    short.grow();
    player.align([long, short], 'writes');
    player.speed = 1_000_000;
    const { length, steps } = player.track;
    expect(steps).toBe(long.timeline.length + short.timeline.length);
    expect((player.pace * steps) / length).toBeCloseTo(2_000_000);
    player.speed = 50;
    expect(player.pace).toBe(50);
  });

  it('go on while one of them has ended, to the end of the longer one, and stop there', async () => {
    const { long, short, clock, player, places } = await twoRuns();
    long.grow();
    short.grow();
    player.align([long, short], 'writes');
    player.goTo(player.track.lengthOf(short));
    const [ofLong, ofShort] = places();
    expect(ofShort).toBe(short.timeline.length);
    expect(ofLong).toBeLessThan(long.timeline.length);
    player.speed = 100_000;
    player.play();
    for (let frame = 0; frame < 10; frame++) clock.pass(100);
    expect(player.playing).toBe(false);
    expect(places()).toEqual([long.timeline.length, short.timeline.length]);
  });

  it('wait at the end of what has come while the longer one still runs, and follow it to its end', async () => {
    const { long, short, player } = await twoRuns();
    long.grow(3000);
    short.grow();
    player.align([long, short], 'writes');
    player.grown();
    player.goToEnd();
    const so = player.position;
    expect(so).toBe(player.track.length);
    long.grow(3000);
    player.grown();
    player.approach();
    expect(player.position).toBeGreaterThan(so);
    long.grow();
    player.grown();
    expect([player.position, player.target, player.track.complete]).toEqual([player.track.length, undefined, true]);
  });

  it('play on at the end of what has come, until the longer one has ended', async () => {
    const { long, short, clock, player } = await twoRuns();
    long.grow(3000);
    short.grow();
    player.align([long, short], 'writes');
    player.grown();
    player.speed = 100_000;
    player.play();
    for (let frame = 0; frame < 3; frame++) clock.pass(100);
    expect([player.position, player.playing]).toEqual([player.track.length, true]);
    long.grow();
    for (let frame = 0; frame < 3; frame++) clock.pass(100);
    expect([player.position, player.playing]).toEqual([player.track.length, false]);
  });
});

describe('a time that the runs have not reached', () => {
  it('is shown once, when all of them have reached it', async () => {
    const { long, short, player, moves, written } = await twoRuns();
    player.align([long, short], 'writes', 40);
    player.grown();
    short.grow();
    player.grown();
    expect([player.target, moves]).toEqual([40, []]);
    long.grow(3000);
    player.grown();
    player.grown();
    expect([player.target, moves]).toEqual([undefined, [40]]);
    expect(written()).toEqual([40, 40]);
  });

  it('is not waited for by a run that was stopped before it', async () => {
    const { long, short, player } = await twoRuns();
    short.grow();
    player.align([{ ...long, stopped: true }, short], 'writes', 40);
    player.grown();
    expect([player.target, player.position]).toEqual([undefined, 40]);
  });

  it('is still waited for when a run is added meanwhile', async () => {
    const { long, short, player, moves } = await twoRuns();
    player.align([long], 'writes', 40);
    player.align([long, short], 'writes');
    long.grow();
    player.grown();
    expect(moves).toEqual([]);
    short.grow();
    player.grown();
    expect(moves).toEqual([40]);
  });

  it('is dropped when the reader moves, which starts from as near to it as the runs are', async () => {
    const { long, short, player } = await twoRuns();
    long.grow(50);
    short.grow(50);
    player.align([long, short], 'writes', 3000);
    player.grown();
    player.settle();
    const so = player.position;
    expect(so).toBe(player.track.length);
    player.back();
    long.grow();
    short.grow();
    player.grown();
    expect([player.target, player.position]).toEqual([undefined, so - 1]);
  });
});

describe('the time of runs', () => {
  it('stays the same when a run is added, and by another measure the longest run stays where it is', async () => {
    const { long, short, player } = await twoRuns();
    long.grow();
    short.grow();
    player.align([long], 'writes');
    player.goTo(30);
    player.align([long, short], 'writes');
    player.grown();
    expect(player.position).toBe(30);
    const place = player.track.positionIn(long, 30);
    player.align([long, short], 'steps');
    player.grown();
    expect(player.position).toBe(place);
    player.align([long, short], 'writes');
    player.grown();
    expect(player.position).toBe(30);
    player.goTo(player.track.length);
    player.align([long, short], 'share');
    player.grown();
    expect(player.position).toBe(1000);
  });
});
