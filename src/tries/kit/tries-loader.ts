import { enableTryLinks } from '../../widgets/controls/page/do-in-try.ts';
import { showFault } from '../../widgets/ui/notice.ts';

/** Loads the code of the page's tries when they come near. */
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
    if (!customElements.get(figure.localName)) customElements.define(figure.localName, element);
  } catch (error) {
    showFault(figure, error);
  }
}

for (const figure of document.querySelectorAll<HTMLElement>('[data-try]')) observer.observe(figure);
enableTryLinks();
