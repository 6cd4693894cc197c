import { letMenusClose } from '../../controls/close-menus.ts';
import { showFault } from '../../controls/notice.ts';
import { keepAllEarly } from './early-commands.ts';
import { letKeysReachFigures } from './figure-keys.ts';
import { letLinksReachFrames } from './frame-links.ts';
import { letStoryboardsPrint } from './print-storyboard.ts';

/** Loads the stepper's code when a figure comes near the viewport, when somebody uses one, or at once when the URL names one. */
const figures = document.querySelectorAll<HTMLElement>('sudo-stepper');

const load = async () => {
  try {
    (await import('./stepper.ts')).define();
  } catch (error) {
    for (const figure of figures) showFault(figure, error);
  }
};

if (figures.length > 0) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '300px' },
  );
  for (const figure of figures) observer.observe(figure);
  keepAllEarly(load);
  letMenusClose(document);
  letKeysReachFigures();
  letLinksReachFrames();
  letStoryboardsPrint();
  if (location.search.includes('run=')) load();
}
