import { calm } from '../runs/calm.ts';

/** Whether this page stands in a frame of another one. */
export const embedded = (): boolean => window !== window.top;

/** Moves the focus without scrolling. A page in a frame does not take it from the page around it. */
export function takeFocus(element: HTMLElement): void {
  if (!embedded() || document.hasFocus()) element.focus({ preventScroll: true });
}

/** Scrolls this page, and no page around it as scrollIntoView does, until an element's top is in view. */
export function scrollToTopOf(element: Element, { smooth = false, above = 0 } = {}): void {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const behavior = smooth && !calm().matches ? 'smooth' : 'instant';
  scrollTo({ top: element.getBoundingClientRect().top + scrollY - Math.max(margin, above), behavior });
}

/** How much of an element's height is in view, from 0 to 1. */
export function shareInView(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.max(1, Math.min(height, innerHeight));
}
