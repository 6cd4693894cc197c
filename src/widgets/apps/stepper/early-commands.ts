import { type StepperCommand, takeKey } from '../../ui/keys.ts';

/** What a reader did with a figure that was not ready: a command of a key, or something to be done again. */
type Early = StepperCommand | (() => void);

/** Set on a figure that is ready while a mode of it is being loaded. */
export const MODE_COMES = 'data-mode-comes';

/** Buttons that do nothing before their figure is ready; that of a fault, which offers to load the page anew, needs no figure. */
const NEED_FIGURE = 'button:is([data-command], [data-menu], [role=tab])';
const CELL = '[data-view=grid] [data-cell]';

const kept = new WeakMap<Element, Early[]>();

/** Keeps what a reader asks of a figure that is not ready yet. */
export function keepEarly(stepper: Element, early: Early): void {
  kept.set(stepper, [...(kept.get(stepper) ?? []), early]);
}

/** Whether a reader has used a figure that is not ready. */
export const wasUsedEarly = (stepper: Element): boolean => kept.has(stepper);

/** Does what a reader did with a figure before it was ready, in order, and keeps it no longer. */
export function doEarly(stepper: Element, obey: (command: StepperCommand) => void): void {
  const all = kept.get(stepper) ?? [];
  kept.delete(stepper);
  for (const early of all) {
    if (typeof early === 'string') obey(early);
    else early();
  }
}

/** A press on a cell, which may be drawn anew until the figure is ready. */
function pressedCell(stepper: Element, target: Element): (() => void) | undefined {
  const cell = target.closest<SVGElement>(CELL)?.dataset.cell;
  const press = () => new MouseEvent('click', { bubbles: true });
  return cell === undefined ? undefined : () => stepper.querySelector(`[data-view=grid] .hit[data-cell="${cell}"]`)?.dispatchEvent(press());
}

function pressed(stepper: Element, target: Element): (() => void) | undefined {
  const button = target.closest<HTMLButtonElement>(NEED_FIGURE);
  return button ? () => button.click() : pressedCell(stepper, target);
}

/** A control of a form that was changed: a figure that becomes ready shows what runs, and would set it back. */
function changed(control: Element): (() => void) | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined;
  const { value } = control;
  const checked = control instanceof HTMLInputElement && control.checked;
  return () => {
    control.value = value;
    if (control instanceof HTMLInputElement) control.checked = checked;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** Keeps keys, presses and changed controls of figures that are not ready; `used` is called when there is one. */
export function keepAllEarly(used: () => void): void {
  const keep = (event: Event, read: (stepper: Element, target: Element) => Early | null | undefined) => {
    const target = event.target as Element;
    const stepper = target.closest(`sudo-stepper:is(:not([data-ready]), [${MODE_COMES}])`);
    const early = stepper ? read(stepper, target) : undefined;
    if (!early) return;
    // A figure that is half ready would obey at once, and then again.
    event.stopPropagation();
    keepEarly(stepper!, early);
    used();
  };
  document.addEventListener('keydown', (event) => keep(event, (stepper) => (stepper.hasAttribute(MODE_COMES) ? null : takeKey(event))));
  document.addEventListener('click', (event) => keep(event, pressed), { capture: true });
  document.addEventListener('change', (event) => keep(event, (_, target) => changed(target)), { capture: true });
}
