/** Whether the reader's system asks for reduced motion; the query notices changes. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Does something when the browser has nothing else to do; soon, where it can't say when that is. */
export function whenIdle(act: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(act);
}

/** Copies a text; resolves to false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

let policy: { createHTML(text: string): unknown } | undefined;

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): unknown };
}

/**
 * Markup that the site itself has written, never text from outside: the policy of its pages refuses any other where a browser reads
 * markup. Browsers without such types take it as it is.
 */
export function ownMarkup(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('own-markup', { createHTML: (own) => own });
  return (policy?.createHTML(text) ?? text) as string;
}

/** Where a browser keeps texts: from visit to visit, or for as long as a tab is open. */
type Storage = 'localStorage' | 'sessionStorage';

/** A text that the browser has kept since an earlier visit, or within this tab; null where it keeps nothing. */
export function stored(name: string, storage: Storage = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return null;
  }
}

export function store(name: string, text: string, storage: Storage = 'localStorage'): void {
  try {
    globalThis[storage].setItem(name, text);
  } catch {
    // Then it lasts as long as the page.
  }
}
