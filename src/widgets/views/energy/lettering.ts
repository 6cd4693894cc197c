import { HEIGHT, WIDTH } from './drawing.ts';

/** How large a drawing and its letters are, in CSS pixels: a drawing is stretched to its place, and its words are not. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly type: number;
}

/** What is drawn where nothing is laid out, as at build time. */
const USUAL: Size = { width: 900, height: 130, type: 12 };

/** What a letter takes on average, a line, and digits over digits, as shares of the type. */
const [LETTER, LINE, DIGITS] = [0.6, 1.3, 0.9];
/** What stays free between the head and its words, and between words in a row, in CSS pixels. */
const GAP = 9;
/** How many lines away from what it says a text would rather be than on a line. */
const ON_LINE = 4;
/** What two heights may differ by and be the same. */
const SLACK = 1e-6;

/** The heights that a line takes over some width, from the upper to the lower. */
export type Span = readonly [top: number, bottom: number];

/** The lines that run where the words for what is and for the lowest so far are. */
interface Lines {
  readonly now: readonly Span[];
  readonly best: readonly Span[];
}

/** The space that texts take in a drawing, in its own units, so that neighbouring texts never overlap. */
export class Lettering {
  /** The height of a line. */
  readonly line: number;
  readonly #size: Size;

  constructor(size: Size = USUAL) {
    this.#size = size.width > 0 && size.height > 0 ? size : USUAL;
    this.line = (LINE * this.#size.type * HEIGHT) / this.#size.height;
  }

  /** What digits take that have others below them. */
  get digits(): number {
    return (this.line * DIGITS) / LINE;
  }

  /** The width of a text. */
  wide(text: string): number {
    return (text.length * LETTER * this.#size.type * WIDTH) / this.#size.width;
  }

  /** From where to where a text beside the head reaches. */
  beside(x: number, text: string, isTurned: boolean): Span {
    const room = this.wide(text) + this.#gap;
    return isTurned ? [x - room, x] : [x, x + room];
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
   * The middles of the words for what is and for the lowest so far: the former above the latter, each in the plot, as near to what it says
   * as it can be without being on a line. The latter would rather be under its line than over it.
   */
  levels(now: number, best: number, [top, bottom]: Span, lines: Lines = { now: [], best: [] }): { nowY: number; bestY: number } {
    const { line } = this;
    const half = line / 2;
    const within = (y: number) => Math.max(top + half, Math.min(bottom - half, y));
    const under = within(best + 1.15 * line <= bottom ? best + 0.65 * line : best - 0.65 * line);
    const places = (wanted: number, spans: readonly Span[]) =>
      [wanted, top + half, ...spans.flatMap(([from, to]) => [from - half, to + half])].map(within);
    const fault = (y: number, wanted: number, spans: readonly Span[]) =>
      Math.abs(y - wanted) + (spans.some(([from, to]) => y + half > from + SLACK && y - half < to - SLACK) ? ON_LINE * line : 0);
    let found = { nowY: top + half, bestY: Math.max(under, top + half + line), fault: Number.POSITIVE_INFINITY };
    for (const at of places(under, lines.best)) {
      // With no place above it, what is takes the top and pushes the lowest down.
      const bestY = Math.max(at, top + half + line);
      for (const y of places(now, lines.now)) {
        const nowY = Math.min(y, bestY - line);
        const both = fault(bestY, under, lines.best) + fault(nowY, now, lines.now);
        if (both < found.fault - SLACK) found = { nowY, bestY, fault: both };
      }
    }
    return found;
  }

  /** The middle of the words where what is is the lowest so far. */
  level(both: number, plot: Span, lines: readonly Span[]): number {
    const half = this.line / 2;
    // Nothing has to be above it: the plot begins a line higher.
    return this.levels(plot[0] - half, both, [plot[0] - this.line, plot[1]], { now: [], best: [[plot[0] - this.line, plot[0]], ...lines] })
      .bestY;
  }

  /** The end of the texts before those at the head, and the start of the texts after them; the head may have none. */
  between(x: number, atHead: string): { before: number; after: number } {
    if (atHead === '') return { before: WIDTH, after: 0 };
    const wide = this.wide(atHead);
    const from = Math.max(0, Math.min(WIDTH - wide, x - wide / 2));
    return { before: from - this.#gap, after: from + wide + this.#gap };
  }
}
