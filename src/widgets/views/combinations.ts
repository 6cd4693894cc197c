import { cellName } from '../../engine/grid.ts';
import { combinationsIn, combinationText, type KillerState, litCage } from '../../engine/killer/cage-state.ts';
import { houseName } from '../../engine/puzzle.ts';
import { counted, listed } from '../../narration/sentence.ts';
import { partsIn } from './parts-in.ts';
import { viewThatNeeds } from './view.ts';

/** The combinations of the lit cage: those that are still possible, and those that are ruled out, struck. */
export const combinationsView = viewThatNeeds({ picture: ['cages'] }, (element) => {
  const part = partsIn(element);
  const title = part('cap', 'p');
  const arithmetic = part('arithmetic', 'p');
  const list = part('combinations', 'ul');
  let last = -1;
  return {
    draw({ picture: { cages: state }, step }) {
      const lit = litCage(state, step);
      // A step about no cage leaves the panel as it is: what was looked at last.
      last = lit >= 0 ? lit : last;
      const cage = state.cages[last];
      const combinations = cage ? combinationsIn(state, last) : [];
      const live = combinations.filter((one) => one.live).length;
      const names = (cells: readonly number[]) => listed(cells.map((cell) => cellName(state.puzzle.grid, cell)));
      title.text(
        cage
          ? `${cage.derivation ? 'Derived cage' : 'Cage'} ${cage.sum}: ${names(cage.cells)}${cage.minus.length > 0 ? `, less ${names(cage.minus)}` : ''}${combinations.length > 0 ? `. ${counted(live, 'combination')} of ${combinations.length} left` : ''}`
          : 'The combinations of the cage that is looked at stand here',
      );
      arithmetic.text(cage?.derivation ? sumOfRegion(state, last) : '').attr('hidden', cage?.derivation ? null : '');
      list
        .selectAll<HTMLLIElement, (typeof combinations)[number]>('li')
        .data(combinations, (one) => one?.digits)
        .join('li')
        .attr('class', (one) => (one.live ? 'live' : 'out'))
        .attr('aria-label', (one) => `${combinationText(state.puzzle, one.digits)}${one.live ? '' : ', ruled out'}`)
        .text((one) => combinationText(state.puzzle, one.digits));
    },
  };
});

/** The 45 rule spelled out: what the region adds up to, what its cages take, what is left. */
function sumOfRegion(state: KillerState, index: number): string {
  const { sum, derivation } = state.cages[index]!;
  const { houses, total, wholeSum, outies } = derivation!;
  const region = listed(houses.map((house) => houseName(state.puzzle.grid, house)));
  const rest =
    outies.length > 0 && sum === wholeSum - total ? `${wholeSum} − ${total} = ${sum} outside` : `${total} − ${wholeSum} = ${sum} left over`;
  return `${region[0]!.toUpperCase()}${region.slice(1)} add${houses.length === 1 ? 's' : ''} up to ${total}; the cages counted add up to ${wholeSum}: ${rest}.`;
}
