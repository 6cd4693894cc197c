/** The driver of question sets. */

import * as words from '#words/sets.ts';
import { catalogRow } from '../../../src/engine/catalog.ts';
import { generatePuzzle } from '../../../src/engine/generate/generate-puzzle.ts';
import { defaultsOf } from '../../../src/engine/options.ts';
import { narratorOf } from '../../../src/narration/narrator.ts';
import { drawQuestions, LOOKED_AT, type SetQuestion } from '../../../src/narration/question-set/draw-questions.ts';
import { type QuestionSet, wishFor } from '../../../src/narration/question-set/question-set.ts';
import { plain } from '../../../src/narration/sentence.ts';
import { record } from '../../../src/trace/record.ts';
import { expect } from '../site-test.ts';
import { namedIn, type Root } from './named.ts';

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

/** The questions of a name, computed here: a page must draw the same ones. */
export async function questionsFor(name: string, questionSet = set): Promise<SetQuestion[]> {
  const algorithm = await catalogRow(set.algorithm).load();
  const { puzzle } = generatePuzzle(wishFor(set, name)!);
  const timeline = record(algorithm, puzzle, defaultsOf(algorithm.options), { maxSteps: LOOKED_AT });
  return drawQuestions(questionSet, name, [
    { timeline, words: await narratorOf(set.algorithm), input: puzzle, values: defaultsOf(algorithm.options) },
  ]);
}

/** An answer of a question that is right, or wrong. */
export function answerOf({ grade }: SetQuestion, right: boolean): number {
  return Array.from({ length: 100 }, (_, answer) => answer).find((answer) => grade(answer)?.right === right)!;
}

/** The controls of a set: for making one, for answering it, and for reading the codes. */
export const inSet = (root: Root) => {
  const { one, buttons, exactFields, fields, texts } = namedIn(root);
  const { form, link, work, report, read, kinds } = words;
  const segment = (place: number, state: string) => one('button', work.segment(place, state));
  return {
    ...buttons({ copyLink: link.copy, begin: words.begin.begin, check: work.check, again: work.again, next: work.next }),
    ...buttons({ report: work.report, copyCode: report.copy, saveCsv: read.save, clearCodes: read.clear }),
    ...exactFields({ algorithm: form.algorithm }),
    ...fields({ title: form.title, name: words.begin.name, number: work.number, codes: read.box }),
    ...texts({ tables: work.asTable }),
    these: one('radio', form.from.these, true),
    puzzles: one('textbox', form.puzzles),
    kind: (kind: keyof typeof kinds) => one('checkbox', kinds[kind][0]),
    howMany: (kind: keyof typeof kinds) => root.getByLabel(form.howMany(kinds[kind][0])),
    /** A question of the strip, which says what has become of it. */
    question: (place: number) => segment(place, ''),
    rightAtOnce: (place: number) => segment(place, work.states.right(1)),
    attempt: (place: number, attempt: number, of: number) => segment(place, work.states.tried(attempt, of)),
  };
};

export const part = (page: Root, name: string) => page.locator(`[data-part="${name}"]`);

/** Answers the question that is shown, by a click or by typing, and checks it. */
export async function answer(page: Root, question: SetQuestion, right: boolean) {
  await expect(part(page, 'prompt')).toHaveText(plain(question.prompt));
  const chosen = answerOf(question, right);
  if ('most' in question.form) await inSet(page).number.fill(String(chosen));
  else await part(page, 'choices').getByRole('button').nth(chosen).click();
  await inSet(page).check.click();
  await expect(part(page, 'verdict')).toContainText(right ? words.work.right : words.work.wrong);
}

/** Writes a name, and begins with the first question. */
export async function begin(page: Root, name = 'Ada Lovelace'): Promise<void> {
  await inSet(page).name.fill(name);
  await inSet(page).begin.click();
  await expect(part(page, 'prompt')).not.toBeEmpty();
}
