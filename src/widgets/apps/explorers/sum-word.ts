import { sumWord as words } from '#words/explorers.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import { cageAnswer } from './cage-answer.ts';
import { onPressedBit, showWords } from './word-table.ts';

/** Digits that a reader takes away or gives back, and the answer that the fast solver of killers looks up for them. */
class SumWord extends HTMLElement {
  connectedCallback(): void {
    let left = Number(this.dataset.left);
    onPressedBit(this, (_, bit) => {
      left ^= bit;
      const { combinations, may, must } = cageAnswer(left, Number(this.dataset.cells), Number(this.dataset.sum));
      showWords(this, [left, may, must]);
      this.querySelector('[data-part=said]')!.textContent = words.said(combinations.map(digitsOf));
    });
  }
}

/** Makes every `<sum-word>` of the page live. */
export function defineSumWord(): void {
  if (!customElements.get('sum-word')) customElements.define('sum-word', SumWord);
}
