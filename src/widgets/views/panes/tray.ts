import { tray as words } from '#words/views.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { ensureParts, rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** Up to so many digits there is room for words before them. */
const WORDED = 12;

/** The digits of the cell that a search is at, in the order in which it tries them: which are done with, which is tried now, which are left. */
export const trayView = viewThatNeeds({ picture: ['tray', 'grid'] }, (element) => {
  const part = ensureParts(element);
  const label = part('tray-name', 'p');
  const list = part('tray-digits', 'ol');
  const changed = rememberShown();
  return {
    draw({ picture }) {
      const { cell, digits } = picture.tray;
      const { puzzle } = picture.grid;
      const { size } = puzzle.grid;
      const name = cell < 0 ? undefined : cellName(puzzle.grid, cell);
      label
        .classed('many', size > WORDED)
        .selectAll('span')
        .data(name === undefined ? [] : [words.digitsFor, name, ...(digits.length === 0 ? [words.none] : [])])
        .join('span')
        .text((text) => text);
      list
        .classed('many', size > WORDED)
        .classed(
          'numbers',
          puzzle.symbols.some((symbol) => symbol.length > 1),
        )
        .style('--of', size)
        .attr('role', digits.length > 0 ? 'list' : null)
        .attr('aria-label', name === undefined ? null : words.list(name))
        .selectAll<HTMLLIElement, (typeof digits)[number]>('li')
        .data([...digits], (chip) => chip?.digit ?? 0)
        .join((enter) => {
          const chip = enter.append('li');
          chip.append('span');
          chip.append('span').attr('class', 'for-listeners');
          return chip;
        })
        .filter(changed(({ state }: (typeof digits)[number]) => state))
        .attr('class', ({ state }) => state)
        .each(function ({ digit, state }) {
          const [symbol, spoken] = this.children;
          symbol!.textContent = symbolOf(puzzle, digit);
          spoken!.textContent = ` ${words[state]}`;
        });
    },
  };
});
