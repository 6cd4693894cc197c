import { chain as words } from '#words/tries/ladder.ts';
import type { Thought } from '../../narration/en/thought.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import type { TryPage } from '../kit/define-try.ts';

/** What scrolls can be scrolled by keys, and what doesn’t is no stop on the way. */
function setStop(list: HTMLElement): void {
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
}

/** Whether a list scrolls changes with the width of the page, and as its face comes. */
const lengths = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const list = target.closest<HTMLElement>('ol');
    // A thought that another has replaced.
    if (list) setStop(list);
    else lengths.unobserve(target);
  }
});

/** Writes thoughts into a list, each in its place; those after the first `count` are not to be read yet, and the last of them is in sight. */
function listThoughts(list: HTMLElement, thoughts: readonly Thought[], count: number): void {
  const items = thoughts.map(({ sentence, begins }, index) => {
    const item = document.createElement('li');
    drawSentence(item, sentence);
    item.classList.toggle('begins', begins === true);
    item.classList.toggle('untold', index >= count);
    return item;
  });
  list.replaceChildren(...items);
  setStop(list);
  for (const each of [list, ...items]) lengths.observe(each);
  const newest = items[count - 1];
  if (!newest) return;
  // In the list alone: the page stays where it is. Whatever was in sight before may be below the newest thought now, or belong to another argument.
  const [inner, outer] = [newest.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop = Math.max(0, list.scrollTop + inner.bottom - outer.bottom);
}

/** Shows the thoughts of a chain, and the buttons that lead along it; `reached` is undefined once its conclusion has been drawn. */
export function showThoughts(page: TryPage, thoughts: readonly Thought[], reached: number | undefined): void {
  const isShown = thoughts.length > 0;
  const count = reached ?? thoughts.length;
  page.piece('chain').hidden = !isShown;
  // The invitation has been followed.
  page.toggleAttribute('data-on-way', isShown && count > 1);
  listThoughts(page.piece('thoughts'), thoughts, count);
  // What is written on trial is followed step by step, without links, and so are the cases of a forcing chain.
  const says = thoughts.some(({ shows, begins }) => shows.trial || begins) ? words.trial : words;
  page.texts({ back: says.back, forward: says.forward });
  const [back, forward] = [page.piece<HTMLButtonElement>('back'), page.piece<HTMLButtonElement>('forward')];
  for (const button of [back, forward]) button.hidden = !isShown;
  const focused = document.activeElement;
  back.disabled = reached === undefined || reached === 1;
  forward.disabled = count === thoughts.length;
  if (focused === back && back.disabled) forward.focus();
  if (focused === forward && forward.disabled) back.focus();
}
