import { select } from 'd3-selection';
import { worksheet as words } from '#words/worksheet.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import type { Grid } from '../../../engine/grid.ts';
import type { MatchingPicture } from '../../../engine/picture/matching.ts';
import type { Picture } from '../../../engine/picture.ts';
import type { LeftBlank } from '../../../narration/lesson/worksheet/left-blank.ts';
import type { SheetPicture } from '../../../narration/lesson/worksheet/sheet-paper.ts';
import type { Frame, Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { svgElement } from '../../ui/element.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { MARGIN, SIDE } from '../../views/grid/places.ts';
import { emptyScene, gridScene } from '../../views/grid/scene.ts';
import { linksView } from '../../views/links/links.ts';
import { matrixView } from '../../views/matrix/matrix.ts';
import type { CreateView, View } from '../../views/view.ts';
import { viewContext } from '../../views/view-set.ts';

/** Of a header's size the blank has this box, in units of the drawing. */
const BOX = { width: 19, height: 20 };

/** What a cell's blank leaves of its side at each edge. */
const INSET = 0.14;

/**
 * Draws a frame of a sheet: whole in the key, for students without what is blank in it. `runs` are those of the versions' timelines, and
 * `panes` the views that may be beside a picture.
 */
export function drawSheetPicture(
  figure: HTMLElement,
  shown: SheetPicture,
  runs: ReadonlyMap<Timeline, PreparedRun>,
  panes: ReadonlyMap<string, CreateView> = new Map(),
): void {
  const { version, frame, large } = shown;
  const { timeline } = version.strip.run;
  figure.classList.add(version.view);
  if (large) figure.classList.add('large');
  const current = timeline.frame(frame.position);
  if (version.view === 'grid') drawGrid(figure, shown, current);
  else drawCover(figure, shown, current, runs);
  // A picture has the room that the texts of its frame leave, and begins where they begin.
  if (!large) figure.querySelector('svg')?.setAttribute('preserveAspectRatio', 'xMinYMin meet');
  const create = panes.get(version.strip.pane ?? '');
  if (create && !large)
    drawPane(
      figure,
      shown,
      timeline.frame(frame.position),
      create(paneIn(figure), viewContext(runs.get(timeline)!, timeline, figure.ownerDocument)),
    );
}

function paneIn(figure: HTMLElement): HTMLElement {
  const pane = figure.ownerDocument.createElement('div');
  pane.className = 'paper-pane';
  figure.classList.add('paned');
  figure.append(pane);
  return pane;
}

/** The drawing beside a picture. In later frames a matching is a graph whose pairs students draw, and others, which would tell, are left out. */
function drawPane(figure: HTMLElement, { version, frame, whole }: SheetPicture, current: Frame, view: View): void {
  const { timeline } = version.strip.run;
  if (whole || frame.complete) view.draw(current);
  else if (current.picture.matching && current.picture.matching.pairs.length > 0) {
    const { position, state, counts, picture } = current;
    const { matching, grid } = picture;
    const marks = timeline.frame(version.frames[0]!.position).picture.grid!.candidates?.slice();
    const { puzzle } = timeline.frame(position).picture.grid!;
    const shown = { ...picture, grid: { ...grid!, puzzle }, matching: unpaired(puzzle.grid, matching!, marks) };
    view.draw({ position, state, counts, step: undefined, picture: shown });
    const svg = figure.querySelector('svg.matching')!;
    svg.setAttribute('aria-label', words.graph(frame.number));
    for (const node of svg.querySelectorAll('.node.left')) node.classList.remove('left');
    for (const caption of figure.querySelectorAll('.paper-pane .cap')) caption.remove();
  }
  figure.querySelector('svg.matching')?.setAttribute('preserveAspectRatio', 'xMinYMin meet');
}

/** A matching with all that its cells could have in the first frame, and without what the run has found since. */
function unpaired({ cellsOfHouse }: Grid, matching: MatchingPicture, marks: ArrayLike<number> | undefined): MatchingPicture {
  const { house, pairs, values } = matching;
  const nothing = { reached: [], path: [], struck: undefined, violator: undefined };
  const none = Array.from(pairs, () => -1);
  const valuesOf = (slot: number) => {
    const set = house >= 0 ? marks?.[cellsOfHouse[house]![slot]!] : undefined;
    return set ? digitsOf(set).map((digit) => digit - 1) : values[slot]!;
  };
  return { ...matching, ...nothing, componentOf: none.map(() => 0), pairs: none, values: values.map((_, slot) => valuesOf(slot)) };
}

function drawCover(
  figure: HTMLElement,
  { version, frame, whole }: SheetPicture,
  current: Frame,
  runs: ReadonlyMap<Timeline, PreparedRun>,
): void {
  const { timeline } = version.strip.run;
  const create = version.view === 'links' ? linksView : matrixView;
  const view = create(figure, viewContext(runs.get(timeline)!, timeline, figure.ownerDocument));
  view.draw((whole || frame.complete ? current : unlit(current)) as Parameters<typeof view.draw>[0]);
  // Markers have one name in all drawings of a page.
  if (!whole) takeOut(figure, frame.blank, frame.asked);
}

/** A frame in which the step has lit none of the links that it has rewritten. */
function unlit({ position, step, state, counts, picture }: Frame): Frame {
  const { links } = picture;
  const shown: Picture = links ? { ...picture, links: { ...links, moved: -1 } } : picture;
  return { position, step, state, counts, picture: shown };
}

/** Takes the links and sizes that are blank out of a drawing. Sizes that are asked for have a box to write in. */
function takeOut(figure: HTMLElement, blank: LeftBlank, asked: LeftBlank): void {
  const drawing = select(figure);
  drawing
    .selectAll<SVGElement, { key: string }>('path.arrow, g.lit-arrow')
    .filter((arrow) => blank.links.has(arrow?.key))
    .remove();
  drawing
    .selectAll<SVGGElement, { node: number; place: { width: number } }>('g.header')
    .filter(({ node }) => blank.sizes.has(node))
    .each(function ({ node, place }) {
      // A column without a row is drawn in another way, which tells its size.
      this.classList.remove('empty', 'resized');
      for (const told of this.querySelectorAll('.size, .fresh, .notch')) told.remove();
      if (!asked.sizes.has(node)) return;
      const box = { x: place.width / 2 - BOX.width - 1, y: -BOX.height / 2, ...BOX, rx: 3 };
      this.append(svgElement('rect', { class: 'paper-box', ...box }));
    });
  // In a matrix the sizes are a line of numbers.
  drawing
    .selectAll<SVGTextElement, number>('svg.matrix text.size')
    .filter((item) => blank.sizes.has(item))
    .text('');
}

function drawGrid(figure: HTMLElement, { version, frame, whole }: SheetPicture, { picture, step }: Frame): void {
  const grid = picture.grid!;
  if (whole || frame.complete) {
    gridDrawing(figure)(gridScene(version.strip.run.timeline.algorithm, grid, step));
    return;
  }
  const { blank, asked, lit } = frame;
  // Marks that are struck later would tell the digit that strikes them.
  const { timeline } = version.strip.run;
  const marks = timeline.frame(version.frames[0]!.position).picture.grid!.candidates?.slice();
  const now = timeline.frame(frame.position).picture.grid!;
  const digits = now.digits.map((digit, cell) => (blank.cells.has(cell) ? 0 : digit));
  gridDrawing(figure)({
    ...emptyScene(now.puzzle),
    digits,
    candidates: marks?.map((set, cell) => (blank.cells.has(cell) ? 0 : set)),
    question: { cells: lit, digit: 0 },
  });
  const svg = figure.querySelector('svg')!;
  const { size, rowOfCell, columnOfCell } = now.puzzle.grid;
  const side = SIDE / size;
  for (const cell of blank.cells) {
    const box = svgElement('rect', {
      class: 'paper-box',
      x: columnOfCell[cell]! * side + MARGIN + side * INSET,
      y: rowOfCell[cell]! * side + MARGIN + side * INSET,
      width: side * (1 - 2 * INSET),
      height: side * (1 - 2 * INSET),
      rx: 3,
    });
    box.classList.toggle('earlier', !asked.cells.has(cell));
    svg.append(box);
  }
  svg.setAttribute('aria-label', words.grid(frame.number));
}
