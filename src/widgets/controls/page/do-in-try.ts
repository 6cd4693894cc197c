import { bringToTop } from '../../ui/in-view.ts';
import { enableReturnToText, leaveText, offerReturnToText } from './return-to-text.ts';

/** Scrolls to a try and carries out actions in it, given as texts; `anew`: from its start, action by action. */
export async function doInTry(figure: Element, actions: readonly string[], { anew = false } = {}): Promise<void> {
  const element = figure.querySelector('[data-try]')!;
  bringToTop(figure);
  // A distant figure loads its code when it comes into sight.
  await customElements.whenDefined(element.localName);
  if (anew) element.dispatchEvent(new CustomEvent('show-way', { detail: actions }));
  else
    for (const [index, detail] of actions.entries()) {
      // Messages from before and from the steps in between don't concern the link's target.
      if (index === actions.length - 1) element.dispatchEvent(new Event('forget'));
      element.dispatchEvent(new CustomEvent('act', { detail }));
    }
}

/** Carries out a link's actions in its figure, which gets a button back to the link. */
function followInTry({ hash, dataset: { act } }: HTMLAnchorElement): void {
  const figure = document.querySelector(hash)!;
  offerReturnToText(figure);
  doInTry(figure, act!.split('; '));
}

/** Links in the text that name actions, with semicolons between them, do them in their figure; the browser's Back leads to the link again. */
export function enableTryLinks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    target.closest('.try button[data-command=toText]')?.dispatchEvent(new Event('to-text', { bubbles: true, cancelable: true }));
    const link = target.closest<HTMLAnchorElement>('a[data-act]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    leaveText(link, `${location.pathname}${link.hash}`);
    followInTry(link);
  });
  enableReturnToText((origin) => {
    if (origin.matches('a[data-act]')) followInTry(origin as HTMLAnchorElement);
  });
}
