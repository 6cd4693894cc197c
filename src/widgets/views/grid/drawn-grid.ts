import { type Selection, select } from 'd3-selection';
import { grid as words } from '#words/grid-view.ts';
import { boxHouses, cellName } from '../../../engine/grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { ensureChild, type Layer, rememberShown } from '../kit/elements.ts';
import { disableZoom } from '../kit/whole.ts';
import type { DrawingZoom, Svg, World } from '../kit/zoom.ts';
import type { Lit } from '../lit.ts';
import { drawCages } from './cages.ts';
import { drawCells, enableKeyboardNavigation } from './cells.ts';
import { drawDigits, drawEdgeNumbers, drawFilled, drawFills, drawFocus, drawLines, drawQuestion, drawReason } from './drawing.ts';
import { enableCellHover } from './hover.ts';
import { drawLight } from './light.ts';
import { drawMarks, drawSets, markRuns } from './marks.ts';
import { type GridParts, gridParts, hasChain } from './parts.ts';
import { EDGE, isFullOfMarks, MARGIN, MAX_LEGIBLE_SIZE, middleX, middleY, SIDE } from './places.ts';
import { emptyScene, type GridScene, MAX_MARKS_SIZE } from './scene.ts';
import { loadSeldom, seldom } from './seldom.ts';
import { drawSecond } from './two-answers.ts';

/** Grids from this size on have symbols too small to read on a phone, or from the last row of a lecture hall. */
const ZOOM_FROM_SIZE = 16;
/** The largest grid in which a cell is found without numbers along the edges. */
const MAX_UNNUMBERED_SIZE = 16;

/** Few pages have a grid that is to be enlarged. */
const enlarging = async (element: Element, svg: Svg, world: World): Promise<DrawingZoom> =>
  (await import('./enlarging.ts')).enableEnlarging(element, svg, world);

/** A grid in an element: its layers by name, and what draws a scene there and returns the scene's parts. */
export interface DrawnGrid {
  readonly layers: Readonly<Record<string, Layer>>;
  /** `some` may leave a part of them out. */
  draw(scene: GridScene, some?: (parts: GridParts) => GridParts): GridParts;
  /** The same in stretches, each of which leaves the picture as high as it was. */
  drawing(scene: GridScene): Generator<void, GridParts>;
  /** Lights cells of the scene drawn last; see `Lit`. */
  light(lit: Lit | undefined): void;
}

/** A grid whose scenes do not move: see drawnGrid. Without movement it is light enough for every page. */
export function gridDrawing(...made: Parameters<typeof drawnGrid>): (scene: GridScene) => void {
  const { draw } = drawnGrid(...made);
  return (scene) => void draw(scene);
}

/**
 * Draws scenes into an element that may already hold one; `pick` gets the cell that a reader points at. A walkable grid is
 * a grid to assistive technology, too, with arrow keys inside: see enableKeyboardNavigation. In a `markwise` one each pencil mark is
 * an element of its own, for those who colour marks.
 */
