import { select } from 'd3-selection';
import type { Puzzle } from '../../engine/puzzle.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { left, middleX, middleY, SIDE, top } from '../../widgets/views/grid/places.ts';
import { emptyScene } from '../../widgets/views/grid/scene.ts';
import { classes, ensureChild, type Layer, setAttributes } from '../../widgets/views/kit/elements.ts';
import { type Arrow, arrowsTo, type DeadEnd, inside, type Judgement, type Placed } from './fence.ts';

export interface FenceScene {
  readonly puzzle: Puzzle;
  readonly sure: Uint8Array;
  readonly end: DeadEnd;
  readonly ringed: ReadonlySet<number>;
  /** Whether arrows are shown before a note is good. */
  readonly arrows: boolean;
  readonly judged: Judgement | undefined;
}

/** How much of the tint cells get by their level, in hundredths. */
const TINTS = [0, 10, 19, 28, 36, 44];

/** The tone of an arrow: into the fence from a ringed digit, inside the fence, on a way past the rings, or any other. */
function toneOf({ end, ringed, judged }: FenceScene, { from, to }: Arrow): string {
  if (judged?.kind === 'leak') {
    const way = [end.cell, ...[...judged.by].toReversed(), judged.guess];
    if (way[way.indexOf(from) - 1] === to) return 'leak';
  }
  if (judged?.kind === 'good') {
    const within = inside(end, ringed);
    const isInside = to === end.cell || within.has(to);
    if (isInside && ringed.has(from)) return 'cut';
    return isInside ? 'dead' : 'weak';
  }
  return to === end.cell ? 'dead' : 'plain';
}

