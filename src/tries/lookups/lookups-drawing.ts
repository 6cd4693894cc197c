import { select } from 'd3-selection';
import { lookups as words } from '#words/tries/lookups.ts';
import type { Swap } from '../../engine/anneal/box-grid.ts';
import { board, changesOf, differenceOf, type LineChange, lookupsOf } from './lookups.ts';

interface Cell {
  readonly name: string;
  readonly text: string;
}

/** The counters of a line, with the two that are read. */
function cellsOf({ kind, number, counts, leaving, coming, change }: LineChange): Cell[] {
  const counters = counts.map((count, index) => {
    const digit = index + 1;
    if (digit === leaving) return { name: 'leaving', text: words.fromTo(count, count - 1) };
    if (digit === coming) return { name: 'coming', text: words.fromTo(count, count + 1) };
    return { name: count === 0 ? 'none' : '', text: String(count) };
  });
  return [
    { name: 'line', text: `${words.line[kind]} ${number}` },
    ...counters,
    { name: `change ${change > 0 ? 'up' : change < 0 ? 'down' : ''}`, text: words.signed(change) },
  ];
}

/** Draws the counters that a swap makes the program read, line by line, and what comes of them. */
export function lookupsDrawing(element: Element): (swap: Swap) => void {
  const table = select(element).append('table').attr('class', 'counters');
  table.append('caption').text(words.caption);
  const digits = Array.from({ length: board.puzzle.grid.size }, (_, index) => String(index + 1));
  const head = table.append('thead').append('tr');
  for (const text of ['', ...digits, words.lacking])
    head
      .append(text === '' ? 'td' : 'th')
      .attr('scope', text === '' ? null : 'col')
      .text(text);
  const body = table.append('tbody');
  const foot = table.append('tfoot').append('tr');
  const sum = foot
    .append('th')
    .attr('scope', 'row')
    .attr('colspan', digits.length + 1);
  const total = foot.append('td').attr('class', 'change');
  return (swap) => {
    const changes = changesOf(swap);
    body
      .selectAll('tr')
      .data(changes)
      .join('tr')
      .selectAll('td')
      .data(cellsOf)
      .join('td')
      .attr('class', ({ name }) => name)
      .text(({ text }) => text);
    const difference = differenceOf(changes);
    sum.text(words.sum(lookupsOf(changes)));
    total.attr('class', `change ${difference > 0 ? 'up' : ''}`).text(words.signed(difference));
  };
}
