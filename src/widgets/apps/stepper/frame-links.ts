import { enableReturnToText, leaveText, offerReturnToText } from '../../controls/page/return-to-text.ts';
import { bringToTop, embedded, takeFocus } from '../../ui/in-view.ts';
import type { Reading } from './reading/reading.ts';
import type { SudoStepper } from './stepper.ts';

/** The figure with this name. */
const figureOf = (run: string | undefined) =>
  run === undefined ? null : document.querySelector<SudoStepper>(`#${CSS.escape(run)} sudo-stepper`);
const figureOfUrl = () => figureOf(new URLSearchParams(location.search).get('run') || undefined);
/** What an address says of a figure: its reader is loaded when a link is followed. */
const readLink = async (address: string) => (await import('../../runs/links/url-state.ts')).readUrlState(new URL(address))!;

/** What is above a figure may grow while it loads: this is called when it starts to come, and when it is there. */
const bringUp = (stepper: SudoStepper) => bringToTop(stepper.closest('figure') ?? stepper, { smooth: true });

/** Brings a figure before the reader and gives it the keys. */
function arriveAt(stepper: SudoStepper): void {
  offerReturnToText(stepper);
  takeFocus(stepper);
  bringUp(stepper);
}

/** A figure beside its text comes over the page: the reader is where they were when they close it. */
const isLean = (stepper: SudoStepper) => !embedded() && stepper.closest('.lean') !== null;

/** One that runs already opens at once: whoever closes it in the same moment finds it open. */
async function openFull(stepper: SudoStepper): Promise<void> {
  if (!('enlarge' in stepper)) (await import('./stepper.ts')).define();
  await stepper.enlarge();
}

/** Goes from the text into a figure, and leaves a way back; `address` is that of what is shown there. */
export async function enterFigure(origin: HTMLElement, stepper: SudoStepper, address: string): Promise<void> {
  leaveText(origin, address);
  arriveAt(stepper);
  (await import('./stepper.ts')).define();
}

/** The links of exercises that the reader has followed. */
const begun = new WeakSet<Element>();

/** Opens the figure of an exercise ready for its task: over the page where it is beside another text, and with what the reader will need first. */
async function openForTask(link: HTMLAnchorElement, stepper: SudoStepper): Promise<void> {
  if (isLean(stepper)) await openFull(stepper);
  else await enterFigure(link, stepper, `${location.pathname}${link.hash}`);
  await stepper.takeUp(taskOf(link), !begun.has(link));
  begun.add(link);
}

/** What a figure has to know of the exercise that a link belongs to. */
const taskOf = (link: HTMLElement) => ({
  offers: link.dataset.offers,
  text: link.closest('exercise-check')!.querySelector('.exercise-task')!.textContent,
});

/** The link of an exercise to its figure. */
const isOfTask = (link: Element) => link.matches('[data-part=open]');

/** Links in the text that point at frames move the figure instead of loading the page anew; the browser's Back leads to the link again. */
export function enableFrameLinks(reading?: Reading): void {
  offerReturnToText(figureOfUrl());
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.frame-link');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const stepper = figureOf(link.dataset.run);
    if (!stepper) return;
    event.preventDefault();
    if (isOfTask(link)) return openForTask(link, stepper);
    if (reading?.follow(link)) return;
    // A mark of a chart can be a link, too; its `href` is no text.
    const address = new URL(link.getAttribute('href')!, location.href);
    if (isLean(stepper)) await openFull(stepper);
    else await enterFigure(link, stepper, address.href);
    // Most links are about the run that the chapter is written about; one that is about another holds it.
    if (link.dataset.position) await stepper.show(Number(link.dataset.position), link.dataset);
    else await stepper.follow(await readLink(address.href));
    if (!isLean(stepper)) bringUp(stepper);
  });
  enableReturnToText(async (origin) => {
    const { href } = location;
    const ofTask = isOfTask(origin) ? figureOf(origin.dataset.run) : undefined;
    if (ofTask) {
      arriveAt(ofTask);
      return ofTask.takeUp(taskOf(origin), false);
    }
    const stepper = figureOfUrl();
    if (!stepper) return;
    if (isLean(stepper)) await openFull(stepper);
    else {
      arriveAt(stepper);
      (await import('./stepper.ts')).define();
    }
    await stepper.follow(await readLink(href));
    if (!isLean(stepper)) bringUp(stepper);
  });
}
