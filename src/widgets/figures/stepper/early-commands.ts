import { type StepperCommand, takeKey } from '../../controls/keys.ts';

const kept = new WeakMap<Element, StepperCommand[]>();

/** Keeps what a reader asks of a figure that is not ready yet. */
export function keepCommand(stepper: Element, command: StepperCommand): void {
  kept.set(stepper, [...(kept.get(stepper) ?? []), command]);
}

/** What was asked of a figure before it was ready, in order; it is kept no longer. */
export function keptCommands(stepper: Element): readonly StepperCommand[] {
  const commands = kept.get(stepper) ?? [];
  kept.delete(stepper);
  return commands;
}

/** Keys and buttons of figures that are not ready are kept; `wanted` is told that somebody uses one. */
export function keepEarlyCommands(wanted: () => void): void {
  const keep = (event: Event, read: (target: Element) => StepperCommand | undefined) => {
    const target = event.target as Element;
    const stepper = target.closest('sudo-stepper:not([data-ready])');
    const command = stepper ? read(target) : undefined;
    if (!command) return;
    keepCommand(stepper!, command);
    wanted();
  };
  document.addEventListener('keydown', (event) => keep(event, () => takeKey(event)));
  document.addEventListener('click', (event) =>
    keep(event, (target) => target.closest<HTMLElement>('button[data-command]')?.dataset.command as StepperCommand | undefined),
  );
}
