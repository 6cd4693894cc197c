import * as words from '#words/reading.ts';
import { looksLikeCover, parseCover } from '../../../engine/cover/parse-cover.ts';
import { InputError } from '../../../engine/errors.ts';
import type { ReadPuzzle, ZeroMeaning } from '../../../engine/formats/format.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import { printPuzzle } from '../../../engine/formats/read.ts';
import { zeroChoices } from '../../../engine/formats/zero-choices.ts';
import { readOwnPuzzles } from '../../runs/one-puzzle.ts';
import { ReadingPanel } from './reading-panel.ts';

function puzzlesIn(text: string, zero: ZeroMeaning | undefined): readonly ReadPuzzle[] {
  try {
    return readOwnPuzzles(text, zero);
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}

/** The text of one puzzle among several; a game that has begun keeps its digits. */
function textOf(read: ReadPuzzle): string {
  if (!read.placed && !read.candidates) return puzzleText(read.puzzle);
  return printPuzzle(read, 'hodoku');
}

/** The text in the dialog for a puzzle of the reader's own, as it was read and corrected. */
export class OwnText {
  readonly #panel: ReadingPanel;
  readonly #takesCover: boolean;
  #text = '';
  #puzzles: readonly ReadPuzzle[] = [];
  #place = 0;
  #zero: ZeroMeaning | undefined;
  #zeros: readonly ZeroMeaning[] = [];

  /** `corrected` is called when the reader has corrected the reading. */
  constructor(dialog: HTMLElement, takesCover: boolean, corrected: () => void) {
    this.#takesCover = takesCover;
    this.#panel = new ReadingPanel(dialog, {
      turn: (place) => {
        this.#place = place;
        this.#show();
        corrected();
      },
      mean: (zero) => {
        this.#zero = zero;
        this.#read();
        corrected();
      },
    });
  }

  /** How many puzzles the text holds. */
  get count(): number {
    return this.#puzzles.length;
  }

  /** The text to use: that of the reader, or, where a choice was made, that of the chosen puzzle. */
  get chosen(): string {
    const read = this.#puzzles[this.#place];
    return read && (this.count > 1 || this.#zero) ? textOf(read) : this.#text;
  }

  /** Reads a text and shows how it was understood; returns whether it is another text than before. */
  take(text: string): boolean {
    if (text === this.#text) return false;
    this.#text = text;
    this.#zero = undefined;
    this.#zeros = [];
    if (this.#takesCover && looksLikeCover(text)) this.#tellCover();
    else this.#read();
    return true;
  }

  #read(): void {
    this.#place = 0;
    this.#puzzles = puzzlesIn(this.#text, this.#zero);
    if (!this.#zero) this.#zeros = zeroChoices(this.#text, (zero) => (zero ? puzzlesIn(this.#text, zero) : this.#puzzles));
    this.#show();
  }

  #show(): void {
    const read = this.#puzzles[this.#place];
    const zero = this.#zero ?? (read && (read.reading?.zeroIsDigit ? 'digit' : 'blank'));
    const isShown = read !== undefined || this.#zeros.length > 0;
    this.#panel.show(isShown ? { read, place: this.#place, count: this.count, zeros: this.#zeros, zero } : undefined);
  }

  #tellCover(): void {
    this.#puzzles = [];
    try {
      const { items, options } = parseCover(this.#text);
      this.#panel.tell(words.readAsCover(options.length, items.length));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#panel.show(undefined);
    }
  }
}
