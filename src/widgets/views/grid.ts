import { type Selection, select } from 'd3-selection';
import { grid as words } from '#words/views.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { drawCages } from './cages.ts';
import { type Changed, rememberShown } from './changed.ts';
import { drawAsked } from './grid-asked.ts';
import { drawCells, letWalk } from './grid-cells.ts';
import { letLightCells } from './grid-light.ts';
import { drawLinks, drawMarks, drawSets } from './grid-marks.ts';
import { digitSize, digitY, left, MARGIN, middleX, middleY, notchOf, ringWeight, round, SIDE, top } from './grid-places.ts';
import { type GridScene, gridScene } from './grid-scene.ts';
import { type GridZoom, letZoomGrid, ZOOM_FROM_SIZE } from './grid-zoom.ts';
import { viewThatNeeds } from './view.ts';

/** The share of a cell that the sum of a cage takes in small pictures, alone and above pencil marks. */
const LARGE_SUM = { alone: 0.3, aboveMarks: 0.21 };

type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** A grid of any size: givens, digits, pencil marks, the lit cell and its reason. */
export const gridView = viewThatNeeds({ picture: ['grid'] }, (element, { algorithm, pick }) => {
  const drawScene = gridDrawing(element, pick, { walkable: pick !== undefined });
  return {
    draw({ picture, step }) {
      drawScene(gridScene(algorithm, picture.grid, step));
    },
  };
});

/**
 * Draws scenes into an element that may already hold one; `pick` is told the cell that a reader points at. A walkable grid is
 * a grid to assistive technology, too, with arrow keys inside: see letWalk.
 */
export function gridDrawing(element: Element, pick?: (cell: number) => void, { walkable = false } = {}): (scene: GridScene) => void {
  const svg = svgIn(element);
  const world = layerIn(svg, 'world');
  const layers = Object.fromEntries(
    ['fills', 'sets', 'lines', 'cages', 'marks', 'links', 'reason', 'digits', 'focus', 'asked', 'hits'].map((name) => [
      name,
      layerIn(world, name),
    ]),
  ) as Record<string, Layer>;
  const tellCells = walkable ? letWalk(svg.node()!, layers.hits!.node()!) : undefined;
  let drawnPuzzle: Puzzle | undefined;
  let changed = rememberShown();
  let zoom: GridZoom | undefined;
  let drawn: GridScene | undefined;
  letLightCells(svg.node()!, world, () => drawn);
  // Another view may point at a cell: the matrix does, for the dot under the pointer.
  if (pick) {
    element.closest('sudo-stepper')?.addEventListener('pointcell', (event) => {
      const { detail } = event as CustomEvent<number>;
      layers.hits!.selectAll<SVGRectElement, number>('rect').classed('pointed', (cell) => cell === detail);
    });
  }
  return (scene) => {
    drawn = scene;
    const { puzzle } = scene;
    const side = SIDE / puzzle.grid.size;
    if (puzzle !== drawnPuzzle) {
      drawnPuzzle = puzzle;
      changed = rememberShown();
      drawLines(layers.lines!, scene, side);
      drawCages(layers.cages!, puzzle, side, MARGIN, scene.asked && (scene.candidates ? LARGE_SUM.aboveMarks : LARGE_SUM.alone));
      if (pick) drawCells(layers.hits!, puzzle.grid, side, MARGIN, pick);
      if (pick && !zoom && puzzle.grid.size >= ZOOM_FROM_SIZE) letZoomGrid(element, svg, world, SIDE).then((made) => (zoom = made));
    }
    layers.cages!.selectAll<SVGGElement, unknown>('g.cage').classed('lit', (_, index) => index === scene.cage);
    if (tellCells) tellCells(scene, describe(scene));
    else svg.attr('aria-label', describe(scene));
    drawFills(layers.fills!, scene, side, changed);
    drawSets(layers.sets!, scene, side);
    drawMarks(layers.marks!, scene, side, changed);
    drawLinks(layers.links!, scene, side);
    drawReason(layers.reason!, scene, side);
    drawDigits(layers.digits!, scene, side, changed);
    drawFocus(layers.focus!, scene, side, changed);
    drawAsked(layers.asked!, scene, side);
    if (scene.focus) zoom?.follow(middleX(scene, scene.focus.cell, side), middleY(scene, scene.focus.cell, side));
  };
}

