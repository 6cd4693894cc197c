import { select } from 'd3-selection';
import { table as says } from '#words/views.ts';
import { valuesOf } from '../kit/step-values.ts';
import { viewThatNeeds } from '../view.ts';
import { type FrameTable, tablesOf } from './frame-tables.ts';

/** The same frame as tables, for screen readers and for copying: the step's fields, and what its drawings show. */
export const tableView = viewThatNeeds({}, (element, { algorithm, words }) => ({
  tells: true,
  draw({ step, picture, position }) {
    const spec = step && algorithm.steps[step.kind];
    const fields = spec ? valuesOf(step, spec, picture, words).map(({ field, text }) => [field, text]) : [];
    const rows = [[says.step, String(position)], [says.kind, spec?.label ?? says.start], ...fields];
    drawTables(element, [{ name: 'step-fields', rows }, ...tablesOf(picture, step)]);
  },
}));

/** Draws tables; the first cell of each row is its heading. */
export function drawTables(element: Element, tables: readonly FrameTable[]): void {
  const { ownerDocument } = element;
  const drawn = select(element)
    .selectAll<HTMLTableElement, FrameTable>('table')
    .data(tables as FrameTable[], function (table) {
      return table?.name ?? (this as Element).className;
    })
    .join('table')
    .attr('class', ({ name }) => name);
  drawn
    .selectAll<Element, readonly string[]>('thead')
    .data(({ head }) => (head ? [head] : []))
    .join((enter) => enter.insert('thead', 'tbody'))
    .selectAll<HTMLTableRowElement, readonly string[]>('tr')
    .data((head) => [head])
    .join('tr')
    .selectAll('th')
    .data((head) => [...head])
    .join('th')
    .attr('scope', 'col')
    .text((text) => text);
  drawn
    .selectAll('tbody')
    .data(({ rows }) => [rows])
    .join('tbody')
    .selectAll<HTMLTableRowElement, readonly string[]>('tr')
    .data((rows) => [...rows])
    .join('tr')
    .selectAll<HTMLElement, string>('th, td')
    .data((row) => [...row])
    .join((enter) => enter.append((_, index) => ownerDocument.createElement(index === 0 ? 'th' : 'td')))
    .attr('scope', (_, index) => (index === 0 ? 'row' : null))
    .text((text) => text);
}
