/** What a search looks for at most, in characters and in different words: no question has more. */
export const MAX_QUERY = { characters: 200, words: 20 } as const;
