import * as words from '#words/own-grid.ts';
import { places } from '#words/site.ts';
import { isPuzzle } from '../../../engine/puzzle.ts';
import { markSentences } from '../../controls/page/chapter-sentences.ts';
import type { ChapterPuzzle } from '../../runs/chapter-puzzle.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { givensOfText } from '../../runs/kept-puzzle.ts';
import { puzzleUrl } from '../../runs/links/play-url.ts';
import type { NamedPuzzle } from '../../runs/named-puzzle.ts';
import { playable } from '../../runs/playable.ts';
import { actionButton, element } from '../../ui/element.ts';
import { takeFocus } from '../../ui/in-view.ts';

/** What a figure says of the reader's puzzle: that it runs on it, or which one it could run on; undefined: nothing. */
type Shown = 'own' | NamedPuzzle | undefined;

const linkTo = (href: string, text: string) => {
  const link = element('a', '', text);
  link.href = href;
  return link;
};

/** The links on which the puzzle of a run goes along: to the next chapter, and to the pages that take it. */
function linksAlong({ root, run }: FigureState): HTMLAnchorElement[] {
  const { puzzle, input, row } = run.value!;
  const next = document.querySelector<HTMLAnchorElement>('.chapter-nav a[rel=next]');
  const play = root.querySelector<HTMLAnchorElement>('a[data-menu=play]');
  const links = next ? [linkTo(puzzleUrl(next.href, puzzle.text), words.toChapter(next.textContent.replace(/\s*→\s*$/, '')))] : [];
  if (!play || !isPuzzle(input)) return links;
  const page = (name: string) => puzzleUrl(new URL(`../${name}/`, play.href).href, puzzle.text);
  if (playable({ row, input }, undefined)) links.push(linkTo(page('play'), places.play));
  links.push(linkTo(page('compare'), places.compare));
  // There the fragment is for programs: no puzzle stands in it.
  const bench = page('bench');
  if (new URL(bench).hash === '' && input.cages.length === 0) links.push(linkTo(bench, places.bench));
  return links;
}

/** The bar under a figure that can run on a puzzle of the reader's own, or does. */
export class ChapterBar {
  readonly #state: FigureState;
  readonly #puzzle: ChapterPuzzle;
  readonly #element = element('div', 'chapter-puzzle');
  readonly #says = element('p');
  readonly #along = element('div', 'menu.along-menu');
  #shown: 'own' | 'offer' | undefined;
  #offered: NamedPuzzle | undefined;

  constructor(state: FigureState, puzzle: ChapterPuzzle) {
    this.#state = state;
    this.#puzzle = puzzle;
    this.#along.popover = 'auto';
    this.#along.id = `along-${state.config.run}`;
    this.#element.hidden = true;
    state.root.append(this.#element);
  }

  show(shown: Shown): void {
    const { config } = this.#state;
    const paragraphs = markSentences(config.run, shown === 'own' ? config.puzzle.name : undefined);
    const kind = typeof shown === 'object' ? 'offer' : shown;
    this.#offered = typeof shown === 'object' ? shown : undefined;
    if (kind !== this.#shown) this.#build(kind);
    if (kind !== 'own') return;
    this.#says.replaceChildren(element('b', '', words.yours), ' ', element('span', '', words.textSpeaks(config.puzzle.name, paragraphs)));
    this.#along.replaceChildren(...linksAlong(this.#state));
    // A link is in one place only.
    showAtEnd(linksAlong(this.#state));
  }

  /** Makes the parts of another kind of bar. A press that takes its own button away leaves the focus in the figure. */
  #build(kind: 'own' | 'offer' | undefined): void {
    const hadFocus = this.#element.contains(document.activeElement);
    this.#shown = kind;
    this.#element.hidden = kind === undefined;
    this.#element.dataset.kind = kind ?? '';
    this.#element.replaceChildren(...(kind === 'own' ? this.#own() : kind === 'offer' ? this.#offer() : []));
    if (hadFocus) takeFocus(this.#state.root);
  }

  #offer(): HTMLElement[] {
    const forget = actionButton('plain-button.forget', '×', () => {
      this.#puzzle.forget();
      showAtEnd([]);
    });
    const { isKept, text } = this.#puzzle;
    const says = isKept ? words.forgetKept : words.forget;
    forget.title = says;
    forget.setAttribute('aria-label', says);
    const offer = isKept ? words.offerKept(givensOfText(text.value!)) : words.offer;
    return [actionButton('plain-button', offer, () => this.#run()), forget];
  }

  #own(): HTMLElement[] {
    const along = actionButton('plain-button', words.takeAlong, () => {});
    along.setAttribute('popovertarget', this.#along.id);
    const popping = element('span', 'popping');
    popping.append(along, this.#along);
    return [this.#says, actionButton('plain-button', words.back, () => this.#puzzle.goBack()), popping];
  }

  async #run(): Promise<void> {
    const state = this.#state;
    if (!this.#offered) return;
    state.leave();
    state.touched.value = true;
    try {
      await state.start(this.#offered, state.run.value!.options, 0);
    } catch (error) {
      state.fail(error);
    }
  }
}

/** Puts the links at the end of the chapter, too. */
function showAtEnd(links: readonly HTMLAnchorElement[]): void {
  const end = document.querySelector('.chapter-nav');
  if (!end) return;
  end.querySelector('.take-along')?.remove();
  if (links.length === 0) return;
  const along = element('p', 'take-along', words.takeAlongTo);
  for (const link of links) along.append(' ', link);
  end.append(along);
}
