import { area, curveMonotoneX, line } from 'd3-shape';
import { trap as words } from '#words/tries/trap.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { keyOf, textOf, type Weighed } from '../kit/swap-board.ts';
import { hasEscaped, isKnown, sorted, type Trap, theFloor, trappedAmong } from './trap.ts';

/** What a swap can do to the energy at most, either way. */
const MAX_WIDTH = 4;
const DIFFERENCES = Array.from({ length: 2 * MAX_WIDTH + 1 }, (_, index) => index - MAX_WIDTH);
/** Between the middles of two dots, and a dot. */
const PITCH = 8.4;
const RADIUS = 3.4;
/** Dots beside each other in a column, and in the heap of those that were not tried. */
const [ABREAST, HEAP_ABREAST] = [7, 12];
/** Below this width the heap lies over the columns. */
const NARROW = 520;

const kindOf = (delta: number) => (delta < 0 ? 'better' : delta === 0 ? 'same' : 'worse');

/** Where a dot lies, in pixels. */
interface Dot {
  readonly each: Weighed;
  readonly known: boolean;
  readonly x: number;
  readonly y: number;
}

/** Draws all swaps as dots: those that were tried over what they do, the others in a heap. */
export function dotsDrawing(element: Element): (trap: Trap, width: number) => void {
  const [svg, ground, layer, over] = drawingIn(element, { class: 'dots', role: 'img' }, 'ground', 'all', 'over');

  return (trap, width) => {
    const narrow = width < NARROW;
    const heapWidth = narrow ? width : HEAP_ABREAST * PITCH + 26;
    const rows = Math.ceil(trap.swaps.length / (narrow ? HEAP_ABREAST * 2 : HEAP_ABREAST));
    const above = narrow ? rows * PITCH + 34 : 0;
    const left = narrow ? 0 : heapWidth;
    const column = (width - left) / DIFFERENCES.length;
    const foot = above + 124;
    const middle = (delta: number) => left + (delta + MAX_WIDTH + 0.5) * column;
    const places = new Map<number, number>();
    let heaped = 0;
    const dots = trap.swaps.map((each): Dot => {
      const known = trap.known.has(keyOf(each.swap));
      const key = known ? each.delta : Number.NaN;
      const nth = places.get(key) ?? 0;
      places.set(key, nth + 1);
      if (known) {
        const x = middle(each.delta) + ((nth % ABREAST) - (ABREAST - 1) / 2) * Math.min(PITCH, column / ABREAST);
        return { each, known, x, y: foot - 6 - Math.floor(nth / ABREAST) * PITCH };
      }
      const abreast = narrow ? HEAP_ABREAST * 2 : HEAP_ABREAST;
      const place = heaped++;
      const inset = narrow ? (width - (abreast - 1) * PITCH) / 2 : 6;
      return {
        each,
        known,
        x: inset + (place % abreast) * PITCH,
        y: (narrow ? above - 28 : foot - 6) - Math.floor(place / abreast) * PITCH,
      };
    });
    setAttributes(svg, {
      viewBox: `0 0 ${width} ${foot + 36}`,
      'aria-label': words.dots(trap.swaps.length, trap.known.size, sorted(trap), isKnown(trap)),
    });

    setAttributes(ensureChild(ground, 'path', 'axis'), { d: `M${left} ${foot}H${width}` });
    setAttributes(
      ground.selectAll('text.difference').data(DIFFERENCES).join('text'),
      {
        class: (delta) => `difference ${kindOf(delta)}`,
        x: middle,
        y: foot + 16,
      },
      words.signed,
    );
    setAttributes(ensureChild(ground, 'text', 'title'), { x: (left + width) / 2, y: foot + 32 }, words.change);
    setAttributes(
      ensureChild(ground, 'text', 'heap-title'),
      { x: narrow ? width / 2 : 0, y: narrow ? above - 8 : foot + 16, style: `text-anchor: ${narrow ? 'middle' : 'start'}` },
      words.untried(trap.swaps.length - trap.known.size),
    );
    const counts = sorted(trap);
    const known = isKnown(trap);
    const heads = [
      { name: 'better', at: middle(-2.5), count: counts.better },
      { name: 'same', at: middle(0), count: counts.same },
      { name: 'worse', at: middle(2.5), count: counts.worse },
    ] as const;
    const head = ground.selectAll('g.head').data(heads).join('g');
    setAttributes(head, { class: ({ name }) => `head ${name}`, transform: ({ at }) => `translate(${at} ${above})` });
    for (const [name, y] of [
      ['number', 24],
      ['kind', 41],
    ] as const)
      setAttributes(
        head
          .selectAll(`text.${name}`)
          .data((each) => [each])
          .join('text'),
        { class: name, y },
        (each) => (name === 'kind' ? words.kinds[each.name] : known ? each.count : '?'),
      );
    setAttributes(layer.selectAll<SVGCircleElement, Dot>('circle').data(dots).join('circle'), {
      class: ({ each, known: isTried }) => (isTried ? kindOf(each.delta) : 'untried'),
      'data-swap': ({ each }) => keyOf(each.swap),
      'data-do': ({ each }) => `swap ${keyOf(each.swap)}`,
      cx: ({ x }) => Math.round(x * 10) / 10,
      cy: ({ y }) => Math.round(y * 10) / 10,
      r: RADIUS,
    });
    const last = dots.filter(({ each, known: isTried }) => isTried && trap.last && keyOf(trap.last.swap) === keyOf(each.swap));
    setAttributes(over.selectAll('circle').data(last).join('circle'), { class: 'last', cx: ({ x }) => x, cy: ({ y }) => y, r: RADIUS + 3 });
  };
}

