import { keepMessages } from '../../controls/page/early-messages.ts';
import { lacksRun } from '../../runs/links/lacks-run.ts';
import { closeMenusOnChoice } from '../../ui/element.ts';
import { bare, embedded } from '../../ui/in-view.ts';
import { showFault } from '../../ui/notice.ts';
import { keepAllEarly } from './early-commands.ts';
import { routeKeysToFigures } from './figure-keys.ts';
import { enableFrameLinks } from './frame-links.ts';
import { printStoryboards } from './print-storyboard.ts';
import { Reading } from './reading/reading.ts';

/** Loads the stepper's code when a figure comes near the viewport, when somebody uses one, or at once when the URL names one. */
const figures = document.querySelectorAll<HTMLElement>('sudo-stepper');
/** Figures that the page makes when it has a run for them. */
const form = document.querySelector('template[data-part=figure-form]');

/** The figure of a page that has nothing else first becomes that of the run in the address. */
const chosen = bare() ? import('./embedded-figure.ts').then(({ chooseRun }) => chooseRun()) : undefined;

const load = async () => {
  try {
    await chosen;
    (await import('./stepper.ts')).define();
  } catch (error) {
    for (const figure of figures) showFault(figure, error);
  }
};

if (figures.length > 0 || form) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '300px' },
  );
  for (const figure of figures) observer.observe(figure);
  if (embedded()) {
    keepMessages();
    import('../../controls/page/host-keys.ts').then(({ forwardKeysToHost }) => forwardKeysToHost());
    import('./frame-size.ts').then(async ({ tellSize }) => {
      await chosen;
      tellSize();
    });
  }
  keepAllEarly(load);
  closeMenusOnChoice(document);
  routeKeysToFigures();
  const scenes = embedded() ? [] : [...document.querySelectorAll<HTMLElement>('.pair')];
  enableFrameLinks(scenes.length > 0 ? new Reading(scenes) : undefined);
  printStoryboards();
  if (form || (!bare() && (location.search.includes('run=') || lacksRun(location)))) load();
}
