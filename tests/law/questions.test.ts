import { describe, expect, it } from 'vitest';
import { readOptions } from '../../src/engine/options.ts';
import { kindsWhere } from '../../src/engine/step.ts';
import { dealt } from '../../src/narration/dealt.ts';
import { type Question, questionAt } from '../../src/narration/question.ts';
import { record } from '../../src/trace/record.ts';
import { algorithms } from './algorithms.ts';
import { namedRuns } from './named-runs.ts';

/** Steps of a run that are looked at. */
const LOOKED_AT = 1500;
/** How far a share may lie from what chance gives, in standard deviations. */
const FAR = 4.5;

/** The questions that runs of an algorithm give. */
function questionsOf({ row, algorithm, words }: (typeof algorithms)[number]): Question[] {
  return namedRuns(row).flatMap(({ input, options = {} }) => {
    const timeline = record(algorithm, input, readOptions(algorithm.options, options), { maxSteps: LOOKED_AT });
    return Array.from({ length: timeline.length }, (_, index) => questionAt(timeline, words, index + 1)).filter(
      (each) => each !== undefined,
    );
  });
}

const kinds = algorithms
  .map((each) => ({ id: each.row.id, each, questions: questionsOf(each) }))
  .filter(({ questions }) => questions.length > 0);

/** Returns how often each of the `choices` positions is that of the right answer. */
function placesOf(questions: readonly Question[], choices: number): number[] {
  const places = questions
    .filter((question) => question.choices.length === choices)
    .map((each) => each.choices.findIndex(({ right }) => right));
  return Array.from({ length: choices }, (_, place) => places.filter((each) => each === place).length);
}

function expectEven(counts: readonly number[], name: string): void {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const share = 1 / counts.length;
  const deviation = Math.sqrt(all * share * (1 - share));
  for (const count of counts) expect(Math.abs(count - all * share), `${name}: ${counts}`).toBeLessThanOrEqual(FAR * deviation + 1);
}

describe('the order of answers reveals nothing', () => {
  it.each(kinds)('of $id: the right one is in each place about equally often, for every kind of question', ({ questions }) => {
    for (const kind of new Set(questions.map((question) => question.kind))) {
      const own = questions.filter((question) => question.kind === kind);
      for (const choices of [2, 3, 4]) expectEven(placesOf(own, choices), `${kind} with ${choices}`);
    }
  });

  it('is the same whichever of them is right, and another at another place', () => {
    const labels = ['A', 'B', 'C', 'D'];
    const order = (right: string, place: number) =>
      dealt([right, ...labels.filter((label) => label !== right)], String, ['dancing-links', place]).join('');
    for (const place of [1, 2, 3]) expect(new Set(labels.map((right) => order(right, place))).size).toBe(1);
    expect(new Set(Array.from({ length: 60 }, (_, place) => order('A', place))).size).toBeGreaterThan(12);
  });
});

/** Kinds that follow from a verdict with a question, end a call, or come back in an order that no picture has. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  'dancing-links': ['uncovered'],
  'constraint-search': ['restart'],
  'learning-search': ['restart'],
  'las-vegas': ['takeBack', 'startOver'],
  dig: ['refill'],
  carve: ['putBack'],
};

describe('there are questions about backtracking', () => {
  it.each(kinds)('in $id', ({ id, each: { algorithm, words } }) => {
    const back = kindsWhere(algorithm.steps, ({ undoes, depth }) => undoes === true && depth !== undefined);
    const silent = back.filter((kind) => !algorithm.steps[kind]!.predict || !words.questions?.[kind]);
    expect(silent).toEqual((NOT_ASKED[id] ?? []).filter((kind) => back.includes(kind)));
  });
});

it.each(kinds.filter(({ each }) => each.row.input === 'puzzle-or-cover'))(
  'answers of $id are called as in the picture',
  ({ questions }) => {
    for (const { choices } of questions) for (const { label } of choices) expect(label).toMatch(/\p{L}/u);
  },
);
