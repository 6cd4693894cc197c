import { select } from 'd3-selection';
import { choice } from '#words/views.ts';
import type { CoverProblem } from '../../../engine/exact-cover.ts';
import { tenth } from '../../ui/numbers.ts';
import { emptyColumns } from '../kit/cover-part.ts';
import { rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

const WIDTH = 710;
const HEIGHT = 168;
const FOOT = 18;
/** A column with so much room has its name under it, if that is one word. */
const NAMED = 24;

/** The sizes of all columns that are still open, as bars in the order of the matrix, with the chosen one lit: why this column. */
export const choiceView = viewThatNeeds({ picture: ['cover'] }, (element) => {
  const root = select(element);
  const title = root.selectAll('p.cap').data([null]).join('p').attr('class', 'cap');
  const svg = root
    .selectAll<SVGSVGElement, null>('svg.choice')
    .data([null])
    .join('svg')
    .attr('class', 'choice')
    .attr('viewBox', `0 0 ${WIDTH} ${HEIGHT + FOOT}`)
    // Beside a picture the pane is narrow, and higher than this drawing.
    .attr('preserveAspectRatio', 'none')
    .attr('role', 'img');
  const changed = rememberShown();
  let known: CoverProblem | undefined;
  let most = 1;
  return {
    draw({ picture }) {
      const { problem, covered, columns, depth, sizes } = picture.cover;
      const chosen = columns[depth] ?? -1;
      const empty = emptyColumns(picture.cover);
      const open = problem.items.flatMap((_, item) => (item < problem.primary && (!covered[item] || item === chosen) ? [item] : []));
      // Neither a place nor a unit depends on what is open: no bar moves but the one whose size changes.
      const width = WIDTH / problem.primary;
      if (problem !== known) [known, most] = [problem, mostRows(problem)];
      const unit = (HEIGHT - 16) / most;
      const height = (item: number) => (sizes[item] === 0 ? 6 : Math.max(2, Math.min(HEIGHT - 16, sizes[item]! * unit)));
      const text = choice(open.length, chosen >= 0 ? { name: problem.items[chosen]!, size: sizes[chosen]! } : undefined);
      title.text(text);
      svg.attr('aria-label', text);
      svg
        .selectAll<SVGRectElement, number>('rect')
        .data(open, (item) => item ?? -1)
        .join('rect')
        .filter(changed((item: number) => `${item === chosen} ${empty.has(item)} ${sizes[item]} ${width}`))
        .attr('class', (item) => (empty.has(item) ? 'bar empty' : item === chosen ? 'bar chosen' : 'bar'))
        .attr('x', (item) => tenth((item + 0.1) * width))
        .attr('width', Math.max(0.8, tenth(width * 0.8)))
        .attr('y', (item) => tenth(HEIGHT - height(item)))
        .attr('height', (item) => tenth(height(item)));
      const middle = (item: number) => tenth(Math.max(NAMED, Math.min(WIDTH - NAMED, (item + 0.5) * width)));
      svg
        .selectAll<SVGTextElement, number>('text.name')
        .data(
          open.filter((item) => width >= NAMED && !problem.items[item]!.includes(' ')),
          (item) => item ?? -1,
        )
        .join('text')
        .filter(changed((item: number) => `${item === chosen} ${width}`))
        .attr('class', (item) => (item === chosen ? 'name chosen' : 'name'))
        .attr('x', middle)
        .attr('y', HEIGHT + 14)
        .text((item) => problem.items[item]!);
      svg
        .selectAll<SVGTextElement, number>('text.value')
        .data(
          open.filter((item) => width >= NAMED || item === chosen),
          (item) => item ?? -1,
        )
        .join('text')
        .filter(changed((item: number) => `${sizes[item]} ${width}`))
        .attr('class', 'value')
        .attr('x', middle)
        .attr('y', (item) => tenth(HEIGHT - height(item) - 4))
        .text((item) => sizes[item]!);
    },
  };
});

/** How many rows the longest column of a matrix has, before any is struck. */
function mostRows({ items, options }: CoverProblem): number {
  const sizes = new Int32Array(items.length);
  for (const option of options) for (const item of option.items) sizes[item]!++;
  return Math.max(1, ...sizes);
}