function svgIn(element: Element): Selection<SVGSVGElement, unknown, null, undefined> {
  return select(element)
    .selectAll<SVGSVGElement, null>(':scope > svg.grid, svg.grid')
    .data([null])
    .join('svg')
    .attr('class', 'grid')
    .attr('viewBox', `0 0 ${SIDE + 1} ${SIDE + 1}`)
    .attr('role', 'img') as unknown as Selection<SVGSVGElement, unknown, null, undefined>;
}

function layerIn<Parent extends SVGElement>(parent: Selection<Parent, unknown, null, undefined>, name: string): Layer {
  return parent.selectAll<SVGGElement, null>(`g.${name}`).data([null]).join('g').attr('class', name) as unknown as Layer;
}

/** The grid as a sentence, for whoever does not see it. */
function describe({ puzzle, digits, focus }: GridScene): string {
  const filled = digits.filter((digit) => digit !== 0).length;
  return words.whole(puzzle.grid.size, filled, puzzle.grid.cellCount, focus && cellName(puzzle.grid, focus.cell));
}

function drawLines(layer: Layer, { puzzle }: GridScene, side: number): void {
  const { size, boxRows, boxColumns } = puzzle.grid;
  const lines = Array.from({ length: size + 1 }, (_, k) => [
    { strong: k % boxRows === 0, path: `M${MARGIN} ${round(k * side + MARGIN)}H${SIDE + MARGIN}` },
    { strong: k % boxColumns === 0, path: `M${round(k * side + MARGIN)} ${MARGIN}V${SIDE + MARGIN}` },
  ]).flat();
  layer
    .selectAll('path')
    .data([false, true])
    .join('path')
    .attr('class', (strong) => (strong ? 'line strong' : 'line'))
    .attr('d', (strong) => lines.flatMap((line) => (line.strong === strong ? [line.path] : [])).join(''));
}

const toneOfFocus = ({ tone, undoes }: NonNullable<GridScene['focus']>) => (undoes ? `${tone} undoes` : tone);

/** The lit cell, the one that clashes, and the lit cell's peers. */
function drawFills(layer: Layer, scene: GridScene, side: number, changed: Changed): void {
  const fills = new Map<number, string>();
  scene.heat?.forEach((clashes, cell) => {
    if (clashes > 0) fills.set(cell, clashes > 2 ? 'heat hot' : 'heat');
  });
  if (scene.focus) {
    if (scene.highlights.length === 0 && !scene.heat)
      for (const peer of scene.puzzle.grid.peersOfCell[scene.focus.cell]!) fills.set(peer, 'peer');
    for (const cell of scene.same ?? []) fills.set(cell, 'same');
    fills.set(scene.focus.cell, toneOfFocus(scene.focus));
  }
  const [asked, other] = scene.asked?.cells ?? [];
  if (asked !== undefined && other === undefined && !scene.heat)
    for (const peer of scene.puzzle.grid.peersOfCell[asked]!) fills.set(peer, 'peer');
  for (const cell of scene.blockers ?? []) fills.set(cell, 'conflict');
  if (scene.witness !== undefined) fills.set(scene.witness, scene.focus?.tone === 'conflict' ? 'conflict' : 'witness');
  // Peers are many and go with the lit cell: one path for all of them.
  const peers = [...fills].flatMap(([cell, tone]) => (tone === 'peer' ? [cell] : []));
  const square = (cell: number) => {
    const [x, y] = [left(scene, cell, side), top(scene, cell, side)];
    return `M${round(x)} ${round(y)}H${round(x + side)}V${round(y + side)}H${round(x)}Z`;
  };
  layer
    .selectAll('path')
    .data(peers.length > 0 ? [peers.map(square).join('')] : [])
    .join((enter) => enter.insert('path', 'rect'))
    .filter(changed((d: string) => d))
    .attr('class', 'fill peer')
    .attr('d', (d) => d);
  layer
    .selectAll<SVGRectElement, [number, string]>('rect')
    .data(
      [...fills].filter(([, tone]) => tone !== 'peer'),
      (fill) => fill?.[0],
    )
    .join('rect')
    .filter(changed(([, tone]: [number, string]) => tone))
    .attr('class', ([, tone]) => `fill ${tone}`)
    .attr('x', ([cell]) => round(left(scene, cell, side)))
    .attr('y', ([cell]) => round(top(scene, cell, side)))
    .attr('width', round(side))
    .attr('height', round(side));
}

