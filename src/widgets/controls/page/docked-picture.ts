import './docked-picture.css';
import { element } from '../../ui/element.ts';

/**
 * Where a figure has no room beside its text, a copy of its picture is kept at the top of the window while that text is read. Calls `shown`
 * soon, and after every scroll, with whether the copy is there, and returns the height of the window that it covers.
 */
export function dockPicture(section: HTMLElement, figure: Element, shown: (isDocked: boolean) => void): () => number {
  const picture = figure.querySelector('[data-part=grid]')!;
  const box = element('div', 'docked-box');
  const dock = element('div', 'docked-picture');
  Object.assign(dock, { ariaHidden: 'true', inert: true });
  dock.append(box);
  figure.after(dock);
  const height = () => (dock.classList.contains('is-docked') ? box.offsetHeight : 0);
  const copy = () => {
    if (height() > 0) box.replaceChildren(...[...picture.children].map((child) => child.cloneNode(true)));
  };
  let isCopied = false;
  new MutationObserver(() => {
    if (isCopied) return;
    isCopied = true;
    requestAnimationFrame(() => {
      isCopied = false;
      copy();
    });
  }).observe(picture, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => {
    const text = section.getBoundingClientRect();
    const isAside = text.left < figure.getBoundingClientRect().left - 100;
    const isDocked = !isAside && picture.getBoundingClientRect().bottom < 0 && text.bottom > innerHeight / 2;
    if (dock.classList.toggle('is-docked', isDocked) && box.childElementCount === 0) copy();
    shown(isDocked);
  };
  const soon = () => requestAnimationFrame(look);
  addEventListener('scroll', soon, { passive: true });
  soon();
  return height;
}
