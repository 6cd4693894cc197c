import { pressInFigure } from '#words/controls.ts';
import { shareInView, takeFocus } from '../../ui/in-view.ts';
import { commandNamed, type StepperCommand } from '../../ui/keys.ts';
import { keepEarly } from './early-commands.ts';
import { enterFigure } from './frame-links.ts';
import type { SudoStepper } from './stepper.ts';

/** From this share of its drawing on a figure is what the reader looks at. */
const LOOKED_AT = 0.5;

function give(stepper: SudoStepper, command: StepperCommand): void {
  takeFocus(stepper);
  if ('ready' in stepper.dataset) stepper.command(command);
  else keepEarly(stepper, command);
}

/** The figure that the reader looks at: the one whose drawing is in view, or most of it. */
function figureInView(): SudoStepper | undefined {
  const seen = [...document.querySelectorAll<SudoStepper>('sudo-stepper')]
    .map((stepper) => ({ stepper, share: shareInView(stepper.querySelector('.pane-main')!) }))
    .filter(({ share }) => share >= LOOKED_AT);
  return seen.sort((a, b) => b.share - a.share)[0]?.stepper;
}

/** Nothing has the focus: it is where the browser puts it when the text is clicked. */
const nothingFocused = () => document.activeElement === null || document.activeElement.matches('body, main');

/**
 * The arrow keys, which do nothing to a page, reach the figure in view while nothing has the focus; it takes the focus, and so
 * all its keys. Those that scroll, and letters, never leave the page by themselves.
 */
function connectArrows(): void {
  document.addEventListener('keydown', (event) => {
    const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || !['ArrowLeft', 'ArrowRight'].includes(key)) return;
    const stepper = nothingFocused() ? figureInView() : undefined;
    if (!stepper) return;
    event.preventDefault();
    give(stepper, commandNamed(key)!);
  });
}

/** The figure that a place in the text speaks of: of its own section if that has one, and rather above it than below. */
function figureNear(place: Element): SudoStepper | undefined {
  const beside = place.closest('.pair')?.querySelector<SudoStepper>('sudo-stepper');
  if (beside) return beside;
  const before = (a: Element, b: Element) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  const headings = [...document.querySelectorAll('.prose h2')];
  const sectionOf = (element: Element) => headings.findLast((each) => before(each, element));
  const all = [...document.querySelectorAll<SudoStepper>('.prose sudo-stepper')];
  const near = (figures: SudoStepper[]) => figures.findLast((each) => before(each, place)) ?? figures[0];
  return near(all.filter((each) => sectionOf(each) === sectionOf(place))) ?? near(all);
}

/** A key that the text names is a button, too: it does what the key does, in the figure that the text speaks of. */
function makeKeysButtons(): void {
  for (const key of document.querySelectorAll<HTMLElement>(':is(.prose, .beat) > :is(p, ul, ol) kbd')) {
    const command = commandNamed(key.textContent);
    const stepper = command && figureNear(key);
    if (!stepper) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'figure-key';
    button.title = pressInFigure;
    key.replaceWith(button);
    button.append(key);
    button.addEventListener('click', async () => {
      if (shareInView(stepper.querySelector('.pane-main')!) < LOOKED_AT) await enterFigure(button, stepper, location.href);
      give(stepper, command);
    });
  }
}

export function routeKeysToFigures(): void {
  connectArrows();
  makeKeysButtons();
}
