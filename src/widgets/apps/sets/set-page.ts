import { badLink, link as linkWords, report as reportWords } from '#words/sets.ts';
import { describeError, InputError } from '../../../engine/errors.ts';
import { holdsLesson } from '../../../narration/lesson/lesson-link.ts';
import { holdsSet } from '../../../narration/question-set/set-link.ts';
import { forwardKeysToHost } from '../../controls/page/host-keys.ts';
import { isAnchor } from '../../runs/links/address.ts';
import { copyText } from '../../ui/browser.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import type { Figures } from './figure-link.ts';
import { Maker } from './maker.ts';
import { Reader } from './reader.ts';
import { Student } from './student.ts';
import { taskOf } from './task.ts';

/** The fragments of the two tabs. */
const [MAKE, CODES] = ['#make', '#codes'];

/** The number of characters of an address that a message quotes. */
const MAX_NAMED_LENGTH = 40;

/** One page for a set of questions: to make one, to answer the one in its address, and to read the codes that come back. */
class SudoSet extends HTMLElement {
  connectedCallback(): void {
    const { figures } = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!) as { figures: Figures };
    forwardKeysToHost();
    // A damaged link to a set must not open the page for teachers.
    if (!isAnchor(location.hash)) this.#page.dataset.shows = 'student';
    const answers = this.#page.dataset.shows === 'student';
    const { hash } = location;
    addEventListener('hashchange', () => {
      const isTab = ['', MAKE, CODES].includes(location.hash);
      // Another set is another page, of which nothing is left behind.
      if (!isAnchor(location.hash) || (answers && isTab)) location.reload();
      // A link within the page leaves the set in the address.
      else if (answers) history.replaceState(null, '', hash);
      else if (isTab) {
        this.#showTab();
        scrollTo({ top: 0 });
      }
    });
    if (answers) this.#answer(figures);
    else this.#teach(figures);
    this.dataset.ready = '';
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #teach(figures: Figures): void {
    this.#showTab();
    new Maker(this.#part('make'));
    new Reader(this.#part('read'), figures);
  }

  #showTab(): void {
    const codes = location.hash === CODES;
    this.#part('make').hidden = codes;
    this.#part('read').hidden = !codes;
    for (const tab of this.#page.querySelectorAll<HTMLAnchorElement>('.set-tabs a'))
      if ((tab.hash === CODES) === codes) tab.ariaCurrent = 'page';
      else tab.removeAttribute('aria-current');
  }

  get #page(): HTMLElement {
    return this.closest<HTMLElement>('.set-page')!;
  }

  #answer(figures: Figures): void {
    try {
      if (!holdsSet(location.hash) && !holdsLesson(location.hash))
        throw new InputError(badLink.notRead(location.hash.slice(0, MAX_NAMED_LENGTH)));
      new Student(this, taskOf(location.hash), figures);
    } catch (error) {
      this.#part('bad-link').hidden = false;
      this.#part('bad-link-about').textContent = badLink.about(asSentence(describeError(error)));
      return;
    }
    const said = this.#part('code-said');
    this.#part('copy-code').addEventListener('click', async () => {
      said.textContent = (await copyText(this.#part('code').textContent!)) ? reportWords.copied : linkWords.notCopied;
    });
    this.#part('print').addEventListener('click', () => print());
  }
}

/** Makes the page of sets live. */
export function defineSet(): void {
  if (!customElements.get('sudo-set')) customElements.define('sudo-set', SudoSet);
}
