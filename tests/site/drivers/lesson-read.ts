/** A lesson as a page for students: with scenes as in a chapter, or drawn from a link. */
import * as figure from '#words/figure.ts';
import { number } from '#words/language.ts';
import * as words from '#words/lesson-read.ts';
import { namedIn, type Root } from './named.ts';

export const inLesson = (root: Root) => {
  const { one } = namedIn(root);
  return {
    heading: (text: string) => one('heading', text, true),
    step: (position: number) => one('button', words.step(number(position)), true),
    openFrame: one('link', words.openFrame),
    hands: root.locator('p').filter({ hasText: words.yourTurn }),
    said: root.locator('[data-part=said]'),
    ofSite: root.locator('[data-lesson]'),
    pictures: root.locator('.drawn-picture svg'),
    cards: root.locator('.predict-card'),
    goOn: one('button', words.answerFirst.goOn),
  };
};

/** A question on the page. */
export const inCard = (root: Root) => {
  const { texts } = namedIn(root);
  const { question } = figure;
  return {
    choice: (label: string) => namedIn(root).one('button', label, true),
    choices: root.locator('.predict-choices li'),
    verdict: root.locator('.predict-verdicts p:visible, .predict-verdict'),
    seeStep: namedIn(root).one('link', question.see),
    ...texts({ answer: question.answer }),
  };
};

/** What a verdict begins with, and what is said where nobody knows. */
export const RIGHT = figure.question.right;
export const WRONG = figure.question.wrong;
export const NO_ANSWER = words.noAnswer;
export const FAULTY = words.faulty;
export const HAS_NO_QUESTION = words.notAsked;
