import type { DrawnFact, Implication } from '../../engine/picture/implications.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { NoteVerdict } from '../../engine/search/note-verdict.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';
import { type Arrow, arrowsTo, type DeadEnd, inside, placedAt } from './fence.ts';

export interface FenceScene {
  readonly puzzle: Puzzle;
  /** The digits that hold without any guess, indexed by cell. */
  readonly sure: Uint8Array;
  readonly end: DeadEnd;
  readonly ringed: ReadonlySet<number>;
  /** Whether arrows are shown before a note is good. */
  readonly arrows: boolean;
  readonly judged: NoteVerdict | undefined;
}

const isGood = ({ judged }: FenceScene): boolean => judged?.verdict === 'good';

/** Whether an arrow is on the way past the rings that a reader is told of. */
function isOnWay({ end, judged }: FenceScene, { from, to }: Arrow): boolean {
  if (judged?.verdict !== 'leaks') return false;
  const way = [end.cell, ...judged.way.toReversed()];
  return way.indexOf(from) > 0 && way[way.indexOf(from) - 1] === to;
}

/** Around a good note, arrows are as in the search; before that only those into the dead cell differ. */
function partOf(scene: FenceScene, arrow: Arrow, within: ReadonlySet<number>): Implication['part'] {
  if (isOnWay(scene, arrow)) return 'new';
  const leadsIn = arrow.to === scene.end.cell || (isGood(scene) && within.has(arrow.to));
  if (leadsIn && isGood(scene) && scene.ringed.has(arrow.from)) return 'cut';
  return leadsIn ? 'inside' : 'behind';
}

function sceneOf(scene: FenceScene): GridScene {
  const { puzzle, sure, end, ringed, arrows } = scene;
  const digits = sure.slice();
  const levels: number[] = Array.from(sure, (digit) => (digit === 0 ? -1 : 0));
  for (const { cell, digit, level } of end.placed) {
    digits[cell] = digit;
    levels[cell] = level;
  }
  const fact = (cell: number): DrawnFact => ({ cell, digit: placedAt(end, cell)?.digit ?? 0, isPlaced: true });
  const within = inside(end, ringed);
  const shown = arrowsTo(end).filter((arrow) => arrows || isGood(scene) || isOnWay(scene, arrow));
  return {
    ...emptyScene(puzzle),
    digits,
    implications: {
      levels,
      guesses: end.placed.filter(({ isGuess }) => isGuess).map(({ cell }) => cell),
      gone: [],
      arrows: shown.map((arrow) => ({ from: fact(arrow.from), to: fact(arrow.to), part: partOf(scene, arrow, within) })),
      unguessed: [],
      dead: [fact(end.cell)],
      fence: isGood(scene) ? [end.cell, ...within] : [],
      ringed: [...ringed].map(fact),
      ruledOut: undefined,
      note: 0,
    },
  };
}

/** Draws a dead end in an element, any scene after any other; `pick` gets the cell that a reader presses. */
export function fenceDrawing(element: Element, pick?: (cell: number) => void): (scene: FenceScene) => void {
  const drawGrid = gridDrawing(element, pick, { walkable: pick !== undefined });
  return (scene) => drawGrid(sceneOf(scene));
}
