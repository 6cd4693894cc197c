import { select } from 'd3-selection';
import { table as says } from '#words/views.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { valuesOf } from './step-values.ts';
import { viewThatNeeds } from './view.ts';

/** The same frame as tables, for screen readers and for copying: the step's fields, and the grid where there is one. */
export const tableView = viewThatNeeds({}, (element, { algorithm, words }) => ({
  draw({ step, picture, position }) {
    const spec = step && algorithm.steps[step.kind];
    const fields = spec ? valuesOf(step, spec, picture, words).map(({ field, text }) => [field, text]) : [];
    drawRows(element, 'step-fields', [[says.step, String(position)], [says.kind, spec?.label ?? says.start], ...fields]);
    if (!picture.grid) return;
    const { digits } = picture.grid;
    const { size } = picture.grid.puzzle.grid;
    const rows = Array.from({ length: size }, (_, row) => [
      says.row(row + 1),
      ...Array.from({ length: size }, (_, column) => symbolOf(picture.grid!.puzzle, digits[row * size + column]!) || '·'),
    ]);
    drawRows(element, 'grid-cells', rows);
  },
}));

/** A table whose first cell of each row is its heading. */
function drawRows(element: Element, name: string, rows: readonly (readonly string[])[]): void {
  select(element)
    .selectAll<HTMLTableElement, null>(`table.${name}`)
    .data([null])
    .join('table')
    .attr('class', name)
    .selectAll('tbody')
    .data([null])
    .join('tbody')
    .selectAll<HTMLTableRowElement, readonly string[]>('tr')
    .data(rows)
    .join('tr')
    .selectAll<HTMLElement, string>('th, td')
    .data((row) => [...row])
    .join((enter) => enter.append((_, index) => element.ownerDocument.createElement(index === 0 ? 'th' : 'td')))
    .attr('scope', (_, index) => (index === 0 ? 'row' : null))
    .text((text) => text);
}
