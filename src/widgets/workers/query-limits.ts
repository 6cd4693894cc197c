/** The most characters and different words of a query. A file of its own, so that the page need not load the index. */
export const MAX_QUERY = { characters: 200, words: 20 } as const;
