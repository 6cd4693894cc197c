import { presenter as words } from '#words/lecture.ts';
import type { Asked } from '../../../narration/lesson/lesson.ts';
import { inOrder } from '../../../narration/lesson/plan.ts';
import { plain } from '../../../narration/sentence.ts';
import { markdownElements } from '../../ui/drawn-markdown.ts';
import { element } from '../../ui/element.ts';
import type { Lecture } from './lecture.ts';
import { stretchName, stretchTime } from './lesson-clock.ts';
import type { PosedQuestions } from './posed-questions.ts';
import { screenName } from './screen-text.ts';

/** The plan with all notes and answers, for paper: who mirrors the screen has no other place for them. */
export function writePrintedPlan(box: HTMLElement, { lesson, plan }: Pick<Lecture, 'lesson' | 'plan'>, questions: PosedQuestions): void {
  box.append(element('h1', '', words.printedPlan(lesson.title)));
  const noted = new Set<readonly string[]>();
  for (const { stretch, screens } of inOrder(plan)) {
    if (stretch) box.append(element('h2', '', `${stretchTime(stretch)} · ${stretchName(stretch)}`));
    const list = element('ul');
    for (const index of screens) {
      const screen = plan.screens[index]!;
      // Frames of one link are a line.
      if (screen.kind === 'frame' && screen.frame.step > screen.first) continue;
      const item = element('li', '', screenName(screen));
      if (screen.kind === 'frame' && screen.last > screen.first) item.append(` ${words.upTo(screen.last)}`);
      if (screen.kind === 'asked') {
        const choices = element('div', 'lecture-choices');
        item.append(choices);
        void writeChoices(choices, screen.asked, questions);
      }
      if (!noted.has(screen.notes)) item.append(...screen.notes.map((note) => markdownElements(note)));
      noted.add(screen.notes);
      list.append(item);
    }
    box.append(list);
  }
}

/** What can be chosen, which of it is right and why, as soon as the run is there. */
async function writeChoices(box: HTMLElement, asked: Asked, questions: PosedQuestions): Promise<void> {
  const opened = await questions.of(asked);
  if (!opened) return;
  const { prompt, choices } = opened.question;
  // The text has only a heading for a question that comes from the run.
  if (!asked.choices) box.append(element('p', '', plain(prompt)));
  box.append(...choices.map(({ mark, label }) => element('p', '', words.choice(mark, label))));
  const right = choices.find((choice) => choice.right);
  if (right) box.append(element('p', '', `${words.answerIs(right.mark, right.label)} ${plain(right.reason)}`.trim()));
}
