import { describe, expect, it } from 'vitest';
import { catalog } from '../../engine/catalog.ts';
import { solvePuzzle } from '../../engine/fast/answer.ts';
import { record } from '../../trace/record.ts';
import { ownPuzzle } from './named-puzzle.ts';
import { playable } from './playable.ts';
import { prepareRun } from './prepared-run.ts';
import { namedKillers, namedSamples } from './puzzle-library.ts';

const NINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EMPTY = '.'.repeat(16);
const runOf = (algorithm: string, text: string, options = {}) => prepareRun({ algorithm, options }, ownPuzzle(text));

describe('the puzzle of a run that can be played', () => {
  it('is what a run solves, at any frame', async () => {
    const run = await runOf('backtracking', NINE);
    const timeline = record(run.algorithm, run.input, run.values, { maxSteps: 50 });
    for (const position of [0, 50]) expect(playable(run, timeline.frame(position).picture.grid)).toBe(run.input);
  });

  it.each(catalog.filter(({ input, id }) => input === 'empty-puzzle' && id !== 'las-vegas').map(({ id }) => id))(
    'is what %s has made',
    async (id) => {
      const run = await runOf(id, EMPTY);
      const timeline = record(run.algorithm, run.input, run.values);
      const { grid } = timeline.frame(timeline.length).picture;
      const made = playable(run, grid);
      expect([...made!.givens]).toEqual([...grid!.digits]);
      expect(solvePuzzle(made!)).toBeDefined();
      expect(playable(run, timeline.frame(0).picture.grid)).toBeUndefined();
    },
  );

  it('is a killer, which needs no givens', async () => {
    const run = await prepareRun({ algorithm: 'killer-backtracking', options: {} }, namedKillers[0]!);
    expect(playable(run, undefined)).toBe(run.input);
  });

  it('is none where there is no grid', async () => {
    const sample = namedSamples[0]!;
    expect(playable(await prepareRun({ algorithm: 'algorithm-x', options: {} }, sample), undefined)).toBeUndefined();
  });
});
