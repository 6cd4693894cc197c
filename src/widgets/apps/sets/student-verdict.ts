import { work as words } from '#words/sets.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import type { StudentWork } from './student-work.ts';

/** Draws the verdict on the present question; `chosen` tells whether an answer waits for its check, `wrong` what was wrong in place of the verdict's reason. */
export function drawVerdict(place: HTMLElement, work: StudentWork, chosen: boolean, wrong: Sentence | undefined): void {
  const { current } = work;
  const verdict = work.verdict(current);
  place.classList.toggle('right', verdict?.right === true && !chosen);
  place.classList.toggle('wrong', verdict?.right === false && !chosen);
  if (chosen) drawSentence(place, [{ text: words.change(work.left(current)) }]);
  else if (!verdict) drawSentence(place, [{ text: words.ask(work.questions[current]!.form) }]);
  else {
    const { solution } = work.questions[current]!;
    const lost = work.state(current) === 'lost' ? [{ text: ` ${words.solution(solution.said)} ` }, ...solution.reason] : [];
    const head = verdict.right
      ? ({ text: `${words.right} `, tone: 'done' } as const)
      : ({ text: `${words.wrong} `, tone: 'conflict' } as const);
    drawSentence(place, [head, ...(wrong ?? verdict.reason), ...lost]);
  }
}
