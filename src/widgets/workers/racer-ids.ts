/** The solvers in the order in which they race, the slow ones first. */
export const racerIds = ['backtracking', 'propagate-then-search', 'constraint-search', 'dancing-links', 'covers', 'fast'] as const;
export type RacerId = (typeof racerIds)[number];
