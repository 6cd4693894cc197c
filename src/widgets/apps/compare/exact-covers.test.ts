import { describe, expect, it } from 'vitest';
import { catalogRow } from '../../../engine/catalog.ts';
import { sampleProblem } from '../../../engine/cover/problems/samples.ts';
import { readOptions } from '../../../engine/options.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { letterOf } from '../../runs/named-run.ts';
import { namedPuzzles } from '../../runs/puzzle-library.ts';
import { CommonClock, type ComparedRun } from './common-clock.ts';
import { type CompareConfig, followedLink } from './compare-link.ts';
import { DifferenceSearch } from './difference-search.ts';
import { differenceWords } from './difference-words.ts';
import { findingText, haveCurrency } from './finding.ts';
import { answersOf, rightAt, sizeOf } from './progress.ts';
import { kindOf, takes } from './puzzle-kind.ts';
import { additionTo, RunExchange } from './run-exchange.ts';
import { totalsCsv } from './totals-csv.ts';

const knuth = sampleProblem('knuth-6x7');

async function runOn(id: string, problem: string, options: Readonly<Record<string, string>> = {}) {
  const algorithm = await catalogRow(id).load();
  const timeline = record(algorithm, sampleProblem(problem), readOptions(algorithm.options, options));
  return { timeline, unit: 'row', title: id, algorithm, named: { algorithm: id, options } } as const;
}

const leftmost = { rule: 'leftmost' };
const [plain, links, left] = await Promise.all([
  runOn('algorithm-x', 'knuth-6x7'),
  runOn('dancing-links', 'knuth-6x7'),
  runOn('dancing-links', 'knuth-6x7', leftmost),
]);
const all: readonly ComparedRun[] = [plain, links, left];

const run = (algorithm: string, options = {}) => ({ algorithm, options });
const config: CompareConfig = {
  puzzle: 'wikipedia',
  runs: [run('backtracking'), run('dancing-links')],
  measure: 'writes',
  time: 0,
  puzzles: namedPuzzles,
  figures: {},
};

describe('runs on an exact cover problem', () => {
  it('are aligned on the rows they have chosen', () => {
    const clock = new CommonClock(all, 'writes');
    expect(clock.words(4)).toBe('4 rows chosen');
    expect(all.map(({ timeline }, place) => timeline.writtenAt(clock.positionIn(all[place]!, 4)))).toEqual([4, 4, 4]);
  });

  it('part where one of them chooses another row', () => {
    const lettered = all.map((each, place) => ({ run: each, letter: letterOf(place) }));
    const words = (runs: typeof lettered) => {
      const found = new DifferenceSearch(runs.map((each) => each.run)).look(100);
      return typeof found === 'string' ? found : differenceWords(found, runs, knuth);
    };
    expect(words(lettered)).toBe(
      'C first differs from A and B here, after 3 identical rows: A and B choose the row “C E F”; C chooses the row “B C F”.',
    );
    expect(words(lettered.slice(0, 2))).toBe('A and B never differ: they choose the same 5 rows in the same order.');
  });

  it('have a verdict in rows and dead ends', () => {
    expect(findingText(all, 'written', letterOf)).toBe('A and B chose the fewest rows, 5 each. C chose 6.');
    expect(findingText(all, 'deadEnds', letterOf)).toBe('A and B met the fewest dead ends, 1 each. C met 2.');
  });

  it('make progress by the rows of their own solution', async () => {
    const clock = new CommonClock(all, 'writes');
    const { of, differ } = answersOf(all);
    expect([of.map((answer) => sizeOf(answer!)), differ]).toEqual([[3, 3, 3], false]);
    expect(all.map((each, place) => rightAt(clock, each, of[place]!, clock.length))).toEqual([3, 3, 3]);
    // A search for all solutions has taken the rows of its last one back when it ends.
    const complete = await runOn('dancing-links', 'queens-4', { solutions: '0' });
    expect(sizeOf(answersOf([complete]).of[0]!)).toBe(4);
    const queens = await Promise.all([runOn('dancing-links', 'queens-8'), runOn('dancing-links', 'queens-8', leftmost)]);
    expect(answersOf(queens).differ).toBe(true);
  });

  it('are a table of rows', () => {
    expect(totalsCsv('knuth-6x7', [plain]).split('\n')[0]).toMatch(/,ending,rows chosen,steps,/);
  });
});

