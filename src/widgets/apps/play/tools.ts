import { said as words } from '#words/play.ts';
import { canStepBack, canStepOn } from './former-games.ts';
import { type Game, isSolved } from './game.ts';
import { MODES, type Mode } from './pad.ts';

/** Shows with the tools beside the board which mode is on, what can be taken back or done again, and how much of the grid is filled. */
export function showTools(root: HTMLElement, game: Game, mode: Mode): void {
  const { digits } = game;
  const set = (selector: string, name: string, value: boolean) => root.querySelector(selector)!.setAttribute(name, String(value));
  for (const each of MODES) set(`[data-mode=${each}]`, 'aria-pressed', mode === each);
  set('.tools [data-action=undo]', 'aria-disabled', !canStepBack(game));
  set('.tools [data-action=redo]', 'aria-disabled', !canStepOn(game));
  root.classList.toggle('ended', isSolved(game));
  const filled = digits.filter((digit) => digit !== 0).length;
  root.querySelector('[data-part=filled]')!.textContent = words.filled(filled, digits.length);
}
