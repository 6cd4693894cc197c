import { backToGame as words } from '#words/play.ts';
import { practiceNamed } from '../../runs/links/practice-url.ts';
import { describeGame } from './description.ts';
import { leftBefore } from './former-games.ts';
import type { Game } from './game.ts';

/** Games that a link has brought in this window. */
const linked = new WeakSet<Game>();

const isPractice = ({ source }: Game): boolean => practiceNamed(source) !== undefined;

/** Remembers that a link has brought a game. */
export const cameByLink = (game: Game): void => void linked.add(game);

/** The unfinished game that a player left for a position to practise, or for a puzzle of a link or of their own. */
export function gameLeft(game: Game): Game | undefined {
  if (!isPractice(game) && !linked.has(game) && game.source !== '') return undefined;
  return leftBefore(game, isPractice);
}

/** Offers the way back to the game that was left, under the board. */
export function showWayBack(button: HTMLElement, game: Game): void {
  const left = gameLeft(game);
  button.hidden = left === undefined;
  if (!left) return;
  const filled = left.digits.filter((digit) => digit !== 0).length;
  button.querySelector('span')!.textContent = ` ${words.which(describeGame(left).name, filled, left.digits.length)}`;
}
