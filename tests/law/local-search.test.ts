import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/engine/catalog.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { fieldOf } from '../../src/engine/step.ts';
import { usualInputs } from './named-runs.ts';

const PROPOSALS = 8000;

const algorithms = await Promise.all(catalog.map(async (row) => ({ row, algorithm: await row.load() })));

describe.each(algorithms.filter(({ algorithm }) => algorithm.localSearch))('$row.id', ({ row, algorithm }) => {
  const { chanceOf } = algorithm.localSearch!;
  const [, input] = usualInputs[row.input];

  it('keeps a change as often as it says: always at a chance of 1, never at 0', () => {
    const state = algorithm.start(input, defaultsOf(algorithm.options));
    let [proposals, kept, expected, variance] = [0, 0, 0, 0];
    let chance: number | undefined;
    for (const step of algorithm.run(state)) {
      const { proposes, keeps } = algorithm.steps[step.kind]!;
      if (chance !== undefined) {
        if (chance === 0 || chance === 1) expect([step, keeps !== undefined]).toEqual([step, chance === 1]);
        if (keeps) kept++;
        expected += chance;
        variance += chance * (1 - chance);
      }
      chance = proposes ? chanceOf(state, fieldOf(step, 'delta')) : undefined;
      if (proposes && ++proposals > PROPOSALS) break;
    }
    expect(proposals).toBeGreaterThan(PROPOSALS);
    expect(Math.abs(kept - expected)).toBeLessThanOrEqual(4 * Math.sqrt(variance));
  });
});
