/** How near the window is near. */
const NEAR = '300px';
/** How long a page has to be still to rest, in milliseconds. */
export const RESTS = 120;
/** So many pixels in that time are still: nobody can press what moves faster. */
const SLOW = 12;

let scrolledAt = Number.NEGATIVE_INFINITY;
let listens = false;

/** Notices from now on when the page scrolls. */
function listen(): void {
  if (listens) return;
  listens = true;
  addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true });
}

/**
 * Does something once for each element that is near the window while the page rests. What comes to life as the page scrolls past it makes
 * the page stumble, and nobody has asked for it. Returns what calls it off.
 */
export function whenNear(elements: Iterable<Element>, act: (element: Element) => void, margin = NEAR): () => void {
  const near = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (timer !== undefined || near.size === 0) return;
      if (performance.now() - scrolledAt >= RESTS) wake();
      else waitAt(scrollY);
    },
    { rootMargin: margin },
  );
  /** Waits where the page is, until it rests there. */
  const waitAt = (before: number) => {
    timer = setTimeout(() => {
      timer = undefined;
      if (near.size === 0) return;
      if (Math.abs(scrollY - before) > SLOW) waitAt(scrollY);
      else wake();
    }, RESTS);
  };
  const wake = () => {
    for (const element of near) {
      observer.unobserve(element);
      act(element);
    }
    near.clear();
  };
  listen();
  for (const element of elements) observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    near.clear();
  };
}