describe('dead ends', () => {
  it('are a currency where all runs count them', async () => {
    const runs = await Promise.all(
      ['backjumping', 'backtracking', 'hill-climbing'].map(
        async (id) => ({ timeline: { algorithm: await catalogRow(id).load() } }) as unknown as ComparedRun,
      ),
    );
    const [counts, ...others] = runs;
    expect(haveCurrency([counts!, plain], 'deadEnds')).toBe(true);
    for (const other of others) expect(haveCurrency([counts!, other], 'deadEnds')).toBe(false);
    expect(haveCurrency(others, 'written')).toBe(true);
  });

  it('may be none', () => {
    const met = (deadEnd: number) =>
      ({ timeline: { algorithm: plain.algorithm, outcome: 'solved', complete: true, totals: { deadEnd } } }) as unknown as ComparedRun;
    expect(findingText([met(0), met(12)], 'deadEnds', letterOf)).toBe('A met no dead ends. B met 12.');
  });
});

describe('the kinds of puzzle', () => {
  const named = (id: string) => namedPuzzles.find((puzzle) => puzzle.id === id)!;

  it('are told apart, also in a text of the reader’s', () => {
    expect(['wikipedia', 'killer-wikipedia', 'queens-8'].map((id) => kindOf(named(id)))).toEqual(['grid', 'cages', 'cover']);
    expect(kindOf(ownPuzzle('1 0 1\n0 1 0\n1 1 1'))).toBe('cover');
    expect(() => kindOf(ownPuzzle('nonsense'))).toThrow();
  });

  it('each have algorithms, and runs to begin with', () => {
    const exchange = new RunExchange(config.runs);
    expect(takes('dancing-links', 'grid') && takes('dancing-links', 'cover')).toBe(true);
    expect(takes('backtracking', 'cover') || takes('carve', 'grid')).toBe(false);
    expect(exchange.usualFor('cover')).toEqual([run('algorithm-x'), run('dancing-links'), run('dancing-links', leftmost)]);
    expect(additionTo([run('algorithm-x')], 'cover')).toEqual(run('dancing-links'));
  });

  it('exchange runs that don’t fit, and give them back', () => {
    const exchange = new RunExchange(config.runs);
    const grid = [run('annealing')];
    const cover = exchange.runsFor('cover', grid);
    expect(cover).toEqual(exchange.usualFor('cover'));
    exchange.exchanged('grid', grid, 'cover');
    expect(exchange.runsFor('grid', cover)).toBe(grid);
    exchange.exchanged('cover', cover, 'grid');
    // Runs that fit stay.
    const both = [run('algorithm-x')];
    expect(new RunExchange(config.runs).runsFor('cover', both)).toBe(both);
  });
});

describe('a link to an exact cover problem', () => {
  const follow = (...runs: ReturnType<typeof run>[]) =>
    followedLink({ puzzle: 'knuth-6x7', runs, measure: 'writes', time: 0, faults: [] }, config, new RunExchange(config.runs));

  it('says which algorithms can’t run on it, and which can', async () => {
    const { runs, faults } = await follow(run('backtracking'), run('dancing-links'));
    expect(runs).toEqual([run('dancing-links')]);
    expect(faults).toEqual([
      "Backtracking can’t run on “Knuth's 6 × 7 matrix”, because that is an exact cover problem and not a grid; expected Algorithm X or Dancing links",
    ]);
  });

  it('has the searches for exact covers where it names no run', async () => {
    expect((await follow()).runs.map(({ algorithm }) => algorithm)).toEqual(['algorithm-x', 'dancing-links', 'dancing-links']);
  });
});
