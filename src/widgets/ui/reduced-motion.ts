/** Whether the reader's system asks for no movement; it may change its mind. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
