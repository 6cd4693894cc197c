import { describe, expect, it } from 'vitest';
import { applyStep } from '../../src/engine/algorithm.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { fieldOf } from '../../src/engine/step.ts';
import { algorithms } from './algorithms.ts';
import { usualInputs } from './named-runs.ts';

const PROPOSALS = 8000;

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

  const { temperature } = algorithm.localSearch!;
  it.runIf(temperature)('has its temperature from those steps alone that are said to set it, and its chance from that', () => {
    const options = { ...defaultsOf(algorithm.options), chainShare: 0.01, cooling: 0.6, patience: 2 };
    const [state, text] = [algorithm.start(input, options), algorithm.start(input, options)];
    const levels: number[] = [];
    let steps = 0;
    for (const step of algorithm.run(state)) {
      if (temperature!.setBy.includes(step.kind)) applyStep(algorithm, text, step);
      if (temperature!.of(text) !== temperature!.of(state)) expect(temperature!.of(text)).toBe(temperature!.of(state));
      if (levels.at(-1) !== temperature!.of(state)) levels.push(temperature!.of(state));
      for (const difference of temperature!.of(state) > 0 ? [-1, 0, 1, 3] : [])
        if (temperature!.chanceAt(difference, temperature!.of(state)) !== chanceOf(state, difference))
          expect(temperature!.chanceAt(difference, temperature!.of(state))).toBe(chanceOf(state, difference));
      if (++steps > 20_000) break;
    }
    // It has been set, has fallen and has risen again.
    expect(levels[0]).toBe(0);
    expect(levels.some((level, index) => index > 1 && level < levels[index - 1]!)).toBe(true);
    expect(levels.some((level, index) => index > 1 && level > levels[index - 1]!)).toBe(true);
  });
});
