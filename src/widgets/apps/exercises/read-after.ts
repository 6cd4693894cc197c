import { FACTS } from '../../runs/goal.ts';

/** Text beside a try, which is shown when the try is done, or when its reader asks for it. It stays when the try is begun again. */
class ReadAfter extends HTMLElement {
  connectedCallback(): void {
    const section = this.parentElement!;
    const show = () => {
      this.dataset.isRead = '';
      section.removeEventListener(FACTS, whenDone);
    };
    const whenDone = ({ target }: Event) => {
      if ((target as HTMLElement).hasAttribute('data-done')) show();
    };
    section.addEventListener(FACTS, whenDone);
    this.querySelector('button')!.addEventListener('click', show);
  }
}

/** Makes every `<read-after>` of the page live. */
export function defineReadAfter(): void {
  if (!customElements.get('read-after')) customElements.define('read-after', ReadAfter);
}
