import { describe, expect, it } from 'vitest';
import { ownPuzzle } from './named-puzzle.ts';
import { prepareRun } from './prepared-run.ts';

const puzzle = ownPuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

describe('a run is prepared', () => {
  it('with all of its options, as text and as the algorithm takes them', async () => {
    const run = await prepareRun({ algorithm: 'constraint-search', options: { mrv: 'off' } }, puzzle);
    expect([run.row.id, run.algorithm.id, run.puzzle]).toEqual(['constraint-search', 'constraint-search', puzzle]);
    expect(run.options).toMatchObject({ mrv: 'off', digits: 'ascending' });
    expect(run.values).toMatchObject({ mrv: false, digits: 'ascending' });
    expect(Object.keys(run.options)).toEqual(Object.keys(run.algorithm.options));
  });

  it('on a puzzle that is read once for all of them', async () => {
    const runs = await Promise.all(['backtracking', 'dancing-links'].map((algorithm) => prepareRun({ algorithm, options: {} }, puzzle)));
    expect(runs[0]!.input).toBe(runs[1]!.input);
  });

  it('or refused, with the reason', async () => {
    const refused = (algorithm: string, options: Readonly<Record<string, string>>, on = puzzle) =>
      expect(prepareRun({ algorithm, options }, on)).rejects;
    await refused('magic', {}).toThrow("there is no algorithm 'magic'");
    await refused('backtracking', { order: 'sideways' }).toThrow("'order' is 'sideways'");
    await refused('killer-advanced', {}).toThrow('has no cages');
    await refused('backtracking', {}, ownPuzzle('53')).toThrow();
  });
});
