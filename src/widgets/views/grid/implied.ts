type Implied = typeof import('./implications.ts') & typeof import('./implication-words.ts');

let loaded: Implied | undefined;

/** What draws and tells what follows from what. Few grids have that, so that it comes with the first of them. */
export const implied = (): Implied | undefined => loaded;

/** Where drawings are kept as they are, such as in a page that is built, it's loaded before the first. */
export async function loadImplied(): Promise<void> {
  const [drawing, words] = await Promise.all([import('./implications.ts'), import('./implication-words.ts')]);
  loaded = { ...drawing, ...words };
}
