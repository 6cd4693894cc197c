import { erase, pad as words } from '#words/play.ts';
import { hasDigit } from '../../../engine/candidates.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { digitLayout } from '../../views/grid/places.ts';
import { type Game, hasMarks } from './game.ts';

/** What a digit's key does: write it, mark it in a corner or in the middle, or strike it. */
export const MODES = ['digit', 'corner', 'centre', 'strike'] as const;
export type Mode = (typeof MODES)[number];

/** More keys in a row would be too narrow to hit. */
const MAX_IN_A_ROW = 13;
const MAX_ON_PHONES = 9;

/** A key for each symbol, with how many of it are left to place. */
export class Pad {
  readonly #element: HTMLElement;
  #puzzle: Puzzle | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  #build({ symbols, grid }: Puzzle): void {
    const keys = symbols.map((symbol, index) => {
      const key = buttonOf('key');
      key.dataset.digit = String(index + 1);
      const shown = Object.assign(document.createElement('b'), { textContent: symbol });
      const left = document.createElement('small');
      for (const each of [shown, left]) each.setAttribute('aria-hidden', 'true');
      key.append(Object.assign(document.createElement('span'), { className: 'for-listeners' }), shown, left);
      return key;
    });
    const eraseKey = buttonOf('key erase-key');
    eraseKey.dataset.action = 'clear';
    eraseKey.setAttribute('aria-label', erase);
    eraseKey.textContent = '⌫';
    this.#element.replaceChildren(...keys, eraseKey);
    // As in a box of the grid; in a row, or several where they are many, while a hint is open; on phones in rows of five and more.
    const { style } = this.#element;
    style.setProperty('--box-columns', String(digitLayout(grid).columns));
    style.setProperty('--in-a-row', String(symbols.length > 9 ? Math.min(MAX_IN_A_ROW, Math.ceil(symbols.length / 2)) : symbols.length));
    style.setProperty(
      '--on-phones',
      String(Math.min(MAX_ON_PHONES, Math.max(5, Math.ceil((symbols.length + 1) / (symbols.length > 9 ? 3 : 2))))),
    );
    this.#element.classList.toggle('many', symbols.length > 9);
  }

  show({ puzzle, digits, marks, corners, struck }: Game, cell: number, mode: Mode, chosen = 0): void {
    if (puzzle !== this.#puzzle) this.#build(puzzle);
    this.#puzzle = puzzle;
    for (const key of this.#element.querySelectorAll<HTMLButtonElement>('[data-digit]')) {
      const digit = Number(key.dataset.digit);
      const left = puzzle.grid.size - digits.filter((each) => each === digit).length;
      const [count, word] = left > 0 ? [String(left), words.left] : ['✓', words.all];
      key.querySelector('small')!.replaceChildren(count, Object.assign(document.createElement('span'), { textContent: word }));
      const symbol = puzzle.symbols[digit - 1]!;
      key.querySelector('.for-listeners')!.textContent = words.key(words.does[mode], symbol, left);
      key.classList.toggle('done', left <= 0);
      key.classList.toggle('lit', digits[cell] === digit);
      key.classList.toggle('chosen', digit === chosen);
      const there = { digit: marks, corner: corners, centre: marks, strike: struck }[mode];
      key.classList.toggle('marked', hasMarks(puzzle) && digits[cell] === 0 && hasDigit(there[cell]!, digit));
    }
  }
}

function buttonOf(className: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', className });
}
