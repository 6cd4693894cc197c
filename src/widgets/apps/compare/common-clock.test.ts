import { describe, expect, it, vi } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { readOptions } from '../../../engine/options.ts';
import { measureRun } from '../../../experiment/measured-run.ts';
import { record } from '../../../trace/record.ts';
import { Timeline } from '../../../trace/timeline.ts';
import { measures } from '../../runs/links/compare-url.ts';
import { CommonClock, type ComparedRun } from './common-clock.ts';
import { DifferenceSearch } from './difference-search.ts';
import { differenceWords } from './difference-words.ts';
import { isCharted, progressOf, rightAt, upTo } from './progress.ts';
import { shareOf, timeAt } from './work-axis.ts';
import { placesThatDiffer } from './written.ts';

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'wikipedia')!.puzzle)[0]!;

async function runOf(id: string, options: Readonly<Record<string, string>> = {}): Promise<ComparedRun> {
  const algorithm = await catalogRow(id).load();
  return { timeline: record(algorithm, puzzle, readOptions(algorithm.options, options)) };
}

const runs = await Promise.all([runOf('backtracking'), runOf('dancing-links'), runOf('annealing')]);
const [backtracking, links] = runs;

const clockLength = (run: ComparedRun) => new CommonClock([run], 'writes').lengthOf(run) - 1;

