import { axisBottom } from 'd3-axis';
import { scaleBand, scaleLinear } from 'd3-scale';
import { select } from 'd3-selection';
import { landscape as words } from '#words/views.ts';
import { fieldOf } from '../../engine/step.ts';
import { rememberShown } from './changed.ts';
import { tenth } from './tenth.ts';
import { viewThatNeeds } from './view.ts';

const WIDTH = 460;
const HEIGHT = 150;
const FOOT = 34;
const WIDEST = 4;
/** On either side of a bar. */
const GAP = 3;

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference).replace('-', '−'));

/** Every single swap from the present grid, by what it would do to the energy, and over it the chance that it is kept. */
export const landscapeView = viewThatNeeds({ card: ['localSearch'] }, (element, { algorithm: { localSearch } }) => {
  const root = select(element);
  const caption = root.selectAll('p.cap').data([null]).join('p').attr('class', 'cap');
  const svg = root
    .selectAll<SVGSVGElement, null>('svg.landscape')
    .data([null])
    .join('svg')
    .attr('class', 'landscape')
    .attr('viewBox', `0 0 ${WIDTH} ${HEIGHT + FOOT}`)
    .attr('role', 'img')
    .attr('aria-label', words.drawing);
  const differences = Array.from({ length: 2 * WIDEST + 1 }, (_, i) => i - WIDEST);
  const x = scaleBand(differences, [0, WIDTH]);
  const width = x.bandwidth();
  const middle = (difference: number) => tenth(x(difference)! + width / 2);
  const chanceY = scaleLinear([HEIGHT, 6]);
  const axis = axisBottom(x).tickSize(0).tickPadding(5.5).offset(0).tickFormat(signed);
  const changed = rememberShown();
  return {
    draw({ state, step }) {
      const landscape = localSearch.landscapeOf(state);
      svg.classed('waiting', !landscape);
      if (!landscape) {
        caption.text(words.waiting);
        return;
      }
      const total = Math.max(
        1,
        [...landscape.values()].reduce((a, b) => a + b, 0),
      );
      const countOf = (difference: number) => landscape.get(difference) ?? 0;
      const y = scaleLinear([0, Math.max(1, ...landscape.values())], [HEIGHT, 18]);
      const better = [...landscape].reduce((sum, [difference, count]) => sum + (difference < 0 ? count : 0), 0);
      const text = words.swaps(total, better, countOf(0));
      caption.text(text);
      svg.attr('aria-label', text);
      const now = step ? fieldOf(step, 'delta') : Number.NaN;
      const isNow = (difference: number) => step !== undefined && 'delta' in step && now === difference;
      svg
        .selectAll<SVGGElement, null>('g.differences')
        .data([null])
        .join((enter) => enter.append('g').call(axis))
        .attr('class', 'differences')
        .attr('transform', `translate(0 ${HEIGHT})`)
        .select('.domain')
        .remove();
      svg
        .selectAll('rect')
        .data(differences)
        .join('rect')
        .filter(changed((difference: number) => `${isNow(difference)} ${y(countOf(difference))}`))
        .attr(
          'class',
          (difference) => `hill ${difference < 0 ? 'better' : difference === 0 ? 'same' : 'worse'}${isNow(difference) ? ' now' : ''}`,
        )
        .attr('x', (difference) => tenth(x(difference)! + GAP))
        .attr('width', tenth(width - 2 * GAP))
        .attr('y', (difference) => tenth(y(countOf(difference))))
        .attr('height', (difference) => tenth(HEIGHT - y(countOf(difference))));
      svg
        .selectAll('text.count')
        .data(differences)
        .join('text')
        .filter(changed((difference: number) => `${countOf(difference)} ${y(countOf(difference))}`))
        .attr('class', 'count')
        .attr('x', middle)
        .attr('y', (difference) => tenth(y(countOf(difference)) - 3))
        .text((difference) => countOf(difference) || '');
      const chances = differences.map((difference) => ({ difference, chance: localSearch.chanceOf(state, difference) }));
      svg
        .selectAll('path.chance')
        .data([chances])
        .join('path')
        .attr('class', 'chance')
        .attr(
          'd',
          (points) =>
            // A swap changes the energy by whole numbers, so the chance goes down in steps.
            `M${points.map(({ difference, chance }) => `${tenth(x(difference)!)} ${tenth(chanceY(chance))}h${tenth(width)}`).join('L')}`,
        );
      svg
        .selectAll('text.percent')
        .data(chances)
        .join('text')
        .filter(changed(({ chance }: (typeof chances)[number]) => chance))
        .attr('class', 'percent')
        .attr('x', ({ difference }) => middle(difference))
        .attr('y', HEIGHT + 29)
        .text(({ chance }) =>
          chance === 1 ? '100 %' : chance === 0 ? '0 %' : chance >= 0.001 ? `${(chance * 100).toPrecision(2)} %` : '≈ 0 %',
        );
    },
  };
});
