const observers = new WeakMap<Element, ResizeObserver>();

/** Tells of each size that an element has in a page. What was told of it before is told no more: a view of another run may have its place. */
export function watchSize(element: Element, told: () => void): void {
  if (!globalThis.ResizeObserver) return;
  observers.get(element)?.disconnect();
  const observer = new ResizeObserver(told);
  observers.set(element, observer);
  observer.observe(element);
}
