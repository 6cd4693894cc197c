import * as says from '#words/manual.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { MistakePicture } from '../../../narration/mistake-picture.ts';
import { element, svgElement } from '../../ui/element.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { left, SIDE, top } from '../../views/grid/places.ts';
import { type GridScene, gridScene } from '../../views/grid/scene.ts';
import { AHEAD, type Branch, type Continuations, SOUGHT } from './continuations.ts';
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

/** Draws what a wrong move would come to, or why it is none. */
export function drawMistake(picture: MistakePicture): HTMLElement {
  const made = element('section', `hand-slip-picture.${picture.kind}`);
  const head = element('p', 'hand-way-title');
  head.append(element('b', '', picture.title));
  if (picture.kind === 'walks') head.append(element('span', 'hand-way-on', picture.note));
  made.append(head, ...(picture.kind === 'table' ? [tableOf(picture), element('p', 'slip-note', picture.note)] : walksOf(picture)));
  return made;
}

function tableOf({ columns, rows, rowsSaid, together, togetherSaid }: Extract<MistakePicture, { kind: 'table' }>): HTMLElement {
  const table = element('table');
  const used = columns.map((_, index) => rows.some(({ has }) => has[index]));
  const line = (name: string, texts: readonly string[], said: string) => {
    const row = element('tr');
    const cells = texts.map((text, index) => element('td', used[index] ? 'used' : '', text));
    row.append(element('th', '', name), ...cells, element('td', 'said', said));
    return row;
  };
  let count = 0;
  table.append(
    line('', columns, ''),
    ...rows.map(({ name, has }, index) =>
      line(
        name,
        has.map((each) => (each ? '●' : '')),
        index === 0 ? rowsSaid : '',
      ),
    ),
    line(
      together,
      used.map((each) => (each ? String(++count) : '')),
      togetherSaid,
    ),
  );
  for (const name of table.querySelectorAll('tr > th')) name.setAttribute('scope', 'row');
  return table;
}

function walksOf({ walks }: Extract<MistakePicture, { kind: 'walks' }>): HTMLElement[] {
  return walks.map(({ name, stops, broken, meets }) => {
    const line = element('p', 'slip-walk');
    const parts = stops.flatMap((stop, index) => [
      element('b', index === 0 ? 'head' : '', stop),
      element('i', broken[index] ? 'broken' : '', broken[index] ? '⇢' : '→'),
    ]);
    line.append(element('span', 'slip-way', name), ...parts, element('b', 'head', stops[0]!), element('span', 'slip-meets', meets));
    return line;
  });
}

/** Draws both branches beside each other, with lanes and a sentence for where they meet. */
export function branchParts(play: ManualPlay, { mine, run, meeting }: Continuations): HTMLElement {
  const made = element('div', 'hand-ways');
  const crop = cropOf(play, mine, run);
  const column = (branch: Branch, className: 'yours' | 'its', title: string, short: string) => {
    const picture = crop && drawBranch(play, branch, className, crop);
    const head = element('p', 'hand-way-title');
    head.dataset.short = short;
    const digit = digitOf(play, branch);
    if (digit) head.append(element('b', 'hand-way-digit', digit));
    head.append(element('span', '', title));
    const further = branch.lines.length - 1;
    if (further > 0) head.append(element('span', 'hand-way-on', says.movesOn(Math.min(further, AHEAD))));
    const list = element('ol', picture ? 'in-line' : '');
    list.append(...branch.lines.map((line) => element('li', '', line)));
    const part = element('div', `hand-way.${className}`);
    part.append(head, ...(picture ? [picture] : []), list, ...(branch.end ? [] : [element('p', '', says.noContinuation)]));
    return part;
  };
  made.classList.toggle('pictured', crop !== undefined);
  made.append(column(mine, 'yours', says.youDid, says.laneYours), column(run, 'its', says.itDoes, says.laneIts));
  if (meeting) {
    const names = [nameOf(play, mine), nameOf(play, run)] as const;
    made.append(lanes(names, play.made.length + 1, meeting), element('p', 'hand-meeting', says.meets(meeting, names, SOUGHT)));
  }
  return made;
}

/** The digit that a branch begins with; '' where it does not write one. */
function digitOf({ model, puzzle }: ManualPlay, { first }: Branch): string {
  const writes = model.moves[first.kind] === 'write' && typeof first.digit === 'number' && first.digit > 0;
  return puzzle && writes ? symbolOf(puzzle, first.digit as number) : '';
}

