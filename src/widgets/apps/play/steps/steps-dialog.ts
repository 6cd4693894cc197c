import * as words from '#words/steps.ts';
import { levelNames } from '../../../../engine/logic/ladder.ts';
import type { Instance } from '../../../../engine/logic/technique.ts';
import { conclusion, techniqueName } from '../../../../narration/en/techniques.ts';
import { plain } from '../../../../narration/sentence.ts';
import { actionButton, element } from '../../../ui/element.ts';
import { type Game, isSolved, wrongCells } from '../game.ts';
import { cellsWronglyStruck } from '../mark-faults.ts';
import { allSteps, HARDEST_LISTED, isHarder, type TechniqueSteps } from './all-steps.ts';

interface Uses {
  game(): Game;
  /** Shows a step on the board as a hint. */
  show(step: Instance): void;
}

/** 'r6c4 is 9', '4 is struck from r1c2 and r3c5': the conclusion without its beginning and its stop. */
const textOf = (step: Instance, { puzzle }: Game) => plain(conclusion(step, puzzle)).replace(/^So /, '').replace(/\.$/, '');

/** The dialog with every step that is possible in the grid. */
export class StepsDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #uses: Uses;
  #search = 0;

  constructor(root: HTMLElement, uses: Uses) {
    this.#dialog = root.querySelector<HTMLDialogElement>('dialog[data-part=steps]')!;
    this.#uses = uses;
    this.#dialog.addEventListener('close', () => {
      this.#search++;
    });
  }

  #part(name: string): HTMLElement {
    return this.#dialog.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  async open(): Promise<void> {
    const game = this.#uses.game();
    const search = ++this.#search;
    const list = this.#part('steps-list');
    const say = (text: string) => {
      this.#part('steps-says').textContent = text;
    };
    list.replaceChildren();
    this.#dialog.showModal();
    if (isSolved(game)) return say(words.full);
    if (wrongCells(game, 'answer').size > 0 || cellsWronglyStruck(game).length > 0) return say(words.mistake);
    game.hints++;
    say(words.looking);
    const all: TechniqueSteps[] = [];
    for (const found of allSteps(game)) {
      if (found) {
        all.push(found);
        list.append(this.#row(found, game));
      }
      // The page stays alive between two techniques.
      await new Promise((resolve) => setTimeout(resolve));
      if (search !== this.#search) return;
    }
    const count = all.reduce((sum, { steps }) => sum + steps.length, 0);
    // The simplest first: the last is the hardest, and nothing harder was looked for.
    const last = all.at(-1)?.rung.level ?? HARDEST_LISTED;
    const level = isHarder(last) ? last : HARDEST_LISTED;
    say(count === 0 ? words.none : `${words.found(count, all.length)} ${words.upTo(levelNames[level])}`);
  }

  #row({ rung, steps }: TechniqueSteps, game: Game): HTMLElement {
    const item = element('li', '');
    const details = element('details', '');
    const summary = element('summary', '');
    summary.append(
      element('b', '', techniqueName(rung.technique.id, game.puzzle.grid)),
      ' ',
      element('small', '', words.technique(levelNames[rung.level], steps.length)),
    );
    const buttons = steps.map((step) => {
      const row = element('li', '');
      row.append(
        actionButton('step', textOf(step, game), () => {
          this.#dialog.close();
          this.#uses.show(step);
        }),
      );
      return row;
    });
    const inner = element('ol', '');
    inner.append(...buttons);
    details.append(summary, inner);
    item.append(details);
    return item;
  }
}
