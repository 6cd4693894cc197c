import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { weights as words } from '#words/tries/weights.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { gradeOf, type Heap, heapsOf, mediansByLevel, type Weighed, type Weights } from './weights.ts';

/** In the drawing's own units: its size, the room under its lanes, and the radius of a heap by the root of its puzzles. */
const SHAPES = {
  wide: { width: 690, height: 366, foot: 40, grow: 2.3 },
  narrow: { width: 374, height: 356, foot: 60, grow: 1.7 },
} as const;
/** The room for the names of levels, and the sizes of type. */
const [NAMES, TEXT, SMALL] = [84, 14, 13];
/** How far carved puzzles stand above the middle of their lane, and dug ones under it: a share of the lane. */
const APART = 0.23;

/** What is drawn: all puzzles, those that are followed by their letters, and the names of the levels, easiest first. */
export interface WeighedPuzzles {
  readonly all: readonly Weighed[];
  readonly followed: readonly Weighed[];
  readonly levels: readonly string[];
}

/** Draws puzzles by level and by a grade with weights, any weights after any others. */
export function weightsDrawing(
  element: Element,
  { all, followed, levels }: WeighedPuzzles,
  shape: keyof typeof SHAPES,
): (weights: Weights) => void {
  const { width, height, foot, grow } = SHAPES[shape];
  const [svg] = drawingIn(element, { class: 'weighed', viewBox: `0 0 ${width} ${height}`, role: 'img' });
  const layer = (name: string) => ensureChild(svg, 'g', name);
  const floor = height - foot;
  const lane = floor / levels.length;
  const x = scaleLinear([1, 5], [NAMES + 22, width - 20]).clamp(true);
  const middle = (level: number) => floor - (level + 0.5) * lane;
  const heapY = ({ level, isCarved }: Heap) => middle(level) + (isCarved ? -APART : APART) * lane;
  setAttributes(layer('lanes').selectAll('rect').data(levels).join('rect'), {
    x: NAMES,
    y: (_, level) => hundredth(middle(level) - lane / 2 + 1.5),
    width: width - NAMES,
    height: hundredth(lane - 3),
    rx: 6,
  });
  setAttributes(
    layer('levels').selectAll('text').data(levels).join('text'),
    { x: NAMES - 10, y: (_, level) => hundredth(middle(level) + TEXT * 0.36), 'font-size': TEXT },
    (name) => name,
  );
  const grades = [1, 2, 3, 4, 5];
  setAttributes(layer('lines').selectAll('path').data(grades).join('path'), { d: (grade) => `M${hundredth(x(grade))} 0V${floor}` });
  setAttributes(
    layer('axis').selectAll('text').data(grades).join('text'),
    { x: (grade) => hundredth(x(grade)), y: floor + 16, 'font-size': SMALL },
    (grade) => grade,
  );
  const legend = [
    { name: words.carved, kind: 'carved', at: 0 },
    { name: words.dug, kind: 'dug', at: 80 },
    { name: words.median, kind: 'median', at: 146 },
  ];
  const legendY = height - (shape === 'wide' ? 6 : 24);
  const keys = layer('legend')
    .selectAll('g')
    .data(legend)
    .join('g')
    .attr('transform', ({ at }) => `translate(${NAMES + at} ${legendY})`);
  keys
    .selectAll('circle')
    .data(({ kind }) => (kind === 'median' ? [] : [kind]))
    .join('circle')
    .attr('class', (kind) => `heap ${kind}`)
    .attr('cx', 6)
    .attr('cy', -5)
    .attr('r', 5);
  keys
    .selectAll('path')
    .data(({ kind }) => (kind === 'median' ? [kind] : []))
    .join('path')
    .attr('class', 'median')
    .attr('d', 'M6 -12V2');
  keys
    .selectAll('text')
    .data(({ name }) => [name])
    .join('text')
    .attr('x', 17)
    .attr('font-size', SMALL)
    .text((name) => name);
  setAttributes(
    layer('title').selectAll('text').data([words.axis]).join('text'),
    { x: width - 2, y: height - 6, 'font-size': SMALL },
    (name) => name,
  );

  return (weights) => {
    const medians = [...mediansByLevel(all, weights)];
    const heaps = heapsOf(all, weights);
    svg.attr('aria-label', words.drawing(medians.map(([level, grade]) => [levels[level]!, grade.toFixed(1)] as const)));
    setAttributes(layer('medians').selectAll('path.median').data(medians).join('path'), {
      class: 'median',
      d: ([level, grade]) => `M${hundredth(x(grade))} ${hundredth(middle(level) - lane / 2 + 5)}v${hundredth(lane - 10)}`,
    });
    const way = line<[number, number]>(
      ([, grade]) => x(grade),
      ([level]) => middle(level),
    );
    setAttributes(layer('way').selectAll('path').data([medians]).join('path'), { d: (points) => way(points)! });
    setAttributes(layer('heaps').selectAll('circle').data(heaps).join('circle'), {
      class: ({ isCarved }) => `heap ${isCarved ? 'carved' : 'dug'}`,
      cx: ({ grade }) => hundredth(x(grade)),
      cy: (heap) => hundredth(heapY(heap)),
      r: ({ count }) => hundredth(1 + grow * Math.sqrt(count)),
    });
    const letters = layer('followed')
      .selectAll<SVGGElement, Weighed>('g')
      .data(followed)
      .join('g')
      .attr('transform', (puzzle) => `translate(${hundredth(x(gradeOf(puzzle, weights)))} ${hundredth(middle(puzzle.level))})`);
    letters.selectAll('path').data([null]).join('path').attr('d', 'M0 -13L13 0L0 13L-13 0Z');
    letters
      .selectAll('text')
      .data((_, index) => [String.fromCharCode(65 + index)])
      .join('text')
      .attr('y', 4.5)
      .attr('font-size', SMALL)
      .text((letter) => letter);
  };
}
