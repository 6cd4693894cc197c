/** Buttons of `root` that are pressed before it has `started` are pressed again then: nothing is lost, and nothing sees what isn't there yet. */
export function keepEarlyPresses(root: HTMLElement, started: Promise<void>): void {
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    started.then(() => button.click());
  };
  root.addEventListener('click', keep, { capture: true });
  started.then(() => root.removeEventListener('click', keep, { capture: true }));
}
