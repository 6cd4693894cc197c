import { preview as words } from '#words/lesson-page.ts';
import type { Sheet } from '../../../narration/lesson/lesson.ts';
import { element } from '../../ui/element.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import type { FrameSource } from './frame-card.ts';
import { yieldOf } from './frame-faults.ts';

/** A worksheet: its strips with what each leaves to fill in, and its questions with the answers of the key. */
export function sheetCard(sheet: Sheet, { frames }: FrameSource): HTMLElement {
  const card = element('section', 'lesson-sheet');
  const { title, strips, blanks, questions } = sheet;
  const about = [words.strips(strips.length), ...(blanks.length > 0 ? [words.blanks(blanks.join(', '))] : [])].join('. ');
  const list = element('ul');
  for (const strip of strips) {
    const { frame, last } = strip;
    const item = element('li', '', words.strip(frame.step, last));
    list.append(item);
    whenSeen(card, async () => {
      // What is wrong with a strip is said below the text.
      const opened = await frames.open({ ...frame, step: last }).catch(() => undefined);
      if (!opened) return;
      const { gaps, drawn } = yieldOf(strip, sheet, opened);
      item.append(` ${words.yields(gaps, drawn)}`);
    });
  }
  const asked = element('ul');
  for (const { text, answer } of questions) {
    const item = element('li', '', text);
    if (answer) item.append(element('span', 'lesson-reason', answer));
    asked.append(item);
  }
  card.append(
    element('p', 'lesson-kind', words.sheet),
    element('p', 'lesson-prompt', title),
    element('p', '', `${about}.`),
    list,
    ...(questions.length > 0 ? [asked] : []),
  );
  return card;
}
