import { threeNodes as words } from '#words/tries/three-nodes.ts';
import { TryFigure } from '../try-figure.ts';
import { isSound, missedBy, type Ring, ringOf, turn, verdictOn, WALKS, walkAlong } from './ring.ts';
import { ringDrawing } from './ring-drawing.ts';

const NODES = 3;
/** Out in their order, and back so that the list stays broken. */
const BROKEN = [1, 2, 3, 1, 3, 2];

interface Turn {
  readonly x: number;
  readonly isBack: boolean;
  readonly sound: boolean;
}

/** A list of three nodes that the reader takes out and puts back in any order. Its actions: 'turn 2' takes node 2 out, or puts it back. */
class ThreeNodes extends TryFigure {
  #draw!: ReturnType<typeof ringDrawing>;
  #ring: Ring = ringOf(NODES);
  #turns: Turn[] = [];

  protected connect(): void {
    this.#draw = ringDrawing(this.piece('drawing'));
    this.addEventListener('click', ({ target }) => {
      const node = (target as Element).closest<HTMLElement | SVGElement>('[data-node]')?.dataset.node;
      if (node) this.act(`turn ${node}`);
    });
  }

  protected begin(): void {
    this.#ring = ringOf(NODES);
    this.#turns = [];
    this.#show(new Map());
  }

  protected showOne(): void {
    this.begin();
    for (const x of BROKEN) this.#turn(x);
  }

  override act(action: string): void {
    this.#turn(Number(action.split(' ')[1]));
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
    this.#show(new Map(changed));
    const isBroken = this.#isBroken;
    this.verdict(isBroken ? 'right' : sound ? 'neither' : 'wrong', text);
  }

  /** All are back, and still the list is not whole: what the reader is to bring about. */
  get #isBroken(): boolean {
    return !this.#ring.covered.includes(1) && !isSound(this.#ring);
  }

  /** `changed`: the entries that were written last, each with what it was. */
  #show(changed: ReadonlyMap<string, number>): void {
    const ring = this.#ring;
    this.#draw(ring, new Set(changed.keys()));
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-node]')) {
      const isOut = ring.covered[Number(button.dataset.node)] === 1;
      button.textContent = (isOut ? words.restore : words.remove)(button.dataset.node!);
      button.classList.toggle('primary', isOut);
    }
    for (const walk of WALKS) {
      const { met, closed } = walkAlong(ring, walk);
      this.piece(walk).textContent = words.walk(met, closed, missedBy(ring, walk));
      this.piece(walk).classList.toggle('broken', missedBy(ring, walk).length > 0 || met.some((x) => ring.covered[x]));
    }
    for (const cell of this.querySelectorAll<HTMLElement>('td[data-entry]')) {
      const entry = cell.dataset.entry!;
      const was = changed.get(entry);
      cell.classList.toggle('changed', was !== undefined);
      const value = String(ring[entry[0] as 'L'][Number(entry[1])]);
      cell.replaceChildren(...(was === undefined ? [] : [Object.assign(document.createElement('s'), { textContent: was }), ' ']), value);
    }
    this.piece('turns').replaceChildren(
      ...this.#turns.map(({ x, isBack, sound }) =>
        Object.assign(document.createElement('li'), {
          textContent: (isBack ? words.restore : words.remove)(x),
          className: sound ? '' : 'broken',
        }),
      ),
    );
    this.tell({ turns: this.#turns.length, out: ring.covered.filter((out) => out === 1).length, broken: this.#isBroken });
  }
}

export { ThreeNodes as element };
