const SVG = 'http://www.w3.org/2000/svg';

/** How long a right move is marked, in milliseconds. */
const RIGHT = 900;

/** What the reader does in a grid, drawn over it: the cells that are chosen, and what became of the last move. */
export class HandMarks {
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

  /** A wrong digit stands in a cell for as long as it is not taken back; `text` is empty where none was named. */
  wrong(cell: number, text = ''): void {
    this.#draw('wrong', cell < 0 ? [] : [cell], text);
  }

  clear(): void {
    clearTimeout(this.#timer);
    for (const name of ['chosen', 'right', 'wrong']) this.#draw(name, []);
  }

  #draw(name: string, cells: readonly number[], text = ''): void {
    const svg = this.#picture.querySelector('svg:has(.hit)');
    if (!svg) return;
    svg.querySelector(`.hand-${name}`)?.remove();
    if (cells.length === 0) return;
    const layer = document.createElementNS(SVG, 'g');
    layer.setAttribute('class', `hand-mark hand-${name}`);
    layer.setAttribute('aria-hidden', 'true');
    for (const cell of cells) {
      const hit = svg.querySelector(`.hit[data-cell="${cell}"]`);
      if (!hit) continue;
      const ring = document.createElementNS(SVG, 'rect');
      for (const side of ['x', 'y', 'width', 'height']) ring.setAttribute(side, hit.getAttribute(side)!);
      ring.setAttribute('rx', '5');
      layer.append(ring);
      if (!text) continue;
      const [x, y, side] = ['x', 'y', 'width'].map((each) => Number(hit.getAttribute(each)));
      const digit = document.createElementNS(SVG, 'text');
      digit.setAttribute('x', String(x! + side! / 2));
      digit.setAttribute('y', String(y! + side! * 0.7));
      digit.setAttribute('font-size', String(side! * 0.58));
      digit.setAttribute('text-anchor', 'middle');
      digit.textContent = text;
      layer.append(digit);
    }
    svg.append(layer);
  }
}
