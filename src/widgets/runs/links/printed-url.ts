import { printPuzzle } from '../../../engine/formats/read.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { puzzleUrl } from './play-url.ts';

/** The address of Play, given its page, with this puzzle. Formats are heavy: who has its text already, needs `puzzleUrl` alone. */
export const playUrl = (page: string, puzzle: Puzzle): string => puzzleUrl(page, printPuzzle({ puzzle }, 'compact'));
