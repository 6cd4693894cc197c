import { exercise as words } from '#words/exercise.ts';
import { element } from '../../ui/element.ts';

/**
 * Repeats the task of an exercise at the figure that its reader opens for it: over a run, and in place of what a try asks for by itself. A
 * figure has one task at a time. It goes with the figure when that closes, and when the reader puts it away.
 */
export function showTask(figure: HTMLElement, task: Element): void {
  hideTask(figure);
  const place = element('div', 'exercise-goal');
  place.setAttribute('role', 'note');
  const text = element('div', 'exercise-goal-text');
  // One that was copied with its names would be there twice.
  for (const part of task.children) text.append(withoutNames(part));
  const close = element('button', 'exercise-goal-close', '×');
  close.type = 'button';
  close.title = words.hideTask;
  close.ariaLabel = words.hideTask;
  close.addEventListener('click', () => hideTask(figure));
  place.append(element('b', '', words.task), text, close);
  const ownTask = figure.querySelector('.try-task [data-part=task]');
  if (ownTask) ownTask.before(place);
  else figure.prepend(place);
  // A try that is pinned beside its text grows upwards where that ends, out of the window.
  const section = ownTask && figure.closest('.beside');
  if (section && place.getBoundingClientRect().top < 0) scrollBy({ top: section.getBoundingClientRect().top, behavior: 'instant' });
  const watch = new MutationObserver(() => {
    if ('full' in figure.dataset) return;
    watch.disconnect();
    place.remove();
  });
  if (figure.matches('.lean')) watch.observe(figure, { attributeFilter: ['data-full'] });
}

/** The task is done: its sign says so until it is put away. */
export function markTaskDone(figure: HTMLElement): void {
  const task = figure.querySelector('.exercise-goal');
  task?.classList.add('done');
  task?.querySelector(':scope > b')?.replaceChildren(words.solved);
}

const hideTask = (figure: HTMLElement) => figure.querySelector('.exercise-goal')?.remove();

function withoutNames(part: Element): Node {
  const copy = part.cloneNode(true) as Element;
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  return copy;
}
