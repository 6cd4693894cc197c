import { enableTryLinks } from '../../widgets/controls/page/do-in-try.ts';
import { Breath } from '../../widgets/ui/breath.ts';
import { whenIdle } from '../../widgets/ui/browser.ts';
import { showFault } from '../../widgets/ui/notice.ts';
import { whenNear } from '../../widgets/ui/when-near.ts';
import type { TryFigure } from './try-figure.ts';

/** Loads the code of one of the page's tries, and starts it. */
async function load(figure: HTMLElement): Promise<void> {
  const name = figure.dataset.try;
  try {
    // The code of a try is in a folder of its own, by its name.
    const { element } = (await import(`../${name}/try.ts`)) as { element: CustomElementConstructor };
    // The code has just been evaluated, which takes a while on a phone: a reader who scrolls comes first.
    await new Promise<void>(whenIdle);
    if (!customElements.get(figure.localName)) customElements.define(figure.localName, element);
    await (figure as TryFigure).startWith(() => new Breath().taken({ now: true }));
  } catch (error) {
    showFault(figure, error);
  }
}

/**
 * A press on a figure whose code is still to come is made again when it has come, in the same place: what lies there may be new. Later ones
 * start the figure by themselves.
 */
async function keepEarlyPress({ target, clientX, clientY, detail }: MouseEvent): Promise<void> {
  const pressed = target as Element;
  const figure = pressed.closest<HTMLElement>('[data-try]:not(:defined)');
  if (!figure) return;
  const before = figure.getBoundingClientRect();
  await load(figure);
  const now = figure.getBoundingClientRect();
  // A key presses a button where no pointer is.
  const at = detail === 0 ? pressed : document.elementFromPoint(clientX + now.x - before.x, clientY + now.y - before.y);
  if (at && figure.contains(at)) at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

whenNear(document.querySelectorAll('[data-try]'), (figure) => load(figure as HTMLElement));
document.addEventListener('click', keepEarlyPress, { capture: true });
enableTryLinks();
