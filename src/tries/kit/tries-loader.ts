import { enableTryLinks } from '../../widgets/controls/page/do-in-try.ts';
import { whenIdle } from '../../widgets/ui/browser.ts';
import { showFault } from '../../widgets/ui/notice.ts';
import type { TryFigure } from './try-figure.ts';

/** Loads the code of each of the page's tries when it comes near, and starts it. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      load(target as HTMLElement);
    }
  },
  { rootMargin: '300px' },
);

async function load(figure: HTMLElement): Promise<void> {
  const name = figure.dataset.try;
  try {
    // The code of a try is in a folder of its own, by its name.
    const { element } = (await import(`../${name}/try.ts`)) as { element: CustomElementConstructor };
    // The code has just been evaluated, which takes a while on a phone: a reader who scrolls comes first.
    await new Promise<void>(whenIdle);
    if (!customElements.get(figure.localName)) customElements.define(figure.localName, element);
    (figure as TryFigure).start();
  } catch (error) {
    showFault(figure, error);
  }
}

for (const figure of document.querySelectorAll<HTMLElement>('[data-try]')) observer.observe(figure);
enableTryLinks();
