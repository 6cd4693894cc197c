import { enableTryLinks } from '../../widgets/controls/page/do-in-try.ts';
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
    const rest = () => new Promise<void>(whenIdle);
    await rest();
    if (!customElements.get(figure.localName)) customElements.define(figure.localName, element);
    await (figure as TryFigure).startWith(rest);
  } catch (error) {
    showFault(figure, error);
  }
}

whenNear(document.querySelectorAll('[data-try]'), (figure) => load(figure as HTMLElement));
enableTryLinks();
