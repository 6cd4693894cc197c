import { drain } from '../algorithm.ts';
import { type Grid, isRegular } from '../grid.ts';
import { defaultsOf } from '../options.ts';
import { shuffledGrid } from '../pattern-grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { lasVegas } from './las-vegas.card.ts';
import { randomAnswer } from './random-answer.ts';

type Options = Parameters<typeof lasVegas.start>[1];

/** The largest size that Las Vegas fills in a moment. */
const MAX_LAS_VEGAS = 25;

/**
 * A full grid (indexed by cell) from the seed: where digging and carving begin. Las Vegas fills it. Past 25 × 25 it is a pattern whose lines and
 * digits are shuffled, and where the houses are others than rows, columns and boxes, a search fills it. Throws InputError where none is found.
 */
export function terminalGrid(grid: Grid, seed: number): Uint8Array {
  if (!isRegular(grid)) return randomAnswer(grid, randomFrom(seed));
  if (grid.size > MAX_LAS_VEGAS) return Uint8Array.from(shuffledGrid(grid, randomFrom(seed)));
  const empty = puzzleOf(new Uint8Array(grid.cellCount), { grid });
  const state = lasVegas.start(empty, { ...(defaultsOf(lasVegas.options) as Options), seed });
  drain(lasVegas.run(state));
  return state.digits;
}
