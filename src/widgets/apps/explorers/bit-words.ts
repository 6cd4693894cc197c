import { wordRows } from './word-rows.ts';
import { onPressedBit, showWords } from './word-table.ts';

/** Two sets of digits that a reader changes, as words, and what follows from them. */
class BitWords extends HTMLElement {
  connectedCallback(): void {
    const words = [Number(this.dataset.a), Number(this.dataset.b)] as [number, number];
    onPressedBit(this, (row, bit) => {
      words[row]! ^= bit;
      showWords(this, [...words, ...wordRows(...words).map(({ word }) => word)]);
    });
  }
}

/** Makes every `<bit-words>` of the page live. */
export function defineBitWords(): void {
  if (!customElements.get('bit-words')) customElements.define('bit-words', BitWords);
}