/** The land around the trap, from left to right and from low to high: shares of the width, and energies. Only the floor is measured. */
const before = [
  [-0.02, 17],
  [0.04, 12.4],
  [0.08, 12],
  [0.14, 14],
  [0.22, 8],
  [0.25, 7],
  [0.47, 7],
] as const;
/** The hill beside the floor: how high it is nobody knows, until somebody has been on it. */
const hill = ({ way }: Trap) =>
  way.length === 1
    ? ([
        [0.51, 8],
        [0.57, 14],
      ] as const)
    : ([
        [0.5, Math.max(...way)],
        [0.585, Math.max(...way)],
      ] as const);
/** The hollow behind the hill, the next trap, is as deep as the reader lies in it. */
const hollow = (energy: number) =>
  [
    [0.62, energy + 1],
    [0.645, energy],
    [0.7, energy],
    [0.73, energy + 1],
    [0.78, 13],
  ] as const;
const solution = [
  [0.85, 1],
  [0.88, 0],
  [0.91, 1],
  [0.97, 13],
  [1.02, 17],
] as const;
const [FLOOR_FROM, FLOOR_TO] = [0.255, 0.465];
/** What the first grid behind the hill has that most readers come to. */
const NEXT = 6;
const [TOP, BOTTOM] = [14.6, -0.6];
/** So many grids of the reader's way are named. */
const MAX_NAMED = 9;