/** From the lit cell to its reason: dashed and straight with a cross on it for a conflict, an arc for a swap. */
function drawReason(layer: Layer, scene: GridScene, side: number): void {
  const { focus, witness } = scene;
  const ends = focus && witness !== undefined && witness !== focus.cell ? [{ from: focus.cell, to: witness, tone: focus.tone }] : [];
  layer
    .selectAll('path.reason')
    .data(ends)
    .join('path')
    .attr('class', ({ tone }) => `reason ${tone}`)
    .attr('d', ({ from, to, tone }) => {
      const [x1, y1] = [middleX(scene, from, side), middleY(scene, from, side)];
      const [x2, y2] = [middleX(scene, to, side), middleY(scene, to, side)];
      if (tone === 'conflict') return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
      return `M${round(x1)} ${round(y1)}Q${round((x1 + x2) / 2 + (y2 - y1) * 0.25)} ${round((y1 + y2) / 2 + (x1 - x2) * 0.25)} ${round(x2)} ${round(y2)}`;
    });
  const arm = side * 0.1;
  layer
    .selectAll('path.reason-cross')
    .data(ends.filter(({ tone }) => tone === 'conflict'))
    .join('path')
    .attr('class', 'reason-cross')
    .attr('d', ({ from, to }) => {
      const [x, y] = [from, to]
        .map((cell) => [middleX(scene, cell, side), middleY(scene, cell, side)] as const)
        .reduce(([x1, y1], [x2, y2]) => [(x1 + x2) / 2, (y1 + y2) / 2]);
      return `M${round(x - arm)} ${round(y - arm)}l${round(2 * arm)} ${round(2 * arm)}m0 ${round(-2 * arm)}l${round(-2 * arm)} ${round(2 * arm)}`;
    });
}

/** The colour of a digit. A tried digit keeps the colour of trying even as it clashes: that of conflict is for the one it clashes with. */
function toneOfDigit({ focus, witness, heat }: GridScene, cell: number, isFocus: boolean, given: boolean): string {
  if (heat) return given ? 'given' : heat[cell]! > 0 ? 'conflict' : 'placed';
  if (isFocus && focus!.tone !== 'quiet') {
    const tone = focus!.tone === 'conflict' ? 'trying' : toneOfFocus(focus!);
    return given ? `${tone} given` : tone;
  }
  if (cell === witness && focus?.tone === 'conflict') return 'conflict';
  return given ? 'given' : 'placed';
}