describe('the common clock', () => {
  it('places each run where it has written the same number of digits', () => {
    const clock = new CommonClock(runs, 'writes');
    const writtenAt = (time: number) => runs.map((run) => run.timeline.writtenAt(clock.positionIn(run, time)));
    expect(writtenAt(0)).toEqual([0, 0, 0]);
    expect(writtenAt(1)).toEqual([1, 1, 1]);
    expect(writtenAt(17)).toEqual([17, 17, 17]);
    expect(writtenAt(53)[2]).toBe(53);
  });

  it.each(['annealing', 'hill-climbing'])('counts the digits of a local search as a row of the Lab does: %s', async (id) => {
    const algorithm = await catalogRow(id).load();
    const options = readOptions(algorithm.options, {});
    const { timeline } = await runOf(id);
    expect(timeline.written).toBe(measureRun(algorithm, puzzle, options).digits);
    expect(timeline.writtenAt(timeline.length)).toBe(timeline.written);
  });

  it.each(measures)('takes every run from its start to its end: %s', (measure) => {
    const clock = new CommonClock(runs, measure);
    expect(clock.complete).toBe(true);
    for (const run of runs) {
      expect(clock.positionIn(run, 0)).toBe(0);
      expect(clock.positionIn(run, clock.lengthOf(run))).toBe(run.timeline.length);
      expect(clock.positionIn(run, clock.length)).toBe(run.timeline.length);
    }
    expect(clock.length).toBe(Math.max(...runs.map((run) => clock.lengthOf(run))));
  });

  it('finds where runs part, and says who does and what each writes', async () => {
    const differenceText = (...compared: ComparedRun[]) => {
      const found = new DifferenceSearch(compared).look(Number.POSITIVE_INFINITY);
      if (typeof found === 'string') return found;
      return differenceWords(
        found,
        compared.map((run, place) => ({ run, letter: 'ABCD'[place]! })),
        puzzle,
      );
    };
    const plain = { forwardChecking: 'off', mrv: 'off' };
    const rows = await runOf('constraint-search', plain);
    const descending = await runOf('constraint-search', { ...plain, digits: 'descending' });
    expect(differenceText(backtracking)).toBe('There’s only one run, so there’s nothing to compare it with. Add another.');
    // Without its switches constraint search writes what backtracking writes.
    expect(differenceText(backtracking, rows)).toBe('A and B never differ: they write the same 4,208 digits in the same order.');
    expect(differenceText(backtracking, rows, descending)).toBe(
      'C first differs from A and B at the very first digit: A and B place 1 at r1c3; C places 4 at r1c3.',
    );
    expect(differenceText(backtracking, links)).toMatch(
      /^B first differs from A at the very first digit: A places 1 at r1c3; B places 5 at r5c5\.$/,
    );
    expect(differenceText(backtracking, runs[2]!)).toBe(
      'B first differs from A at the very first digit: A places 1 at r1c3; B fills 51 cells at once.',
    );
    // A search erases digits before it writes the next: only the last is placed.
    expect(differenceText(backtracking, await runOf('backjumping'))).toBe(
      'B first differs from A here, after 15 identical digits: A takes 3 digits back and places 7 at r2c3; B takes 4 digits back and places 4 at r2c2.',
    );
    const byRule = await runOf('dancing-links', { rule: 'leftmost' });
    expect(differenceText(links, byRule)).toMatch(
      /^B first differs from A (at the very first digit|here, after (one identical digit|[\d,]+ identical digits)): A places/,
    );
  });

  it('knows the cells in which grids differ', () => {
    const grids = [
      [1, 2, 0, 4],
      [1, 3, 0, 4],
      [1, 2, 3, 4],
    ].map((digits) => Uint8Array.from(digits));
    expect(placesThatDiffer(grids)).toEqual([1, 2]);
    expect(placesThatDiffer([])).toEqual([]);
  });

  it('says when there is nothing to compare with', async () => {
    // Nothing is left for the last cell.
    const impossible = readPuzzles('.... ...4 .... 321.'.replaceAll(' ', ''))[0]!.puzzle;
    const on = async (id: string) => {
      const algorithm = await catalogRow(id).load();
      return { timeline: record(algorithm, impossible, readOptions(algorithm.options, {})) };
    };
    const silent = await Promise.all([on('dancing-links'), on('constraint-search')]);
    const differenceText = (compared: readonly ComparedRun[]) => {
      const found = new DifferenceSearch(compared).look(Number.POSITIVE_INFINITY);
      return typeof found === 'string'
        ? found
        : differenceWords(
            found,
            compared.map((run, place) => ({ run, letter: 'ABCD'[place]! })),
            impossible,
          );
    };
    expect(differenceText(silent)).toBe('None of these runs writes a digit, so they never differ.');
    expect(differenceText([silent[0]!, await on('backtracking')])).toBe('Only B writes digits. A ends without one.');
  });

  it('finds it in slices, and waits for a run that has not come so far', async () => {
    const byRule = await Promise.all([runOf('dancing-links'), runOf('dancing-links', { rule: 'leftmost' })]);
    const whole = new DifferenceSearch(byRule).look(Number.POSITIVE_INFINITY);
    const sliced = new DifferenceSearch(byRule);
    let found = sliced.look(1);
    while (found === 'looking') found = sliced.look(1);
    expect(found).toEqual(whole);
    const same = new DifferenceSearch([links, links]);
    expect(same.look(10)).toBe('looking');
    expect(same.look(1000)).toEqual({ alike: clockLength(links), goesOn: [] });
    const begun = { ...links, timeline: new Timeline(links.timeline.algorithm, links.timeline.stateAt(0)) };
    expect(new DifferenceSearch([links, begun]).look(10)).toBe('waiting');
  });
});

