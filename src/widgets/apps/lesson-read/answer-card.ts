import { question as says } from '#words/figure.ts';
import * as words from '#words/lesson-read.ts';
import type { PosedChoice } from '../../../narration/lesson/posed-question.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import { actionButton, element } from '../../ui/element.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';

/** What a card shows of a question. */
interface AskedQuestion {
  readonly prompt: Sentence;
  readonly choices: readonly Pick<PosedChoice, 'label' | 'right' | 'reason'>[];
}

/** A question that a student answers without anybody: each choice says whether it's right, and why. `see` is the address of the step. */
export function answerCard({ prompt, choices }: AskedQuestion, see: string): HTMLElement {
  const card = element('div', 'predict-card');
  const asked = element('p', 'predict-prompt');
  drawSentence(asked, prompt);
  const list = element('ol', 'predict-choices');
  const verdict = element('p', 'predict-verdict');
  verdict.role = 'status';
  const isKnown = choices.some(({ right }) => right);
  for (const { label, right, reason } of choices) {
    const button = actionButton('chip', label, () => {
      if (!isKnown) {
        verdict.textContent = words.noAnswer;
        return;
      }
      button.classList.add(right ? 'right' : 'wrong');
      const said = element('span');
      drawSentence(said, reason);
      verdict.replaceChildren(element('b', right ? 'tone.done' : 'tone.conflict', right ? says.right : says.wrong), ' ', said);
    });
    const item = element('li');
    item.append(button);
    list.append(item);
  }
  const link = element('a', '', says.see);
  link.href = see;
  const line = element('p', 'predict-see');
  line.append(link);
  card.append(element('p', 'predict-title', words.question), asked, list, verdict, line);
  return card;
}
