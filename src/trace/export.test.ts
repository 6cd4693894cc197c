import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../engine/algorithm.ts';
import { catalogRow } from '../engine/catalog.ts';
import { solvePuzzle } from '../engine/fast/answer.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { readOptions } from '../engine/options.ts';
import { jsonLines } from './export.ts';
import { record } from './record.ts';

const puzzle = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!.puzzle;
const answer = Array.from(solvePuzzle(puzzle)!);

interface Exported {
  readonly kind: string;
  readonly [field: string]: unknown;
}
interface CellDigit {
  readonly cell: number;
  readonly digit: number;
}

/** What a program gets that has the file and nothing else; and where the run really ended. */
async function exported(id: string, texts: Readonly<Record<string, string>> = {}): Promise<{ steps: Exported[]; end: number[] }> {
  const algorithm: AnyAlgorithm = await catalogRow(id).load();
  const timeline = record(algorithm, puzzle, readOptions(algorithm.options, texts));
  const steps = [...jsonLines(timeline)].map((line) => JSON.parse(line));
  return { steps, end: Array.from(algorithm.solution!(timeline.stateAt(timeline.length))) };
}

describe('an exported trace can be followed with nothing but its lines', () => {
  it.each(['algorithm-x', 'dancing-links'])('%s: rows say which digits they put where', async (id) => {
    for (const givens of ['left', 'covered']) {
      const digits: number[] = givens === 'left' ? Array.from(puzzle.givens) : Array(81).fill(0);
      for (const { kind, places } of (await exported(id, { givens })).steps) {
        if (kind === 'pick' || kind === 'given') for (const { cell, digit } of places as CellDigit[]) digits[cell] = digit;
        if (kind === 'takeBack') for (const { cell } of places as CellDigit[]) digits[cell] = 0;
      }
      expect(digits).toEqual(answer);
    }
  });

  it('dancing links: columns say what they are, nodes whose they are', async () => {
    const { steps } = await exported('dancing-links');
    expect(steps.find(({ kind }) => kind === 'choose')!.name).toMatch(/^(r\dc\d is filled|(row|column|box) \d has \d)$/);
    expect(steps.find(({ kind }) => kind === 'unlink')).toMatchObject({ option: expect.any(Number), item: expect.any(Number) });
  });

  it.each(['monte-carlo', 'annealing'])('%s: a new start says its grid, and swaps lead from there', async (id) => {
    let digits: number[] = [];
    const swap = (a: number, b: number) => {
      [digits[a], digits[b]] = [digits[b]!, digits[a]!];
    };
    const { steps, end } = await exported(id, { limit: '5000' });
    for (const step of steps) {
      if (step.kind === 'newStart') digits = [...(step.digits as number[])];
      if (['walk', 'propose', 'reject'].includes(step.kind)) swap(step.cell as number, step.other as number);
    }
    expect(digits).toEqual(end);
  });

  it('human solver: a pattern says its technique and all that it does', async () => {
    const { steps } = await exported('human-solver');
    let due: CellDigit[] = [];
    for (const step of steps) {
      if (step.kind === 'see') {
        expect(due).toEqual([]);
        expect(step.technique).toMatch(/^[a-z0-9-]+$/);
        due = [...(step.eliminations as CellDigit[]), ...(step.placements as CellDigit[])];
      }
      if (step.kind === 'strike' || step.kind === 'place') expect(due.shift()).toEqual({ cell: step.cell, digit: step.digit });
    }
  });
});
