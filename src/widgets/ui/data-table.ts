import { select } from 'd3-selection';

/** A table whose first column names its rows. */
export function drawTable(table: Element, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const part = (name: string) => select(table).selectAll(name).data([null]).join(name);
  part('thead')
    .selectAll('tr')
    .data([head])
    .join('tr')
    .selectAll('th')
    .data((names) => [...names])
    .join('th')
    .attr('scope', 'col')
    .text((name) => name);
  const lines = part('tbody')
    .selectAll('tr')
    .data([...rows])
    .join('tr');
  lines
    .selectAll('th')
    .data(([name]) => [name!])
    .join('th')
    .attr('scope', 'row')
    .text((name) => name);
  lines
    .selectAll('td')
    .data((row) => row.slice(1))
    .join('td')
    // Where there is no room for the head, a style sheet writes the name before the value.
    .attr('data-name', (_, column) => head[column + 1]!)
    .text((value) => value);
}
