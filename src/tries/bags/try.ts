import { rmitFive } from '../../engine/cover/problems/small.ts';
import type { Facts } from '../../trace/facts.ts';
import { pseudocodeDrawing } from '../../widgets/views/code/pseudocode.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { type Bags, lostAt, lostIn, missingIn, SOLUTION, type Turn, turn } from './bags.ts';
import { bagsDrawing, linesInBags, linesOfX } from './bags-drawing.ts';

/** Bags that the reader takes and puts back. Its actions: 'bag 2 3 4' takes the bag that holds 2, 3 and 4, or puts it back. */
class TakenBags extends TryFigure {
  #draw!: ReturnType<typeof bagsDrawing>;
  #drawLines!: ReturnType<typeof pseudocodeDrawing>;
  #lines: typeof linesOfX = linesInBags;
  #bags!: Bags;
  #kind: Turn['kind'] = 'choose';

  protected connect(): void {
    this.piece('bags').replaceChildren();
    this.#drawLines = pseudocodeDrawing(this.piece('lines'));
    this.#draw = bagsDrawing(this.piece('bags'), { live: true });
    this.piece('bags').addEventListener('click', ({ target }) => {
      const bag = (target as Element).closest<HTMLElement>('[data-bag]')?.dataset.bag;
      if (bag) this.act(`bag ${bag}`);
    });
  }

  protected override isDone({ solved }: Facts): boolean {
    return solved === true;
  }

  protected begin(): void {
    this.#bags = { problem: rmitFive, taken: [] };
    this.#lines = linesInBags;
    this.#show('choose');
  }

  /** Once a bag is a row and a thing a column, the lines say so, too. */
  protected override reveal(): void {
    super.reveal();
    this.#lines = linesOfX;
    this.#drawLines(this.#lines, this.#kind);
  }

  /** A bag of the solution; what is in its way goes back first. */
  protected showOne(): void {
    const taken = this.#bags.taken.map((bag) => rmitFive.options[bag]!.name);
    const next = taken.findLast((name) => !SOLUTION.includes(name)) ?? SOLUTION.find((name) => !taken.includes(name));
    if (next) this.act(`bag ${next}`);
  }

  override act(action: string): void {
    const bag = rmitFive.options.findIndex(({ name }) => action === `bag ${name}`);
    const { bags, verdict, says, kind, refused } = turn(this.#bags, bag);
    this.#bags = bags;
    this.#show(kind, refused);
    this.verdict(verdict, says, { earns: kind === 'solution' });
  }

  #show(kind: Turn['kind'], refused?: Turn['refused']): void {
    this.#draw(this.#bags, refused);
    this.#kind = kind;
    this.#drawLines(this.#lines, kind);
    const [missing, lost] = [missingIn(this.#bags).length, lostIn(this.#bags).length];
    this.tell({ taken: this.#bags.taken.length, missing, stuck: lost > 0, lostAt: lostAt(this.#bags), solved: missing === 0 });
  }
}

export { TakenBags as element };
