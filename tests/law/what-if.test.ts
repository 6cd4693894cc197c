import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../src/engine/options.ts';
import { sentenceOf } from '../../src/narration/narrator.ts';
import { plain } from '../../src/narration/sentence.ts';
import { type Decision, decisionFrom } from '../../src/trace/decision.ts';
import { record } from '../../src/trace/record.ts';
import type { Override } from '../../src/trace/recorder.ts';
import type { Timeline } from '../../src/trace/timeline.ts';
import { choiceLabels, choiceName } from '../../src/widgets/modes/what-if/choice-labels.ts';
import { choiceOf, forkOf, forksText, readForks, SEED } from '../../src/widgets/runs/fork.ts';
import { algorithms } from './algorithms.ts';
import { usualInputs } from './named-runs.ts';

/** Decisions of a run that are looked at. */
const LOOKED_AT = 25;

/** Decisions at which the sentence of another choice is read, and what it says of a choice that is the best. */
const JUDGED = 6;
const BEST = /\bfewe|\bfirst\b|\bleftmost|\bnext of|\bleast\b/;

function* decisionsOf(run: Timeline): Generator<Decision> {
  let decision = decisionFrom(run, 1);
  for (let count = 0; decision && count < LOOKED_AT; count++) {
    yield decision;
    decision = decisionFrom(run, decision.position + 1);
  }
}

describe.each(algorithms.filter(({ algorithm }) => algorithm.decisions))(
  'what if $row.id decided otherwise',
  ({ row, algorithm, words }) => {
    const runs = usualInputs[row.input]
      .filter((input) => algorithm.refuses?.(input) === undefined)
      .map((input) => record(algorithm, input, defaultsOf(algorithm.options), { maxSteps: 3000 }));
    const decisions = runs.flatMap((run) => [...decisionsOf(run)]);

    it('offers choices that differ in words, and names each', () => {
      expect(decisions.length).toBeGreaterThan(0);
      for (const decision of decisions) {
        const labels = choiceLabels({ algorithm, words }, decision);
        expect(new Set(labels).size, labels.join('; ')).toBe(decision.choices.length);
        for (const choice of decision.choices) expect(choiceName({ algorithm, words }, decision, choice)).toMatch(/\S/);
      }
    });

    it('gives no reason for a choice that is not the run’s own', () => {
      const { options } = algorithm;
      const defaults = defaultsOf(options);
      const switched = Object.entries(options).flatMap(([name, { type }]) => (type === 'switch' ? [[name, !defaults[name]]] : []));
      for (const setting of [defaults, { ...defaults, ...Object.fromEntries(switched) }])
        for (const input of usualInputs[row.input].filter((each) => algorithm.refuses?.(each) === undefined)) {
          const run = (overrides: Override[] = [], maxSteps = 3000) => record(algorithm, input, setting, { maxSteps, overrides });
          const alone = run();
          for (const { position, choices } of [...decisionsOf(alone)].slice(0, JUDGED))
            for (const step of choices.slice(-2)) {
              const other = run([{ position, step }], position);
              const said = plain(sentenceOf(words, other.stepAt(position), other.peek(position)));
              const own = alone.stepAt(position)!;
              const same = Object.entries(own).every(([field, value]) => step[field as keyof typeof step] === value);
              if (!same && BEST.test(said)) expect(said).toMatch(/told to/);
            }
        }
    });

    it('has each choice in a link, and no two alike', () => {
      for (const decision of decisions) {
        const texts = decision.choices.map((choice) => forksText([forkOf(algorithm, decision, choice)]));
        expect(new Set(texts).size).toBe(texts.length);
        for (const [index, text] of texts.entries())
          expect(choiceOf(algorithm, decision, readForks(text, algorithm)[0]!)).toEqual(decision.choices[index]);
      }
    });
  },
);

/** Steps of a run that are compared. */
const COMPARED = 3000;
/** From where on the other seed is named. */
const NAMED_AT = 5;

describe.each(algorithms.filter(({ algorithm }) => algorithm.draws))('what if $row.id drew otherwise', ({ row, algorithm }) => {
  const options = defaultsOf(algorithm.options);
  const inputs = usualInputs[row.input].filter((input) => algorithm.refuses?.(input) === undefined);
  const runs = inputs.map(
    (input) => (position: number, seed: number) =>
      record(algorithm, input, options, { maxSteps: COMPARED, overrides: [{ position, seed }] }),
  );
  // As text: comparing thousands of steps one by one costs more than their run.
  const stepsOf = (run: Timeline, last = run.length) => JSON.stringify(Array.from({ length: last }, (_, index) => run.stepAt(index + 1)));

  it('with its own seed named at the start it is the same run', () => {
    for (const [index, run] of runs.entries()) {
      const own = record(algorithm, inputs[index]!, options, { maxSteps: COMPARED });
      expect(stepsOf(run(1, Number(options.seed)))).toBe(stepsOf(own));
    }
  });

  it('with another seed it is the same up to there, and then another', () => {
    let others = 0;
    for (const [index, run] of runs.entries()) {
      const own = record(algorithm, inputs[index]!, options, { maxSteps: COMPARED });
      if (own.length < 2 * NAMED_AT) continue;
      const other = run(NAMED_AT, Number(options.seed) + 1);
      expect(stepsOf(other, NAMED_AT - 1)).toBe(stepsOf(own, NAMED_AT - 1));
      if (stepsOf(other) !== stepsOf(own)) others++;
      expect(stepsOf(run(NAMED_AT, Number(options.seed) + 1))).toBe(stepsOf(other));
    }
    expect(others).toBeGreaterThan(0);
  });

  it('has the seed in a link', () => {
    expect(algorithm.steps).not.toHaveProperty(SEED);
    const forks = [{ position: NAMED_AT, kind: SEED, values: [7] }];
    expect(readForks(forksText(forks), algorithm)).toEqual(forks);
    expect(() => readForks('5.seed', algorithm)).toThrow();
    expect(() => readForks('5.seed.7', { ...algorithm, draws: false })).toThrow();
  });
});