function drawDigits(layer: Layer, scene: GridScene, side: number, changed: Changed): void {
  const { puzzle, digits, focus } = scene;
  const shown: { cell: number; digit: number; tone: string }[] = [];
  for (let cell = 0; cell < puzzle.grid.cellCount; cell++) {
    const isFocus = focus?.cell === cell && focus.digit !== 0 && (digits[cell] === 0 || digits[cell] === focus.digit);
    const digit = isFocus ? focus.digit : digits[cell]!;
    if (digit === 0) continue;
    const given = puzzle.givens[cell] !== 0;
    shown.push({ cell, digit, tone: scene.wrong?.has(cell) ? 'conflict' : toneOfDigit(scene, cell, isFocus, given) });
  }
  // Nothing is told by colour alone: a wrong digit has a wave under it.
  layer
    .selectAll('path')
    .data([...(scene.wrong ?? [])])
    .join('path')
    .attr('class', 'wrong-mark')
    .attr('d', (cell) => {
      const [x, y, step] = [left(scene, cell, side) + side * 0.24, top(scene, cell, side) + side * 0.86, side * 0.13];
      return `M${round(x)} ${round(y)}q${round(step / 2)} ${round(-step / 2)} ${round(step)} 0t${round(step)} 0t${round(step)} 0t${round(step)} 0`;
    });
  layer
    .selectAll<SVGTextElement, (typeof shown)[number]>('text')
    .data(shown, (digit) => digit?.cell)
    .join('text')
    .filter(changed(({ digit, tone }: (typeof shown)[number]) => `${digit} ${tone}`))
    .attr('class', ({ tone }) => `digit ${tone}`)
    .attr('x', ({ cell }) => round(middleX(scene, cell, side)))
    .attr('y', ({ cell, digit }) => digitY(scene, cell, symbolOf(puzzle, digit), side))
    .attr('font-size', ({ digit }) => digitSize(symbolOf(puzzle, digit), side))
    .text(({ digit }) => symbolOf(puzzle, digit));
}

function drawFocus(layer: Layer, scene: GridScene, side: number, changed: Changed): void {
  const focus = scene.focus ? [scene.focus] : [];
  const { witness } = scene;
  const weight = ringWeight(side);
  const inset = weight / 2 + 0.8;
  layer
    .selectAll('rect.focus')
    .data(scene.heat && witness !== undefined ? [...focus, ...focus.map((one) => ({ ...one, cell: witness }))] : focus)
    .join('rect')
    .filter(changed((one: NonNullable<GridScene['focus']>) => `${one.cell} ${toneOfFocus(one)}`))
    .attr('class', (one) => `focus ${toneOfFocus(one)}`)
    .attr('x', ({ cell }) => round(left(scene, cell, side) + inset))
    .attr('y', ({ cell }) => round(top(scene, cell, side) + inset))
    .attr('width', round(side - 2 * inset))
    .attr('height', round(side - 2 * inset))
    .attr('rx', round(Math.min(4, side * 0.08)))
    .attr('stroke-width', weight);
  // Nothing is told by colour alone: whoever is to blame has a dashed outline, too.
  const clashing = scene.focus?.tone === 'conflict' && witness !== undefined && witness !== scene.focus.cell ? [witness] : [];
  layer
    .selectAll('rect.blocker')
    .data([...new Set([...(scene.blockers ?? []), ...clashing])])
    .join('rect')
    .attr('class', 'blocker')
    .attr('x', (cell) => round(left(scene, cell, side) + inset))
    .attr('y', (cell) => round(top(scene, cell, side) + inset))
    .attr('width', round(side - 2 * inset))
    .attr('height', round(side - 2 * inset));
  // A notch: cells that clash on a board that is full and wrong, and a lit cell whose conflict has no other end.
  const alone = focus.filter(({ tone }) => tone === 'conflict' && !scene.heat && clashing.length === 0).map(({ cell }) => cell);
  const hot = scene.heat ? [...scene.heat.keys()].filter((cell) => scene.heat![cell]! > 0) : [];
  const notched = [...hot, ...alone];
  layer
    .selectAll('path.notch')
    .data(notched.length > 0 ? [notched] : [])
    .join('path')
    .attr('class', 'notch')
    .attr('d', (cells) => cells.map((cell) => notchOf(scene, cell, side)).join(''));
  // What the algorithm takes back has a mark of its own: a reader who rewinds must not see the same picture.
  layer
    .selectAll('path.undo-mark')
    .data(focus.filter(({ undoes }) => undoes))
    .join('path')
    .attr('class', 'undo-mark')
    .attr('d', ({ cell }) => {
      const [x, y] = [left(scene, cell, side), top(scene, cell, side)];
      return `M${round(x + side * 0.22)} ${round(y + side * 0.78)}L${round(x + side * 0.78)} ${round(y + side * 0.22)}`;
    });
}
