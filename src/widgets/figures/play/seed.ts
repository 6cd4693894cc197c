/** A new seed for a puzzle, from the clock of the page: the engine has none. `more` tells apart seeds that are asked for at once. */
export const generateSeed = (more = 0): number => (Math.floor(Date.now() + performance.now() * 1000) + more * 7919) % 1_000_000_000;
