/** Of what is still to be seen below, so much is no matter, in pixels. */
const LITTLE = 4;

/** Marks a part that can be scrolled with the class `goes-on`, for as long as there is more of it below. */
export function markMoreBelow(part: HTMLElement): void {
  const mark = () => part.classList.toggle('goes-on', part.scrollHeight - part.clientHeight - part.scrollTop > LITTLE);
  part.addEventListener('scroll', mark, { passive: true });
  const sizes = new ResizeObserver(mark);
  sizes.observe(part);
  new MutationObserver(mark).observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'open'] });
}
