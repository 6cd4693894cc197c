import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { record } from '../../../trace/record.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import type { UrlState } from '../links/url-state.ts';
import { ownPuzzle } from '../named-puzzle.ts';
import { prepareRun } from '../prepared-run.ts';
import type { FigureMode } from './figure-mode.ts';
import type { FigureState } from './figure-state.ts';
import { onChange } from './signals.ts';
import { rootIn, stateOf } from './testing/state-of.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
const timeline = record(run.algorithm, run.input, run.values);

/** What the modes of a test did, in order. */
const log: string[] = [];

/** A mode that takes one key, and the cells that are pressed while it is on. */
class Mode implements FigureMode {
  readonly id: string = 'one';
  readonly taken: string = '1';
  readonly command: StepperCommand = 'why';
  readonly #state: FigureState;

  constructor(state: FigureState) {
    this.#state = state;
    onChange(state.run, () => log.push(`${this.id} sees a run`));
  }

  begin() {
    this.#state.enter(this);
  }

  leave() {
    log.push(`leaves ${this.id}`);
    this.#state.exit(this);
  }

  key({ key }: KeyboardEvent): boolean {
    if (key === this.taken || key === 'Escape') log.push(`${key} for ${this.id}`);
    return key === this.taken || key === 'Escape';
  }

  pick(): boolean {
    return this.#state.mode.value === this;
  }

  get link(): Partial<UrlState> {
    return this.#state.mode.value === this ? { why: this.id } : {};
  }
}

class Other extends Mode {
  override readonly id = 'two';
  override readonly taken = '2';
  override readonly command = 'whatIf';
}

beforeEach(() => {
  log.length = 0;
  vi.stubGlobal('location', { href: 'https://example.test/page' });
});
afterEach(() => vi.unstubAllGlobals());

function figure() {
  const config = { run: 'main', algorithm: 'backtracking', views: [], puzzle: run.puzzle, puzzles: [], options: {}, position: 0 };
  const { state, player } = stateOf({ run, timeline, config, modes: [Mode, Other] });
  const presses = (key: string) => state.takesKey({ key } as KeyboardEvent);
  return { state, player, presses };
}

describe('the link to what is shown', () => {
  it.each([
    ['tree', 'tree'],
    ['code', null],
  ])('with the pane %s names the pane %s: a figure opens at its first one', (pane, named) => {
    const views = ['grid', 'code', 'tree'];
    const config = { run: 'main', algorithm: 'backtracking', views, puzzle: run.puzzle, puzzles: [], options: {}, position: 0 };
    const { state } = stateOf({ run, timeline, config, root: rootIn({ dataset: { pane } }) });
    expect(new URL(state.link).searchParams.get('pane')).toBe(named);
  });
});

describe('the modes of a figure', () => {
  it('see each run, and are entered by their commands, one at a time', () => {
    const { state } = figure();
    expect(log).toEqual(['one sees a run', 'two sees a run']);
    state.commands.do('why');
    expect(state.mode.value?.id).toBe('one');
    state.commands.do('whatIf');
    expect([state.mode.value?.id, log.at(-1)]).toEqual(['two', 'leaves one']);
    state.commands.do('whatIf');
    expect([state.mode.value?.id, log.at(-1)]).toEqual(['two', 'leaves one']);
    state.leave();
    expect(state.mode.value).toBeUndefined();
  });

  it('have keys in their order, the one that is on first, and alone while something is withheld', () => {
    const { state, presses } = figure();
    expect([presses('Escape'), presses('2'), presses('3')]).toEqual([true, true, false]);
    state.commands.do('whatIf');
    expect([presses('Escape'), presses('1')]).toEqual([true, true]);
    state.withhold(1);
    expect([presses('1'), presses('2')]).toEqual([false, true]);
    expect(log.slice(2)).toEqual(['Escape for one', '2 for two', 'Escape for two', '1 for one', '2 for two']);
  });

  it('say what is theirs in the link', () => {
    const { state } = figure();
    expect(new URL(state.link).searchParams.get('why')).toBeNull();
    state.commands.do('whatIf');
    expect(new URL(state.link).searchParams.get('why')).toBe('two');
  });
});

describe('what a figure withholds', () => {
  it('is not in the run that may be read, nor in that of the next run', () => {
    const { state } = figure();
    state.withhold(3);
    expect([state.open.kindAt(4), state.open.withheld, state.timeline.kindAt(4)]).toEqual([undefined, true, timeline.kindAt(4)]);
    state.follow(run, record(run.algorithm, run.input, run.values), 0);
    expect([state.open.kindAt(4), state.withholds]).toEqual([undefined, true]);
    state.withhold(undefined);
    expect(state.open.kindAt(4)).toBe(timeline.kindAt(4));
  });

  it('is all that comes after the frame where nothing ahead may be seen, until the run is over', () => {
    const { state, player } = stateOf({ run, timeline, hidesAhead: true });
    player.onMove = () => state.hideAhead();
    const read = () => [state.open.length, state.open.withheld, state.withholds];
    expect(read()).toEqual([0, true, false]);
    player.seek(4);
    expect([...read(), state.open.kindAt(5)]).toEqual([4, true, false, undefined]);
    player.seek(2);
    expect(read()).toEqual([2, true, false]);
    state.withhold(1);
    expect(read()).toEqual([1, true, true]);
    state.withhold(undefined);
    player.seek(timeline.length);
    expect(read()).toEqual([timeline.length, false, false]);
  });
});

it('waits until the run has grown so far, or another one is shown', async () => {
  const { state } = figure();
  const short = record(run.algorithm, run.input, run.values, { maxSteps: 5 });
  short.outcome = undefined;
  state.follow(run, short, 0);
  let waits = true;
  const grown = state.grownTo(6).then(() => {
    waits = false;
  });
  state.reports.value++;
  await Promise.resolve();
  expect(waits).toBe(true);
  state.follow(run, timeline, 0);
  await grown;
  expect(waits).toBe(false);
});
