import { select } from 'd3-selection';
import { fieldOf } from '../../engine/step.ts';
import { viewThatNeeds } from './view.ts';

const WIDTH = 460;
const HEIGHT = 150;
const FOOT = 34;
const WIDEST = 4;

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
    .attr('aria-label', 'Swaps possible from this grid, by what they do to the energy');
  const differences = Array.from({ length: 2 * WIDEST + 1 }, (_, i) => i - WIDEST);
  const width = WIDTH / differences.length;
  const x = (difference: number) => (difference + WIDEST) * width;
  return {
    draw({ state, step }) {
      const landscape = localSearch.landscapeOf(state);
      if (!landscape) return;
      const total = Math.max(
        1,
        [...landscape.values()].reduce((a, b) => a + b, 0),
      );
      const most = Math.max(1, ...landscape.values());
      const better = [...landscape].reduce((sum, [difference, count]) => sum + (difference < 0 ? count : 0), 0);
      const text = `${total} swaps are possible from here: ${better} better, ${landscape.get(0) ?? 0} as good, ${total - better - (landscape.get(0) ?? 0)} worse`;
      caption.text(text);
      svg.attr('aria-label', text);
      const now = step ? fieldOf(step, 'delta') : Number.NaN;
      const isNow = (difference: number) => step !== undefined && 'delta' in step && now === difference;
      svg
        .selectAll('rect')
        .data(differences)
        .join('rect')
        .attr(
          'class',
          (difference) => `hill ${difference < 0 ? 'better' : difference === 0 ? 'same' : 'worse'}${isNow(difference) ? ' now' : ''}`,
        )
        .attr('x', (difference) => x(difference) + 3)
        .attr('width', width - 6)
        .attr('y', (difference) => HEIGHT - ((landscape.get(difference) ?? 0) / most) * (HEIGHT - 18))
        .attr('height', (difference) => ((landscape.get(difference) ?? 0) / most) * (HEIGHT - 18));
      svg
        .selectAll('text.count')
        .data(differences)
        .join('text')
        .attr('class', 'count')
        .attr('x', (difference) => x(difference) + width / 2)
        .attr('y', (difference) => HEIGHT - ((landscape.get(difference) ?? 0) / most) * (HEIGHT - 18) - 3)
        .text((difference) => landscape.get(difference) ?? '');
      svg
        .selectAll('text.difference')
        .data(differences)
        .join('text')
        .attr('class', 'difference')
        .attr('x', (difference) => x(difference) + width / 2)
        .attr('y', HEIGHT + 14)
        .text((difference) => (difference > 0 ? `+${difference}` : String(difference).replace('-', '−')));
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
            `M${points.map(({ difference, chance }) => `${x(difference)} ${6 + (1 - chance) * (HEIGHT - 6)}h${width}`).join('L')}`,
        );
      svg
        .selectAll('text.percent')
        .data(chances)
        .join('text')
        .attr('class', 'percent')
        .attr('x', ({ difference }) => x(difference) + width / 2)
        .attr('y', HEIGHT + 29)
        .text(({ chance }) =>
          chance === 1 ? '100 %' : chance === 0 ? '0 %' : chance >= 0.001 ? `${(chance * 100).toPrecision(2)} %` : '≈ 0 %',
        );
    },
  };
});
