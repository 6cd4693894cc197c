import { scrollToTopOf, shareInView, takeFocus } from '../../ui/in-view.ts';
import { leavePresentation } from '../presentation/full-screen-owner.ts';

/** The links and buttons that lead from the text into a figure, in the order of the page. */
const ORIGINS = 'a.frame-link, button.figure-key';

/**
 * The browser's history entry of a visit to a figure from the text. `at` counts the entries, which distinguishes Back from Forward;
 * `from` is the origin that led here, `to` the one that was followed from here, as indices among all origins.
 */
interface Visit {
  readonly at: number;
  readonly from?: number;
  readonly to?: number;
}

const visit = (): Visit => ({ at: 0, ...(history.state as Partial<Visit> | null) });
const origins = () => [...document.querySelectorAll<HTMLElement>(ORIGINS)];

let at = 0;
/** The origin that led to the present figure. */
let origin: number | undefined;
/** The origin to which the last step through the browser's history has led back. */
let backAt: number | undefined;
const forwards: ((origin: HTMLElement) => void)[] = [];

/** Keeps the place in the text from which the reader goes into a figure; `address` is that of what is shown there. */
export function leaveText(origin: HTMLElement, address: string): void {
  const place = origins().indexOf(origin);
  at = visit().at;
  history.replaceState({ ...visit(), to: place }, '');
  at++;
  history.pushState({ at, from: place } satisfies Visit, '', address);
}

/** Gives the figure the button back to its origin, and removes it from others. */
export function offerReturnToText(figure: Element | null | undefined): void {
  origin = figure ? visit().from : undefined;
  const isExercise = origin !== undefined && origins()[origin]?.closest('exercise-check') != null;
  for (const button of document.querySelectorAll<HTMLElement>('button[data-command=toText]')) {
    button.hidden = origin === undefined || !figure!.contains(button);
    button.querySelector<HTMLElement>('[data-part=to-text]')!.hidden = isExercise;
    button.querySelector<HTMLElement>('[data-part=to-exercise]')!.hidden = !isExercise;
  }
}

/** Whether the reader has just come back to the link they had followed: what the address names is then not what they want to see. */
export const isReturned = (): boolean => backAt !== undefined;

function returnTo(place: number): void {
  const link = origins()[place];
  if (!link) return;
  leavePresentation();
  offerReturnToText(undefined);
  takeFocus(link);
  if (shareInView(link) < 1) scrollToTopOf(link, { above: innerHeight / 3 });
}

/** The browser's Back, and the button and the key of a figure, lead to the link again; `forward` does what an origin asks for once more. */
export function enableReturnToText(forward: (origin: HTMLElement) => void): void {
  forwards.push(forward);
  // The links into runs and those into tries have loaders of their own.
  if (forwards.length > 1) return;
  at = visit().at;
  document.addEventListener('to-text', (event) => {
    if (origin === undefined) return;
    event.preventDefault();
    // Where the reader has gone elsewhere since, the browser's Back would lead there.
    if (visit().from === origin) history.back();
    else returnTo(origin);
  });
  window.addEventListener('popstate', ({ state }) => {
    backAt = undefined;
    if (state === null) return;
    const { at: now, from, to } = visit();
    const [back, isForward] = [now < at, now > at];
    at = now;
    backAt = back ? to : undefined;
    if (backAt !== undefined) {
      returnTo(backAt);
      // After this event an address with a fragment takes the focus, and the page, to its element, even if the fragment stays the same.
      setTimeout(returnTo, 0, backAt);
    }
    const link = from === undefined ? undefined : origins()[from];
    if (!isForward || !link) return;
    leavePresentation();
    for (const each of forwards) each(link);
  });
}
