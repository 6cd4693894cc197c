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
