import { cage as words } from '#words/play.ts';
import { digitsOf, hasDigit } from '../../../engine/candidates.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { element } from '../../ui/element.ts';
import { type CageWays, cageWaysOf } from './cage-ways.ts';
import type { Game } from './game.ts';

/** The most combinations that are listed; with more of them a list says nothing. */
const MAX_SHOWN = 40;

/** Shows the cage of the chosen cell: what it still needs, and its combinations. Beside the board, and in short under it on narrow screens. */
export function showCage(root: HTMLElement, game: Game, cell: number): void {
  const cage = cageWaysOf(game, cell);
  const isKiller = game.puzzle.cages.length > 0;
  root.classList.toggle('killer', isKiller);
  for (const name of ['cage', 'cage-line']) {
    const place = root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
    place.hidden = !isKiller;
    if (isKiller) place.replaceChildren(...(cage ? partsOf(game, cage) : [words.none]));
    place.scrollLeft = 0;
  }
}

function partsOf(game: Game, cage: CageWays): (HTMLElement | string)[] {
  const { sum, total, open, cells, ways } = cage;
  const head = element('p', 'cage-head');
  const state =
    open > 0 && total < sum
      ? words.left(sum - total, open, cells.length)
      : total === sum && open === 0
        ? words.full
        : total > sum
          ? words.tooMuch(total - sum)
          : words.notEnough(sum - total, open);
  const isWrong = total > sum || (open === 0 ? total !== sum : total === sum);
  head.append(element('b', '', words.name(sum)), ' ', element('span', isWrong ? 'wrong' : '', state));
  if (ways.length === 0 || ways.length > MAX_SHOWN || cells.length === 1) return [head];
  const list = element('ul', 'ways');
  list.setAttribute('aria-label', words.combinations);
  // Those that are left come first where a line has no room for all.
  list.append(...[...ways].sort((a, b) => Number(a.isOut) - Number(b.isOut)).map((way) => wayOf(game, cage, way)));
  return [head, list];
}

function wayOf({ puzzle }: Game, { placed }: CageWays, { digits, isOut }: CageWays['ways'][number]): HTMLElement {
  const item = element('li', isOut ? 'out' : '');
  const shown = element(isOut ? 's' : 'span', '');
  shown.append(
    ...digitsOf(digits).flatMap((digit, index) => {
      const symbol = symbolOf(puzzle, digit);
      return [...(index > 0 ? [' '] : []), hasDigit(placed, digit) ? element('b', '', symbol) : symbol];
    }),
  );
  item.append(shown);
  if (isOut) item.append(element('span', 'for-listeners', words.ruledOut));
  return item;
}
