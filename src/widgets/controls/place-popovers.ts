const MARGIN = 8;

/** Puts what a button opens at the button, where the browser has no anchors in CSS; the sheet says by --popover-top and --popover-left that it wants it. */
export function placePopovers(): void {
  if (CSS.supports('top', 'anchor(bottom)')) return;
  const place = (target: HTMLElement) => {
    const button = document.querySelector(`[popovertarget="${CSS.escape(target.id)}"]`)?.getBoundingClientRect();
    if (!button) return;
    const { width, height } = target.getBoundingClientRect();
    const above = button.bottom + height > innerHeight && height <= button.top;
    const left = Math.max(MARGIN, Math.min(button.left, innerWidth - width - MARGIN));
    target.style.setProperty('--popover-top', `${above ? button.top - height : button.bottom}px`);
    target.style.setProperty('--popover-left', `${left}px`);
  };
  const placeAll = () => document.querySelectorAll<HTMLElement>(':popover-open').forEach(place);
  // Neither of the two bubbles.
  for (const event of ['toggle', 'scroll']) document.addEventListener(event, placeAll, { capture: true, passive: true });
}
