import { describe, expect, it } from 'vitest';
import killers from '../../../../content/puzzles/killers.json' with { type: 'json' };
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { compareUrl, readCompareUrl } from '../../runs/links/compare-url.ts';
import { type CompareConfig, followedLink } from './compare-link.ts';
import { RunExchange } from './run-exchange.ts';

const run = (algorithm: string, options = {}) => ({ algorithm, options });
const config: CompareConfig = {
  puzzle: 'wikipedia',
  runs: [run('backtracking'), run('dancing-links')],
  measure: 'writes',
  time: 40,
  puzzles: named.map(({ id, name, puzzle }) => ({ id, name, text: puzzle })),
  figures: {},
};
const exchange = new RunExchange(config.runs);

/** The result of following a link with a puzzle and runs in the notation of links. */
async function follow(puzzle: string, ...runs: ReturnType<typeof run>[]) {
  const link = readCompareUrl(new URL(compareUrl('https://example.org/', { puzzle, runs, measure: 'steps', time: 7 })), config)!;
  const { puzzle: followed, ...rest } = await followedLink(link, config, exchange);
  return { puzzle: followed.id, ...rest };
}

describe('a link to a comparison', () => {
  it('is followed whole where all of it makes sense', async () => {
    const runs = [run('constraint-search', { mrv: 'off' }), run('backtracking')];
    expect(await follow('ai-escargot', ...runs)).toEqual({ puzzle: 'ai-escargot', runs, faults: [] });
  });

  it('keeps the runs that make sense, and says of each other what is wrong with it', async () => {
    const fitting = run('dancing-links');
    const { runs, faults } = await follow('wikipedia', run('no-such'), fitting, run('carve'), run('backtracking', { mrv: 'off' }));
    expect(runs).toEqual([fitting]);
    expect(faults).toHaveLength(3);
    expect(faults.map((fault) => /no-such|carve|mrv/.exec(fault)?.[0])).toEqual(['no-such', 'carve', 'mrv']);
  });

  it('has the page’s runs where none of its own makes sense', async () => {
    expect(await follow('wikipedia', run('no-such'))).toMatchObject({ runs: config.runs, faults: [expect.stringContaining('no-such')] });
  });

  it('has the page’s puzzle where its own is none, and still its runs', async () => {
    const { puzzle, runs, faults } = await follow('nonsense', run('annealing'));
    expect([puzzle, runs]).toEqual(['wikipedia', [run('annealing')]]);
    expect(faults).toHaveLength(1);
  });

  it('has no more runs than there is room for', async () => {
    const five = Array.from({ length: 5 }, () => run('backtracking'));
    const { runs, faults } = await follow('wikipedia', ...five);
    expect(runs).toEqual(five.slice(1));
    expect(faults).toEqual(['there are 5 runs; expected at most 4']);
  });

  it('to a killer has the solvers of killers where it names none', async () => {
    const { runs } = await follow(killers[0]!.puzzle);
    expect(runs.map(({ algorithm }) => algorithm)).toEqual(['killer-backtracking', 'killer-advanced']);
  });
});
