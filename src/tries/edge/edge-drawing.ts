import { number } from '#words/language.ts';
import { edge as words } from '#words/tries/edge.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import {
  cellsOf,
  edgeOf,
  filledFirst,
  filledShare,
  isFound,
  openAt,
  type Search,
  SIZES,
  STEP,
  seenOf,
  takenBack,
  typical,
} from './edge.ts';

export const WIDTH = 620;
const HEIGHT = 296;
const [LEFT, RIGHT] = [74, 592];
/** The panel of the work, and the panel of what is filled without a guess. */
const WORK = { top: 40, bottom: 166 };
const FILLED = { top: 204, bottom: 264 };
/** Powers of ten of the work; no choice taken back is drawn a power below one. */
const [NOTHING, MOST_POWER, STOPPED] = [-1, 5, 6];

export const x = (share: number) => LEFT + (share / 100) * (RIGHT - LEFT);
/** The share of givens at a place of the drawing. */
export const shareAt = (place: number) => ((place - LEFT) / (RIGHT - LEFT)) * 100;
const atPower = (power: number) => WORK.bottom - ((power - NOTHING) / (STOPPED - NOTHING)) * (WORK.bottom - WORK.top);
const work = (count: number | null) =>
  atPower(count === null || count === Number.POSITIVE_INFINITY ? STOPPED : count < 1 ? NOTHING : Math.log10(count));
const part = (share: number) => FILLED.bottom - share * (FILLED.bottom - FILLED.top);
const compact = (power: number) => (power === NOTHING ? '0' : number(10 ** power, { notation: 'compact' }));
const nameOf = (size: number) => `size-${size}`;

/** Draws what is known of each size: a line for each, and the runs of the one that is looked at. */
export function edgeDrawing(element: Element): (search: Search) => void {
  const box = { class: 'edge-chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' };
  const [svg, now, scale, lines, runs, edges] = drawingIn(element, box, 'now', 'scale', 'lines', 'runs', 'edges');
  const powers = Array.from({ length: MOST_POWER - NOTHING + 1 }, (_, index) => NOTHING + index);
  const halves = [0, 0.5, 1];
  const rules = [...powers, STOPPED].map(atPower).concat(halves.map(part));
  setAttributes(scale.selectAll('path').data(rules).join('path'), { d: (y) => `M${LEFT} ${y}H${RIGHT}` });
  const labels = [
    ...powers.map((power) => ({ x: LEFT - 8, y: atPower(power) + 5, text: compact(power), name: 'tick' })),
    { x: LEFT - 8, y: atPower(STOPPED) + 5, text: words.stopped, name: 'tick' },
    ...halves.map((half) => ({ x: LEFT - 8, y: part(half) + 5, text: words.share(100 * half), name: 'tick' })),
    ...[0, 20, 40, 60, 80, 100].map((share) => ({ x: x(share), y: FILLED.bottom + 23, text: words.share(share), name: 'share' })),
    { x: LEFT, y: WORK.top - 26, text: words.takenBack, name: 'title' },
    { x: LEFT, y: FILLED.top - 14, text: words.filled, name: 'title' },
    { x: LEFT - 22, y: FILLED.bottom + 23, text: words.axis, name: 'tick' },
  ];
  setAttributes(
    scale.selectAll('text').data(labels).join('text'),
    { class: ({ name }) => name, x: (label) => label.x, y: (label) => label.y },
    ({ text }) => text,
  );
  return (search) => {
    const { size: current, share: looked } = search;
    setAttributes(now.selectAll('rect').data([WORK, FILLED]).join('rect'), {
      x: x(looked) - 11,
      y: ({ top }) => top - 6,
      width: 22,
      height: ({ top, bottom }) => bottom - top + 12,
      rx: 5,
    });
    const drawn = SIZES.flatMap((size) => {
      const seen = seenOf(search, size);
      const points = (y: (share: number) => number) => `M${seen.map((share) => `${x(share)} ${y(share).toFixed(1)}`).join('L')}`;
      return [points((share) => work(typical(size, share))), points((share) => part(filledShare(size, share)))].map((d) => ({ size, d }));
    });
    setAttributes(lines.selectAll('path').data(drawn).join('path'), {
      class: ({ size }) => classes(nameOf(size), size !== current && 'other'),
      d: ({ d }) => d,
    });
    const all = seenOf(search, current).flatMap((share) =>
      takenBack(current, share).map((count, index) => ({ share, count, index, isDrawn: index === 0 && share === looked })),
    );
    setAttributes(
      runs
        .selectAll('circle')
        .data(all.filter(({ count, isDrawn }) => count !== null || isDrawn))
        .join('circle'),
      {
        class: ({ isDrawn }) => classes(nameOf(current), isDrawn && 'drawn'),
        cx: ({ share, index }) => x(share) + (index === 0 ? 0 : ((index % 5) - 2) * 2.2),
        cy: ({ count }) => work(count),
        r: ({ isDrawn }) => (isDrawn ? 5 : 2.8),
      },
    );
    const counts = seenOf(search, current)
      .map((share) => ({ share, count: takenBack(current, share).filter((each) => each === null).length }))
      .filter(({ count }) => count > 0);
    setAttributes(
      runs.selectAll('text').data(counts).join('text'),
      { class: nameOf(current), x: ({ share }) => x(share), y: WORK.top - 8 },
      ({ count }) => count,
    );
    const known = SIZES.filter((size) => isFound(search, size));
    const at = (size: number) => x(edgeOf(size) + STEP / 2);
    setAttributes(edges.selectAll('path').data(known).join('path'), {
      class: (size) => nameOf(size),
      d: (size) => `M${at(size)} ${WORK.top}V${WORK.bottom}M${at(size)} ${FILLED.top}V${FILLED.bottom}`,
    });
    // The edges are close together, so that their names are one below the other.
    setAttributes(
      edges.selectAll('text').data(known).join('text'),
      { class: (size) => nameOf(size), x: x(66), y: (size) => FILLED.top + 17 + 17 * SIZES.indexOf(size) },
      (size) => words.edgeAt(size, edgeOf(size) + STEP, edgeOf(size)),
    );
    svg.attr('aria-label', words.chart(current));
  };
}

/** Draws the grid of a run: what is given, what is filled before the first guess, and what is open then. */
export function mosaicDrawing(element: Element): (search: Search) => void {
  const [svg, cells, boxes] = drawingIn(element, { class: 'edge-mosaic', role: 'img' }, 'cells', 'boxes');
  return ({ size, share }) => {
    const states = [...cellsOf(size, share)];
    const squares = (state: string) =>
      states.map((each, cell) => (each === state ? `M${cell % size} ${Math.floor(cell / size)}h1v1h-1z` : '')).join('');
    const kinds = [
      { name: 'given', d: squares('#') },
      { name: 'filled', d: squares('+') },
      { name: 'open', d: squares('.') },
    ];
    setAttributes(svg, {
      viewBox: `-0.1 -0.1 ${size + 0.2} ${size + 0.2}`,
      'aria-label': words.mosaic(filledFirst(size, share), openAt(size, share)),
    });
    setAttributes(cells.selectAll('path').data(kinds).join('path'), { class: ({ name }) => name, d: ({ d }) => d });
    const side = Math.sqrt(size);
    const sides = Array.from({ length: side + 1 }, (_, index) => index * side);
    setAttributes(boxes.selectAll('path').data([null]).join('path'), {
      d: sides.map((place) => `M${place} 0V${size}M0 ${place}H${size}`).join(''),
      'stroke-width': size / 160,
    });
  };
}
