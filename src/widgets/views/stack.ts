import { select } from 'd3-selection';
import { stack as words } from '#words/views.ts';
import { labelOf } from '../../engine/cover/exact-cover.ts';
import { type Changed, rememberShown } from './changed.ts';
import { viewThatNeeds } from './view.ts';

const MOST_CALLS = 4;

interface Chip {
  readonly text: string;
  readonly on: boolean;
}

/** Which calls are running, and the rows chosen so far. */
export const stackView = viewThatNeeds({ picture: ['cover'] }, (element) => {
  const changed = rememberShown();
  return {
    draw({ picture }) {
      const { problem, depth, rows, calls: running, level } = picture.cover;
      const searches = Array.from({ length: level + 1 }, (_, k) => `search(${k})`);
      const hiddenCalls = Math.max(0, searches.length - MOST_CALLS);
      const calls = [...(hiddenCalls > 0 ? ['…'] : []), ...searches.slice(hiddenCalls)];
      for (const { name, item } of running ?? []) calls.push(`${name}(${labelOf(problem, item)})`);
      drawChips(element, 'calls', running ? words.calls : words.level, calls, calls.length - 1, changed);
      const chosen = Array.from(rows.subarray(0, depth), (option) => problem.options[option]!.name);
      const shown = chosen.length > 10 ? [words.more(chosen.length - 9), '…', ...chosen.slice(-8)] : chosen;
      drawChips(element, 'chosen', words.chosen, shown.length > 0 ? shown : [words.none], -1, changed);
    },
  };
});

function drawChips(element: Element, name: string, title: string, texts: readonly string[], lit: number, changed: Changed): void {
  const part = select(element).selectAll<HTMLDivElement, null>(`div.${name}`).data([null]).join('div').attr('class', `stack-part ${name}`);
  part
    .selectAll('p')
    .data([title])
    .join('p')
    .attr('class', 'cap')
    .text((text) => text);
  part
    .selectAll<HTMLDivElement, null>('div')
    .data([null])
    .join('div')
    .attr('class', 'stack')
    .selectAll('span')
    .data(texts.map((text, index) => ({ text, on: index === lit })))
    .join('span')
    .filter(changed(({ text, on }: Chip) => `${on} ${text}`))
    .attr('class', ({ on }) => (on ? 'on' : null))
    .text(({ text }) => text);
}
