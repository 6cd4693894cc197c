import { sumWord as words } from '#words/explorers.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import { cageAnswer } from './cage-answer.ts';
import { bitsText } from './word-rows.ts';

/** Digits that a reader takes away or gives back, and the answer that the fast solver of killers looks up for them. */
class SumWord extends HTMLElement {
  #left = 0;

  connectedCallback(): void {
    this.#left = Number(this.dataset.left);
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-bit]')) {
      button.addEventListener('click', () => {
        this.#left ^= Number(button.dataset.bit);
        this.#show();
      });
    }
  }

  #show(): void {
    const { combinations, may, must } = cageAnswer(this.#left, Number(this.dataset.cells), Number(this.dataset.sum));
    const shown = [this.#left, may, must];
    for (const [index, line] of [...this.querySelectorAll('tbody tr')].entries()) {
      const word = shown[index]!;
      for (const [place, cell] of [...line.querySelectorAll('td.bit')].entries()) {
        const isIn = ((word >> place) & 1) === 1;
        cell.classList.toggle('in', isIn);
        cell.querySelector('button')?.setAttribute('aria-pressed', String(isIn));
      }
      line.querySelector('[data-part=bits]')!.textContent = bitsText(word);
    }
    this.querySelector('[data-part=said]')!.textContent = words.said(combinations.map(digitsOf));
  }
}

/** Makes every `<sum-word>` of the page live. */
export function defineSumWord(): void {
  if (!customElements.get('sum-word')) customElements.define('sum-word', SumWord);
}
