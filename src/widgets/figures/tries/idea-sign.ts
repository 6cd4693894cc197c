import { kit as words } from '#words/tries/kit.ts';
import { actionButton, element } from '../../controls/element.ts';
import { calm } from '../../runs/calm.ts';

/** Leads to the idea of a try that has come where it is out of sight; the sign goes when the idea is seen. */
export function showIdeaSign(figure: HTMLElement): void {
  const idea = figure.querySelector('.try-idea')!;
  if (figure.querySelector('.idea-sign') || idea.getBoundingClientRect().top < innerHeight - SEEN) return;
  const sign = element('div', 'idea-sign');
  const button = actionButton('btn.txt.primary', `${words.ideaCame} ↓`, () =>
    idea.scrollIntoView({ block: 'end', behavior: calm().matches ? 'instant' : 'smooth' }),
  );
  sign.append(button);
  // At the edge of the task, and at the top of the window when that has gone up: verdicts stand lower.
  figure.querySelector('.try-task')!.after(sign);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting && figure.classList.contains('earned')) return;
      observer.disconnect();
      sign.remove();
    },
    { rootMargin: `0px 0px -${SEEN}px` },
  );
  observer.observe(idea);
}

/** So much of it is enough to be seen, in pixels. */
const SEEN = 40;