export function drawnGrid(
  element: Element,
  pick?: (cell: number) => void,
  { walkable = false, numbered = false, markwise = false } = {},
): DrawnGrid {
  const svg = svgIn(element);
  const world = ensureChild(svg, 'g', 'world');
  const layers = Object.fromEntries(
    ['fills', 'sets', 'lines', 'cages', 'marks', 'reason', 'digits', 'over', 'links', 'implied', 'focus', 'second', 'asked', 'hits'].map(
      (name) => [name, ensureChild(world, 'g', name)],
    ),
  ) as Record<string, Layer>;
  const tellCells = walkable ? enableKeyboardNavigation(svg.node()!, layers.hits!.node()!) : undefined;
  let drawnPuzzle: Puzzle | undefined;
  let changed = rememberShown();
  let zoom: DrawingZoom | undefined;
  let drawn: GridScene | undefined;
  enableCellHover(svg.node()!, world, () => drawn);
  // Another view may point at a cell: the matrix does, for the dot under the pointer.
  if (pick) {
    element.closest('sudo-stepper')?.addEventListener('pointcell', (event) => {
      const { detail } = event as CustomEvent<number>;
      layers.hits!.selectAll<SVGRectElement, number>('rect').classed('pointed', (cell) => cell === detail);
    });
  }
  const followLit = () => {
    if (!drawn) return;
    // A recognized pattern has no cell of its own: its first one represents it.
    const cell = drawn.focus?.cell ?? drawn.highlights[0]?.cells[0];
    if (cell === undefined) return;
    const { grid } = drawn.puzzle;
    const side = SIDE / grid.size;
    const middleOf = (cells: readonly number[]) => {
      const mean = (at: typeof middleX) => cells.reduce((sum, each) => sum + at({ puzzle: drawn!.puzzle }, each, side), 0) / cells.length;
      return { x: mean(middleX), y: mean(middleY) };
    };
    const box = boxHouses(grid).find((house) => grid.housesOfCell[cell]!.includes(house));
    zoom?.follow(middleOf([cell]), middleOf(box === undefined ? [cell] : grid.cellsOfHouse[box]!));
  };
  const draw = (scene: GridScene, some?: (parts: GridParts) => GridParts): GridParts => {
    const stretches = drawing(scene, some);
    for (;;) {
      const { done, value } = stretches.next();
      if (done) return value;
    }
  };
  function* drawing(scene: GridScene, some?: (parts: GridParts) => GridParts): Generator<void, GridParts> {
    drawn = scene;
    const { puzzle } = scene;
    const side = SIDE / puzzle.grid.size;
    if (puzzle !== drawnPuzzle) {
      const wasFilled = drawnPuzzle !== undefined && drawnPuzzle.grid.size > MAX_LEGIBLE_SIZE;
      drawnPuzzle = puzzle;
      changed = rememberShown();
      const { size } = puzzle.grid;
      const isLarge = size > MAX_UNNUMBERED_SIZE;
      if (isLarge && !numbered) svg.attr('viewBox', `${-EDGE} ${-EDGE} ${SIDE + 1 + EDGE} ${SIDE + 1 + EDGE}`);
      else svg.attr('viewBox', `0 0 ${SIDE + 1} ${SIDE + 1}`);
      if (numbered || isLarge || !svg.select('g.edge').empty()) drawEdgeNumbers(edgeIn(svg), numbered || isLarge ? size : 0);
      if (size > MAX_LEGIBLE_SIZE || wasFilled) layers.digits!.selectAll('*').remove();
      // Where the outlines of sets are on the lines of the grid, they have to be above them.
      layers[isFullOfMarks(side) ? 'lines' : 'fills']!.node()!.after(layers.sets!.node()!);
      drawLines(layers.lines!, scene, side);
      drawCages(layers.cages!, puzzle, side, MARGIN);
      if (pick) drawCells(layers.hits!, puzzle.grid, side, MARGIN, pick);
      if (pick && !zoom && puzzle.grid.size < ZOOM_FROM_SIZE) disableZoom(element, svg, world);
      else if (pick && !zoom)
        enlarging(element, svg, world).then((made) => {
          zoom = made;
          followLit();
        });
      yield;
    }
    layers.cages!.selectAll<SVGGElement, unknown>('g.cage').classed('lit', (_, index) => index === scene.cage);
    if (tellCells) tellCells(scene, describe(scene));
    else svg.attr('aria-label', describe(scene));
    yield;
    const all = gridParts(scene);
    const parts = some ? some(all) : all;
    drawFills(layers.fills!, parts, side, changed);
    drawSets(layers.sets!, parts, side);
    drawMarks(layers.marks!, parts, side, changed, markRuns(puzzle, parts.marks, markwise));
    drawReason(layers.reason!, parts, side);
    if (puzzle.grid.size > MAX_LEGIBLE_SIZE) drawFilled(layers.digits!, parts, side);
    else drawDigits(layers.digits!, parts, side, changed);
    tellLeftOut(element, scene);
    drawSeldom(parts, side);
    drawFocus(layers.focus!, parts, side, changed);
    drawSecond(layers.second!, scene, side);
    drawQuestion(layers.asked!, scene, side);
    followLit();
    return parts;
  }
  const drawSeldom = (parts: GridParts, side: number) => {
    const ready = seldom();
    ready?.drawArgument(layers.over!, parts, side);
    ready?.drawChain(layers.links!, parts, side);
    ready?.drawItems(layers.implied!, ready.implicationItems(parts, side), side);
    if (ready) return;
    if (parts.argument || parts.implications || hasChain(parts)) loadSeldom().then(() => drawn && draw(drawn));
    // The page may have been built with those of another scene.
    else for (const name of ['over', 'links', 'implied']) layers[name]!.selectChildren().remove();
  };
  const light = (lit: Lit | undefined) => {
    // The cell under the pointer is seen anyway, and what is pressed may have a light of its own.
    if (!drawn || lit?.isPointedAt) return;
    drawLight(world, drawn, lit?.cells ?? [], lit?.case?.about);
    litCase = lit?.case;
    if (drawCase) drawCase(world, drawn, litCase);
    else if (litCase) loadCase();
  };
  let litCase: Lit['case'];
  let drawCase: typeof import('./case.ts').drawCase | undefined;
  /** Few grids are ever shown a case. */
  const loadCase = async () => {
    ({ drawCase } = await import('./case.ts'));
    if (drawn) drawCase(world, drawn, litCase);
  };
  return { layers, draw, drawing, light };
}

