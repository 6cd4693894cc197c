import { bringToTop, takeFocus } from '../../ui/in-view.ts';
import { enableReturnToText, leaveText, offerReturnToText } from './return-to-text.ts';

/** Scrolls to a try, gives it the focus, and returns it as soon as it is alive. */
async function goToTry(figure: Element): Promise<HTMLElement> {
  const element = figure.querySelector<HTMLElement>('[data-try]')!;
  bringToTop(figure);
  takeFocus(element);
  // A distant figure loads its code when it comes into sight.
  await customElements.whenDefined(element.localName);
  return element;
}

/** Shows actions in a try from its start, one by one. */
export async function showInTry(figure: Element, actions: readonly string[]): Promise<void> {
  (await goToTry(figure)).dispatchEvent(new CustomEvent('show-way', { detail: actions }));
}

const actionsIn = (text: string) => text.split('; ').filter((action) => action !== '');

/** Carries out a link's actions in its figure, at once, and gives it a button back to the link. */
async function followInTry({ hash, dataset: { act, start } }: HTMLAnchorElement): Promise<void> {
  const figure = document.querySelector(hash)!;
  offerReturnToText(figure);
  const element = await goToTry(figure);
  if (start) element.dispatchEvent(new Event('begin'));
  const actions = actionsIn(start ?? act!);
  for (const [index, detail] of actions.entries()) {
    // What was said before, and of the steps in between, is not about what the link is for.
    if (!start && index === actions.length - 1) element.dispatchEvent(new Event('forget'));
    element.dispatchEvent(new CustomEvent('act', { detail }));
  }
  if (start) element.dispatchEvent(new Event('forget'));
}

/** A link that leads into a try: with actions, or with those that the task of an exercise begins with. */
const TO_TRY = 'a:is([data-act], [data-start])';

/** Links in the text that name actions, with semicolons between them, do them in their figure; the browser's Back leads to the link again. */
export function enableTryLinks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    target.closest('.try button[data-command=toText]')?.dispatchEvent(new Event('to-text', { bubbles: true, cancelable: true }));
    const link = target.closest<HTMLAnchorElement>(TO_TRY);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    leaveText(link, `${location.pathname}${link.hash}`);
    followInTry(link);
  });
  enableReturnToText((origin) => {
    if (origin.matches(TO_TRY)) followInTry(origin as HTMLAnchorElement);
  });
}
