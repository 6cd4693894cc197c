import { cellName } from '../../engine/grid.ts';
import type { AdvancedState } from '../../engine/killer/advanced-state.ts';
import { combinationText } from '../../engine/killer/cage-state.ts';
import { type SharedPart, sharingOf } from '../../engine/killer/shared-house.ts';
import { houseName } from '../../engine/puzzle.ts';
import { fieldOf } from '../../engine/step.ts';
import type { CreateView } from '../view.ts';
import { partsIn } from './parts-in.ts';

const sharesHouses = (state: unknown): state is AdvancedState =>
  typeof state === 'object' && state !== null && 'rules' in state && 'combinations' in state;

/** How the cages in the lit house share out its digits: what each can hold there, and, struck, what leaves the others too little. */
export const sharingView: CreateView = (element) => {
  const part = partsIn(element);
  const title = part('cap', 'p');
  const list = part('sharing', 'dl');
  let last = -1;
  return {
    draw({ state, step }) {
      if (!sharesHouses(state)) return;
      // A step about no house leaves the panel as it is: the house that was looked at last.
      const house = step ? fieldOf(step, 'house') : -1;
      last = house >= 0 ? house : last;
      const parts = last >= 0 ? sharingOf(state, last) : undefined;
      const text = (digits: number) => combinationText(state.puzzle, digits);
      const name = ({ cage, cells }: SharedPart) =>
        cage < 0
          ? cellName(state.puzzle.grid, cells[0]!)
          : `${state.cages[cage]!.sum} at ${cellName(state.puzzle.grid, state.cages[cage]!.cells[0]!)}`;
      title.text(titleOf(state, last, parts));
      const rows = list
        .selectAll<HTMLDivElement, SharedPart>('div')
        .data(parts ?? [])
        .join((enter) => {
          const row = enter.append('div');
          row.append('dt');
          row.append('dd').append('ul').attr('class', 'combinations');
          return row;
        });
      rows.select('dt').text(name);
      rows
        .select<HTMLUListElement>('ul')
        .selectAll<HTMLLIElement, SharedPart['shares'][number]>('li')
        .data(({ shares }) => shares)
        .join('li')
        .attr('class', ({ kept }) => (kept ? 'live' : 'out'))
        .attr('aria-label', ({ digits, kept }) => `${text(digits)}${kept ? '' : ', in no sharing'}`)
        .text(({ digits }) => text(digits));
    },
  };
};

function titleOf(state: AdvancedState, house: number, parts: readonly SharedPart[] | undefined): string {
  if (house < 0) return 'What each cage can hold in the house that is looked at stands here';
  const name = houseName(state.puzzle.grid, house);
  return parts ? `What each cage can hold in ${name}` : `In ${name} some cage can hold too many sets to go through`;
}
