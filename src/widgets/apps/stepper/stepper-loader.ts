import { keepMessages } from '../../controls/page/early-messages.ts';
import { lacksRun } from '../../runs/links/lacks-run.ts';
import { closeMenusOnChoice } from '../../ui/element.ts';
import { bare, embedded } from '../../ui/in-view.ts';
import { showFault } from '../../ui/notice.ts';
import { whenNear } from '../../ui/when-near.ts';
import { keepAllEarly } from './early-commands.ts';
import { routeKeysToFigures } from './figure-keys.ts';
import { enableFrameLinks } from './frame-links.ts';
import { printStoryboards } from './print-storyboard.ts';
import { Reading } from './reading/reading.ts';

/** Loads the stepper's code when a figure comes near the viewport, when somebody uses one, or at once when the URL names one. */
const figures = document.querySelectorAll<HTMLElement>('sudo-stepper');
/** Figures that the page makes when it has a run for them. */
const form = document.querySelector('template[data-part=figure-form]');

/** Most readers need none of this, so it comes by itself. */
const framed = bare() || embedded() ? import('./framed-start.ts') : undefined;

const load = async (first?: Element) => {
  try {
    await framed;
    // What the first figure runs and draws comes with what runs and draws it.
    if (first) import('./asked-ahead.ts').then(({ askAhead }) => askAhead(first)).catch(() => {});
    (await import('./stepper.ts')).define();
  } catch (error) {
    for (const figure of figures) showFault(figure, error);
  }
};

if (figures.length > 0 || form) {
  const stop = whenNear(figures, (first) => {
    stop();
    load(first);
  });
  if (embedded()) keepMessages();
  keepAllEarly(load);
  closeMenusOnChoice(document);
  routeKeysToFigures();
  const scenes = embedded() ? [] : [...document.querySelectorAll<HTMLElement>('.pair')];
  enableFrameLinks(scenes.length > 0 ? new Reading(scenes) : undefined);
  printStoryboards();
  if (form || (!bare() && (location.search.includes('run=') || lacksRun(location)))) load();
}
