import { select } from 'd3-selection';
import { matrix as words } from '#words/views.ts';
import type { CoverPicture } from '../../engine/cover/cover-picture.ts';
import { sudokuBlocks } from '../../engine/cover/problems/sudoku-cover.ts';
import { rememberShown } from './changed.ts';
import { columnInFocus } from './cover-part.ts';
import { dotsApart, dotsIn } from './matrix-dots.ts';
import { viewThatNeeds } from './view.ts';

const WIDTH = 710;
const HEIGHT = 184;
const TOP = 22;
const BOX = { top: TOP, width: WIDTH, height: HEIGHT };

/**
 * A large matrix as a picture: a dot for every one, options from top to bottom, items from left to right.
 * Dots of what is struck are grey, the column at work is lit; pointing at a dot tells what it means.
 */
export const matrixPicture = viewThatNeeds({ picture: ['cover'] }, (element, { pick }) => {
  const root = select(element);
  const svg = root
    .selectAll<SVGSVGElement, null>('svg.picture')
    .data([null])
    .join('svg')
    .attr('class', 'picture')
    .attr('viewBox', `0 0 ${WIDTH} ${HEIGHT + TOP}`)
    .attr('role', 'img');
  const part = (name: string) => svg.selectAll<SVGPathElement, null>(`path.${name}`).data([null]).join('path').attr('class', name);
  const focus = svg
    .selectAll('rect.column-focus')
    .data([null])
    .join('rect')
    .attr('class', 'column-focus')
    .attr('y', TOP)
    .attr('height', HEIGHT);
  const [out, open, taken] = [part('out'), part('open'), part('taken')];
  const caption = root
    .selectAll<HTMLParagraphElement, null>('p.picture-caption')
    .data([null])
    .join('p')
    .attr('class', 'picture-caption')
    .attr('aria-live', 'polite');
  const count = root.selectAll<HTMLParagraphElement, null>('p.picture-count').data([null]).join('p').attr('class', 'picture-count');
  let shown: CoverPicture | undefined;
  let dots: ReturnType<typeof dotsIn> | undefined;
  let told = false;
  const changed = rememberShown();
  if (pick)
    listen(
      svg.node()!,
      () => shown,
      (text, cell) => {
        told = true;
        caption.text(text);
        element.dispatchEvent(new CustomEvent('pointcell', { bubbles: true, detail: cell }));
      },
    );
  return {
    draw({ picture: { cover }, step }) {
      const { problem, rows, depth } = cover;
      const first = shown?.problem !== problem;
      shown = cover;
      const [sx, sy] = dotsApart(cover, BOX);
      if (first) dots = dotsIn(cover, BOX);
      const chosen = new Set(rows.subarray(0, depth));
      for (const option of problem.given ?? []) chosen.add(option);
      const paths = dots!(cover);
      out.filter(changed(() => paths.out)).attr('d', paths.out);
      open.filter(changed(() => paths.open)).attr('d', paths.open);
      taken.filter(changed(() => paths.taken)).attr('d', paths.taken);
      svg.style('--dot', `${Math.max(1, Math.min(sy, 2.4))}`);
      const column = columnInFocus(cover, step);
      focus.attr('x', column * sx - 1.5).attr('width', column >= 0 ? sx + 3 : 0);
      if (first) drawBlocks(svg as never, cover, sx);
      const [rowCount, columnCount] = [problem.options.length, problem.items.length];
      svg.attr('aria-label', words.picture(rowCount, columnCount, chosen.size));
      count.filter(changed(() => paths.out.length)).text(words.struck(movesIn(paths.out), movesIn(paths.out + paths.open + paths.taken)));
      if (!told) caption.text(pick ? words.point : words.size(rowCount, columnCount));
    },
  };
});

/** How many dots a path has: each begins with a move. */
const movesIn = (path: string) => path.split('M').length - 1;

/** The four kinds of promise of a Sudoku, named over their columns. */
function drawBlocks(svg: ReturnType<typeof select<SVGSVGElement, unknown>>, { problem }: CoverPicture, sx: number): void {
  const { puzzle } = problem;
  const whole = puzzle && 'wholeItems' in problem ? (problem.wholeItems as readonly number[]) : undefined;
  const count = puzzle?.grid.cellCount ?? 0;
  const starts = whole
    ? sudokuBlocks.map((block, index) => ({ block, at: whole.findIndex((item) => item >= index * count) })).filter(({ at }) => at >= 0)
    : [];
  svg
    .selectAll('text.block')
    .data(starts)
    .join('text')
    .attr('class', 'block')
    .attr('x', ({ at }) => at * sx + 4)
    .attr('y', 14)
    .text(({ block }) => words.blocks[block]);
  svg
    .selectAll('path.block-edge')
    .data(starts.slice(1))
    .join('path')
    .attr('class', 'block-edge')
    .attr('d', ({ at }) => `M${at * sx - sx / 2} 2V${TOP + HEIGHT}`);
}

/** Tells the dot nearest to the pointer, within a few pixels. */
function listen(svg: SVGSVGElement, state: () => CoverPicture | undefined, tell: (text: string, cell: number) => void): void {
  svg.addEventListener('pointermove', (event) => {
    const cover = state();
    if (!cover) return;
    const box = svg.getBoundingClientRect();
    const [sx, sy] = dotsApart(cover, BOX);
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const y = ((event.clientY - box.top) / box.height) * (HEIGHT + TOP) - TOP;
    const near = { distance: 9, option: -1, item: -1 };
    const [from, to] = [Math.floor((y - 8) / sy), Math.ceil((y + 8) / sy)];
    for (let option = Math.max(0, from); option <= Math.min(cover.problem.options.length - 1, to); option++) {
      for (const item of cover.problem.options[option]!.items) {
        const distance = Math.hypot((item + 0.5) * sx - x, (option + 0.5) * sy - y);
        if (distance < near.distance) Object.assign(near, { distance, option, item });
      }
    }
    if (near.option < 0) return;
    const { name, places } = cover.problem.options[near.option]!;
    tell(words.keeps(name, cover.problem.items[near.item]!), places?.length === 1 ? places[0]!.cell : -1);
  });
}
