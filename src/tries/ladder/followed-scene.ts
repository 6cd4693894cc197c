import { bitOf, countDigits } from '../../engine/candidates.ts';
import { cellsOfEnd, type Highlight } from '../../engine/grid-picture.ts';
import type { Position } from '../../engine/logic/position.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { afterTrial } from '../../engine/logic/trial.ts';
import type { Followed } from '../../narration/en/thought.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';

/** The hues of an argument that is followed: a candidate that is right so far, one that is wrong, and a set of several cells. */
const HUE = { right: 0, wrong: 1, set: 2 };

/** Of an argument that is followed, the cells that have been come to: in each the candidate that is right, if there is one. */
export function tinted({ pattern }: Instance, { right, wrong }: Followed): readonly Highlight[] {
  const met = new Map<number, { digits: number; hue: number }>();
  for (const [ends, hue] of [
    [right, HUE.right],
    [wrong, HUE.wrong],
  ] as const)
    for (const end of ends)
      for (const cell of cellsOfEnd(end)) {
        const before = met.get(cell);
        met.set(cell, { digits: (before?.digits ?? 0) | bitOf(end.digit), hue: before?.hue ?? hue });
      }
  // An almost locked set is one thing, however few of its cells the chain touches.
  const sets = pattern.filter(({ cells, digits }) => isSet(digits, cells) && cells.some((cell) => met.has(cell)));
  return [...sets.map((set) => ({ ...set, hue: HUE.set })), ...[...met].map(([cell, mark]) => ({ cells: [cell], ...mark }))];
}

/** Whether a part of a pattern is an almost locked set: an X-chain's ends are several cells of one digit. */
const isSet = (digits: number, cells: readonly number[]) => countDigits(digits) > 1 && cells.length > 1;

export const hasSets = ({ pattern }: Instance): boolean => pattern.some(({ cells, digits }) => isSet(digits, cells));

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
