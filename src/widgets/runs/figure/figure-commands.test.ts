import { describe, expect, it } from 'vitest';
import { answerFirst } from '#words/figure.ts';
import { noStepThatWay, noWayOut, onlySteps } from '#words/stepper.ts';
import { record } from '../../../trace/record.ts';
import { Timeline } from '../../../trace/timeline.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import { ownPuzzle } from '../named-puzzle.ts';
import { prepareRun } from '../prepared-run.ts';
import type { FigureMode } from './figure-mode.ts';
import type { FigureState } from './figure-state.ts';
import { onChange } from './signals.ts';
import { stateOf } from './testing/state-of.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
const whole = record(run.algorithm, run.input, run.values);
const LENGTH = whole.length;

/** A mode that asks something before some places. */
class Asks implements FigureMode {
  readonly id = 'asks';
  readonly command = 'predict';
  readonly rests = true;
  after: readonly number[] = [];
  readonly log: string[] = [];
  readonly #state: FigureState;
  readonly #answered = new Set<number>();
  #open: number | undefined;

  constructor(state: FigureState) {
    this.#state = state;
  }

  begin() {
    this.log.push('predict');
  }

  leave() {
    this.#open = undefined;
    this.#state.exit(this);
  }

  answer() {
    this.#answered.add(this.#open!);
  }

  refuses(command?: StepperCommand) {
    const waits = this.#open !== undefined && !this.#answered.has(this.#open);
    return waits && !['predict', 'hands', 'fullscreen', 'help', 'toText'].includes(command!) ? answerFirst : undefined;
  }

  asksAt(position: number) {
    if (!this.after.includes(position) || this.#answered.has(position)) return false;
    this.#open = position;
    this.#state.enter(this);
    this.log.push(`asks at ${position}`);
    return true;
  }
}

/** A figure without a page: its player, the questions it asks before some places, and what it says. */
function figure({ timeline = whole, asksAfter = [] as readonly number[] } = {}) {
  const { state, clock, player } = stateOf({ run, timeline, modes: [Asks] });
  const { commands } = state;
  player.speed = 1000;
  const asks = state.modes[0] as Asks;
  const { log } = asks;
  asks.after = asksAfter;
  for (const command of ['faster', 'slower', 'slow', 'hands', 'why', 'whatIf', 'fullscreen', 'help', 'toText'] as const)
    commands.on(command, () => log.push(command));
  commands.on('nextStop', () => commands.leap(timeline.next(['place'], player.position)));
  commands.on('previousStop', () => commands.leap(timeline.previous(['place'], player.position)));
  onChange(state.notice, (notice) => 'text' in notice! && notice.text && log.push(notice.text));
  const does = (...all: StepperCommand[]) => {
    for (const command of all) commands.do(command);
    return player.position;
  };
  return { state, clock, player, commands, log, does, answer: () => asks.answer() };
}

describe('the commands of a figure', () => {
  it('lead along the run, by steps and by stops', () => {
    const { does, log, state } = figure();
    expect(state.touched.value).toBe(false);
    expect(does('forward', 'forward', 'back')).toBe(1);
    expect(does('end')).toBe(LENGTH);
    expect(does('start')).toBe(0);
    const first = whole.next(['place'], 0)!;
    expect(does('nextStop')).toBe(first);
    expect(does('previousStop')).toBe(first);
    expect(log).toEqual([noStepThatWay]);
    expect(does('end', 'out')).toBe(LENGTH);
    expect(log.at(-1)).toBe(noWayOut);
    expect(state.touched.value).toBe(true);
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
    const { does, log, player } = figure();
    does('forward', 'toggle', 'faster', 'help', 'toText');
    expect([log, player.position, player.playing]).toEqual([['faster', 'help', 'toText'], 1, true]);
  });

  it('stop at a question, which none of them leads past until it is answered', () => {
    const { does, log, player, clock, answer, commands } = figure({ asksAfter: [2, 5] });
    does('toggle');
    clock.pass(100);
    expect([player.position, player.playing, log]).toEqual([2, false, ['asks at 2']]);
    const held: StepperCommand[] = ['forward', 'back', 'toggle', 'over', 'out', 'start', 'end', 'previousStop', 'nextStop'];
    const telling: StepperCommand[] = ['faster', 'slower', 'slow', 'why', 'whatIf'];
    for (const command of [...held, ...telling]) {
      expect(does(command), command).toBe(2);
      clock.pass(100);
      expect([player.position, player.playing, log.pop(), log], command).toEqual([2, false, answerFirst, ['asks at 2']]);
    }
    expect([commands.point(4), player.position]).toEqual([false, 2]);
    // What leaves it in place is done: another mode, the whole screen, help.
    does('fullscreen', 'help', 'predict', 'hands', 'toText');
    expect(log.slice(-5)).toEqual(['fullscreen', 'help', 'predict', 'hands', 'toText']);
    answer();
    expect(does('forward')).toBe(3);
    expect(does('forward', 'forward', 'forward', 'forward')).toBe(5);
    expect(log.slice(-2)).toEqual(['asks at 5', answerFirst]);
    answer();
    expect([commands.point(4), player.position]).toEqual([true, 4]);
    expect(does('end')).toBe(LENGTH);
  });

  it('hold back a second press that came before the frame at which a question waits', () => {
    const { does, log, player } = figure({
      timeline: new Timeline(run.algorithm, run.algorithm.start(run.input, run.values)),
      asksAfter: [3],
    });
    player.follow(player.timeline, 2);
    does('forward', 'forward', 'forward');
    player.follow(whole, 2);
    does('forward', 'forward', 'forward');
    player.grown();
    expect([player.position, log[0]]).toEqual([3, 'asks at 3']);
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
    const { player, log, commands } = figure();
    player.follow(whole, LENGTH + 5);
    player.grown();
    expect([player.position, log]).toEqual([LENGTH, [onlySteps(LENGTH)]]);
    commands.seek(2);
    player.follow(whole, Number.POSITIVE_INFINITY);
    player.grown();
    expect([player.position, log.length]).toEqual([LENGTH, 1]);
  });
});
