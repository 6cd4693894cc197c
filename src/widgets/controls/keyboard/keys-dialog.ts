/** Shows the list of keys in a figure: the page has it once, and figures take a copy of it. */
export function showKeys(figure: HTMLElement): void {
  let dialog = figure.querySelector<HTMLDialogElement>('dialog[data-part=help]');
  if (!dialog) {
    const list = document.querySelector<HTMLTemplateElement>('template#figure-keys')!;
    figure.append(list.content.cloneNode(true));
    dialog = figure.querySelector<HTMLDialogElement>('dialog[data-part=help]')!;
  }
  dialog.showModal();
}
