import { select } from 'd3-selection';
import { choice } from '#words/views.ts';
import { labelOf } from '../../engine/cover/exact-cover.ts';
import { rememberShown } from './changed.ts';
import { viewThatNeeds } from './view.ts';

const WIDTH = 1124;
const HEIGHT = 96;
const FOOT = 18;
/** Up to here every bar has its name. */
const NAMED = 40;

interface Bar {
  readonly item: number;
  readonly place: number;
}

/** The sizes of all columns that are still open, as bars, with the chosen one lit: why this column. */
export const choiceView = viewThatNeeds({ picture: ['cover'] }, (element) => {
  const root = select(element);
  const title = root.selectAll('p.cap').data([null]).join('p').attr('class', 'cap');
  const svg = root
    .selectAll<SVGSVGElement, null>('svg.choice')
    .data([null])
    .join('svg')
    .attr('class', 'choice')
    .attr('viewBox', `0 0 ${WIDTH} ${HEIGHT + FOOT}`)
    .attr('role', 'img');
  const changed = rememberShown();
  return {
    draw({ picture }) {
      const { problem, covered, columns, depth, sizes: S } = picture.cover;
      const chosen = columns[depth] ?? -1;
      const open = problem.items.flatMap((_, item) => (item < problem.primary && (!covered[item] || item === chosen) ? [item] : []));
      const bars = open.map((item, place): Bar => ({ item, place }));
      const most = Math.max(1, ...open.map((item) => S[item]!));
      const width = Math.min(64, WIDTH / Math.max(open.length, 1));
      const unit = Math.min(16, (HEIGHT - 16) / most);
      const text = choice(open.length, chosen >= 0 ? { name: problem.items[chosen]!, size: S[chosen]! } : undefined);
      title.text(text);
      svg.attr('aria-label', text);
      svg
        .selectAll<SVGRectElement, Bar>('rect')
        .data(bars, (bar) => bar?.item ?? -1)
        .join('rect')
        .filter(changed(({ item, place }: Bar) => `${item === chosen} ${S[item]} ${place} ${open.length} ${most}`))
        .attr('class', ({ item }) => (item === chosen ? 'bar chosen' : S[item] === 0 ? 'bar empty' : 'bar'))
        .attr('x', ({ place }) => Math.round(place * width * 10) / 10 + width * 0.1)
        .attr('width', Math.max(0.8, Math.round(width * 8) / 10))
        .attr('y', ({ item }) => HEIGHT - Math.max(2, S[item]! * unit))
        .attr('height', ({ item }) => Math.max(2, S[item]! * unit));
      const named = bars.filter(({ item }) => open.length <= NAMED || item === chosen);
      svg
        .selectAll<SVGTextElement, Bar>('text.name')
        .data(named, (bar) => bar?.item ?? -1)
        .join('text')
        .filter(changed(({ item, place }: Bar) => `${item === chosen} ${place} ${open.length}`))
        .attr('class', ({ item }) => (item === chosen ? 'name chosen' : 'name'))
        .attr('x', ({ place }) => Math.max(14, Math.min(WIDTH - 14, (place + 0.5) * width)))
        .attr('y', HEIGHT + 14)
        .text(({ item }) => labelOf(problem, item));
      svg
        .selectAll<SVGTextElement, Bar>('text.value')
        .data(named, (bar) => bar?.item ?? -1)
        .join('text')
        .filter(changed(({ item, place }: Bar) => `${S[item]} ${place} ${open.length} ${most}`))
        .attr('class', 'value')
        .attr('x', ({ place }) => Math.max(14, Math.min(WIDTH - 14, (place + 0.5) * width)))
        .attr('y', ({ item }) => HEIGHT - Math.max(2, S[item]! * unit) - 4)
        .text(({ item }) => S[item]!);
    },
  };
});
