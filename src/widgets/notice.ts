/** Says something to the reader in the notice of a figure; an empty text takes it back. */
export function showNotice(root: HTMLElement, text: string, tone: 'plain' | 'error' = 'plain'): void {
  const notice = root.querySelector<HTMLElement>('[data-part=notice]')!;
  notice.textContent = text;
  notice.hidden = text === '';
  notice.classList.toggle('error', tone === 'error');
}
