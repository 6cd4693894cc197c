import { drain } from '../algorithm.ts';
import type { Grid } from '../grid.ts';
import { defaultsOf } from '../options.ts';
import { puzzleOf } from '../puzzle.ts';
import { lasVegas } from './las-vegas.card.ts';

type Options = Parameters<typeof lasVegas.start>[1];

/** A full grid (indexed by cell) that Las Vegas fills from the seed: where digging and carving begin. */
export function terminalGrid(grid: Grid, seed: number): Uint8Array {
  const empty = puzzleOf(new Uint8Array(grid.cellCount), { grid });
  const state = lasVegas.start(empty, { ...(defaultsOf(lasVegas.options) as Options), seed });
  drain(lasVegas.run(state));
  return state.digits;
}