function svgIn(element: Element): Selection<SVGSVGElement, unknown, null, undefined> {
  return (
    select(element)
      .selectAll<SVGSVGElement, null>(':scope > svg.grid, svg.grid')
      .data([null])
      .join('svg')
      // Beside it, what the reader has made of the drawing of an earlier run: it may be enlarged.
      .classed('grid', true)
      .attr('viewBox', `0 0 ${SIDE + 1} ${SIDE + 1}`)
      .attr('role', 'img') as unknown as Selection<SVGSVGElement, unknown, null, undefined>
  );
}

/** The layer of the numbers along the edges, under the grid. */
const edgeIn = (svg: Selection<SVGSVGElement, unknown, null, undefined>): Layer =>
  svg
    .selectAll<SVGGElement, null>(':scope > g.edge')
    .data([null])
    .join((enter) => enter.insert('g', ':scope > g.world').attr('class', 'edge').attr('aria-hidden', 'true')) as unknown as Layer;

/** Says under the grid what of a large one is not drawn. */
function tellLeftOut(element: Element, { puzzle, candidates }: GridScene): void {
  const { size } = puzzle.grid;
  const text = size > MAX_LEGIBLE_SIZE ? words.tooLarge(size) : candidates && size > MAX_MARKS_SIZE ? words.withoutMarks(size) : '';
  const note = element.querySelector(':scope > p.grid-note');
  if (text === '' ? !note : note?.textContent === text) return;
  if (note) note.textContent = text;
  else select(element).append('p').attr('class', 'grid-note').text(text);
}

/** The grid as a sentence for screen readers. */
function describe({ puzzle, digits, focus, implications }: GridScene): string {
  const filled = digits.filter((digit) => digit !== 0).length;
  const whole = words.whole(puzzle.grid.size, filled, puzzle.grid.cellCount, focus && cellName(puzzle.grid, focus.cell));
  return [whole, ...((implications && seldom()?.implicationWords(puzzle, implications)) ?? [])].join('; ');
}

/** Draws two answers of a puzzle side by side, any after any other, lit where they differ. */
export function twoAnswersDrawing(places: readonly Element[]): (puzzle: Puzzle, answers: readonly Uint8Array[]) => void {
  const drawings = places.map((place) => gridDrawing(place));
  return (puzzle, answers) => {
    const [one, other] = answers as [Uint8Array, Uint8Array];
    const differing = Array.from(one, (_, cell) => cell).filter((cell) => one[cell] !== other[cell]);
    for (const [index, draw] of drawings.entries())
      draw({ ...emptyScene(puzzle), digits: answers[index]!, highlights: [{ cells: differing, digits: 0, hue: 1 }] });
  };
}
