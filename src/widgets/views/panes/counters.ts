import { select } from 'd3-selection';
import { number } from '#words/language.ts';
import { countOf } from '../../../engine/algorithm.ts';
import { rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** Counts so far, and the metric. They are those of a run without a recorder: a law in the tests. */
export const countersView = viewThatNeeds({}, (element, { algorithm, shows, timeline }) => {
  const changed = rememberShown();
  return {
    draw({ counts, position }) {
      const cells = shows.map((name): { label: string; value: number | string } => {
        const counter = algorithm.counters[name]!;
        return { label: counter.label, value: countOf(counter, counts) };
      });
      // Of a grid that is not full yet a search of full grids says nothing.
      const known = position > 0 || !algorithm.localSearch;
      cells.push({ label: algorithm.metric.label, value: known ? timeline.metricAt(position) : '–' });
      select(element)
        .selectAll<Element, (typeof cells)[number]>('div')
        .data(cells)
        .join((enter) => {
          const cell = enter.append('div');
          cell.append('b');
          cell.append('span');
          return cell;
        })
        .filter(changed(({ value }: (typeof cells)[number]) => value))
        .each(function ({ label, value }) {
          const cell = select(this as Element);
          cell.select('b').text(typeof value === 'number' ? number(value) : value);
          cell.select('span').text(label);
        });
    },
  };
});
