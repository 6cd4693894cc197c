import { readPuzzles } from '../../engine/formats/read.ts';
import { firstGuess } from '../../tries/branches/branches.ts';
import { findPuzzle } from '../puzzles.ts';

export const measured: Readonly<Record<string, () => string>> = {
  'guess-suppositions': () => String(firstGuess(readPuzzles(findPuzzle('ai-escargot').text)[0]!.puzzle).branches.length),
};
