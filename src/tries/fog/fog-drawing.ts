import { fog as words } from '#words/tries/fog.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { tenth } from '../../widgets/ui/numbers.ts';
import { ensureChild, type Layer, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { keyOf, textOf } from '../kit/swap-board.ts';
import { type Climb, hasNoWayDown, isSolved, isStuck, type Spot } from './fog.ts';

/** The height of a map. */
export const HEIGHT = 262;
/** Room for the energies on the left. */
const LEFT = 46;
const [HERE, NEAR, FAR] = [9, 5.2, 2.7];

interface Line {
  readonly from: Spot;
  readonly to: Spot;
}

const routeOf = ({ from, to }: Line) => (to.energy < from.energy ? 'better' : to.energy === from.energy ? 'same' : 'worse');

/** The grids by their energy, lowest first; in each row those that have the same grids below them stand together, so that slopes are seen. */
function rowsOf(map: ReadonlyMap<string, Spot>): ReadonlyMap<number, readonly Spot[]> {
  const rows = Map.groupBy(map.values(), ({ energy }) => energy);
  const share = new Map<string, number>();
  for (const [energy, row] of rows) {
    const middle = ({ around }: Spot) => {
      const below = around.filter((text) => map.get(text)!.energy < energy);
      // What has nothing below it lies at the side.
      return below.length === 0 ? 1 : below.reduce((sum, text) => sum + share.get(text)!, 0) / below.length;
    };
    const sorted = row.toSorted((a, b) => middle(a) - middle(b));
    rows.set(energy, sorted);
    for (const [index, { text }] of sorted.entries()) share.set(text, (index + 0.5) / sorted.length);
  }
  return rows;
}

/** Where the grids lie on a map of some width. */
export interface Layout {
  readonly energies: readonly number[];
  /** Between two dots of the widest row. */
  readonly pitch: number;
  x(spot: Spot): number;
  y(energy: number): number;
}

export function layoutOf(map: ReadonlyMap<string, Spot>): (width: number) => Layout {
  const rows = rowsOf(map);
  const energies = [...rows.keys()];
  const widest = Math.max(...[...rows.values()].map((row) => row.length));
  return (width) => {
    const pitch = Math.min(12, (width - LEFT - 16) / widest);
    return {
      energies,
      pitch,
      y: (energy) => tenth(HEIGHT - 18 - (energies.indexOf(energy) / (energies.length - 1)) * (HEIGHT - 42)),
      x(spot) {
        const row = rows.get(spot.energy)!;
        // Rows of few lie as far apart as there is room, and no farther than makes a slope.
        const apart = Math.min(pitch * 5, (pitch * widest * (0.35 + 0.65 * (row.length / widest))) / row.length);
        return tenth(LEFT + (width - LEFT) / 2 + (row.indexOf(spot) - (row.length - 1) / 2) * apart);
      },
    };
  };
}

/** Draws the levels of a map: a line each, with its energy at the left. */
export function drawLevels(ground: Layer, { energies, y }: Layout, width: number): void {
  setAttributes(ground.selectAll('line').data(energies).join('line'), { x1: LEFT - 8, x2: width, y1: y, y2: y });
  setAttributes(ground.selectAll('text.level').data(energies).join('text'), { class: 'level', x: LEFT - 16, y, dy: '.35em' }, String);
  setAttributes(ensureChild(ground, 'text', 'title'), { x: 0, y: 10 }, words.energy);
}

/** What is drawn of a map besides the climb. */
interface MapScene {
  readonly isLifted: boolean;
  /** The swap that is pointed at, wherever that is, by its key. */
  readonly pointed?: string | undefined;
}

/** What a pointer can hit around the dot of a step: less where another is near. */
const REACH = 13;

/**
 * Draws every grid as a dot, as high as its energy; in fog only those that were stood on and those that are one step away. The dots that are
 * one step away can be pressed: they are the steps.
 */
export function mapDrawing(element: Element, map: ReadonlyMap<string, Spot>): (climb: Climb, width: number, scene: MapScene) => void {
  const layers = ['ground', 'paths', 'trail', 'spots', 'hits'] as const;
  const [svg, ground, paths, trail, spots, hits] = drawingIn(element, { class: 'map', role: 'img' }, ...layers);
  const all = [...map.values()];
  const layout = layoutOf(map);

  return (climb, width, { isLifted, pointed }) => {
    const place = layout(width);
    const { pitch, x, y } = place;
    const path = ({ from, to }: Line) => `M${x(from)} ${y(from.energy)}L${x(to)} ${y(to.energy)}`;
    const here = map.get(textOf(climb.board))!;
    const near = isSolved(climb) ? [] : here.around.map((text) => map.get(text)!);
    const nearby = new Set(near);
    const keys = climb.steps.map(({ swap }) => keyOf(swap));
    const lit = near[keys.indexOf(pointed ?? '')];
    const walked = climb.trail.map((text) => map.get(text)!);
    const shown = isLifted
      ? all
      : all.filter((spot) => spot === here || nearby.has(spot) || walked.includes(spot) || climb.old.has(spot.text));

    setAttributes(svg, {
      viewBox: `0 0 ${width} ${HEIGHT}`,
      'aria-label': words.map(all.length, here.energy, near, isStuck(climb), isLifted),
    });
    drawLevels(ground, place, width);
    const lines = near.map((to) => ({ from: here, to }));
    setAttributes(paths.selectAll('path').data(lines).join('path'), {
      class: (line) => (line.to === lit ? `${routeOf(line)} lit` : routeOf(line)),
      d: path,
    });
    const steps = walked.slice(1).map((to, index) => ({ from: walked[index]!, to }));
    setAttributes(trail.selectAll('path').data(steps).join('path'), { d: path });
    const className = (spot: Spot) => {
      const kind =
        spot === here ? 'here' : walked.includes(spot) ? 'walked' : nearby.has(spot) ? 'near' : climb.old.has(spot.text) ? 'old' : 'far';
      const light = spot === lit ? ' lit' : '';
      return isLifted ? `${kind} ${spot.fate}${hasNoWayDown(map, spot) ? ' bottom' : ''}${light}` : `${kind}${light}`;
    };
    setAttributes(
      spots
        .selectAll<SVGCircleElement, Spot>('circle')
        .data(shown, (spot) => spot?.text)
        .join('circle'),
      {
        class: className,
        cx: x,
        cy: ({ energy }) => y(energy),
        r: (spot) =>
          spot === here
            ? HERE
            : spot === lit
              ? NEAR + 3
              : nearby.has(spot) || walked.includes(spot)
                ? NEAR
                : Math.min(isLifted ? 4 : FAR, pitch * 0.44),
      },
    );
    const reach = (spot: Spot) => {
      const away = near.map((other) => (other === spot ? Infinity : Math.hypot(x(other) - x(spot), y(other.energy) - y(spot.energy))));
      return Math.max(NEAR, Math.min(REACH, ...away.map((distance) => distance / 2)));
    };
    setAttributes(hits.selectAll('circle').data(near).join('circle'), {
      'data-key': (_, index) => keys[index]!,
      'data-do': (_, index) => `step ${keys[index]}`,
      cx: x,
      cy: ({ energy }) => y(energy),
      r: (spot) => tenth(reach(spot)),
    });
  };
}

/** The swaps of a climb, as they stand on buttons. */
export function stepsText({ board: { puzzle, digits }, steps }: Climb) {
  return steps.map(({ swap, delta }) => {
    const symbols = swap.map((cell) => symbolOf(puzzle, digits[cell]!)) as [string, string];
    const cells = swap.map((cell) => cellName(puzzle.grid, cell)) as [string, string];
    return {
      key: keyOf(swap),
      text: words.swap(...symbols, puzzle.grid.boxOfCell[swap[0]]!),
      delta: words.signed(delta),
      kind: delta < 0 ? 'better' : delta === 0 ? 'same' : 'worse',
      where: words.where(cells, delta),
    };
  });
}
