import type { preemptiveSets } from '../engine/logic/preemptive-sets.card.ts';
import { positionOf } from '../trace/anchors.ts';
import { stageOf } from '../tries/marriage/stages.ts';
import { markedHouse } from '../tries/set/set.ts';
import { runAtBuild } from './run-at-build.ts';

/** The house of a set in a run, with a digit written that it strikes: the first one, in the first cell. `n` is which set of the run, the first being 1. */
export async function stageAtBuild(puzzle: string, n: number) {
  const { timeline } = await runAtBuild({ algorithm: 'preemptive-sets', puzzle });
  const position = positionOf(timeline, { at: 'see', n });
  const { set, puzzle: read, digits, candidates } = timeline.frame(position).state as ReturnType<typeof preemptiveSets.start>;
  const { cell, digit } = timeline.stepAt(timeline.next(['strike'], position)!) as unknown as { cell: number; digit: number };
  const [house] = set!.houses as [number];
  const holds = read.grid.cellsOfHouse[house]!.map((each) => ({ digit: digits[each]!, markup: candidates[each]! }));
  return { stage: stageOf(markedHouse(read.grid, house, holds), cell, digit), grid: read.grid, house, holds, cell, digit };
}
