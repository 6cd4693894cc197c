import { tellFigureHost } from '../../controls/page/host-page.ts';
import { embedded } from '../../ui/in-view.ts';

/** Down to this height of its frame a figure fits into it, in CSS pixels. */
const MIN = 400;
/** A frame in which nothing has to be smaller than usual. */
const TALL = '3000px';
/** Above the figure and below it: see framed.css. */
const AROUND = 8;

/** The height that a figure has where its frame does not make it smaller. */
function usualHeight(figure: HTMLElement): number {
  figure.style.setProperty('--frame', TALL);
  const height = figure.offsetHeight;
  figure.style.removeProperty('--frame');
  return height + AROUND;
}

/** Tells the page around this one how high a frame should be for the figure that the address names, once it is there and whenever that changes. */
export function tellSize(): void {
  const run = new URLSearchParams(location.search).get('run');
  const figure = embedded() && run ? document.getElementById(run) : null;
  const stepper = figure?.querySelector<HTMLElement>('sudo-stepper');
  if (!figure || !stepper) return;
  let sent = '';
  const send = () => {
    if (!('ready' in stepper.dataset)) return;
    const size = { width: figure.offsetWidth, height: usualHeight(figure), least: MIN };
    const text = JSON.stringify(size);
    if (text !== sent) tellFigureHost({ event: sent === '' ? 'ready' : 'resized', ...size });
    sent = text;
  };
  new ResizeObserver(send).observe(figure);
  new MutationObserver(send).observe(stepper, { attributeFilter: ['data-ready'] });
}
