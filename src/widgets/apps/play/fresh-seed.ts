/** Gives seeds for puzzles. `more` tells apart those that are asked for at once. */
export type SeedSource = (more?: number) => number;

/** A new seed, from the clock of the page: the engine has none. */
export const freshSeed: SeedSource = (more = 0) => (Math.floor(Date.now() + performance.now() * 1000) + more * 7919) % 1_000_000_000;
