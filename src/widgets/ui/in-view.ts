import { reducedMotion } from './browser.ts';

/** Whether this page is in a frame of another one. */
export const embedded = (): boolean => window !== window.top;

/** Whether this page has one figure and nothing else, for frames of other pages. */
export const bare = (): boolean => 'bare' in document.documentElement.dataset;

/** Moves the focus without scrolling. A page in a frame does not take it from the page around it. */
export function takeFocus(element: HTMLElement): void {
  if (!embedded() || document.hasFocus()) element.focus({ preventScroll: true });
}

/** The time during which a page may still change its height above the target, in milliseconds. */
const SETTLING = 3000;
/** Events by which readers take over the scrolling. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** What is scrolled to is so far above the end of the window. */
const GAP = 16;
let settling = new AbortController();

function scrollTopTo(element: Element, smooth: boolean, above = 0): void {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const behavior = smooth && !reducedMotion().matches ? 'smooth' : 'instant';
  scrollTo({ top: element.getBoundingClientRect().top + scrollY - Math.max(margin, above), behavior });
}

/** Scrolls this page, and no page around it as scrollIntoView does, until an element's top is in view. */
export function scrollToTopOf(element: Element, { above = 0 } = {}): void {
  settling.abort();
  scrollTopTo(element, false, above);
}

/** Scrolls as `scrollToTopOf` does, and again when the content above soon changes its height, until readers scroll themselves. */
export function bringToTop(element: Element, { smooth = false } = {}): void {
  settling.abort();
  settling = new AbortController();
  const { signal } = settling;
  const observer = new ResizeObserver(() => scrollTopTo(element, smooth));
  observer.observe(document.body);
  scrollTopTo(element, smooth);
  // Smooth scrolling ends where the element was when it began; any other end of scrolling is the reader's.
  if (smooth && !reducedMotion().matches) addEventListener('scrollend', () => scrollTopTo(element, false), { signal, once: true });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of OWN_WAY) addEventListener(type, () => settling.abort(), { signal, passive: true, capture: true });
  const own = settling;
  setTimeout(() => own.abort(), SETTLING);
}

/** Scrolls no further than it must to show all from one element to another, or as much of it as there is room for: what is above it stays in sight. */
export function bringIntoView(first: Element, last: Element): void {
  settling.abort();
  const margin = Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0;
  const [top, bottom] = [first.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
  const by = Math.min(top - margin, Math.max(0, bottom + GAP - innerHeight));
  scrollBy({ top: by, behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}

/**
 * Remembers where an element is in the window, and returns a function that scrolls it back there: while something covers the page, what is above may change its height.
 * A figure beside its text stays where it is whatever is scrolled, so the paragraph that is being read is what is kept in its place.
 */
export function keepPlace(element: Element): () => void {
  const kept = element.closest('.pin')?.parentElement?.querySelector('.beat.now') ?? element;
  const top = () => kept.getBoundingClientRect().top;
  const before = top();
  return () => {
    if (kept.checkVisibility()) scrollBy({ top: top() - before, behavior: 'instant' });
  };
}

/** How much of an element's height is in view, from 0 to 1. */
export function shareInView(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.max(1, Math.min(height, innerHeight));
}
