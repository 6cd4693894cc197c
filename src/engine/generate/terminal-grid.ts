import { drain } from '../algorithm.ts';
import { type Grid, isRegular } from '../grid.ts';
import { defaultsOf } from '../options.ts';
import { puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { lasVegas } from './las-vegas.card.ts';
import { randomAnswer } from './random-answer.ts';

type Options = Parameters<typeof lasVegas.start>[1];

/** The largest size that Las Vegas fills in a moment. */
const MAX_LAS_VEGAS = 25;

/**
 * A full grid (indexed by cell) from the seed: where digging and carving begin. Las Vegas fills it; past 25 × 25, and where the houses are
 * others than rows, columns and boxes, a search does. Throws InputError where none is found.
 */
export function terminalGrid(grid: Grid, seed: number): Uint8Array {
  if (grid.size > MAX_LAS_VEGAS || !isRegular(grid)) return randomAnswer(grid, randomFrom(seed));
  const empty = puzzleOf(new Uint8Array(grid.cellCount), { grid });
  const state = lasVegas.start(empty, { ...(defaultsOf(lasVegas.options) as Options), seed });
  drain(lasVegas.run(state));
  return state.digits;
}
