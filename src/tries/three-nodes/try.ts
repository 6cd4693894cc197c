import { threeNodes as words } from '#words/tries/three-nodes.ts';
import { TryFigure } from '../kit/try-figure.ts';
import {
  isRootKept,
  isSound,
  missedBy,
  type Ring,
  ringOf,
  turn,
  verdictOn,
  WALKS,
  type WrongWrite,
  walkAlong,
  wrongWrites,
} from './ring.ts';
import { placesUnder, ringDrawing } from './ring-drawing.ts';
import { buttonsDrawing, entriesDrawing } from './ring-table.ts';

/** By the number of nodes: the order in which they leave, and one in which they come back so that the list stays broken. */
const BROKEN: Readonly<Record<number, readonly number[]>> = { 3: [1, 2, 3, 1, 3, 2], 4: [2, 3, 4, 1, 1, 2, 4, 3] };

interface Turn {
  readonly x: number;
  readonly isBack: boolean;
  readonly sound: boolean;
}

/** A list of three or four nodes that the reader takes out and puts back in any order. Its actions: 'turn 2' takes node 2 out, or puts it back; 'nodes 4' begins with four. */
class ThreeNodes extends TryFigure {
  #draw!: ReturnType<typeof ringDrawing>;
  #drawEntries!: ReturnType<typeof entriesDrawing>;
  #drawButtons!: ReturnType<typeof buttonsDrawing>;
  #nodes = 3;
  #ring: Ring = ringOf(this.#nodes);
  #turns: Turn[] = [];
  #wereAllOut = false;
  #wholeRounds = 0;
  #hasBroken = false;

  protected connect(): void {
    this.#draw = ringDrawing(this.piece('drawing'));
    this.#drawEntries = entriesDrawing(this.piece('entries'));
    this.#drawButtons = buttonsDrawing(this.piece('buttons'));
    this.addEventListener('click', ({ target }) => {
      const { node, size } = (target as Element).closest<HTMLElement | SVGElement>('[data-node], [data-size]')?.dataset ?? {};
      if (node) this.act(`turn ${node}`);
      if (size) this.act(`nodes ${size}`);
    });
  }

  protected begin(): void {
    this.#ring = ringOf(this.#nodes);
    this.#turns = [];
    this.#wereAllOut = false;
    this.#show(new Map());
  }

  /** The next turn of an order that breaks the list; its first where the reader has gone another way. */
  protected showOne(): void {
    const order = BROKEN[this.#nodes]!;
    const isOnTheWay = this.#turns.length < order.length && this.#turns.every(({ x }, place) => x === order[place]);
    if (!isOnTheWay) this.begin();
    this.#turn(order[this.#turns.length]!);
  }

  override act(action: string): void {
    const [what, count] = action.split(' ');
    if (what === 'turn') this.#turn(Number(count));
    else if (Number(count) !== this.#nodes) {
      this.#nodes = Number(count);
      this.beginAnew();
    } else {
      // As many as there are: from the beginning, so that a link finds the list whole.
      this.forget();
      this.begin();
    }
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
    const isBroken = this.#isBroken;
    const turns = this.#turns.map((each) => each.x);
    const [wrong, ...others] = isBroken ? wrongWrites(this.#nodes, turns) : [];
    const entryOf = (write: WrongWrite) => `${write.walk}${write.at}`;
    this.#show(new Map(changed), new Set(wrong && [wrong, ...others].map(entryOf)));
    const besides = others.map(({ walk, at }) => `${walk}[${at}]`);
    // To break it is the task: on the way there nothing is wrong.
    const said = wrong ? words.because(text, wrong, besides) : text;
    this.verdict(isBroken ? 'right' : 'neither', this.#needsClue(isBroken) ? words.clue(said) : said);
  }

  /** Counts the rounds in which all left and came back to a whole list; a clue is due after the second, unless it broke before. */
  #needsClue(isBroken: boolean): boolean {
    const out = this.#ring.covered.filter((each) => each === 1).length;
    if (isBroken) this.#hasBroken = true;
    if (out === this.#nodes) this.#wereAllOut = true;
    if (out > 0 || !this.#wereAllOut) return false;
    this.#wereAllOut = false;
    this.#wholeRounds++;
    return this.#nodes === 3 && this.#wholeRounds > 1 && !this.#hasBroken;
  }

  /** All are back, and still the list is not whole: what the reader is to bring about. */
  get #isBroken(): boolean {
    return !this.#ring.covered.includes(1) && !isSound(this.#ring);
  }

  /** `changed`: the entries that were written last, each with what it was; `wrong`: those that broke the list. */
  #show(changed: ReadonlyMap<string, number>, wrong?: ReadonlySet<string>): void {
    const ring = this.#ring;
    this.#draw(ring, new Set(changed.keys()));
    this.#drawEntries(ring, changed, wrong);
    this.#drawButtons(ring);
    const { before, after } = placesUnder(ring);
    this.piece('buttons').style.marginInline = `${before} ${after}`;
    for (const button of this.querySelectorAll<HTMLElement>('[data-size]'))
      button.ariaPressed = String(Number(button.dataset.size) === this.#nodes);
    const [missedRight, missedLeft] = WALKS.map((walk) => {
      const { met, closed } = walkAlong(ring, walk);
      const missed = missedBy(ring, walk);
      this.piece(walk).textContent = words.walk(met, closed, missed);
      this.piece(walk).classList.toggle('broken', missed.length > 0 || met.some((x) => ring.covered[x]));
      return missed.length;
    }) as [number, number];
    this.piece('turns').replaceChildren(
      ...this.#turns.map(({ x, isBack, sound }) =>
        Object.assign(document.createElement('li'), {
          textContent: (isBack ? words.restore : words.remove)(x),
          className: sound ? '' : 'broken',
        }),
      ),
    );
    const out = ring.covered.filter((each) => each === 1).length;
    const [broken, rootKept] = [this.#isBroken, isRootKept(ring)];
    this.tell({ nodes: this.#nodes, turns: this.#turns.length, out, broken, rootKept, missedRight, missedLeft });
  }
}

export { ThreeNodes as element };
