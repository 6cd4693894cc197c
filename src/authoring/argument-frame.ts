import type { Position } from '../engine/logic/position.ts';
import type { Instance } from '../engine/logic/technique.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import type { BuiltRun } from './run-at-build.ts';

/**
 * The frame of an argument, for those that are played beside the text: its number, its position, and the argument where a technique has found it.
 * A run has one state that moves from frame to frame, so use it before you wait for anything else: components of a page share their runs.
 */
export function argumentFrame({ timeline }: BuiltRun, anchor: Readonly<Record<string, unknown>>) {
  const at = positionOf(timeline, anchorOf(anchor));
  const state = timeline.frame(at).state as Position & { puzzle: { grid: Position['grid'] }; found: Instance };
  return { at, position: { ...state, grid: state.puzzle.grid }, found: state.found };
}
