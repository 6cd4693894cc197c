import { describe, expect, it } from 'vitest';
import { answerFirst } from '#words/figure.ts';
import { noStepThatWay, noWayOut, onlySteps } from '#words/stepper.ts';
import { record } from '../../../trace/record.ts';
import { Timeline } from '../../../trace/timeline.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { TimelinePlayer } from '../../runs/player.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import { manualClock } from '../../ui/testing/manual-clock.ts';
import { FigureMoves } from './figure-moves.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
const whole = record(run.algorithm, run.input, run.values);
const LENGTH = whole.length;

/** A figure without a page: its player, the questions it asks before some places, and what it says. */
function figure({ timeline = whole, asksAfter = [] as readonly number[] } = {}) {
  const clock = manualClock();
  const player = new TimelinePlayer(timeline, clock);
  player.speed = 1000;
  const told: string[] = [];
  const answered = new Set<number>();
  let asked: number | undefined;
  const questions = {
    get asking() {
      return asked !== undefined;
    },
    holdsAt: (position: number) => asksAfter.includes(position) && !answered.has(position),
    get waiting() {
      return asked !== undefined && !answered.has(asked);
    },
    ask: (position: number) => {
      asked = position;
      told.push(`asks at ${position}`);
    },
    close: () => {
      asked = undefined;
    },
  };
  const tell = (command: string) => () => {
    told.push(command);
  };
  const beside = {
    faster: tell('faster'),
    slower: tell('slower'),
    slow: tell('slow'),
    predict: tell('predict'),
    hands: tell('hands'),
    why: tell('why'),
    whatIf: tell('whatIf'),
    fullscreen: tell('fullscreen'),
    help: tell('help'),
    toText: tell('toText'),
  };
  let touches = 0;
  const moves = new FigureMoves(player, {
    questions,
    stops: () => ({
      next: () => timeline.next(['place'], player.position),
      previous: () => timeline.previous(['place'], player.position),
    }),
    touched: () => touches++,
    say: (text) => text && told.push(text),
    beside,
  });
  const does = (...commands: StepperCommand[]) => {
    for (const command of commands) moves.command(command);
    return player.position;
  };
  const answer = () => answered.add(asked!);
  return { clock, player, moves, told, does, answer, touches: () => touches };
}

describe('the moves of a figure', () => {
  it('lead along the run, by steps and by stops', () => {
    const { does, told, touches } = figure();
    expect(does('forward', 'forward', 'back')).toBe(1);
    expect(does('end')).toBe(LENGTH);
    expect(does('start')).toBe(0);
    const first = whole.next(['place'], 0)!;
    expect(does('nextStop')).toBe(first);
    expect(does('previousStop')).toBe(first);
    expect(told).toEqual([noStepThatWay]);
    expect(does('end', 'out')).toBe(LENGTH);
    expect(told.at(-1)).toBe(noWayOut);
    expect(touches()).toBe(9);
  });

  it('play at the speed that is set, and stand still for a leap', () => {
    const { does, player, clock } = figure();
    does('toggle');
    clock.pass(3);
    expect([player.position, player.playing]).toEqual([3, true]);
    does('nextStop');
    expect(player.playing).toBe(false);
  });

  it('do what leaves the reader in place at once, and move nothing', () => {
    const { does, told, player } = figure();
    does('forward', 'toggle', 'faster', 'help', 'toText');
    expect([told, player.position, player.playing]).toEqual([['faster', 'help', 'toText'], 1, true]);
  });

  it('stop at a question, which none of them leads past until it is answered', () => {
    const { does, told, player, clock, answer, moves } = figure({ asksAfter: [2, 5] });
    does('toggle');
    clock.pass(100);
    expect([player.position, player.playing, told]).toEqual([2, false, ['asks at 2']]);
    const held: StepperCommand[] = ['forward', 'back', 'toggle', 'over', 'out', 'start', 'end', 'previousStop', 'nextStop'];
    const telling: StepperCommand[] = ['faster', 'slower', 'slow', 'why', 'whatIf'];
    for (const command of [...held, ...telling]) {
      expect(does(command), command).toBe(2);
      clock.pass(100);
      expect([player.position, player.playing, told.pop(), told], command).toEqual([2, false, answerFirst, ['asks at 2']]);
    }
    expect([moves.point(4), player.position]).toEqual([false, 2]);
    // What leaves it in place is done: another mode, the whole screen, help.
    does('fullscreen', 'help', 'predict', 'hands', 'toText');
    expect(told.slice(-5)).toEqual(['fullscreen', 'help', 'predict', 'hands', 'toText']);
    answer();
    expect(does('forward')).toBe(3);
    expect(does('forward', 'forward', 'forward', 'forward')).toBe(5);
    expect(told.slice(-2)).toEqual(['asks at 5', answerFirst]);
    answer();
    expect([moves.point(4), player.position]).toEqual([true, 4]);
    expect(does('end')).toBe(LENGTH);
  });

  it('hold back a second press that came before the frame at which a question waits', () => {
    const { does, told, player } = figure({
      timeline: new Timeline(run.algorithm, run.algorithm.start(run.input, run.values)),
      asksAfter: [3],
    });
    player.follow(player.timeline, 2);
    does('forward', 'forward', 'forward');
    player.follow(whole, 2);
    does('forward', 'forward', 'forward');
    player.grown();
    expect([player.position, told[0]]).toEqual([3, 'asks at 3']);
  });

  it('wait for a frame that is not there yet, in order; the start and the end lead away from it', () => {
    const empty = () => new Timeline(run.algorithm, run.algorithm.start(run.input, run.values));
    const { does, player } = figure({ timeline: empty() });
    player.follow(player.timeline, 4);
    expect(does('forward', 'forward')).toBe(0);
    player.follow(whole, 4);
    expect(does('forward', 'back', 'back')).toBe(0);
    player.grown();
    expect(player.position).toBe(3);
    const later = figure({ timeline: empty() });
    later.player.follow(whole, 4);
    later.does('forward', 'start');
    later.player.grown();
    expect(later.player.position).toBe(0);
  });

  it('say where a run ends before the place that was asked for', () => {
    const { player, told, moves } = figure();
    player.follow(whole, LENGTH + 5);
    player.grown();
    expect([player.position, told]).toEqual([LENGTH, [onlySteps(LENGTH)]]);
    moves.seek(2);
    player.follow(whole, Number.POSITIVE_INFINITY);
    player.grown();
    expect([player.position, told.length]).toEqual([LENGTH, 1]);
  });
});
