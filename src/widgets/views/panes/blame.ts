import { select } from 'd3-selection';
import { blame as words } from '#words/views.ts';
import { cellName, type Grid } from '../../../engine/grid.ts';
import type { BlameRow } from '../../../engine/picture/blame.ts';
import { classes, rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** As many lines at any depth: nothing below them moves. */
const LINES = 6;

/** One line of the list: a cell and its conflict set, or what is told of several cells together. */
interface Line {
  readonly state: BlameRow['state'] | 'more';
  readonly name: string;
  readonly note: string;
  readonly blamed: readonly { readonly name: string; readonly isPassedOn: boolean }[];
}

/** Which cells each level of the search has to blame, the newest level first: a jump leads to the first cell of the top line. */
export const blameView = viewThatNeeds({ picture: ['blame'] }, (element) => {
  const root = select(element);
  const changed = rememberShown();
  return {
    draw({ picture: { blame } }) {
      root
        .selectAll('p.cap')
        .data([words.title])
        .join('p')
        .attr('class', 'cap')
        .text((text) => text);
      const lines = root
        .selectAll<HTMLOListElement, null>('ol.blame')
        .data([null])
        .join('ol')
        .attr('class', 'blame')
        .selectAll<HTMLLIElement, Line>('li')
        .data(linesOf(blame.grid, blame.rows))
        .join('li')
        .filter(changed((line: Line) => JSON.stringify(line)))
        .attr('class', ({ state }) => state);
      lines.selectAll('*').remove();
      lines.append('b').text(({ name }) => name);
      lines
        .append('span')
        .attr('class', 'set')
        .each(function ({ blamed, state }) {
          const set = select(this);
          if (blamed.length === 0 && state !== 'skipped' && state !== 'more') set.text(words.none);
          set
            .selectAll('i')
            .data(blamed)
            .join('i')
            .attr('class', ({ isPassedOn }, index) => classes(isPassedOn && 'passed-on', index === 0 && 'latest'))
            .attr('title', ({ name, isPassedOn }) => (isPassedOn ? words.passedOn(name) : null))
            .text(({ name }) => name);
        });
      lines
        .append('span')
        .attr('class', 'note')
        .text(({ note }) => note);
    },
  };
});

function linesOf(grid: Grid, rows: readonly BlameRow[]): Line[] {
  const nameOf = (cell: number) => cellName(grid, cell);
  const skipped = rows.filter(({ state }) => state === 'skipped');
  const lines = rows
    .filter((row) => row.state !== 'skipped' || row === skipped[0])
    .map(({ cell, blamed, passedOn, state }): Line => {
      if (state === 'skipped')
        return { state, name: words.cells(skipped.map((row) => nameOf(row.cell)).reverse()), note: words.skipped, blamed: [] };
      const set = blamed.map((each) => ({ name: nameOf(each), isPassedOn: passedOn.includes(each) })).reverse();
      return { state, name: nameOf(cell), note: words.notes[state], blamed: set };
    });
  if (lines.length <= LINES) return lines;
  return [...lines.slice(0, LINES - 1), { state: 'more', name: words.more(lines.length - LINES + 1), note: '', blamed: [] }];
}
