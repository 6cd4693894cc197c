import { puzzleText } from '../engine/formats/line.ts';
import { type Puzzle, usualSymbols } from '../engine/puzzle.ts';

/** SHA-256 of a text, as 64 hexadecimal digits. A page and the command line have different ones. */
export type Hash = (text: string) => string;

/**
 * The text that is the same for the same puzzle in every format: a line with a dot for each empty cell, or the compact form where there
 * are cages, houses or pencil marks. Without cages, the signs for the digits say nothing.
 */
export function canonicalText(puzzle: Puzzle): string {
  const { cages, grid } = puzzle;
  return puzzleText(cages.length > 0 ? puzzle : { ...puzzle, symbols: usualSymbols(grid.size) });
}

/** The puzzle's id in rows: the first 64 bits of the hash of its canonical text. */
export const puzzleId = (canonical: string, hash: Hash): string => hash(canonical).slice(0, 16);

/** The highest seed, and one more. */
export const SEEDS = 1_000_000_000;

/** The seed of a replicate. It depends on no run, line or shard, so that all runs have the same luck. */
export function seedOf(rootSeed: number, id: string, replicate: number, hash: Hash): number {
  return Number.parseInt(hash(`${rootSeed}:${id}:${replicate}`).slice(0, 8), 16) % SEEDS;
}

/** The shard of a puzzle, from 0, out of so many. It depends on no order and no file. */
export const shardOf = (id: string, shards: number): number => Number.parseInt(id.slice(-8), 16) % shards;
