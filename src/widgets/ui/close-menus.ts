/** A menu closes when something is chosen from it, before that is done. */
export function closeMenusOutside(root: HTMLElement | Document): void {
  const close = ({ target }: Event) => {
    const button = (target as Element).closest('.menu button');
    button?.closest<HTMLElement>('.menu:popover-open')?.hidePopover();
  };
  root.addEventListener('click', close, { capture: true });
}
