import { keptMemory } from '../coach/kept-memory.ts';
import { type Memory, memoryOf, type OldSolve, oldSolvesIn, plainOf as plainMemory } from '../coach/memory.ts';
import type { Game } from '../game.ts';
import { plainOf } from '../game-text.ts';
import { checkedGame, isObject } from './checked-game.ts';
import { gameIn, MAX_ENTRIES, MAX_NAME, type Shelf } from './shelf.ts';

/** The first field of a file, by which it is recognized. */
const FORMAT = 'sudoscope-puzzles/1';
/** Larger files are no library. */
export const MAX_FILE = 30_000_000;

/** The shelf, and what the coach remembers, as one file. */
export function writeFile({ entries }: Shelf, memory: Memory = keptMemory()): string {
  const puzzles = entries.map((entry) => ({ name: entry.name, at: entry.at, game: plainOf(gameIn(entry)) }));
  return `${JSON.stringify({ format: FORMAT, puzzles, coach: plainMemory(memory) })}\n`;
}

/** What a file has: games with their names, what the coach remembered, and how many puzzles weren’t understood. */
export interface ReadFile {
  readonly games: readonly { readonly name: string; readonly at: number; readonly game: Game }[];
  readonly memory: Memory;
  /** Solves that the coach is to judge again. */
  readonly oldSolves: readonly OldSolve[];
  readonly unread: number;
}

/** Why a file is no library. */
export type FileFault = 'large' | 'json' | 'other';

/** Reads a file that may come from anywhere: what isn’t understood is counted and left out. */
export function readFile(text: string): ReadFile | FileFault {
  if (text.length > MAX_FILE) return 'large';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'json';
  }
  if (!isObject(value) || value.format !== FORMAT || !Array.isArray(value.puzzles)) return 'other';
  const all = value.puzzles as readonly unknown[];
  const games = all.slice(0, MAX_ENTRIES).flatMap((each) => {
    try {
      if (!isObject(each)) return [];
      const name = typeof each.name === 'string' ? each.name.trim().slice(0, MAX_NAME) : '';
      const at = typeof each.at === 'number' && each.at >= 0 && each.at <= Number.MAX_SAFE_INTEGER ? each.at : 0;
      return [{ name, at, game: checkedGame(each.game) }];
    } catch {
      return [];
    }
  });
  return { games, memory: memoryOf(value.coach), oldSolves: oldSolvesIn(value.coach), unread: all.length - games.length };
}
