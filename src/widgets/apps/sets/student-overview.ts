import { work as words } from '#words/sets.ts';
import { element } from '../../ui/element.ts';
import type { StudentWork } from './student-work.ts';

/** Draws the result of each question; the focus stays on its question. */
export function drawOverview(strip: HTMLElement, work: StudentWork): void {
  const focused = (document.activeElement as HTMLElement | null)?.dataset.question;
  strip.replaceChildren(...work.questions.map((_, index) => segment(work, index)));
  if (focused !== undefined) strip.querySelector<HTMLElement>(`[data-question="${focused}"]`)?.focus({ preventScroll: true });
}

function segment(work: StudentWork, index: number): HTMLElement {
  const state = work.state(index);
  const tries = work.tries(index).length;
  const text =
    state === 'right' ? words.states.right(tries) : state === 'tried' ? words.states.tried(tries + 1, work.attempts) : words.states[state];
  const item = element('li', state);
  const button = element('button', '');
  button.type = 'button';
  button.dataset.question = String(index);
  if (index === work.current) button.setAttribute('aria-current', 'step');
  if (state === 'right' && tries > 1) item.classList.add('later');
  const [place, said] = [element('span', '', String(index + 1)), element('small', '', state === 'open' ? '' : text)];
  place.ariaHidden = said.ariaHidden = 'true';
  button.append(element('i'), place, said, element('span', 'for-listeners', words.segment(index + 1, text)));
  item.append(button);
  return item;
}
