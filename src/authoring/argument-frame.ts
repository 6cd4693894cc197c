import type { Position } from '../engine/logic/position.ts';
import type { Instance } from '../engine/logic/technique.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import { type Runs, specOf } from './chapter-check.ts';
import { runAtBuild } from './run-at-build.ts';

/** The frame of an argument, for those that are played beside the text: its number, its position, and the argument where a technique has found it. */
export async function argumentFrame(runs: Runs, { run, ...anchor }: { readonly run: string } & Readonly<Record<string, unknown>>) {
  const { timeline } = await runAtBuild(specOf(runs, run));
  const at = positionOf(timeline, anchorOf(anchor));
  const state = timeline.frame(at).state as Position & { puzzle: { grid: Position['grid'] }; found: Instance };
  return { at, position: { ...state, grid: state.puzzle.grid }, found: state.found };
}
