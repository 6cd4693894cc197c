/** An element with classes, joined by dots as in a selector, and a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, classes = '', text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (classes) made.className = classes.replaceAll('.', ' ');
  made.textContent = text;
  return made;
}

export function actionButton(classes: string, text: string, act: () => void): HTMLButtonElement {
  const button = element('button', classes, text);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

/** Adds a switch to the options of a figure, below those of its run: it changes how the run is shown, and starts no new one. */
export function addSwitch(root: HTMLElement, label: string, on: boolean, onChange: (on: boolean) => void): void {
  const document = root.ownerDocument;
  const row = document.createElement('label');
  row.className = 'option';
  const name = document.createElement('span');
  name.className = 'option-label';
  name.textContent = label;
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = on;
  box.addEventListener('change', () => onChange(box.checked));
  row.append(name, ' ', box);
  root.querySelector('dialog.options')?.append(row);
}

/** A dialog of a figure by its `data-part`: a copy of the page's template, which its figures share, made when a figure first asks for it. */
export function sharedDialog(figure: HTMLElement, part: string, template: string): HTMLDialogElement {
  const found = () => figure.querySelector<HTMLDialogElement>(`dialog[data-part=${part}]`);
  if (!found()) figure.append(document.querySelector<HTMLTemplateElement>(`template#${template}`)!.content.cloneNode(true));
  return found()!;
}

/** Closes a menu when something is chosen from it, before the choice is carried out. */
export function closeMenusOnChoice(root: HTMLElement | Document): void {
  const close = ({ target }: Event) => {
    const button = (target as Element).closest('.menu button');
    button?.closest<HTMLElement>('.menu:popover-open')?.hidePopover();
  };
  root.addEventListener('click', close, { capture: true });
}

/** Hidden content below that does not count as overflow, in pixels. */
const LITTLE = 4;

/** Marks a part that can be scrolled with the class `goes-on`, for as long as there is more of it below. */
export function markOverflow(part: HTMLElement): void {
  const mark = () => part.classList.toggle('goes-on', part.scrollHeight - part.clientHeight - part.scrollTop > LITTLE);
  part.addEventListener('scroll', mark, { passive: true });
  const sizes = new ResizeObserver(mark);
  sizes.observe(part);
  new MutationObserver(mark).observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'open'] });
}

/** An SVG element with these attributes. */
export function svgElement(tag: string, attributes: Readonly<Record<string, string | number>> = {}, text = ''): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text) made.textContent = text;
  return made;
}
