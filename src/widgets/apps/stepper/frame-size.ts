import { hostPage } from '../../controls/page/host-page.ts';
import { hostShow } from '../../controls/page/host-show.ts';
import { bare, embedded } from '../../ui/in-view.ts';

/** Down to this height of its frame a figure fits into it, in CSS pixels. */
const MIN = 400;
/** A frame in which nothing has to be smaller than usual. */
const TALL = '3000px';
/** Above the figure and below it: see framed.css. */
const AROUND = 8;

/** The height that a figure has where its frame makes it neither smaller nor larger. */
function usualHeight(figure: HTMLElement): number {
  figure.style.setProperty('--frame', TALL);
  figure.style.setProperty('--most', 'initial');
  const height = figure.offsetHeight;
  figure.style.removeProperty('--frame');
  figure.style.removeProperty('--most');
  return height + AROUND;
}

/** The figure that the address names, or the only one. */
function figureOfAddress(): HTMLElement | null {
  if (bare()) return document.querySelector('figure.stepper');
  const run = new URLSearchParams(location.search).get('run');
  return run ? document.getElementById(run) : null;
}

/**
 * Tells the page around this one how high a frame should be for the figure that the address names, whenever that changes: in a chapter once
 * it has come to life, and alone as soon as it is laid out.
 */
export function tellSize(): void {
  const figure = embedded() ? figureOfAddress() : null;
  const stepper = figure?.querySelector<HTMLElement>('sudo-stepper');
  if (!figure || !stepper) return;
  const host = hostPage();
  hostShow(figure);
  let sent = '';
  const size = () => ({ width: figure.offsetWidth, height: usualHeight(figure), least: MIN });
  const step = () => Number(stepper.dataset.position ?? new URLSearchParams(location.search).get('step') ?? 0) || 0;
  const isLaidOut = () => figure.offsetWidth > 0 && (bare() || 'ready' in stepper.dataset);
  const send = () => {
    if (!isLaidOut() || (bare() && !host.greeted)) return;
    const now = size();
    const text = JSON.stringify(now);
    if (sent === '') host.tell({ event: 'ready', ...now, step: step() });
    else if (text !== sent) host.tell({ event: 'resized', ...now });
    sent = text;
  };
  // Whoever says hello hears the whole of it, also for the second time.
  host.onHello(() => {
    sent = '';
    send();
  });
  send();
  new ResizeObserver(send).observe(figure);
  new MutationObserver(send).observe(stepper, { attributeFilter: ['data-ready'] });
}
