import { select } from 'd3-selection';
import { stack as words } from '#words/views.ts';
import { type Changed, rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** Rows of each column, whatever the depth: nothing below it moves. */
const ROWS = 6;

/** Which calls are running, and the rows chosen so far; the newest first. */
export const stackView = viewThatNeeds({ picture: ['cover'] }, (element) => {
  const changed = rememberShown();
  return {
    draw({ picture }) {
      const { problem, depth, rows, calls: running, level } = picture.cover;
      const calls = Array.from({ length: level + 1 }, (_, k) => `search(${k})`);
      for (const { name, item } of running ?? []) calls.push(`${name}(${problem.items[item]})`);
      drawColumn(element, 'calls', running ? words.calls : words.level, calls.reverse(), changed);
      const chosen = Array.from(rows.subarray(0, depth), (option) => problem.options[option]!.name);
      drawColumn(element, 'chosen', words.chosen, chosen.reverse(), changed);
    },
  };
});

interface Row {
  readonly text: string;
  /** What it is where it is none of the texts. */
  readonly name: 'more' | 'none' | null;
}

/** One column: the first few of its texts, and how many more there are. */
function drawColumn(element: Element, name: string, title: string, texts: readonly string[], changed: Changed): void {
  const part = select(element).selectAll<HTMLDivElement, null>(`div.${name}`).data([null]).join('div').attr('class', `stack-part ${name}`);
  part
    .selectAll('p')
    .data([title])
    .join('p')
    .attr('class', 'cap')
    .text((text) => text);
  const shown: Row[] = texts.slice(0, texts.length > ROWS ? ROWS - 1 : ROWS).map((text) => ({ text, name: null }));
  if (texts.length > ROWS) shown.push({ text: words.more(texts.length - ROWS + 1), name: 'more' });
  if (texts.length === 0) shown.push({ text: words.none, name: 'none' });
  part
    .selectAll<HTMLOListElement, null>('ol')
    .data([null])
    .join('ol')
    .attr('class', 'stack')
    .selectAll('li')
    .data(shown)
    .join('li')
    .filter(changed(({ text, name }: Row) => `${name} ${text}`))
    .attr('class', ({ name }) => name)
    .text(({ text }) => text);
}
