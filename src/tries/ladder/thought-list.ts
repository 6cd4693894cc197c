import type { Thought } from '../../narration/en/thought.ts';
import { drawSentence } from '../../widgets/views/panes/words.ts';

/** Writes thoughts into a list, each in its place; those after the first `count` are not to be read yet, and the last of them is in sight. */
export function listThoughts(list: HTMLElement, thoughts: readonly Thought[], count: number): void {
  const items = thoughts.map(({ sentence, begins }, index) => {
    const item = document.createElement('li');
    drawSentence(item, sentence);
    item.classList.toggle('begins', begins === true);
    item.classList.toggle('untold', index >= count);
    return item;
  });
  list.replaceChildren(...items);
  // What scrolls can be scrolled by keys; what does not is no stop on the way.
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
  const newest = items[count - 1];
  if (!newest) return;
  // In the list alone: the page stays where it is.
  const [inner, outer] = [newest.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom);
}
