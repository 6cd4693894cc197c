import { ring as words } from '#words/explorers.ts';
import { missedBy, type Ring, ringOf, turn, verdictOn, WALKS, walkAlong } from './ring.ts';
import { ringDrawing } from './ring-drawing.ts';

const NODES = 3;
/** Out in their order, and back so that the list stays broken. */
const BROKEN = [1, 2, 3, 1, 3, 2];

interface Turn {
  readonly x: number;
  readonly isBack: boolean;
  readonly sound: boolean;
}

/** A list of three nodes that the reader takes out and puts back in any order. */
class RingExplorer extends HTMLElement {
  readonly #draw = ringDrawing(this.#part('drawing'));
  #ring: Ring = ringOf(NODES);
  #turns: Turn[] = [];

  connectedCallback(): void {
    this.#draw(this.#ring, new Set());
    this.addEventListener('click', (event) => {
      const target = event.target as Element;
      const node = target.closest<HTMLElement | SVGElement>('[data-node]')?.dataset.node;
      if (node) this.#turn(Number(node));
      else if (target.closest('[data-part=again]')) this.#begin();
      else if (target.closest('[data-part=break]')) {
        this.#begin();
        for (const x of BROKEN) this.#turn(x);
      }
    });
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  #begin(): void {
    this.#ring = ringOf(NODES);
    this.#turns = [];
    this.#show(new Map(), words.start);
  }

  #turn(x: number): void {
    const [ring, isBack] = [this.#ring, this.#ring.covered[x] === 1];
    const before = WALKS.map((walk) => [walk, ring[walk].slice()] as const);
    turn(ring, x);
    const changed = before.flatMap(([walk, old]) =>
      [...old].flatMap((value, index) => (value === ring[walk][index] ? [] : [[`${walk}${index}`, value] as const])),
    );
    const { text, sound } = verdictOn(ring, x);
    this.#turns.push({ x, isBack, sound });
    this.#show(new Map(changed), text);
  }

  /** `changed`: the entries that were written last, each with what it was. */
  #show(changed: ReadonlyMap<string, number>, verdict: string): void {
    const ring = this.#ring;
    this.#draw(ring, new Set(changed.keys()));
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-node]')) {
      const isOut = ring.covered[Number(button.dataset.node)] === 1;
      button.textContent = (isOut ? words.restore : words.remove)(button.dataset.node!);
      button.classList.toggle('primary', isOut);
    }
    for (const walk of WALKS) {
      const { met, closed } = walkAlong(ring, walk);
      this.#part(walk).textContent = words.walk(met, closed, missedBy(ring, walk));
      this.#part(walk).classList.toggle('broken', missedBy(ring, walk).length > 0 || met.some((x) => ring.covered[x]));
    }
    for (const cell of this.querySelectorAll<HTMLElement>('td[data-entry]')) {
      const entry = cell.dataset.entry!;
      const was = changed.get(entry);
      cell.classList.toggle('changed', was !== undefined);
      const value = String(ring[entry[0] as 'L'][Number(entry[1])]);
      cell.replaceChildren(...(was === undefined ? [] : [Object.assign(document.createElement('s'), { textContent: was }), ' ']), value);
    }
    this.#part('turns').replaceChildren(
      ...this.#turns.map(({ x, isBack, sound }) =>
        Object.assign(document.createElement('li'), {
          textContent: (isBack ? words.restore : words.remove)(x),
          className: sound ? '' : 'broken',
        }),
      ),
    );
    const said = this.#part('words');
    said.textContent = verdict;
    said.classList.toggle('broken', this.#turns.at(-1)?.sound === false);
  }
}

/** Makes every `<ring-explorer>` of the page live. */
export function defineRingExplorer(): void {
  if (!customElements.get('ring-explorer')) customElements.define('ring-explorer', RingExplorer);
}
