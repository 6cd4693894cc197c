import { answerFirst as words } from '#words/lesson-read.ts';
import { store, stored } from '../../ui/browser.ts';
import { actionButton, element } from '../../ui/element.ts';
import { takeFocus } from '../../ui/in-view.ts';

/** A question that turns out to have nothing to choose from says so to the page around it. */
export const NOT_ASKED = 'not-asked';

/** What is never withheld: it tells nothing of the run. */
const ALWAYS = '.lesson-afterwards, .answer-first';

const KEPT = 'lesson-read ';

/**
 * The frames after a question tell its answer, so the rest of the page is withheld until the reader has chosen something, or goes on
 * without. Questions are the elements of class `asks`. On paper nothing is withheld.
 */
export class AnswerFirst {
  readonly #article: HTMLElement;
  readonly #questions: readonly HTMLElement[];
  readonly #offers: readonly HTMLElement[];
  readonly #kept: string;
  readonly #passed: Set<number>;
  readonly #listening = new AbortController();

  /** `name` tells the lesson from others: what was answered stays so while the tab is open. */
  constructor(article: HTMLElement, name: string) {
    this.#article = article;
    this.#kept = KEPT + name;
    this.#passed = new Set((stored(this.#kept, 'sessionStorage') ?? '').split(' ').filter(Boolean).map(Number));
    this.#questions = [...article.querySelectorAll<HTMLElement>('.asks')];
    this.#offers = this.#questions.map((question) => this.#offerAfter(question));
    const { signal } = this.#listening;
    const passOf = (part: Element) => this.#pass(this.#questions.findIndex((question) => question.contains(part)));
    const chosen = ({ target }: Event) => {
      const choice = (target as Element).closest('.predict-choices button');
      if (choice) passOf(choice);
    };
    article.addEventListener('click', chosen, { signal });
    article.addEventListener(NOT_ASKED, ({ target }) => passOf(target as Element), { signal });
    // Somebody who follows a link to a later part wants to read that part.
    const follow = ({ target }: Event) => this.#openFor((target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash);
    document.addEventListener('click', follow, { signal });
    addEventListener('hashchange', () => this.#openFor(location.hash), { signal });
    // Arrows walk along the paragraphs; they end at the question.
    article.addEventListener('keydown', (event) => this.#stopAtQuestion(event), { signal });
    this.#draw();
    this.#openFor(location.hash);
  }

  /** Listens to nothing more. */
  close(): void {
    this.#listening.abort();
  }

  #offerAfter(question: HTMLElement): HTMLElement {
    const offer = element('p', 'answer-first');
    const goOn = actionButton('chip', words.goOn, () => {
      const [beyond] = this.#after(question);
      const next = beyond?.querySelector<HTMLElement>('h2, p') ?? beyond;
      this.#pass(this.#questions.indexOf(question));
      if (!next) return;
      next.tabIndex = -1;
      takeFocus(next);
    });
    offer.append(words.about, ' ', goOn);
    // Beside a picture it is below the choices.
    const beside = question.querySelector('.drawn-text');
    if (beside) beside.append(offer);
    else question.after(offer);
    return offer;
  }

  /** What comes after a question, apart from its offer: siblings of it and of all that it is in. */
  #after(question: HTMLElement): HTMLElement[] {
    const after: HTMLElement[] = [];
    for (let within: HTMLElement = question; within !== this.#article; within = within.parentElement!)
      for (let next = within.nextElementSibling; next; next = next.nextElementSibling)
        if (!next.matches(ALWAYS)) after.push(next as HTMLElement);
    return after;
  }

  #pass(index: number): void {
    if (index < 0 || this.#passed.has(index)) return;
    this.#passed.add(index);
    store(this.#kept, [...this.#passed].join(' '), 'sessionStorage');
    this.#draw();
  }

  #draw(): void {
    for (const each of this.#article.querySelectorAll('.after-question')) each.classList.remove('after-question');
    const first = this.#questions.findIndex((_, index) => !this.#passed.has(index));
    for (const [index, offer] of this.#offers.entries()) offer.hidden = index !== first;
    // Nor does the strip of its figure show what is to come, such as the curve of all energies.
    const scene = this.#questions[first]?.closest('.scene');
    for (const figure of this.#article.querySelectorAll('sudo-stepper'))
      figure.toggleAttribute('data-hides-ahead', scene?.contains(figure) ?? false);
    if (first >= 0) for (const each of this.#after(this.#questions[first]!)) each.classList.add('after-question');
  }

  /** Passes the questions before what a fragment names, where it is withheld. */
  #openFor(fragment: string | undefined): void {
    const id = decodeURIComponent((fragment ?? '').slice(1)).replace(/@\d+$/, '');
    const named = id === '' ? null : document.getElementById(id);
    if (!named?.closest('.after-question') || !this.#article.contains(named)) return;
    for (const [index, question] of this.#questions.entries())
      if (question.compareDocumentPosition(named) & Node.DOCUMENT_POSITION_FOLLOWING) this.#passed.add(index);
    store(this.#kept, [...this.#passed].join(' '), 'sessionStorage');
    this.#draw();
  }

  #stopAtQuestion(event: KeyboardEvent): void {
    const from = (event.target as Element).closest('.asks');
    if (from && ['ArrowDown', 'j', 'J'].includes(event.key) && !this.#offers[this.#questions.indexOf(from as HTMLElement)]?.hidden)
      event.stopPropagation();
  }
}
