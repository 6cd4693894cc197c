import { describe, expect, it } from 'vitest';
import { count, generate, printSolution, rate, readPuzzles, record, solve } from './index.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('the entry of the package', () => {
  it('solves texts and puzzles, by any algorithm', async () => {
    const { outcome, solution } = await solve(WIKIPEDIA);
    expect([outcome, Array.from(solution!).join('')]).toEqual(['solved', SOLUTION]);
    const [read] = readPuzzles(WIKIPEDIA);
    const run = await solve(read!, { algorithm: 'constraint-search', options: { mrv: false, degree: false } });
    expect(run).toMatchObject({ outcome: 'solved', refusal: undefined });
    expect(run.digits).toBeGreaterThan((await solve(read!.puzzle, { algorithm: 'constraint-search' })).digits);
    expect(printSolution(read!.puzzle, run.solution!)).toBe(SOLUTION);
  });

  it('says how else a run ends', async () => {
    const stopped = await solve(WIKIPEDIA, { algorithm: 'backtracking', budget: { currency: 'digits', amount: 10 } });
    expect(stopped).toMatchObject({ outcome: 'stopped', digits: 10, solution: undefined });
    expect((await solve(WIKIPEDIA.replace('53.', '531'))).outcome).toBe('no-solution');
    for (const algorithm of [undefined, 'backtracking'])
      expect((await solve(WIKIPEDIA.replace('53.', '535'), algorithm === undefined ? {} : { algorithm })).refusal?.message).toContain(
        'two givens clash',
      );
    expect((await solve('{"n":4,"cages":[{"sum":3,"cells":[0,1]}]}', { algorithm: 'backtracking' })).outcome).toBe('refused');
    await expect(solve(WIKIPEDIA, { algorithm: 'magic' })).rejects.toThrow('there is no algorithm');
    await expect(solve(`${WIKIPEDIA}\n${WIKIPEDIA}`)).rejects.toThrow('the text has 2 puzzles');
    await expect(solve(WIKIPEDIA, { budget: { currency: 'ms', amount: 10 } })).rejects.toThrow('no budget of ms');
  });

  it('counts, rates, makes and records', async () => {
    expect([count(WIKIPEDIA), count('.'.repeat(81), 5)]).toEqual([1, 5]);
    expect(rate(WIKIPEDIA)).toMatchObject({ techniques: { solved: true, level: 'very-easy' }, weighted: { level: expect.any(Number) } });
    expect(() => rate('.'.repeat(81))).toThrow('more than one solution');
    const made = generate({ method: 'carve', level: 'easy', seed: 3 });
    expect(count(made)).toBe(1);
    const timeline = await record(made, { algorithm: 'dancing-links' });
    expect([timeline.outcome, timeline.length > 10]).toEqual(['solved', true]);
  });
});
