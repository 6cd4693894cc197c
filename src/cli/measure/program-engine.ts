/*
 * What a reader's own program may import as 'sudoscope': the same names as on the page Your own algorithm.
 */

export * from '../../engine/anneal/box-grid.ts';
export * from '../../engine/anneal/chain.ts';
export * from '../../engine/anneal/energy.ts';
export * from '../../engine/anneal/schedule.ts';
export * from '../../engine/candidates.ts';
export * from '../../engine/cover/cover-state.ts';
export * from '../../engine/cover/plain-matrix.ts';
export * from '../../engine/digit-sets.ts';
export * from '../../engine/grid.ts';
export * from '../../engine/override.ts';
export * from '../../engine/puzzle.ts';
export * from '../../engine/random.ts';
export * from '../../engine/search/assignment.ts';
export * from '../../engine/search/attempts.ts';
export * from '../../engine/search/cell-order.ts';
export * from '../../engine/search/digit-order.ts';
export * from '../../engine/search/variable-order.ts';
