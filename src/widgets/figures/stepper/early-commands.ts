import { type StepperCommand, takeKey } from '../../controls/keys.ts';

/** What a reader did with a figure that was not ready: what a key asked for, or a button that was pressed. */
type Early = StepperCommand | HTMLButtonElement;

/** Buttons that do nothing before their figure is ready; that of a fault, which offers to load the page anew, needs no figure. */
const NEED_FIGURE = 'button:is([data-command], [data-menu], [role=tab])';

const kept = new WeakMap<Element, Early[]>();

/** Keeps what a reader asks of a figure that is not ready yet. */
export function keepEarly(stepper: Element, early: Early): void {
  kept.set(stepper, [...(kept.get(stepper) ?? []), early]);
}

/** Whether a reader has asked something of a figure that is not ready. */
export const wasAskedEarly = (stepper: Element): boolean => kept.has(stepper);

/** Does what was asked of a figure before it was ready, in order, and keeps it no longer. */
export function doEarly(stepper: Element, obey: (command: StepperCommand) => void): void {
  const all = kept.get(stepper) ?? [];
  kept.delete(stepper);
  for (const early of all) {
    if (typeof early === 'string') obey(early);
    else early.click();
  }
}

/** Keys and buttons of figures that are not ready are kept; `wanted` is told that somebody uses one. */
export function keepAllEarly(wanted: () => void): void {
  const keep = (event: Event, read: (target: Element) => Early | null | undefined) => {
    const target = event.target as Element;
    const stepper = target.closest('sudo-stepper:not([data-ready])');
    const early = stepper ? read(target) : undefined;
    if (!early) return;
    // A figure that is half ready would obey at once, and then again.
    event.stopPropagation();
    keepEarly(stepper!, early);
    wanted();
  };
  document.addEventListener('keydown', (event) => keep(event, () => takeKey(event)));
  document.addEventListener('click', (event) => keep(event, (target) => target.closest<HTMLButtonElement>(NEED_FIGURE)), { capture: true });
}
