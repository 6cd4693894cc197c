import { HEIGHT, WIDTH } from './drawing.ts';

/** How large a drawing and its letters are, in CSS pixels: a drawing is stretched to its place, and its words are not. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly type: number;
}

/** What is drawn where nothing is laid out, as at build time. */
const USUAL: Size = { width: 900, height: 130, type: 12 };

/** What a letter takes on average, and a line, as shares of the type. */
const [LETTER, LINE] = [0.6, 1.3];
/** What stays free between the head and its words, and between words in a row, in CSS pixels. */
const GAP = 9;

/** The space that texts take in a drawing, in its own units, so that neighbouring texts never overlap. */
export class Lettering {
  /** The height of a line. */
  readonly line: number;
  readonly #size: Size;

  constructor(size: Size = USUAL) {
    this.#size = size.width > 0 && size.height > 0 ? size : USUAL;
    this.line = (LINE * this.#size.type * HEIGHT) / this.#size.height;
  }

  /** The width of a text. */
  wide(text: string): number {
    return (text.length * LETTER * this.#size.type * WIDTH) / this.#size.width;
  }

  get #gap(): number {
    return (GAP * WIDTH) / this.#size.width;
  }

  /** Whether a text goes to the left of the head: there is no room on the right and more on the left. */
  isTurned(x: number, text: string): boolean {
    const room = this.wide(text) + this.#gap;
    return x + room > WIDTH && (x - room >= 0 || x > WIDTH / 2);
  }

  /**
   * The middles of the words for what is and for the lowest so far. The latter lie under their line where there is room and over it
   * elsewhere, the former next to their point, but a whole line away from the others; both stay inside the plot.
   */
  levels(now: number, best: number, [top, bottom]: readonly [number, number]): { nowY: number; bestY: number } {
    const half = this.line / 2;
    const within = (y: number) => Math.max(top + half, Math.min(bottom - half, y));
    const bestY = within(best + 1.15 * this.line <= bottom ? best + 0.65 * this.line : best - 0.65 * this.line);
    const nowAt = within(now);
    if (Math.abs(nowAt - bestY) >= this.line) return { nowY: nowAt, bestY };
    const over = bestY - this.line;
    return over >= top + half ? { nowY: over, bestY } : { nowY: top + half, bestY: Math.max(bestY, top + half + this.line) };
  }

  /** The end of the texts before those at the head, and the start of the texts after them; the head may have none. */
  between(x: number, atHead: string): { before: number; after: number } {
    if (atHead === '') return { before: WIDTH, after: 0 };
    const wide = this.wide(atHead);
    const from = Math.max(0, Math.min(WIDTH - wide, x - wide / 2));
    return { before: from - this.#gap, after: from + wide + this.#gap };
  }
}
