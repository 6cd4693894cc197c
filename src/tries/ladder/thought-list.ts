import { chain as words } from '#words/tries/ladder.ts';
import type { Thought } from '../../narration/en/thought.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import type { TryPage } from '../kit/define-try.ts';
import { thoughtsInList } from './listed-thoughts.ts';

/** The space between two thoughts, as in the style sheet. */
const LINE_GAP = 3;

/** What scrolls can be scrolled by keys, and what doesn’t is no stop on the way. */
function setStop(list: HTMLElement): void {
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
}

/** What is in sight, and whether a list scrolls, change with the width of the page, and as its face comes. */
const lengths = new ResizeObserver((entries) => {
  const lists = new Set<HTMLElement>();
  for (const { target } of entries) {
    const list = target.closest<HTMLElement>('ol');
    // A thought that another has replaced.
    if (list) lists.add(list);
    else lengths.unobserve(target);
  }
  for (const list of lists) bringIntoSight(list);
});

/**
 * Has the newest thought in sight and no line cut: the list begins with a whole thought, under what is supposed where there is
 * room for both. The list alone scrolls; the page stays where it is.
 */
function bringIntoSight(list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('li:not([hidden])')];
  const newest = items.findLast((item) => !item.classList.contains('untold'));
  const supposition = items.find((item) => item.classList.contains('supposition'));
  if (!newest) return;
  const last = items.at(-1)!;
  list.classList.remove('pins');
  last.style.marginBottom = '';
  list.scrollTop = 0;
  setStop(list);
  const room = list.clientHeight;
  const bottom = newest.offsetTop + newest.offsetHeight;
  if (bottom <= room) return;
  const startUnder = (height: number) => items.find((item) => item !== supposition && item.offsetTop - height >= bottom - room)?.offsetTop;
  const height = supposition ? supposition.offsetHeight + LINE_GAP : 0;
  const isPinned = newest !== supposition && newest.offsetHeight + height <= room;
  const start = (isPinned ? startUnder(height) : startUnder(0)) ?? newest.offsetTop;
  const top = Math.min(start, newest.offsetTop) - (isPinned ? height : 0);
  // Below the last thought there may have to be room for this.
  last.style.marginBottom = `${Math.max(0, top + room - list.scrollHeight)}px`;
  // What is supposed is pinned only where it would be out of sight.
  list.classList.toggle('pins', isPinned && supposition !== undefined && supposition.offsetTop < top);
  list.scrollTop = top;
}

/** Writes thoughts into a list, each in its place; those after the first `count` are not to be read yet, and the last of them is in sight. */
function listThoughts(list: HTMLElement, thoughts: readonly Thought[], count: number): void {
  const { listed, cut, supposition } = thoughtsInList(thoughts, count);
  const items = thoughts.map(({ sentence, begins }, index) => {
    const item = Object.assign(document.createElement('li'), { value: index + 1, hidden: !listed.has(index) });
    drawSentence(item, sentence);
    item.classList.toggle('begins', begins === true);
    item.classList.toggle('cut', cut.has(index));
    item.classList.toggle('supposition', index === supposition);
    item.classList.toggle('untold', index >= count);
    return item;
  });
  list.replaceChildren(...items);
  bringIntoSight(list);
  for (const each of [list, ...items]) lengths.observe(each);
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
  back.disabled = reached === 1;
  forward.disabled = count === thoughts.length;
  if (focused === back && back.disabled) forward.focus();
  if (focused === forward && forward.disabled) back.focus();
}
