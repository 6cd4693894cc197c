const MARGIN = 8;

/**
 * Keeps what a button opens in the window: above its button where there is no room below, and beside it at all where CSS has no
 * anchors. Sheets leave the flip to this, by --popover-top and --popover-left: WebKit flips what has room, too.
 */
export function placePopovers(): void {
  const anchored = CSS.supports('top', 'anchor(bottom)');
  const place = (target: HTMLElement) => {
    const button = document.querySelector(`[popovertarget="${CSS.escape(target.id)}"]`)?.getBoundingClientRect();
    if (!button) return;
    const { style } = target;
    style.removeProperty('--popover-top');
    style.removeProperty('--popover-left');
    const box = target.getBoundingClientRect();
    const under = anchored ? box.top : button.bottom;
    const preferred = anchored ? box.left : button.left;
    const above = under + box.height > innerHeight && box.height <= button.top;
    const top = above ? button.top - box.height : under;
    // The window's own width has the scroll bar in it.
    const { clientWidth } = document.documentElement;
    const left = Math.max(MARGIN, Math.min(preferred, clientWidth - box.width - MARGIN));
    if (top !== box.top) style.setProperty('--popover-top', `${top}px`);
    if (left !== box.left) style.setProperty('--popover-left', `${left}px`);
  };
  let open: HTMLElement[] = [];
  const placeAll = () => open.forEach(place);
  // Neither of the two events bubbles.
  document.addEventListener(
    'toggle',
    () => {
      open = [...document.querySelectorAll<HTMLElement>(':popover-open')];
      placeAll();
    },
    { capture: true },
  );
  document.addEventListener('scroll', placeAll, { capture: true, passive: true });
}