/** A name of a few letters for a branch. */
const nameOf = (play: ManualPlay, branch: Branch) => digitOf(play, branch) || branch.lines[0]!;

/** Draws both branches as lanes, aligned where they meet; the sentence below says the same. */
function lanes([mine, its]: readonly [string, string], move: number, meeting: says.Meeting): HTMLElement {
  const made = element('div', `hand-lanes.${meeting.comes}`);
  made.setAttribute('aria-hidden', 'true');
  const again = meeting.comes === 'again';
  const between = again ? says.laneBetween(its, meeting.moves, meeting.vain) : says.laneOn(its, meeting, SOUGHT);
  made.append(
    element('span', 'lane-at.first', says.place(move)),
    ...(again ? [element('span', 'lane-at.second', says.place(move + meeting.moves))] : []),
    element('b', 'lane-name.yours', says.laneYours),
    ...(again ? [element('span', 'lane-skipped', says.laneSkipped)] : []),
    element('span', 'lane.yours', mine),
    element('b', 'lane-name.its', says.laneIts),
    element('span', 'lane.its', between),
    ...(again ? [element('span', 'lane.its', mine)] : []),
  );
  return made;
}

/** The rows in which two branches differ from the frame that is shown; undefined where a picture of them would not help. */
function cropOf({ puzzle, model }: ManualPlay, mine: Branch, its: Branch): Crop | undefined {
  const grid = puzzle?.grid;
  const inCell = ({ first }: Branch) => typeof first.cell === 'number' && first.cell >= 0;
  if (!grid || grid.size > MAX_CELLS || !inCell(mine) || !inCell(its)) return undefined;
  if (grid.size <= SMALL) return { first: 0, last: grid.size - 1 };
  // Marks of larger ones cannot be read, and the grid beside this shows the one that was struck.
  if ([mine, its].some((branch) => model.moves[branch.first.kind] !== 'write')) return undefined;
  const rows = [...mine.cells, ...its.cells].map((cell) => grid.rowOfCell[cell]!);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  return last - first < MAX_ROWS ? { first, last } : { first: 0, last: grid.size - 1 };
}

/** Draws the grid after the moves of a branch. */
function drawBranch(play: ManualPlay, branch: Branch, name: string, { first, last }: Crop): HTMLElement {
  const scene = sceneOf(play, branch);
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
  const cell = branch.first.cell as number;
  const square = (className: string) =>
    svgElement('rect', { class: className, x: left(scene, cell, side), y: top(scene, cell, side), width: side, height: side, rx: 5 });
  svg.prepend(square(`way-fill ${name}`));
  svg.append(square(`way-ring ${name}`), ...cross(play, branch, scene, side));
  svg.append(svgElement('rect', { class: 'way-frame', x: 0.5, y: first * side + 0.5, width: SIDE, height: high }));
  return box;
}

/** A cross where the moves end in a cell for which nothing is left. */
function cross({ timeline: { algorithm } }: ManualPlay, { end }: Branch, scene: GridScene, side: number): SVGElement[] {
  const step = end?.timeline.stepAt(end.position);
  if (!step || algorithm.steps[step.kind]!.tone !== 'conflict' || typeof step.cell !== 'number') return [];
  const [x, y, arm] = [left(scene, step.cell, side) + side / 2, top(scene, step.cell, side) + side / 2, side * 0.2];
  return [
    svgElement('path', { class: 'way-cross', d: `M${x - arm},${y - arm}l${2 * arm},${2 * arm}m0,${-2 * arm}l${-2 * arm},${2 * arm}` }),
  ];
}

/** Takes out what a step lights: the rings and the cross are enough, and a few rows of a pattern cannot be read. */
const unlit = { focus: undefined, witness: undefined, blockers: [], houses: [], links: [], highlights: [] };

/** A frame after the moves of a branch; where the run has none, the present frame with the digit that was written. */
function sceneOf({ timeline, position, model }: ManualPlay, { end, first }: Branch): GridScene {
  const { algorithm } = timeline;
  if (end) {
    const { picture, step } = end.timeline.frame(end.position);
    return { ...gridScene(algorithm, picture.grid!, step), ...unlit };
  }
  const scene = { ...gridScene(algorithm, timeline.frame(position).picture.grid!, undefined), ...unlit };
  if (model.moves[first.kind] !== 'write') return scene;
  const digits = scene.digits.slice();
  digits[first.cell as number] = first.digit as number;
  return { ...scene, digits };
}
