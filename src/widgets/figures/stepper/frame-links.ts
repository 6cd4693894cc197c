import { bringToTop, scrollToTopOf, shareInView, takeFocus } from '../../controls/reach.ts';
import { leaveStage } from '../../controls/standing-stage.ts';
import { readUrlState } from '../../runs/url-state.ts';
import type { SudoStepper } from './stepper.ts';

/** What leads from the text into a figure, in the order of the page. */
const ORIGINS = 'a.frame-link, button.figure-key';

/**
 * What the browser's history keeps of a walk from the text into a figure and back. `at` counts the places, so that Back can
 * be told from Forward; `from` is the origin that led here, `to` the one that was taken from here, as places among all origins.
 */
interface Visit {
  readonly at: number;
  readonly from?: number;
  readonly to?: number;
}

/** The figure with this name. */
const figureOf = (run: string | undefined) =>
  run === undefined ? null : document.querySelector<SudoStepper>(`#${CSS.escape(run)} sudo-stepper`);
const figureOfUrl = () => figureOf(readUrlState(location)?.run);

const visit = (): Visit => ({ at: 0, ...(history.state as Partial<Visit> | null) });
const origins = () => [...document.querySelectorAll<HTMLElement>(ORIGINS)];

let at = 0;
/** The origin that led to the figure that the reader is at. */
let origin: number | undefined;

/** Keeps the place in the text from which the reader goes into a figure; `address` is that of what is shown there. */
function leaveText(origin: HTMLElement, address: string): void {
  const place = origins().indexOf(origin);
  at = visit().at;
  history.replaceState({ ...visit(), to: place }, '');
  at++;
  history.pushState({ at, from: place } satisfies Visit, '', address);
}

/** The figure has a button that leads back to what led there; no other one has. */
function offerWayBack(stepper: Element | null | undefined): void {
  origin = stepper ? visit().from : undefined;
  for (const button of document.querySelectorAll<HTMLElement>('button[data-command=toText]'))
    button.hidden = origin === undefined || !stepper!.contains(button);
}

/** What stands above a figure may grow while it comes: this is called when it starts to come, and when it is there. */
const bringUp = (stepper: SudoStepper) => bringToTop(stepper.closest('figure') ?? stepper, { smooth: true });

/** Brings a figure before the reader and gives it the keys. */
function arriveAt(stepper: SudoStepper): void {
  offerWayBack(stepper);
  takeFocus(stepper);
  bringUp(stepper);
}

function returnTo(place: number): void {
  const link = origins()[place];
  if (!link) return;
  leaveStage();
  offerWayBack(undefined);
  takeFocus(link);
  if (shareInView(link) < 1) scrollToTopOf(link, { above: innerHeight / 3 });
}

/** Goes from the text into a figure, and leaves a way back; `address` is that of what is shown there. */
export async function enterFigure(origin: HTMLElement, stepper: SudoStepper, address: string): Promise<void> {
  leaveText(origin, address);
  arriveAt(stepper);
  (await import('./stepper.ts')).define();
}

/** Links in the text that point at frames move the figure instead of loading the page anew; the browser's Back leads to the link again. */
export function letLinksReachFrames(): void {
  at = visit().at;
  offerWayBack(figureOfUrl());
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.frame-link');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const stepper = figureOf(link.dataset.run);
    if (!stepper) return;
    event.preventDefault();
    // A mark of a chart can be a link, too; its `href` is no text.
    const address = new URL(link.getAttribute('href')!, location.href);
    await enterFigure(link, stepper, address.href);
    // Most links are about the run that the chapter is written about; one that is about another holds it.
    if (link.dataset.position) await stepper.show(Number(link.dataset.position), link.dataset);
    else await stepper.follow(readUrlState(address)!);
    bringUp(stepper);
  });
  document.addEventListener('to-text', (event) => {
    if (origin === undefined) return;
    event.preventDefault();
    // Where the reader has gone elsewhere since, the browser's Back would lead there.
    if (visit().from === origin) history.back();
    else returnTo(origin);
  });
  window.addEventListener('popstate', async ({ state }) => {
    if (state === null) return;
    const { at: now, from, to } = visit();
    const [back, forward] = [now < at, now > at];
    at = now;
    if (back && to !== undefined) returnTo(to);
    const link = readUrlState(location);
    const stepper = figureOfUrl();
    if (!forward || from === undefined || !stepper) return;
    leaveStage();
    arriveAt(stepper);
    (await import('./stepper.ts')).define();
    await stepper.follow(link!);
    bringUp(stepper);
  });
}
