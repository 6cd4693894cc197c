import { bitsText } from './word-rows.ts';

/** Calls back when a reader presses a digit of a table of words: the row, from 0, and the bit. */
export function onPressedBit(table: HTMLElement, pressed: (row: number, bit: number) => void): void {
  for (const [row, line] of [...table.querySelectorAll('tbody tr')].entries())
    for (const button of line.querySelectorAll<HTMLButtonElement>('button[data-bit]'))
      button.addEventListener('click', () => pressed(row, Number(button.dataset.bit)));
}

/** Shows words in a table of them, one a row: their digits, and the words themselves. */
export function showWords(table: HTMLElement, words: readonly number[]): void {
  for (const [row, line] of [...table.querySelectorAll('tbody tr')].entries()) {
    const word = words[row]!;
    for (const [place, cell] of [...line.querySelectorAll('td.bit')].entries()) {
      const isIn = ((word >> place) & 1) === 1;
      cell.classList.toggle('in', isIn);
      cell.querySelector('button')?.setAttribute('aria-pressed', String(isIn));
    }
    line.querySelector('[data-part=bits]')!.textContent = bitsText(word);
  }
}
