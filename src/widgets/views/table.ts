import { select } from 'd3-selection';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { hasGrid } from './grid-scene.ts';
import type { CreateView } from './view.ts';

/** The same frame as tables, for screen readers and for copying: the step's fields, and the grid where there is one. Drawn only while open. */
export const tableView: CreateView = (element, { algorithm }) => ({
  draw({ step, state, position }) {
    if (!element.closest('details')?.open) return;
    const spec = step && algorithm.steps[step.kind];
    const grid = hasGrid(state) ? state.puzzle.grid : undefined;
    const fields = spec
      ? Object.entries(spec.fields).map(([name, type]) => {
          const value = step[name] as number;
          const isCell = (type === 'cell' || type === 'witness') && grid && value >= 0;
          if (type === 'digit' && hasGrid(state)) return [name, symbolOf(state.puzzle, value)] as const;
          return [name, isCell ? cellName(grid, value) : String(value)] as const;
        })
      : [];
    drawRows(element, 'step-fields', [['step', String(position)], ['kind', spec?.label ?? 'start'], ...fields]);
    if (!hasGrid(state)) return;
    const { size } = state.puzzle.grid;
    const rows = Array.from({ length: size }, (_, row) => [
      `row ${row + 1}`,
      ...Array.from({ length: size }, (_, column) => symbolOf(state.puzzle, state.digits[row * size + column]!) || '·'),
    ]);
    drawRows(element, 'grid-cells', rows);
  },
});

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
    .join((enter) => enter.append((_, index) => document.createElement(index === 0 ? 'th' : 'td')))
    .attr('scope', (_, index) => (index === 0 ? 'row' : null))
    .text((text) => text);
}
