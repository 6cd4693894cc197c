import { erase, pad as words } from '#words/play.ts';
import { hasDigit } from '../../../engine/candidates.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { digitLayout } from '../../views/grid/places.ts';
import { swatchOf } from './colour-layer.ts';
import { COLOURS, tintOf } from './colouring.ts';
import { type Game, hasMarks } from './game.ts';

/** What a digit's key does: write it, mark it in a corner or in the middle, strike it, or colour the cell or the digit's mark. */
export const MODES = ['digit', 'corner', 'centre', 'strike', 'colour', 'tint'] as const;
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
      if (index < COLOURS) key.append(swatchOf(index + 1));
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

  show(game: Game, cell: number, mode: Mode, chosen = 0): void {
    const { puzzle, digits, marks, corners, struck } = game;
    if (puzzle !== this.#puzzle) this.#build(puzzle);
    this.#puzzle = puzzle;
    this.#element.classList.toggle('colouring', mode === 'colour');
    const there = { digit: marks, corner: corners, centre: marks, strike: struck, colour: marks, tint: marks }[mode];
    const isThere = (digit: number) => hasMarks(puzzle) && digits[cell] === 0 && hasDigit(there[cell]!, digit);
    for (const key of this.#element.querySelectorAll<HTMLButtonElement>('[data-digit]')) {
      const digit = Number(key.dataset.digit);
      const left = puzzle.grid.size - digits.filter((each) => each === digit).length;
      const [count, word] = left > 0 ? [String(left), words.left] : ['✓', words.all];
      key.querySelector('small')!.replaceChildren(count, Object.assign(document.createElement('span'), { textContent: word }));
      const symbol = puzzle.symbols[digit - 1]!;
      const does = words.does[mode];
      key.querySelector('.for-listeners')!.textContent = mode === 'colour' ? `${does} ${symbol}` : words.key(does, symbol, left);
      // A cell has fewer colours than a large grid has digits.
      key.disabled = mode === 'colour' && digit > COLOURS;
      key.classList.toggle('done', left <= 0);
      key.classList.toggle('lit', mode !== 'colour' && digits[cell] === digit);
      key.classList.toggle('chosen', digit === chosen);
      key.classList.toggle('marked', mode === 'colour' ? game.colours[cell] === digit : isThere(digit));
      key.dataset.tint = mode === 'tint' ? String(tintOf(game, cell, digit)) : '';
    }
  }
}

function buttonOf(className: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', className });
}
