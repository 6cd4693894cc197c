import { practice as words } from '#words/coach.ts';
import { SINGLES } from '../../../../engine/logic/judging/singles.ts';
import { ladder, rungOf } from '../../../../engine/logic/ladder.ts';
import { clockText } from '../../../../narration/en/solve.ts';
import { nameInText } from '../../../../narration/en/techniques.ts';
import { type Practice, practiceQuery, readPractice } from '../../../runs/links/practice-url.ts';
import type { Game } from '../game.ts';
import { type Attempt, attemptOf } from './attempt.ts';

/** Whether the last move struck something. Where it decided nothing, it isn’t what the technique rules out. */
const hasStruckLast = ({ deeds }: Game) => {
  const last = deeds.at(-1);
  return last?.did === 'move' && last.struck.some(({ before, after }) => (after & ~before) !== 0);
};

/** What is said under the name of the technique. */
function sentenceOf({ technique }: Practice, game: Game, attempt: Attempt | undefined, fills: boolean): string {
  const name = nameInText(technique);
  if (!attempt && hasStruckLast(game)) return words.otherStrike(name);
  if (!attempt) return fills ? words.findDigit : words.findStrike(name);
  switch (attempt.kind) {
    case 'seen':
      return words.found(name, clockText(attempt.seconds));
    case 'hint':
      return words.shown;
    case 'guess':
      return words.guess(name);
    case 'mistake':
      return words.mistake;
  }
}

/** The box beside the board of a position that is practised: its technique, what came of it, and the way back. */
export class PracticeBox {
  readonly #box: HTMLElement;

  constructor(root: HTMLElement) {
    this.#box = root.querySelector<HTMLElement>('[data-part=practice]')!;
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.#box.querySelector<Part>(`[data-part=practice-${name}]`)!;
  }

  /** Shows the box for a game that practises a technique, and hides it for any other. */
  show(game: Game): void {
    const practice = readPractice(game.source);
    this.#box.hidden = practice === undefined;
    if (!practice) return;
    const { technique, position, from } = practice;
    const rung = rungOf(technique);
    const attempt = attemptOf(game, technique);
    this.#part('name').textContent = words.title(rung.technique.name);
    const says = this.#part('says');
    const text = sentenceOf(practice, game, attempt, ladder.indexOf(rung) < SINGLES);
    if (says.textContent !== text) says.textContent = text;
    this.#box.dataset.attempt = attempt?.kind ?? (hasStruckLast(game) ? 'other' : '');
    const back = this.#part<HTMLAnchorElement>('back');
    back.hidden = from === undefined;
    if (from !== undefined) {
      back.href = `../${from}`;
      back.querySelector('span')!.textContent = words.back(from);
    }
    this.#part<HTMLAnchorElement>('other').href = `?${practiceQuery({ ...practice, position: position + 1 })}`;
    const card = this.#part<HTMLAnchorElement>('card');
    // The card is where the reader came from, then.
    card.hidden = from?.startsWith(CARDS) ?? false;
    card.href = `../${CARDS}#technique-${technique}`;
  }
}

const CARDS = 'reference/techniques/';
