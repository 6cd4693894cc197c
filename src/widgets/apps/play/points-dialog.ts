import * as words from '#words/points.ts';
import { clockText } from '../../../narration/en/solve.ts';
import { actionButton, element } from '../../ui/element.ts';
import type { Game } from './game.ts';
import { goToPoint } from './moves.ts';
import { addPoint, isAt, MAX_POINT_NAME, MAX_POINTS } from './save-points.ts';

interface Uses {
  game(): Game;
  /** The game has other contents, or other points. */
  changed(says: string): void;
}

/** The dialog of a game’s save points. */
export class PointsDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #uses: Uses;

  constructor(root: HTMLElement, uses: Uses) {
    this.#dialog = root.querySelector<HTMLDialogElement>('dialog[data-part=points]')!;
    this.#uses = uses;
    this.#name.maxLength = MAX_POINT_NAME;
    this.#dialog.querySelector('form[data-part=point-form]')!.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#save();
    });
  }

  #part(name: string): HTMLElement {
    return this.#dialog.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  get #name(): HTMLInputElement {
    return this.#part('point-name') as HTMLInputElement;
  }

  open(): void {
    this.#part('point-says').textContent = '';
    this.#show();
    this.#dialog.showModal();
    this.#name.select();
  }

  #save(): void {
    const game = this.#uses.game();
    const name = this.#name.value.trim() || words.usual(game.points.length + 1);
    const isSaved = addPoint(game, name);
    this.#part('point-says').textContent = isSaved ? words.saved(name) : words.full(MAX_POINTS);
    if (isSaved) this.#uses.changed(words.saved(name));
    this.#show();
  }

  /** Where the game is no longer at a point, it becomes one: going back loses nothing. */
  #goTo(index: number): void {
    const game = this.#uses.game();
    const { name } = game.points[index]!;
    const isKept = !game.points.some((point) => isAt(game, point)) && addPoint(game, words.before);
    goToPoint(game, index);
    this.#uses.changed(isKept ? words.wentTo(name) : words.wentBack(name));
    this.#dialog.close();
  }

  #remove(index: number): void {
    this.#uses.game().points.splice(index, 1);
    this.#uses.changed('');
    this.#show();
    this.#name.focus();
  }

  #show(): void {
    const game = this.#uses.game();
    this.#name.value = words.usual(game.points.length + 1);
    this.#part('point-none').hidden = game.points.length > 0;
    this.#part('point-list').replaceChildren(
      ...game.points.map((point, index) => {
        const row = element('li', '');
        const about = element('span', 'point-about');
        about.append(element('b', '', point.name), ` ${words.facts(clockText(point.seconds), point.filled, game.digits.length)}`);
        const button = (text: string, classes: string, act: () => void) => {
          const made = actionButton(classes, text, act);
          made.setAttribute('aria-label', words.of(text, point.name));
          return made;
        };
        const goTo = isAt(game, point) ? element('span', 'point-here', words.here) : button(words.goTo, 'chip', () => this.#goTo(index));
        row.append(
          about,
          goTo,
          button(words.remove, 'chip', () => this.#remove(index)),
        );
        return row;
      }),
    );
  }
}
