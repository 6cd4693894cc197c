import { bringToTop } from './reach.ts';

/** Brings a try before the reader and does something in it, by the text of its actions; `anew`: from its start, action by action. */
export async function doInTry(figure: Element, actions: readonly string[], { anew = false } = {}): Promise<void> {
  const element = figure.querySelector('[data-try]')!;
  bringToTop(figure);
  // A figure far from here gets its code when it comes into sight.
  await customElements.whenDefined(element.localName);
  if (anew) element.dispatchEvent(new CustomEvent('show-way', { detail: actions }));
  else
    for (const [index, detail] of actions.entries()) {
      // What was said before, and on the way, is about something else than where the link leads.
      if (index === actions.length - 1) element.dispatchEvent(new Event('forget'));
      element.dispatchEvent(new CustomEvent('act', { detail }));
    }
}

/** Links in the text that name actions, with semicolons between them, do them in their figure. */
export function letLinksAct(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-act]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    doInTry(document.querySelector(link.hash)!, link.dataset.act!.split('; '));
  });
}
