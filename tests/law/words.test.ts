import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/engine/catalog.ts';
import { narratorOf, pseudocodeOf, sentenceOf } from '../../src/narration/narrator.ts';
import { questionAt } from '../../src/narration/question.ts';
import { plain } from '../../src/narration/sentence.ts';
import { record } from '../../src/trace/record.ts';
import { holds } from './runs.ts';

describe.each(catalog.map((row) => ({ row })))('$row.id', ({ row }) => {
  it('has a sentence for every kind of step, and questions for every kind that can be predicted', async () => {
    const algorithm = await row.load();
    const words = await narratorOf(row.id);
    for (const [kind, spec] of Object.entries(algorithm.steps)) {
      expect([kind, typeof words.steps[kind]]).toEqual([kind, 'function']);
      if (spec.predict) expect([kind, typeof words.questions?.[kind]?.ask]).toEqual([kind, 'function']);
    }
  });

  it('can say itself in ten lines, which no pane breaks more than once, and lights them by kinds of its own, none that is switched off', async () => {
    const algorithm = await row.load();
    const words = await narratorOf(row.id);
    if (!words.pseudocode) return;
    holds(
      row,
      algorithm,
      ({ input, options }) => {
        const timeline = record(algorithm, input, options, { maxSteps: 300 });
        const lit = new Set<string>();
        for (let position = 0; position <= timeline.length; position++) {
          const { step, state } = timeline.frame(position);
          const lines = pseudocodeOf(words, step, state);
          expect(lines.length).toBeLessThanOrEqual(10);
          for (const [line, kinds, off] of lines) {
            expect(line).toMatch(/^\n?( {2})*\S.{2,70}$/);
            for (const kind of kinds) expect(Object.keys(algorithm.steps)).toContain(kind);
            if (!step || !kinds.includes(step.kind)) continue;
            lit.add(step.kind);
            expect([line, off ?? false]).toEqual([line, false]);
          }
        }
        expect(lit.size).toBeGreaterThan(0);
      },
      4,
    );
  });

  it('speaks in whole sentences, and asks questions with one right answer, each answer with a reason of its own', async () => {
    const algorithm = await row.load();
    const words = await narratorOf(row.id);
    holds(
      row,
      algorithm,
      ({ input, options }) => {
        const timeline = record(algorithm, input, options, { maxSteps: 800 });
        for (let position = 0; position <= timeline.length; position++) {
          const { step, state } = timeline.frame(position);
          const text = plain(sentenceOf(words, step, state));
          expect(text).toMatch(/^\p{Lu}|^\d|^r\d/u);
          expect(text).toMatch(/[.?!)]$/);
          expect(text).not.toMatch(/undefined|NaN|\[object|null/);
          const question = questionAt(timeline, words, position + 1);
          if (!question) continue;
          expect(plain(question.prompt)).not.toMatch(/undefined|NaN/);
          const { choices, answerOfCell } = question;
          expect(choices.filter(({ right }) => right)).toHaveLength(1);
          expect(choices.length).toBeGreaterThan(1);
          const reasons = choices.map(({ reason }) => plain(reason));
          for (const reason of [...reasons, ...(answerOfCell ? [plain(answerOfCell(0).reason)] : [])]) {
            expect(reason).toMatch(/\w.*\.$/);
            expect(reason).not.toMatch(/undefined|NaN|\[object|null/);
          }
          expect([position, ...new Set(reasons)]).toEqual([position, ...reasons]);
          for (const { label } of choices) expect(label).not.toMatch(/undefined|NaN/);
        }
      },
      4,
    );
  });
});
