import { select } from 'd3-selection';
import { promises as words } from '#words/tries/promises.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { drawLines } from '../../widgets/views/grid/drawing.ts';
import { left, markX, markY, SIDE, top } from '../../widgets/views/grid/places.ts';
import { setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { drawRegions, drawStrokes, regionsOf } from '../kit/promise-kinds.ts';
import { blocksLeft, keptBy, markedIn, type Promises, sharedWithTaken } from './promises.ts';

/** Between two blocks of columns so much is left free, in columns. */
const GAP = 1.5;

/** How wide the drawing of a matrix is, in columns; it is as high as it has rows. */
const widthOf = ({ cover }: Promises): number => cover.items.length + 3 * GAP;

/** Where the ones of a row stand, block by block, in columns. */
const onesOf = ({ cover }: Promises, row: number): number[] => cover.options[row]!.items.map((item, block) => item + block * GAP);

/** A one, a little smaller than its place. */
const square = (x: number, y: number) => `M${hundredth(x + 0.08)} ${hundredth(y + 0.08)}h.84v.84h-.84z`;

/**
 * Draws the matrix of a Sudoku in an element, a square for every one. The row that is taken, those that are marked as struck and the one that is
 * pointed at are lit over their whole width; a column that a marked row shares with the taken one joins them.
 */
export function matrixDrawing(element: Element): (promises: Promises, row: number) => void {
  const [svg, bands, ones, shared, lit] = drawingIn(element, { class: 'promise-matrix' }, 'bands', 'ones', 'shared', 'lit');
  return (promises, row) => {
    const { cover, taken } = promises;
    const rows = cover.options.length;
    const [width, houses] = [widthOf(promises), cover.puzzle.grid.size];
    setAttributes(svg, { viewBox: `0 0 ${width} ${rows}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
    const marked = markedIn(promises);
    const blockWidth = cover.items.length / 4;
    const starts = Array.from({ length: 4 }, (_, block) => block * (blockWidth + GAP));
    const lines = starts.flatMap((x) => [
      `M${x} 0h${blockWidth}v${rows}h${-blockWidth}z`,
      ...Array.from({ length: houses - 1 }, (_, k) => `M${x + ((k + 1) * blockWidth) / houses} 0v${rows}`),
      ...Array.from({ length: houses - 1 }, (_, k) => `M${x} ${((k + 1) * rows) / houses}h${blockWidth}`),
    ]);
    setAttributes(
      bands
        .selectAll('path')
        .data([lines.join('')])
        .join('path'),
      { d: (d) => d, class: 'frame' },
    );
    const banded = [{ of: 'taken', row: taken }, ...marked.map((each) => ({ of: 'struck', row: each })), { of: 'pointed', row }];
    setAttributes(bands.selectAll('rect').data(banded).join('rect'), {
      class: (band) => `band ${band.of}`,
      x: -0.5,
      y: (band) => band.row - 0.1,
      width: width + 1,
      height: 1.2,
    });
    const paths = starts.map((_, block) => cover.options.map((_, each) => square(onesOf(promises, each)[block]!, each)).join(''));
    setAttributes(ones.selectAll('path').data(paths).join('path'), { class: 'one', 'data-block': (_, block) => block, d: (d) => d });
    const joins = marked.flatMap((each) =>
      sharedWithTaken(promises, each).map((block) => ({ block, x: onesOf(promises, each)[block]! + 0.5, from: taken, to: each })),
    );
    setAttributes(shared.selectAll('path').data(joins).join('path'), {
      class: 'join',
      d: ({ x, from, to }) => `M${hundredth(x)} ${from + 0.5}V${to + 0.5}`,
    });
    const large = [...new Set([taken, ...marked, row])].flatMap((each) =>
      onesOf(promises, each).map((x, block) => ({ x, block, row: each })),
    );
    setAttributes(lit.selectAll('rect').data(large).join('rect'), {
      class: 'one',
      'data-block': ({ block }) => block,
      x: ({ x }) => hundredth(x - 0.1),
      y: (each) => each.row - 0.2,
      width: 1.2,
      height: 1.4,
    });
  };
}

/** Draws the grid whose small digits are the rows of the matrix: the one that is pointed at with its cell, row, column and box, the taken one and those that it strikes. */
export function rowsInGrid(element: Element): (promises: Promises, row: number) => void {
  const [svg, fills, lines, marks, hits] = drawingIn(element, { class: 'grid', role: 'img' }, 'fills', 'lines', 'marks', 'hits');
  return (promises, row) => {
    const { cover, taken } = promises;
    const { puzzle, options } = cover;
    const side = SIDE / puzzle.grid.size;
    setAttributes(svg, { viewBox: `0 0 ${SIDE + 1} ${SIDE + 1}`, 'aria-label': words.grid(options[row]!.name) });
    drawLines(lines, { puzzle }, side);
    drawRegions(fills, puzzle, options[row]!.places![0]!.cell);
    const outlined = regionsOf(puzzle, options[taken]!.places![0]!.cell).map((cells, block) => {
      const [xs, ys] = [cells.map((each) => left({ puzzle }, each, side)), cells.map((each) => top({ puzzle }, each, side))];
      // Each lies a little further in than the last, so that none hides another.
      const inset = [16, 4, 4, 10][block]!;
      const [x, y] = [Math.min(...xs) + inset, Math.min(...ys) + inset];
      return { block, x, y, width: Math.max(...xs) + side - inset - x, height: Math.max(...ys) + side - inset - y };
    });
    setAttributes(fills.selectAll('path').data(outlined).join('path'), {
      class: 'of-taken',
      'data-block': ({ block }) => block,
      d: ({ x, y, width, height }) => `M${hundredth(x)} ${hundredth(y)}h${hundredth(width)}v${hundredth(height)}h${hundredth(-width)}z`,
    });
    const marked = new Set(markedIn(promises));
    const all = options.map(({ places }, option) => {
      const [{ cell: at, digit }] = places as [{ cell: number; digit: number }];
      const [x, y] = [hundredth(markX({ puzzle }, at, digit, side)), hundredth(markY({ puzzle }, at, digit, side))];
      const state = option === taken ? 'taken' : marked.has(option) ? 'struck' : promises.judged.has(option) ? 'fits' : '';
      return { option, digit, x, y, state: option === row ? `${state} pointed` : state };
    });
    const radius = hundredth(side * 0.19);
    setAttributes(marks.selectAll('circle').data(all).join('circle'), {
      class: ({ state }) => `of-row ${state}`,
      cx: ({ x }) => x,
      cy: ({ y }) => y,
      r: radius,
    });
    setAttributes(hits.selectAll('rect').data(all).join('rect'), {
      class: 'hit',
      x: ({ x }) => hundredth(x - side / 4),
      y: ({ y }) => hundredth(y - side / 4),
      width: hundredth(side / 2),
      height: hundredth(side / 2),
      'data-row': ({ option }) => option,
    });
    setAttributes(
      marks.selectAll('text').data(all).join('text'),
      {
        class: ({ state }) => `of-row ${state}`,
        x: ({ x }) => x,
        y: ({ y }) => hundredth(y + side * 0.08),
        'font-size': hundredth(side * 0.22),
      },
      ({ digit }) => symbolOf(puzzle, digit),
    );
    const strikes = all.flatMap(({ state, x, y }) =>
      state.startsWith('struck')
        ? [`M${hundredth(x - radius)} ${hundredth(y + radius * 0.8)}L${hundredth(x + radius)} ${hundredth(y - radius * 0.8)}`]
        : [],
    );
    drawStrokes(marks, strikes);
  };
}

/** The four promises of the taken row, ticked where another row for them has been found, and under them those of the one that is pointed at. */
export function keptDrawing(element: Element): (promises: Promises, row: number) => void {
  const root = select(element);
  return (promises, row) => {
    const { taken, cover } = promises;
    const left = blocksLeft(promises);
    const lists = [
      { of: 'taken', row: taken },
      { of: 'pointed', row },
    ].slice(0, row === taken ? 1 : 2);
    const parts = root
      .selectAll<HTMLElement, (typeof lists)[number]>('div')
      .data(lists)
      .join('div')
      .attr('class', ({ of }) => of);
    setAttributes(
      parts
        .selectAll('p')
        .data((list) => [cover.options[list.row]!.name])
        .join('p'),
      {},
      (name) => words.keeps(name),
    );
    const promisesOf = parts
      .selectAll<HTMLUListElement, (typeof lists)[number]>('ul')
      .data((list) => [list])
      .join('ul')
      .selectAll('li')
      .data((list) =>
        keptBy(promises, list.row).map((name, block) => (list.of === 'taken' && !left.includes(block) ? name + words.found : name)),
      )
      .join('li');
    setAttributes(promisesOf, { 'data-block': (_, block) => block }, (name) => name);
  };
}
