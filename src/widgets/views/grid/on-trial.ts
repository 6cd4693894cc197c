import { bitOf } from '../../../engine/candidates.ts';
import type { Position } from '../../../engine/logic/position.ts';
import type { CellDigit } from '../../../engine/logic/technique.ts';
import { afterTrial } from '../../../engine/logic/trial.ts';
import type { Followed } from '../../../narration/en/thought.ts';
import type { GridScene } from './scene.ts';

/** Digits written on trial: what the newest rules out is crossed out, and what cannot be in the end is pointed at. */
export function onTrial(scene: GridScene, position: Position, { trial = [], nothingLeft }: Followed): GridScene {
  const [first] = trial as [CellDigit];
  const [before, now] = [trial.slice(0, -1), trial].map((written) => afterTrial(position, written));
  const struck = now!.candidates.map((set, cell) => before!.candidates[cell]! & ~set);
  if (nothingLeft) {
    struck.fill(0);
    for (const { cell, digit } of nothingLeft.places) struck[cell]! |= bitOf(digit);
  }
  return {
    ...scene,
    ...now,
    struck,
    forced: new Set(trial.slice(1).map(({ cell }) => cell)),
    supposed: first.cell,
    blockers: nothingLeft?.because.map(({ cell }) => cell) ?? [],
  };
}
