import { reload as reloadPage } from '#words/controls.ts';
import { faultSentence, isNotLoaded } from './fault-sentence.ts';

/** Says something to the reader in the notice of a figure; an empty text takes it back. */
export function showNotice(root: HTMLElement, text: string, tone: 'plain' | 'error' = 'plain'): void {
  const notice = root.querySelector<HTMLElement>('[data-part=notice]')!;
  notice.textContent = text;
  notice.hidden = text === '';
  notice.classList.toggle('error', tone === 'error');
}

/** Shows what went wrong in the notice of a figure, with a button to go on where there is one. */
export function showFault(root: HTMLElement, error: unknown): void {
  showNotice(root, '', 'error');
  const notice = root.querySelector<HTMLElement>('[data-part=notice]')!;
  notice.hidden = false;
  writeFault(notice, error);
}

/** Writes what went wrong into an element. When a part of the site could not be loaded, a button next to it reloads the page. */
export function writeFault(element: HTMLElement, error: unknown): void {
  element.textContent = faultSentence(error);
  if (!isNotLoaded(error)) return;
  const reload = element.ownerDocument.createElement('button');
  reload.type = 'button';
  reload.className = 'reload';
  reload.textContent = reloadPage;
  reload.addEventListener('click', () => location.reload());
  element.append(' ', reload);
}
