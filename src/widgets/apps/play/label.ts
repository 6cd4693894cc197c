import { printPuzzle } from '../../../engine/formats/read.ts';
import type { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { describeGame } from './description.ts';
import type { Game } from './game.ts';

/** Shows what is played: 'Expert 9 × 9 · 30 givens · score 2,134'. The level appears as soon as it is known. */
export class Label {
  readonly #element: HTMLElement;
  readonly #maker: PuzzleMaker;
  #game: Game | undefined;

  constructor(element: HTMLElement, maker: PuzzleMaker) {
    this.#element = element;
    this.#maker = maker;
  }

  async show(game: Game): Promise<void> {
    this.#game = game;
    this.#write(game);
    if (game.grade) return;
    game.grade = await this.#maker.gradeOf(printPuzzle({ puzzle: game.puzzle }, 'compact'));
    if (game === this.#game) this.#write(game);
  }

  /** The part of the label that narrow screens leave out: there the size is enough. */
  #write(game: Game): void {
    const { name, facts } = describeGame(game);
    const [size = '', ...rest] = facts.split(' · ');
    const more = Object.assign(document.createElement('span'), {
      className: 'rest',
      textContent: rest.map((fact) => ` · ${fact}`).join(''),
    });
    this.#element.replaceChildren(Object.assign(document.createElement('b'), { textContent: name }), ` ${size}`, more);
  }
}
