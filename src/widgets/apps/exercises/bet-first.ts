import { exercise as words } from '#words/exercise.ts';

/** A bet, which uncovers the content below it. The first bet counts. */
class BetFirst extends HTMLElement {
  connectedCallback(): void {
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('fieldset button')];
    for (const button of buttons)
      button.addEventListener('click', () => {
        if ('made' in this.dataset) return;
        this.dataset.made = '';
        for (const each of buttons) {
          each.setAttribute('aria-pressed', String(each === button));
          each.setAttribute('aria-disabled', 'true');
        }
        const answer = this.dataset.right!;
        const isRight = button.textContent === answer;
        button.dataset.is = 'wrong';
        for (const each of buttons) if (each.textContent === answer) each.dataset.is = 'right';
        this.querySelector('[data-part=told]')!.textContent = words.bet.told(isRight, answer, this.dataset.because);
      });
  }
}

/** Makes every `<bet-first>` of the page live. */
export function defineBets(): void {
  if (!customElements.get('bet-first')) customElements.define('bet-first', BetFirst);
}
