/** What is done with a set of questions in the browser tests. */
import type { FrameLocator, Page } from '@playwright/test';
import { catalogRow } from '../../src/engine/catalog.ts';
import { generatePuzzle } from '../../src/engine/generate/generate-puzzle.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { narratorOf } from '../../src/narration/narrator.ts';
import { drawQuestions, LOOKED_AT, type SetQuestion } from '../../src/narration/question-set/draw-questions.ts';
import { type QuestionSet, wishFor } from '../../src/narration/question-set/question-set.ts';
import { plain } from '../../src/narration/sentence.ts';
import { record } from '../../src/trace/record.ts';
import { expect } from './site-test.ts';

export const set: QuestionSet = {
  title: 'Dead ends',
  algorithm: 'backtracking',
  options: {},
  puzzles: { from: 'name', level: 'easy', size: 9, seed: 1 },
  ask: [
    { kind: 'next', count: 2 },
    { kind: 'many', count: 1 },
  ],
  attempts: 2,
  rule: true,
};

/** What a name gets, made here: a page must come to the same. */
export async function questionsFor(name: string, asked = set): Promise<SetQuestion[]> {
  const algorithm = await catalogRow(set.algorithm).load();
  const { puzzle } = generatePuzzle(wishFor(set, name)!);
  const timeline = record(algorithm, puzzle, defaultsOf(algorithm.options), { maxSteps: LOOKED_AT });
  return drawQuestions(asked, name, [
    { timeline, words: await narratorOf(set.algorithm), input: puzzle, values: defaultsOf(algorithm.options) },
  ]);
}

/** An answer of a question that is right, or wrong. */
export function answerOf({ grade }: SetQuestion, right: boolean): number {
  return Array.from({ length: 100 }, (_, answer) => answer).find((answer) => grade(answer)?.right === right)!;
}

export const part = (page: Page | FrameLocator, name: string) => page.locator(`[data-part="${name}"]`);

/** Answers the question that is shown, by a click or by typing, and checks it. */
export async function answer(page: Page | FrameLocator, question: SetQuestion, right: boolean) {
  await expect(part(page, 'prompt')).toHaveText(plain(question.prompt));
  const chosen = answerOf(question, right);
  if ('most' in question.form) await page.getByLabel('A number').fill(String(chosen));
  else await part(page, 'choices').getByRole('button').nth(chosen).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(part(page, 'verdict')).toContainText(right ? 'Right.' : 'No.');
}
