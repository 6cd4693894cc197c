import { combinations as words } from '#words/views.ts';
import { cellName } from '../../../engine/grid.ts';
import { combinationsIn, combinationText, litCage } from '../../../engine/killer/cage-state.ts';
import type { CagesPicture } from '../../../engine/picture/cages.ts';
import { houseName } from '../../../engine/puzzle.ts';
import { ensureParts } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** The combinations of the lit cage: those that are still possible, and those that are ruled out, struck. */
export const combinationsView = viewThatNeeds({ picture: ['cages'] }, (element) => {
  const part = ensureParts(element);
  const title = part('cap', 'p');
  const arithmetic = part('arithmetic', 'p');
  const list = part('combinations', 'ul');
  let last = -1;
  let since = 0;
  return {
    draw({ picture: { cages: state }, step, position }) {
      const lit = litCage(state, step);
      // A step about no cage leaves the panel as it is: what was looked at last. Before that it would tell what is yet to come.
      if (lit >= 0) [last, since] = [lit, position];
      else if (position < since) last = -1;
      const cage = state.cages[last];
      const combinations = cage ? combinationsIn(state, last) : [];
      const live = combinations.filter((one) => one.live).length;
      const names = (cells: readonly number[]) => cells.map((cell) => cellName(state.puzzle.grid, cell));
      const about = cage && words.cage(cage.derivation !== undefined, cage.sum, names(cage.cells), names(cage.minus));
      title.text(about === undefined ? words.none : combinations.length > 0 ? words.left(about, live, combinations.length) : about);
      arithmetic.text(cage?.derivation ? sumOfRegion(state, last) : '').attr('hidden', cage?.derivation ? null : '');
      list
        .selectAll<HTMLLIElement, (typeof combinations)[number]>('li')
        .data(combinations, (one) => one?.digits)
        .join('li')
        .attr('class', (one) => (one.live ? 'live' : 'out'))
        .attr('aria-label', (one) =>
          one.live ? combinationText(state.puzzle, one.digits) : words.ruledOut(combinationText(state.puzzle, one.digits)),
        )
        .text((one) => combinationText(state.puzzle, one.digits));
    },
  };
});

/** The 45 rule spelled out: what the region adds up to, what its cages take, what is left. */
function sumOfRegion(state: CagesPicture, index: number): string {
  const { sum, derivation } = state.cages[index]!;
  const { houses, total, wholeSum, outies } = derivation!;
  const names = houses.map((house) => houseName(state.puzzle.grid, house));
  return words.rule(names, total, wholeSum, sum, outies.length > 0 && sum === wholeSum - total);
}
