import { notes as words } from '#words/play.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { techniqueName } from '../../../narration/en/techniques.ts';
import { boxNameOf, cellNotes, reasonsAt } from './cell-notes.ts';
import type { Game } from './game.ts';

/** Says beside the board which marks the chosen cell has, and why a hint struck what it did. Empty for a cell with a digit or without marks. */
export function tellNotes(place: HTMLElement, game: Game, cell: number): void {
  const { puzzle, digits } = game;
  const { corner, centre, struck } = cellNotes(game, cell);
  const reasons = struck.length > 0 ? reasonsAt(game, cell) : [];
  place.hidden = digits[cell] !== 0 || corner.length + centre.length + struck.length === 0;
  if (place.hidden) return;
  const said = [
    ...(corner.length > 0 ? [words.corner(corner, boxNameOf(game, cell))] : []),
    ...(centre.length > 0 ? [words.centre(centre)] : []),
    ...(struck.length > 0 ? [words.struck(struck)] : []),
  ];
  const name = Object.assign(document.createElement('b'), { textContent: `${cellName(puzzle.grid, cell)}.` });
  const why = reasons.map(({ digit, technique, says, move }) =>
    Object.assign(document.createElement('small'), {
      textContent: words.reason(symbolOf(puzzle, digit), techniqueName(technique, puzzle.grid), move),
      title: says,
    }),
  );
  place.replaceChildren(name, ` ${said.join(' ')}`, ...why.flatMap((each) => [' ', each]));
}
