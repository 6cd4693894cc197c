import { describe, expect, it } from 'vitest';
import { drain } from '../engine/algorithm.ts';
import { annealing } from '../engine/anneal/annealing.ts';
import { humanSolver } from '../engine/logic/human-solver.ts';
import { defaultsOf } from '../engine/options.ts';
import { puzzleOf } from '../engine/puzzle.ts';
import { endOf } from './run-end.ts';

const arto = puzzleOf(
  Array.from('800000000003600000070090200050007000000045700000100030001000068008500010090000400', (symbol) => Number(symbol)),
);

describe('the end of a run', () => {
  it('is a limit only where there is one', () => {
    const climbing = drain(humanSolver.run(humanSolver.start(arto, { ...defaultsOf(humanSolver.options), hardest: 'easy' } as never)));
    expect(climbing.outcome).toBe('limit');
    expect(endOf(climbing.outcome, climbing.counts)).toBe('stuck');
    const cooling = drain(annealing.run(annealing.start(arto, { ...defaultsOf(annealing.options), limit: 1000 } as never)));
    expect(endOf(cooling.outcome, cooling.counts)).toBe('limit');
    expect(endOf('solved', {})).toBe('solved');
  });
});
