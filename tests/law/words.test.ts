import { describe, expect, it } from 'vitest';
import { pseudocodeOf, sentenceOf } from '../../src/narration/narrator.ts';
import { questionAt } from '../../src/narration/question.ts';
import { plain } from '../../src/narration/sentence.ts';
import { record } from '../../src/trace/record.ts';
import { algorithms } from './algorithms.ts';
import { holds } from './runs.ts';

/** Collects what is wrong with texts and reports it at the end: an assertion for each of a hundred thousand costs more than making them. */
function faultFinder() {
  const faults: string[] = [];
  const isAs = (text: string, ...patterns: readonly RegExp[]) => {
    for (const pattern of patterns) if (!pattern.test(text)) faults.push(`'${text}' is not as ${pattern}`);
    if (/undefined|NaN|\[object|null/.test(text)) faults.push(`'${text}' tells of the program`);
  };
  return { faults, isAs };
}

describe.each(algorithms)('$row.id', ({ row, algorithm, words }) => {
  it('has a sentence for every kind of step, and questions for every kind that can be predicted', () => {
    for (const [kind, spec] of Object.entries(algorithm.steps)) {
      expect([kind, typeof words.steps[kind]], 'write a sentence for this kind of step').toEqual([kind, 'function']);
      if (spec.predict)
        expect([kind, typeof words.questions?.[kind]?.ask], 'write a question for this kind of step').toEqual([kind, 'function']);
    }
  });

  it('can say itself in ten lines, which no pane breaks more than once, and lights them by kinds of its own, none that is switched off', () => {
    if (!words.pseudocode) return;
    holds(
      row,
      algorithm,
      ({ input, options }) => {
        const timeline = record(algorithm, input, options, { maxSteps: 300 });
        const lit = new Set<string>();
        const { faults, isAs } = faultFinder();
        const kindsThere = new Set(Object.keys(algorithm.steps));
        for (let position = 0; position <= timeline.length; position++) {
          const { step, state } = timeline.frame(position);
          const lines = pseudocodeOf(words, step, state);
          if (lines.length > 10) faults.push(`${lines.length} lines`);
          for (const [line, kinds, off] of lines) {
            isAs(line, /^\n?( {2})*\S.{2,70}$/);
            for (const kind of kinds) if (!kindsThere.has(kind)) faults.push(`${line} is lit by '${kind}'`);
            if (!step || !kinds.includes(step.kind)) continue;
            lit.add(step.kind);
            if (off) faults.push(`${line} is lit though it is off`);
          }
        }
        expect(faults).toEqual([]);
        expect(lit.size).toBeGreaterThan(0);
      },
      4,
    );
  });

  it('has whole sentences, and questions with one right answer and a separate reason for each answer', () => {
    holds(
      row,
      algorithm,
      ({ input, options }) => {
        const timeline = record(algorithm, input, options, { maxSteps: 800 });
        const { faults, isAs } = faultFinder();
        for (let position = 0; position <= timeline.length; position++) {
          const { step, state } = timeline.frame(position);
          isAs(plain(sentenceOf(words, step, state)), /^\p{Lu}|^\d|^r\d/u, /[.?!)]$/);
          const question = questionAt(timeline, words, position + 1);
          if (!question) continue;
          isAs(plain(question.prompt));
          const { choices, answerOfCell } = question;
          const right = choices.filter((choice) => choice.right).length;
          if (right !== 1 || choices.length < 2) faults.push(`at ${position} ${right} of ${choices.length} answers are right`);
          const reasons = choices.map(({ reason }) => plain(reason));
          for (const reason of [...reasons, ...(answerOfCell ? [plain(answerOfCell(0).reason)] : [])]) isAs(reason, /\w.*\.$/);
          if (new Set(reasons).size < reasons.length) faults.push(`at ${position} answers share a reason: ${reasons.join(' ')}`);
          for (const { label } of choices) isAs(label);
        }
        expect(faults).toEqual([]);
      },
      4,
    );
  });
});
