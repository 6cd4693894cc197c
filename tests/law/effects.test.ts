import { describe, expect, it } from 'vitest';
import { type AnyAlgorithm, applyStep } from '../../src/engine/algorithm.ts';
import { catalogRow } from '../../src/engine/catalog.ts';
import { readOptions } from '../../src/engine/options.ts';
import { type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';
import type { AnyStep, StepKind } from '../../src/engine/step.ts';
import { jsonLines } from '../../src/trace/export.ts';
import { record } from '../../src/trace/record.ts';
import { soaking } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { digitsShown, faultsOfChanges, faultsOfDepths, faultsOfSpans } from './effects.ts';
import { usualInputs } from './named-runs.ts';
import { holds } from './runs.ts';

/** Steps of a run that are looked at: more than there are in a block of changes. */
const LOOKED_AT = soaking ? 4000 : 1100;
const checkpoints = { spacing: 64, most: 8 };

const DEPTH = 'in the step table, give depth 1 to what opens a level, -1 to what ends the innermost one, 0 to what ends all of them';

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  it('changes a cell where two frames show another digit there, and nowhere else', () => {
    holds(row, algorithm, ({ input, options }) => {
      const timeline = record(algorithm, input, options, { maxSteps: LOOKED_AT, checkpoints });
      expect(faultsOfChanges(timeline), 'on the card, have picture show the digits of the state, not those of the step').toEqual([]);
    });
  });

  it('changes the marks of a cell where they are others after a step than before it', () => {
    holds(row, algorithm, ({ input, options }) => {
      const timeline = record(algorithm, input, options, { maxSteps: 300, checkpoints });
      const marksOf = (state: unknown) => [...(algorithm.picture(state, undefined).grid?.candidates ?? [])];
      const state = timeline.peek(0);
      let before = marksOf(state);
      for (const [index, step] of [...timeline.steps()].entries()) {
        applyStep(algorithm, state, step);
        const now = marksOf(state);
        const changed = [...now.keys()].filter((cell) => now[cell] !== (before[cell] ?? 0));
        const found = timeline.marks.at(index + 1).map(({ cell }) => cell);
        if (`${found}` !== `${changed}`) expect([index + 1, step.kind, found]).toEqual([index + 1, step.kind, changed]);
        before = now;
      }
    });
  });

  it('leaves every level that it opens, except those that lead to its solution', () => {
    expect(faultsOfDepths(algorithm), DEPTH).toEqual([]);
    holds(row, algorithm, ({ input, options }) => {
      const timeline = record(algorithm, input, options, { maxSteps: LOOKED_AT, checkpoints });
      expect(faultsOfSpans(timeline), DEPTH).toEqual([]);
    });
  });
});

