import * as says from '#words/manual.ts';
import { plain, type Sentence } from '../../../narration/sentence.ts';
import { actionButton, element } from '../../ui/element.ts';
import { drawSentence, lengthName } from '../../views/panes/words.ts';
import { placeParts } from './row.ts';

/** What the mode puts into its figure, and takes out again: a sign in the bar, its sentence, and over what is there panel, strip and row. */
export class ManualParts {
  readonly #root: HTMLElement;
  readonly #say = element('p', 'say.hand-say');
  readonly #where = element('span', 'hand-where');
  readonly #parts: readonly HTMLElement[];

  constructor(root: HTMLElement, { panel, strip, row }: Readonly<Record<'panel' | 'strip' | 'row', HTMLElement>>, leave: () => void) {
    this.#root = root;
    const chip = element('div', 'hand-chip');
    const out = actionButton('hand-leave', '×', leave);
    out.setAttribute('aria-label', says.leave);
    chip.append(element('span', 'hand-mode', says.mode), this.#where, out);
    this.#say.setAttribute('role', 'status');
    root.querySelector('.bar-gap')!.before(chip);
    root.querySelector('.say')!.after(this.#say);
    root.querySelector('.work')!.append(panel);
    root.querySelector('.strip-row')!.append(strip);
    root.querySelector('.controls')!.after(row);
    root.classList.add('hands');
    this.#parts = [chip, this.#say, panel, strip, row];
  }

  /** Says something to the reader; `alert` is of something wrong. */
  tell(sentence: Sentence, { alert = false } = {}): void {
    this.#say.setAttribute('role', alert ? 'alert' : 'status');
    this.#root.classList.toggle('at-stop', alert);
    drawSentence(this.#say, sentence);
    const length = lengthName(sentence);
    if (length === null) delete this.#say.dataset.length;
    else this.#say.dataset.length = length;
    this.#say.title = plain(sentence);
  }

  /** Where the reader stands, and how often they slipped. */
  showPlace(move: number, slips: number): void {
    this.#where.replaceChildren(...placeParts(move, slips));
  }

  remove(): void {
    for (const part of this.#parts) part.remove();
    this.#root.classList.remove('hands', 'at-stop');
  }
}
