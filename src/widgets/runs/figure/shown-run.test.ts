import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Timeline } from '../../../trace/timeline.ts';
import type { RunningTrace } from '../../workers/run-in-worker.ts';
import { ownPuzzle } from '../named-puzzle.ts';
import { prepareRun } from '../prepared-run.ts';
import type { Drawings } from './shown-run.ts';
import { onChange } from './signals.ts';
import { stateOf } from './testing/state-of.ts';

const puzzle = ownPuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const run = await prepareRun({ algorithm: 'backtracking', options: {} }, puzzle);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A run in a worker that the test makes grow. */
function handRun(progress: () => void) {
  const timeline = new Timeline(run.algorithm, run.algorithm.start(run.input, run.values));
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const running: RunningTrace = { timeline, done, cancel: vi.fn(resolve) };
  const grow = (length: number, outcome?: 'solved') => {
    // As many steps, of whatever kind.
    Object.assign(timeline, { length, taken: length, outcome });
    progress();
    // The growth is drawn in a task of its own.
    vi.advanceTimersByTime(0);
  };
  return { running, grow, resolve, reject };
}

/** A figure without a page: what it drew and said. */
function figure() {
  const runs: ReturnType<typeof handRun>[] = [];
  const log: string[] = [];
  const views: { resolve(): void }[] = [];
  const { state, player } = stateOf({
    loaded: run,
    makeDrawings: () =>
      new Promise<Drawings>((resolve) => {
        let position: number | undefined;
        const set: Drawings = {
          get position() {
            return position;
          },
          draw: (to, { moves }) => {
            position = to;
            log.push(`draws ${to}${moves > 0 ? ` within ${moves}` : ''}`);
          },
          hold: () => 0,
          peek: () => {},
          settle: () => {},
          highlight: (lit) => log.push(lit ? `lights ${Object.keys(lit)}` : 'lights nothing'),
          drawLate: () => log.push(`draws late at ${position}`),
          prepareGrowth: () => true,
          drawGrowth: (shown) => log.push(`draws its ${shown}`),
        };
        views.push({ resolve: () => resolve(set) });
      }),
    start: (_, progress) => {
      runs.push(handRun(progress));
      return runs.at(-1)!.running;
    },
  });
  const { shown } = state;
  shown.roomFor = (going) => (going === 'stepping' ? 200 : 0);
  onChange(state.run, (begun) => log.push(`begins ${begun!.row.id}`));
  onChange(state.frame, (frame) => log.push(`after ${frame!.before}`));
  onChange(state.growth, () => log.push(`${state.timeline.taken} steps`));
  onChange(state.notice, (notice) => 'error' in notice! && log.push(String(notice.error)));
  /** Opens a run whose views are there at once. */
  const open = async (position: number) => {
    const opened = shown.open(run, position);
    views.at(-1)!.resolve();
    await opened;
    vi.advanceTimersByTime(0);
    log.length = 0;
    return runs.at(-1)!;
  };
  const heard = () => log.splice(0);
  return { state, player, runs, views, shown, open, heard };
}

describe('the run that a figure shows', () => {
  it('is drawn when its views are there and the run has come so far', async () => {
    const { state, runs, views, shown, heard, player } = figure();
    const opened = shown.open(run, 5);
    expect([state.run.value, heard()]).toEqual([run, ['begins backtracking']]);
    runs[0]!.grow(9);
    expect(heard()).toEqual([]);
    views[0]!.resolve();
    await opened;
    expect(heard()).toEqual(['draws 5', 'after undefined']);
    vi.advanceTimersByTime(500);
    expect(heard()).toEqual(['draws its length', 'draws its levels', '9 steps']);
    expect(player.position).toBe(5);
  });

  it('leaves what the page was built with until it has come to the place', async () => {
    const { open, heard } = figure();
    const { grow } = await open(50);
    grow(20);
    expect(heard()).toEqual(['20 steps']);
    grow(60);
    expect(heard().slice(0, 2)).toEqual(['draws 50', 'after undefined']);
  });

  it('leaves the frame of the run before in what is opened until it has one of its own', async () => {
    const { open, heard, shown, runs, views } = figure();
    (await open(5)).grow(9);
    const opened = shown.open(run, 50);
    heard();
    shown.drawLate();
    expect(heard()).toEqual(['draws late at 5']);
    views[1]!.resolve();
    await opened;
    heard();
    shown.drawLate();
    expect(heard()).toEqual(['draws late at 5']);
    runs[1]!.grow(60);
    heard();
    shown.drawLate();
    expect(heard()).toEqual(['draws late at 50']);
  });

  it('has its growth drawn now and then, its end at once', async () => {
    const { open, heard } = figure();
    const { grow } = await open(0);
    grow(10);
    heard();
    for (const length of [20, 30, 40]) grow(length);
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(heard()).toEqual(['draws its length', 'draws its levels', '40 steps']);
    grow(50, 'solved');
    expect(heard()).toEqual(['draws its length', 'draws its levels', '50 steps']);
  });

  it('is followed to its end by who has gone there', async () => {
    const { open, heard, player } = figure();
    const { grow } = await open(0);
    grow(10);
    player.goToEnd();
    heard();
    grow(30);
    vi.advanceTimersByTime(500);
    expect(heard()).toEqual(['draws 30', 'after 10', '30 steps']);
    grow(40, 'solved');
    expect(heard().slice(0, 2)).toEqual(['draws 40', 'after 30']);
  });

  it('moves to the frames beside the one that is shown as long as there is room', async () => {
    const { open, heard, player } = figure();
    const { grow } = await open(5);
    grow(60);
    heard();
    player.forward();
    player.seek(7);
    player.back();
    expect(heard().filter((each) => each.startsWith('draws'))).toEqual(['draws 6 within 200', 'draws 7', 'draws 6 within 200']);
  });

  it('gives way to another: what the one before still says is not heard', async () => {
    const { open, shown, views, runs, heard } = figure();
    const first = await open(0);
    first.grow(10);
    heard();
    const second = shown.open(run, 3);
    expect(first.running.cancel).toHaveBeenCalled();
    first.grow(99);
    first.reject(new Error('late'));
    expect(heard()).toEqual(['begins backtracking']);
    const third = shown.open(run, 4);
    views[1]!.resolve();
    await second;
    runs[1]!.grow(99);
    views[2]!.resolve();
    await third;
    vi.advanceTimersByTime(0);
    runs[2]!.grow(7);
    expect(heard().filter((each) => each.startsWith('draws'))).toEqual(['draws 4']);
  });

  it('that is cut short is shown as far as it came', async () => {
    const { open, heard, shown, player } = figure();
    const { grow } = await open(50);
    grow(20);
    heard();
    shown.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard().slice(0, 2)).toEqual(['draws 20', 'after undefined']);
    expect(player.target).toBeUndefined();
  });

  it('says why it cannot be run', async () => {
    const { open, heard } = figure();
    const { reject } = await open(0);
    reject(new Error('the worker could not be started'));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard()).toEqual(['Error: the worker could not be started']);
  });

  it('takes the steps of a run that somebody brings from where that says', async () => {
    const { state, shown, views, runs, player } = figure();
    const imported = handRun(() => {});
    const opened = shown.open({ ...run, runner: () => imported.running }, 0);
    views.at(-1)!.resolve();
    await opened;
    expect([runs.length, state.run.value!.runner === undefined]).toEqual([0, false]);
    expect(player.timeline).toBe(imported.running.timeline);
    shown.cancel();
    expect(imported.running.cancel).toHaveBeenCalledOnce();
  });
});
