import { select } from 'd3-selection';
import { matrix as words } from '#words/views.ts';
import type { CoverPicture } from '../../../engine/picture/cover.ts';
import { fieldOf } from '../../../engine/step.ts';
import { columnInFocus } from '../kit/cover-part.ts';
import { rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** The room of an entry; the drawing is stretched to its place. */
const CELL = 10;
/** The side of a square in it. */
const SIDE = 8;

interface One {
  readonly item: number;
  readonly option: number;
}

/** A matrix in little room, as beside other runs: a square for every one, and under it the name of the column at work or pointed at. What is struck is grey, what is chosen is blue, the column at work is lit. */
export const matrixSquares = viewThatNeeds({ picture: ['cover'] }, (element) => {
  const svg = select(element)
    .selectAll<SVGSVGElement, null>('svg.squares')
    .data([null])
    .join('svg')
    .attr('class', 'squares')
    .attr('preserveAspectRatio', 'none')
    .attr('role', 'img');
  const name = select(element).selectAll<HTMLParagraphElement, null>('p.column-name').data([null]).join('p').attr('class', 'column-name');
  const changed = rememberShown();
  let shown: CoverPicture | undefined;
  let [atWork, pointed] = [-1, -1];
  const nameColumn = () => {
    const item = pointed >= 0 ? pointed : atWork;
    if (!shown || item < 0) {
      name.text(words.pointAtColumn);
      return;
    }
    const { problem, covered, sizes } = shown;
    const isCovered = covered[item] && item !== atWork;
    name.text(words.column(problem.items[item]!, item + 1, problem.items.length, isCovered ? undefined : sizes[item]!));
  };
  svg.on('pointermove', ({ clientX }: PointerEvent) => {
    const { left, width } = svg.node()!.getBoundingClientRect();
    const count = shown?.problem.items.length ?? 0;
    pointed = Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
    nameColumn();
  });
  svg.on('pointerleave', () => {
    pointed = -1;
    nameColumn();
  });
  return {
    draw({ picture: { cover }, step }) {
      shown = cover;
      const { problem, covered, hidden, rows, depth } = cover;
      const { items, options } = problem;
      const [width, height] = [items.length * CELL, options.length * CELL];
      const chosen = new Set(rows.subarray(0, depth));
      svg.attr('viewBox', `-1 -1 ${width + 2} ${height + 2}`).attr('aria-label', words.picture(options.length, items.length, depth));
      const lit = step ? fieldOf(step, 'option') : -1;
      const focus = step ? columnInFocus(cover, step) : -1;
      atWork = focus;
      nameColumn();
      svg
        .selectAll('rect.row-focus')
        .data(lit >= 0 ? [lit] : [])
        .join((enter) => enter.insert('rect', ':first-child'))
        .attr('class', 'row-focus')
        .attr('width', width)
        .attr('height', CELL)
        .attr('y', (option) => option * CELL);
      svg
        .selectAll('rect.column-focus')
        .data(focus >= 0 ? [focus] : [])
        .join((enter) => enter.insert('rect', ':first-child'))
        .attr('class', 'column-focus')
        .attr('width', CELL)
        .attr('height', height)
        .attr('x', (item) => item * CELL);
      const ones = options.flatMap(({ items: own }, option) => own.map((item): One => ({ item, option })));
      const stateOf = ({ item, option }: One) => (chosen.has(option) ? 'taken' : hidden[option] || covered[item] ? 'out' : 'open');
      svg
        .selectAll('rect.one')
        .data(ones)
        .join((enter) => {
          const square = enter.append('rect').attr('width', SIDE).attr('height', SIDE);
          square.append('title').text(({ option }) => options[option]!.name);
          return square
            .attr('x', ({ item }) => item * CELL + (CELL - SIDE) / 2)
            .attr('y', ({ option }) => option * CELL + (CELL - SIDE) / 2);
        })
        .filter(changed(stateOf))
        .attr('class', (one) => `one ${stateOf(one)}`);
    },
  };
});