/** Draws the land with the reader as a ball on it. */
export function landDrawing(element: Element): (trap: Trap, width: number) => void {
  const [svg, ground, floorLayer, over] = drawingIn(element, { class: 'land', role: 'img' }, 'ground', 'floor', 'over');

  return (trap, width) => {
    const height = 118;
    const y = (energy: number) => 14 + ((TOP - energy) / (TOP - BOTTOM)) * (height - 14);
    const x = (share: number) => share * width;
    const isOut = hasEscaped(trap);
    const next = isOut ? trappedAmong(trap) : undefined;
    const depth = next ? trap.board.energy : NEXT;
    const hills = [...before, ...hill(trap), ...hollow(depth), ...solution];
    const points = hills.map(([share, energy]) => [x(share), y(energy)] as [number, number]);
    const outline = line().curve(curveMonotoneX)(points)!;
    const floor = theFloor();
    // How many grids the floor has is caveat to those who have walked on it, or looked at all swaps.
    const isFloorKnown = trap.stoodOn.size > 1 || isKnown(trap) || isOut;
    const nth = floor.indexOf(textOf(trap.board));
    const tick = (index: number) => x(FLOOR_FROM + ((FLOOR_TO - FLOOR_FROM) * index) / (floor.length - 1));
    setAttributes(svg, {
      viewBox: `0 0 ${width} ${height}`,
      'aria-label': words.land(trap.board.energy, trap.stoodOn.size, floor.length, isOut, next !== undefined, isFloorKnown),
    });
    setAttributes(ensureChild(ground, 'path', 'earth'), { d: area().curve(curveMonotoneX).y0(height)(points)! });
    setAttributes(ensureChild(ground, 'path', 'outline'), { d: outline });
    setAttributes(floorLayer.selectAll('path').data(floor).join('path'), {
      class: (text) => (trap.stoodOn.has(text) ? 'stood' : 'tick'),
      d: (text, index) => `M${tick(index).toFixed(1)} ${y(7).toFixed(1)}v${trap.stoodOn.has(text) ? 9 : 6}`,
    });
    setAttributes(
      ensureChild(ground, 'text', 'floor-title'),
      { x: x((FLOOR_FROM + FLOOR_TO) / 2), y: y(7) + 24 },
      words.floor(trap.stoodOn.size, floor.length, width < NARROW, isFloorKnown),
    );
    setAttributes(ensureChild(ground, 'text', 'solution'), { x: x(0.88), y: y(width < NARROW ? 5 : 7.5) }, words.solution(width < NARROW));
    setAttributes(ensureChild(ground, 'text', 'next'), { x: x(0.6725), y: y(depth) + 17 }, isOut && width >= NARROW ? words.next : '');
    const lastEnergies = trap.way.slice(-MAX_NAMED);
    const caveat =
      lastEnergies.length > 1
        ? words.way(lastEnergies, lastEnergies.length < trap.way.length)
        : width < NARROW
          ? ''
          : words.caveat(trap.swaps.length);
    setAttributes(ensureChild(ground, 'text', 'caveat'), { x: 6, y: height - 6 }, caveat);
    const [ballX, ballY] = ball();
    const place = ensureChild(over, 'g', 'place');
    setAttributes(place, { transform: `translate(${ballX.toFixed(1)} ${ballY.toFixed(1)})` });
    setAttributes(ensureChild(place, 'circle', 'ball'), { cy: -11, r: 11 });
    setAttributes(ensureChild(place, 'text', 'ball-energy'), { y: -6.6 }, trap.board.energy);

    /** On its tick of the floor or in the next trap; otherwise on the slope of the hill that is still to be crossed, or on one behind it. */
    function ball(): readonly [number, number] {
      const { energy } = trap.board;
      if (nth >= 0) return [tick(nth), y(7)];
      if (next) return [x(0.6725), y(depth)];
      // On top of the hill each step leads a little nearer to the other side.
      if (!isOut && energy === Math.max(...trap.way)) return [x(0.585 - 0.085 / (trap.way.length - 1)), y(energy)];
      const [low, high] = isOut ? (energy > depth ? [8, 10] : [13, 15]) : [6, 8];
      const slope = hills.slice(low, high + 1);
      const shown = Math.min(energy, 12.9);
      for (let index = 1; index < slope.length; index++) {
        const [[fromX, fromY], [toX, toY]] = [slope[index - 1]!, slope[index]!];
        if ((shown - fromY) * (shown - toY) <= 0 && fromY !== toY) {
          return [x(fromX + ((shown - fromY) / (toY - fromY)) * (toX - fromX)), y(shown)];
        }
      }
      return [x(0.54), y(shown)];
    }
  };
}
