import * as words from '#words/workshop.ts';
import type { Facts } from '../../../trace/facts.ts';
import { unmetOf } from '../../runs/goal.ts';
import { store, stored } from '../../ui/browser.ts';
import { element } from '../../ui/element.ts';
import type { Start } from './starts.ts';

/** The things to try from a starting point, already on the page: each gets a mark when a run has done it. */
export class TriesList {
  readonly #root: HTMLElement;
  #start: Start | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  get #items(): readonly Element[] {
    return [...this.#root.querySelectorAll(`[data-tries="${this.#start!.id}"] > li`)];
  }

  /** Shows those of a starting point, with what this browser remembers of them. */
  begin(start: Start): void {
    this.#start = start;
    for (const list of this.#root.querySelectorAll<HTMLElement>('[data-tries]')) list.hidden = list.dataset.tries !== start.id;
    for (const index of (stored(keyOf(start)) ?? '').split(' ').filter(Boolean)) markDone(this.#items[Number(index)]);
  }

  /** The facts at the end of a run: what it has done stays marked. */
  tell(facts: Facts): void {
    const items = this.#items;
    for (const [index, goal] of this.#start!.goals.entries()) if (unmetOf(goal, facts).length === 0) markDone(items[index]);
    store(keyOf(this.#start!), items.flatMap((item, index) => (item.classList.contains('done') ? [index] : [])).join(' '));
  }
}

const keyOf = ({ id }: Start) => `bench-done:${id}`;

function markDone(item: Element | undefined): void {
  if (!item || item.classList.contains('done')) return;
  item.classList.add('done');
  item.append(' ', element('b', '', words.reached));
}
