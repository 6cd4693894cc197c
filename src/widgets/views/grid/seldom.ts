type Seldom = typeof import('./argument.ts') &
  typeof import('./chain.ts') &
  typeof import('./implications.ts') &
  typeof import('./implication-words.ts');

let loaded: Seldom | undefined;

/** What draws and tells the parts that few grids have: arguments, chains, and what follows from what. It comes with the first of them. */
export const seldom = (): Seldom | undefined => loaded;

/** Where drawings are kept as they are, such as in a page that is built, it's loaded before the first. */
export async function loadSeldom(): Promise<void> {
  const [argument, chain, implications, words] = await Promise.all([
    import('./argument.ts'),
    import('./chain.ts'),
    import('./implications.ts'),
    import('./implication-words.ts'),
  ]);
  loaded = { ...argument, ...chain, ...implications, ...words };
}
