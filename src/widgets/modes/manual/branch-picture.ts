import { element } from '../../ui/element.ts';
import { gridDrawing } from '../../views/grid/grid.ts';
import { left, SIDE, top } from '../../views/grid/places.ts';
import { type GridScene, gridScene } from '../../views/grid/scene.ts';
import type { Branch } from './continuations.ts';
import { drawn } from './drawn.ts';
import type { ManualPlay } from './manual-play.ts';

/** Rows that are shown larger, alone; a picture of more is of the whole grid. */
const MAX_ROWS = 3;

/** Grids of no more rows are shown whole. */
const SMALL = 6;

/** Grids with more cells in a row are too small to be read beside each other. */
const MAX_CELLS = 9;

/** The rows of a grid that a picture shows, zero-based, the last included. */
interface Crop {
  readonly first: number;
  readonly last: number;
}

/** The rows in which two ways differ from where the play stands; undefined where a picture of them would not help. */
export function cropOf({ timeline, position, model }: ManualPlay, mine: Branch, its: Branch): Crop | undefined {
  const grid = timeline.frame(position).picture.grid?.puzzle.grid;
  const inCell = ({ first }: Branch) => typeof first.cell === 'number' && first.cell >= 0;
  if (!grid || grid.size > MAX_CELLS || !inCell(mine) || !inCell(its)) return undefined;
  if (grid.size <= SMALL) return { first: 0, last: grid.size - 1 };
  const rows = [...mine.cells, ...its.cells].map((cell) => grid.rowOfCell[cell]!);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  if (last - first < MAX_ROWS) return { first, last };
  // Marks of a whole grid cannot be read.
  return [mine, its].every((way) => model.moves[way.first.kind] === 'write') ? { first: 0, last: grid.size - 1 } : undefined;
}

/** Draws what a way has come to. */
export function drawBranch(play: ManualPlay, way: Branch, name: string, { first, last }: Crop): HTMLElement {
  const scene = sceneOf(play, way);
  const { size } = scene.puzzle.grid;
  const whole = last - first + 1 === size;
  const box = element('div', whole ? 'hand-way-picture.whole' : 'hand-way-picture');
  // The lines below it say the same.
  box.setAttribute('aria-hidden', 'true');
  gridDrawing(box)(whole && size > SMALL ? { ...scene, candidates: undefined, struck: undefined } : scene);
  const svg = box.querySelector('svg')!;
  const side = SIDE / size;
  const high = (last - first + 1) * side;
  svg.setAttribute('viewBox', `-1 ${first * side - 1} ${SIDE + 3} ${high + 3}`);
  const cell = way.first.cell as number;
  const square = (className: string) =>
    drawn('rect', { class: className, x: left(scene, cell, side), y: top(scene, cell, side), width: side, height: side, rx: 5 });
  svg.prepend(square(`way-fill ${name}`));
  svg.append(square(`way-ring ${name}`), ...cross(play, way, scene, side));
  svg.append(drawn('rect', { class: 'way-frame', x: 0.5, y: first * side + 0.5, width: SIDE, height: high }));
  return box;
}

/** A cross where the moves end in a cell for which nothing is left. */
function cross({ timeline: { algorithm } }: ManualPlay, { end }: Branch, scene: GridScene, side: number): SVGElement[] {
  const step = end?.timeline.stepAt(end.position);
  if (!step || algorithm.steps[step.kind]!.tone !== 'conflict' || typeof step.cell !== 'number') return [];
  const [x, y, arm] = [left(scene, step.cell, side) + side / 2, top(scene, step.cell, side) + side / 2, side * 0.2];
  return [drawn('path', { class: 'way-cross', d: `M${x - arm},${y - arm}l${2 * arm},${2 * arm}m0,${-2 * arm}l${-2 * arm},${2 * arm}` })];
}

/** What a step lights is not shown: the rings and the cross are enough. */
const unlit = { focus: undefined, witness: undefined, blockers: [], houses: [] };

/** A frame after the moves of a way; where there is no way on, the present one with the digit that was written. */
function sceneOf({ timeline, position, model }: ManualPlay, { end, first }: Branch): GridScene {
  const { algorithm } = timeline;
  if (end) {
    const { picture, step } = end.timeline.frame(end.position);
    return { ...gridScene(algorithm, picture.grid!, step), ...unlit };
  }
  const scene = gridScene(algorithm, timeline.frame(position).picture.grid!, undefined);
  if (model.moves[first.kind] !== 'write') return scene;
  const digits = scene.digits.slice();
  digits[first.cell as number] = first.digit as number;
  return { ...scene, digits };
}