/** A curved line between two cells with its head, as a path. */
function arrowPath(scene: FenceScene, { from, to }: Arrow, side: number): string {
  const [x1, y1, x2, y2] = [middleX(scene, from, side), middleY(scene, from, side), middleX(scene, to, side), middleY(scene, to, side)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  // What leads to the dead cell is bent to the other side, so that two arrows over the same cells don’t cover each other.
  const bend = to === scene.end.cell ? -1 : 1;
  const bulge = length < side * 1.1 ? 0 : bend * side * (0.16 + (0.07 * length) / side);
  const [sx, sy, ex, ey] = [x1 + ux * side * 0.3, y1 + uy * side * 0.3, x2 - ux * side * 0.34, y2 - uy * side * 0.34];
  const [mx, my] = [(sx + ex) / 2 - uy * bulge, (sy + ey) / 2 + ux * bulge];
  const turn = Math.hypot(ex - mx, ey - my);
  const [hx, hy] = [((ex - mx) / turn) * side * 0.14, ((ey - my) / turn) * side * 0.14];
  const points = [sx, sy, mx, my, ex, ey].map(hundredth);
  const head = [ex - hx - hy / 2, ey - hy + hx / 2, ex - hx + hy / 2, ey - hy - hx / 2].map(hundredth);
  return `M${points[0]} ${points[1]}Q${points[2]} ${points[3]} ${points[4]} ${points[5]}M${head[0]} ${head[1]}L${points[4]} ${points[5]}L${head[2]} ${head[3]}`;
}

/** The outline of some cells, as a path. */
function outline(scene: FenceScene, cells: ReadonlySet<number>, side: number): string {
  const { size, columnOfCell } = scene.puzzle.grid;
  const parts = [...cells].flatMap((cell) => {
    const [x, y] = [hundredth(left(scene, cell, side)), hundredth(top(scene, cell, side))];
    const column = columnOfCell[cell]!;
    return [
      !cells.has(cell - size) && `M${x} ${y}h${hundredth(side)}`,
      !cells.has(cell + size) && `M${x} ${hundredth(y + side)}h${hundredth(side)}`,
      !(column > 0 && cells.has(cell - 1)) && `M${x} ${y}v${hundredth(side)}`,
      !(column < size - 1 && cells.has(cell + 1)) && `M${hundredth(x + side)} ${y}v${hundredth(side)}`,
    ];
  });
  return parts.filter(Boolean).join('');
}

function drawPlaced(under: Layer, over: Layer, scene: FenceScene, side: number): void {
  const { placed } = scene.end;
  setAttributes(under.selectAll<SVGRectElement, Placed>('rect').data(placed).join('rect'), {
    x: ({ cell }) => hundredth(left(scene, cell, side)),
    y: ({ cell }) => hundredth(top(scene, cell, side)),
    width: hundredth(side),
    height: hundredth(side),
    'fill-opacity': ({ level }) => TINTS[Math.min(level, TINTS.length - 1)]! / 100,
  });
  setAttributes(
    over.selectAll<SVGTextElement, Placed>('text').data(placed).join('text'),
    {
      x: ({ cell }) => hundredth(left(scene, cell, side) + side * 0.94),
      y: ({ cell }) => hundredth(top(scene, cell, side) + side * 0.22),
      'font-size': hundredth(side * 0.18),
    },
    ({ level }) => level,
  );
  const guesses = placed.filter(({ isGuess }) => isGuess);
  setAttributes(over.selectAll<SVGRectElement, Placed>('rect.guessed').data(guesses).join('rect'), {
    class: 'guessed',
    x: ({ cell }) => hundredth(left(scene, cell, side) + side * 0.06),
    y: ({ cell }) => hundredth(top(scene, cell, side) + side * 0.06),
    width: hundredth(side * 0.88),
    height: hundredth(side * 0.88),
    rx: hundredth(side * 0.1),
  });
}

function drawBlame(over: Layer, scene: FenceScene, side: number): void {
  const { end, ringed, judged, arrows } = scene;
  const isGood = judged?.kind === 'good';
  const shown = arrows || isGood || judged?.kind === 'leak' ? arrowsTo(end).map((arrow) => ({ ...arrow, tone: toneOf(scene, arrow) })) : [];
  const drawn = arrows || isGood ? shown : shown.filter(({ tone }) => tone === 'leak');
  setAttributes(over.selectAll('path.arrow').data(drawn).join('path'), {
    class: ({ tone }) => classes('arrow', tone),
    d: (arrow) => arrowPath(scene, arrow, side),
  });
  const within = isGood ? [new Set([end.cell, ...inside(end, ringed)])] : [];
  setAttributes(over.selectAll('path.enclosure').data(within).join('path'), {
    class: 'enclosure',
    d: (cells) => outline(scene, cells, side),
  });
  setAttributes(
    over
      .selectAll('circle')
      .data([...ringed])
      .join('circle'),
    {
      class: classes('ring', isGood && 'kept'),
      cx: (cell) => hundredth(middleX(scene, cell, side)),
      cy: (cell) => hundredth(middleY(scene, cell, side)),
      r: hundredth(side * 0.4),
    },
  );
}

/** Draws a dead end in an element, any scene after any other; `pick` gets the cell that a reader presses. */
export function fenceDrawing(element: Element, pick?: (cell: number) => void): (scene: FenceScene) => void {
  const drawGrid = gridDrawing(element, pick, { walkable: pick !== undefined });
  return (scene) => {
    const { puzzle, sure, end } = scene;
    const digits = sure.slice();
    for (const { cell, digit } of end.placed) digits[cell] = digit;
    // As in other grids, what was placed without a guess isn't a given.
    drawGrid({
      ...emptyScene(puzzle),
      digits,
      focus: { cell: end.cell, digit: 0, tone: 'conflict', undoes: false },
      forced: new Set(end.placed.filter(({ isGuess }) => !isGuess).map(({ cell }) => cell)),
    });
    const world = select(element).select<SVGGElement>('svg g.world');
    const under = world
      .selectAll<SVGGElement, null>(':scope > g.fence-under')
      .data([null])
      .join((enter) => enter.insert('g', ':scope > g.lines').attr('class', 'fence-under')) as unknown as Layer;
    const over = ensureChild(world, 'g', 'fence-over');
    const side = SIDE / puzzle.grid.size;
    drawPlaced(under, over, scene, side);
    drawBlame(over, scene, side);
  };
}
