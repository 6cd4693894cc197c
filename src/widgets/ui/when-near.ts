/** How near the window is near. */
const NEAR = '300px';
/** A page rests when it has moved no further than so many pixels in so many milliseconds: nobody can press what moves faster. */
const [RESTS, SLOW] = [120, 12];

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
  };
}
