import type { CoverState } from '../../../engine/cover/cover-state.ts';
import { ofWholeItem, type SudokuCover } from '../../../engine/cover/problems/sudoku-cover.ts';
import { type Ruling, ruledOutOfCell, ruledOutOfHouse } from '../../../engine/logic/blockers.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { fieldOf } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { ComparedRun } from './common-clock.ts';
import { placesThatDiffer, writtenIn } from './written.ts';

/** The kinds of step by which an algorithm says that it has met a dead end. */
export const deadEndKinds = ({ algorithm: { steps } }: Timeline): readonly string[] =>
  Object.keys(steps).filter((kind) => steps[kind]!.deadEnd);

/**
 * What a run's last dead end is about, as groups of cells: a cell without a candidate or a house without a place for a digit, and each
 * digit that rules that out. Empty where its grid at the end doesn't show why: the run has taken digits back since, or refuted some by trying.
 */
export function lastDeadEnd(run: ComparedRun, { grid }: Puzzle): readonly (readonly number[])[] {
  const { timeline } = run;
  const position = timeline.capped ? undefined : timeline.previous(deadEndKinds(timeline), timeline.length + 1);
  if (position === undefined) return [];
  const digits = writtenIn(run, position).slice();
  if (placesThatDiffer([digits, writtenIn(run, timeline.length)]).length > 0) return [];
  const step = timeline.stepAt(position)!;
  const item = fieldOf(step, 'item');
  const about = item < 0 ? { cell: fieldOf(step, 'cell') } : ofItem(grid, timeline.stateAt(position) as CoverState, item);
  if ('digit' in about) {
    return groupsOf(grid.cellsOfHouse[about.house]!, ruledOutOfHouse({ grid, digits }, about.house, about.digit, []));
  }
  if (about.cell < 0) return [];
  return groupsOf([about.cell], ruledOutOfCell({ grid, digits }, about.cell));
}

const groupsOf = (about: readonly number[], { blockers, struck }: Ruling) =>
  struck.length > 0 ? [] : [about, ...[...new Set(blockers.map(({ from }) => from))].map((cell) => [cell])];

/** The cell, or the house and the digit, that a column of a Sudoku's matrix stands for. */
function ofItem(grid: Puzzle['grid'], { problem }: CoverState, item: number) {
  return ofWholeItem(grid, (problem as SudokuCover).wholeItems?.[item] ?? item);
}