describe('the course of a run', () => {
  it('goes from the givens to the whole grid', () => {
    const clock = new CommonClock(runs, 'writes');
    const end = links.timeline.frame(links.timeline.length).state.digits.slice();
    const course = progressOf(clock, links, end);
    expect(course[0]).toEqual({ time: 0, right: 30 });
    expect(course.at(-1)).toEqual({ time: clock.amountOf(links), right: 81 });
    expect(course.map(({ time }) => time)).toEqual(course.map(({ time }) => time).toSorted((a, b) => a - b));
  });

  it('is never drawn back to the givens where checkpoints are far apart', () => {
    const timeline = backtracking.timeline.withheldAfter(80_000);
    timeline.prepare(1e9);
    vi.spyOn(timeline, 'checkpointBefore').mockImplementation((position) => 66_560 * Math.floor(position / 66_560));
    const growing = { ...backtracking, timeline };
    for (const measure of measures) {
      const clock = new CommonClock([growing], measure);
      const course = progressOf(clock, growing);
      expect(Math.min(...course.filter(({ time }) => time > clock.length / 2).map(({ right }) => right))).toBeGreaterThan(30);
      expect(course.map(({ time }) => time)).toEqual(course.map(({ time }) => time).toSorted((a, b) => a - b));
    }
  });

  it('never turns back where what is replayed comes after the last checkpoint', () => {
    const timeline = record(backtracking.timeline.algorithm, puzzle, readOptions(backtracking.timeline.algorithm.options, {}));
    timeline.prepare(1e9);
    vi.spyOn(timeline, 'checkpointBefore').mockImplementation((position) => 66_560 * Math.floor(position / 66_560));
    const ended = { ...backtracking, timeline };
    const times = progressOf(new CommonClock([ended], 'writes'), ended).map(({ time }) => time);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  it('looks up what long runs have written without replaying them while one grows, as far as that is known, and the end of one that was stopped', () => {
    const timeline = backtracking.timeline.withheldAfter(80_000);
    timeline.prepare(70_000);
    const replayed = vi.spyOn(timeline, 'replay');
    const growing = { ...backtracking, timeline };
    const clock = new CommonClock([growing], 'steps');
    const course = progressOf(clock, growing);
    expect(replayed.mock.calls.every(([, from, to]) => from === to || to <= 60_000)).toBe(true);
    expect(course.at(-1)!.time).toBeGreaterThan(60_000);
    expect(course.at(-1)!.time).toBeLessThanOrEqual(70_000);
    // Its beginning is as it will be: on a logarithmic axis that is most of it.
    const early = course.filter(({ time }) => time < 1000);
    expect(early.map(({ right }) => right)).toEqual(early.map(({ time }) => rightAt(clock, backtracking, undefined, time)));
    const stopped = { ...growing, stopped: true };
    // Its end is drawn when its checkpoints are there.
    expect(isCharted(stopped)).toBe(false);
    timeline.prepare(1e9);
    expect(isCharted(stopped)).toBe(true);
    expect(progressOf(new CommonClock([stopped], 'steps'), stopped).at(-1)!.time).toBe(80_000);
    // A run that has ended is drawn again with the one that grows.
    const ended = { timeline: record(backtracking.timeline.algorithm, puzzle, readOptions(backtracking.timeline.algorithm.options, {})) };
    ended.timeline.prepare(1e9);
    const steps = vi.spyOn(ended.timeline, 'replay');
    const { length } = ended.timeline;
    expect(progressOf(new CommonClock([growing, ended], 'steps'), ended).at(-1)).toEqual({ time: length, right: 81 });
    expect(steps.mock.calls.filter(([, from, to]) => from !== to && to > 60_000).length).toBeLessThanOrEqual(1);
  });

  it('has an axis that can be inverted', () => {
    const axes = [1, 51, 8970, 20_000_000].map((length) => ({ length, measure: 'writes' as const }));
    for (const axis of [...axes, { length: 1000, measure: 'share' as const }])
      for (const time of [0, 1, 7, axis.length - 1, axis.length]) expect(timeAt(shareOf(time, axis), axis)).toBe(Math.max(time, 0));
    expect(shareOf(0, { length: 0, measure: 'writes' })).toBe(0);
  });
});

describe('a course that isn’t told to its end yet', () => {
  const course = [0, 4, 9].map((time) => ({ time, right: 20 + time }));

  it('ends at the present time', () => {
    expect(upTo(course, 6, 25)).toEqual([...course.slice(0, 2), { time: 6, right: 25 }]);
    expect(upTo(course, 0, 20)).toEqual([{ time: 0, right: 20 }]);
  });

  it('is whole once its run has ended', () => {
    expect(upTo(course, 12, 29)).toBe(course);
  });
});