describe('a card is found out', () => {
  const load = async (id: string): Promise<AnyAlgorithm> => catalogRow(id).load();
  const runOf = (algorithm: AnyAlgorithm, size: 0 | 1 = 0) => {
    // Of the smallest grid no puzzle is harder.
    const texts = algorithm.id === 'carve' ? { level: 'very-easy' } : {};
    return record(algorithm, usualInputs[algorithm.input][size], readOptions(algorithm.options, texts), { maxSteps: 3000 });
  };
  /** A card some of whose kinds have another depth, or none. */
  const withDepths = (algorithm: AnyAlgorithm, depths: Readonly<Record<string, StepKind['depth']>>): AnyAlgorithm => ({
    ...algorithm,
    steps: Object.fromEntries(
      Object.entries(algorithm.steps).map(([kind, { depth, ...spec }]) => {
        const other = kind in depths ? depths[kind] : depth;
        return [kind, { ...spec, ...(other !== undefined && { depth: other }) }];
      }),
    ),
  });

  it('whose picture shows a digit that only the step has', async () => {
    const backtracking = await load('backtracking');
    const showing: AnyAlgorithm = {
      ...backtracking,
      picture: (state, step: AnyStep | undefined) => {
        const { grid } = backtracking.picture(state, step);
        const digits = grid!.digits.slice();
        if (step?.kind === 'try') digits[Number(step.cell)] = Number(step.digit);
        return { grid: { ...grid!, digits } };
      },
    };
    expect(faultsOfChanges(runOf(showing))).not.toEqual([]);
    expect(faultsOfChanges(runOf(backtracking))).toEqual([]);
  });

  it.each(['dig', 'carve'])('whose answer is not what its grid holds, and that does not say so: %s', async (id) => {
    const { digits: _, ...without } = await load(id);
    expect(faultsOfChanges(runOf(without))).not.toEqual([]);
  });

  it.each([
    ['dig', { hole: undefined }, "what 'dig' opens at"],
    ['carve', { solvable: undefined }, "what 'lift' opens at"],
    ['dancing-links', { covered: undefined }, "what 'cover' opens at"],
    ['human-solver', { see: 1 }, "what 'see' opens at"],
    ['backtracking', { place: undefined }, "'takeBack' at"],
    ['killer-backtracking', { deadEnd: -1 }, 'leaves no level'],
  ] as const)('whose verdict leaves no level, or a missing one: %s', async (id, depths, fault) => {
    const faults = faultsOfSpans(runOf(withDepths(await load(id), depths)));
    expect(faults.join('\n')).toContain(fault);
  });

  it('that places digits and has nothing that comes back', async () => {
    const probes = withDepths(await load('las-vegas'), { takeBack: undefined });
    expect(faultsOfDepths(probes)).not.toEqual([]);
    // Levels end with their digits all the same: no reader is led to the end.
    expect(faultsOfSpans(runOf(probes, 1))).toEqual([]);
  });
});

describe('step over', () => {
  const empty = puzzleOf(new Uint8Array(81));
  const kindsOver = async (id: string, texts: Readonly<Record<string, string>>, from: string) => {
    const algorithm: AnyAlgorithm = await catalogRow(id).load();
    const timeline = record(algorithm, empty, readOptions(algorithm.options, texts), { maxSteps: 3000 });
    const starts = [...timeline.steps()].flatMap(({ kind }, index) => (kind === from ? [index] : []));
    const ends = starts.map((position) => timeline.stepOver(position)).filter((position) => position < timeline.length);
    return { starts: starts.length, ends: ends.length, kinds: [...new Set(ends.map((position) => timeline.kindAt(position)!))].sort() };
  };

  it('leads from a dig to its verdict', async () => {
    expect(await kindsOver('dig', {}, 'dig')).toEqual({ starts: 47, ends: 47, kinds: ['hole', 'refill'] });
  });

  it('leads from a placed digit to the verdict on it', async () => {
    const { starts, ends, kinds } = await kindsOver('carve', {}, 'lift');
    expect(ends).toBe(starts);
    expect(kinds).toEqual(['putBack', 'solvable']);
  });

  it('leads from a digit of an attempt no further than to the next attempt', async () => {
    const { starts, ends, kinds } = await kindsOver('las-vegas', { patience: '60', seed: '1' }, 'place');
    expect(starts - ends).toBeLessThan(81);
    expect(kinds).toContain('startOver');
  });
});

describe('an exported run', () => {
  it.each(algorithms)('can be rebuilt from the puzzle and its lines alone: $row.id', ({ row, algorithm }) => {
    holds(row, algorithm, ({ input, options }) => {
      const timeline = record(algorithm, input, options, { maxSteps: 600, checkpoints });
      const shown = digitsShown(timeline);
      if (shown[0]!.length === 0 || algorithm.refuses?.(input)) return;
      const digits = [...(row.input === 'empty-puzzle' ? new Uint8Array(shown[0]!.length) : (input as Puzzle).givens)];
      for (const [index, text] of [...jsonLines(timeline)].entries()) {
        const { changes = [] }: { changes?: [cell: number, digit: number][] } = JSON.parse(text);
        for (const [cell, digit] of changes) digits[cell] = digit;
        if (`${digits}` !== `${shown[index + 1]}`) expect([text, ...digits]).toEqual([text, ...shown[index + 1]!]);
      }
    });
  });
});
