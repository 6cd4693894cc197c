import { select } from 'd3-selection';
import { viewThatNeeds } from './view.ts';

/** The algorithm in a few lines, from its words: lights those that the step belongs to. */
export const pseudocodeView = viewThatNeeds({}, (element, { words }) => {
  const { pseudocode = [] } = words;
  const lines = select(element)
    .selectAll('ol')
    .data([null])
    .join('ol')
    .selectAll<HTMLLIElement, (typeof pseudocode)[number]>('li')
    .data(pseudocode)
    .join('li')
    // What a line is set in by is part of what it says.
    .attr('style', ([line]) => `--indent:${/^ */.exec(line)![0].length / 2}`)
    .text(([line]) => line.trim());
  return {
    draw({ step }) {
      lines.attr('aria-current', ([, kinds]) => (step && kinds.includes(step.kind) ? 'step' : null));
    },
  };
});
