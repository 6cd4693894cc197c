import { bitsText, wordRows } from './word-rows.ts';

/** Two sets of digits that a reader changes, as words, and what follows from them. */
class BitWords extends HTMLElement {
  connectedCallback(): void {
    const words = [Number(this.dataset.a), Number(this.dataset.b)] as [number, number];
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-set]')) {
      button.addEventListener('click', () => {
        words[Number(button.dataset.set)]! ^= Number(button.dataset.bit);
        this.#show(words);
      });
    }
  }

  #show(words: readonly [number, number]): void {
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-set]'))
      button.setAttribute('aria-pressed', String((words[Number(button.dataset.set)]! & Number(button.dataset.bit)) !== 0));
    const shown = [...words, ...wordRows(...words).map(({ word }) => word)];
    for (const [index, line] of [...this.querySelectorAll('tbody tr')].entries()) {
      const word = shown[index]!;
      for (const [place, cell] of [...line.querySelectorAll('td.bit')].entries()) cell.classList.toggle('in', ((word >> place) & 1) === 1);
      line.querySelector('[data-part=bits]')!.textContent = bitsText(word);
    }
  }
}

/** Makes every `<bit-words>` of the page live. */
export function defineBitWords(): void {
  if (!customElements.get('bit-words')) customElements.define('bit-words', BitWords);
}
