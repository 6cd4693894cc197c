import { drawn } from './drawn.ts';

/** How long a right move is marked, in milliseconds. */
const RIGHT = 900;

/** What the reader does in a grid, drawn over it: the cells that are chosen, and what became of the last move. */
export class ManualMarks {
  readonly #picture: Element;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `picture` holds the drawing of the grid. */
  constructor(picture: Element) {
    this.#picture = picture;
  }

  /** Marks the chosen cells, and none but these. */
  choose(cells: readonly number[]): void {
    this.#draw('chosen', cells);
  }

  right(cell: number): void {
    this.#draw('right', cell < 0 ? [] : [cell]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw('right', []), RIGHT);
  }

  /** A wrong digit stands in a cell for as long as it is not taken back, crossed out where it was struck; `text` is empty where none was named. */
  wrong(cell: number, text = '', isStrike = false): void {
    this.#draw('wrong', cell < 0 ? [] : [cell], text, isStrike);
  }

  clear(): void {
    clearTimeout(this.#timer);
    for (const name of ['chosen', 'right', 'wrong']) this.#draw(name, []);
  }

  #draw(name: string, cells: readonly number[], text = '', isStrike = false): void {
    const svg = this.#picture.querySelector('svg:has(.hit)');
    if (!svg) return;
    svg.querySelector(`.hand-${name}`)?.remove();
    if (cells.length === 0) return;
    const layer = drawn('g', { class: ['hand-mark', `hand-${name}`].join(' '), 'aria-hidden': 'true' });
    for (const cell of cells) {
      const hit = svg.querySelector(`.hit[data-cell="${cell}"]`);
      if (!hit) continue;
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((each) => Number(hit.getAttribute(each)));
      layer.append(drawn('rect', { x: x!, y: y!, width: width!, height: height!, rx: 5 }));
      if (!text) continue;
      if (isStrike) layer.classList.add('struck');
      const place = { x: x! + width! / 2, y: y! + height! * 0.7, 'font-size': width! * 0.58, 'text-anchor': 'middle' };
      layer.append(drawn('text', place, text));
    }
    // What is enlarged with the grid lies in its world.
    (svg.querySelector('.world') ?? svg).append(layer);
  }
}
