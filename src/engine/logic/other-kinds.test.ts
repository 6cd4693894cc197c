import { describe, expect, it } from 'vitest';
import { gridWith } from '../grid.ts';
import { defaultsOf } from '../options.ts';
import { puzzleOf } from '../puzzle.ts';
import { humanSolver } from './human-solver.card.ts';
import { preemptiveSets } from './preemptive-sets.card.ts';
import { exists, kinds, puzzleOfKind } from './testing/kinds.ts';

const cases = kinds.flatMap((kind) => [4, 6, 9].filter((size) => exists(kind, size)).map((size) => ({ kind, size })));

describe.each(cases)('$kind $size × $size', ({ kind, size }) => {
  it('is solved by the technique ladder', () => {
    const { puzzle, answer } = puzzleOfKind(kind, size, 3);
    const state = humanSolver.start(puzzle, defaultsOf(humanSolver.options) as Parameters<typeof humanSolver.start>[1]);
    const last = [...humanSolver.run(state)].at(-1)!;
    expect([last.kind, [...state.digits]]).toEqual(['solved', [...answer]]);
  });

  it('is solved by preemptive sets', () => {
    const { puzzle, answer } = puzzleOfKind(kind, size, 3);
    const state = preemptiveSets.start(puzzle, defaultsOf(preemptiveSets.options) as Parameters<typeof preemptiveSets.start>[1]);
    const last = [...preemptiveSets.run(state)].at(-1)!;
    expect([last.kind, [...state.digits]]).toEqual(['solved', [...answer]]);
  });
});

it('refuses what is too large for sets of digits in one word', () => {
  const large = puzzleOf(new Uint8Array(36 ** 2), { grid: gridWith({ size: 36 }) });
  for (const { refuses } of [humanSolver, preemptiveSets])
    expect(refuses(large)?.message).toBe('pencil marks of a 36 × 36 grid are too many to reason with');
  const largest = puzzleOf(new Uint8Array(30 ** 2), { grid: gridWith({ size: 30 }) });
  for (const { refuses } of [humanSolver, preemptiveSets]) expect(refuses(largest)).toBeUndefined();
});
