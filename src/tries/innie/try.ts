import { innie as words } from '#words/tries/innie.ts';
import { bitOf, digitsOf } from '../../engine/candidates.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Facts } from '../../trace/facts.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { boxDrawing } from './box-drawing.ts';
import { beginning, type House, houseOf, refutation, type Sharing, setToStrike, shared, struck, tooMany, verdictOn } from './innie.ts';
import { type Struck, setsDrawing } from './sets-drawing.ts';

/**
 * A box of a killer: the digit of the cell left over, then what its cages share out. Its actions: 'digit 1' puts a digit into the
 * lit cell, 'strike 3 6 of 9' strikes the set {3, 6} of the cage with the sum 9.
 */
class InnieTry extends TryFigure {
  #house!: House;
  #drawBox!: ReturnType<typeof boxDrawing>;
  #drawSets!: ReturnType<typeof setsDrawing>;
  #sharing!: Sharing;
  #strikes = 0;
  #mistakes = 0;

  protected connect(): void {
    const { puzzle, house } = this.piece('box').dataset;
    this.#house = houseOf(readPuzzles(puzzle!)[0]!.puzzle, Number(house));
    this.#drawBox = boxDrawing(this.piece('box'), this.#house);
    this.#drawSets = setsDrawing(this.piece('sets'), this.#house, { live: true });
    const press = (target: Element) => {
      const digit = target.closest<HTMLElement>('button[data-digit]');
      const set = target.closest<SVGElement>('[data-set]');
      if (digit) this.act(`digit ${digit.dataset.digit}`);
      else if (set) this.#strike(Number(set.dataset.at), Number(set.dataset.set));
      return digit !== null || set !== null;
    };
    this.addEventListener('click', ({ target }) => press(target as Element));
    this.piece('sets').addEventListener('keydown', (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && press(event.target as Element)) event.preventDefault();
    });
  }

  protected override isDone({ left }: Facts): boolean {
    return left === 0;
  }

  protected begin(): void {
    this.#sharing = beginning(this.#house);
    this.#strikes = 0;
    this.#mistakes = 0;
    this.#show(0);
  }

  protected showOne(): void {
    const { total, inside } = this.#house;
    if (!this.#sharing.innie) return void this.act(`digit ${total - inside}`);
    const next = setToStrike(this.#house, this.#sharing);
    if (next) this.#strike(next.at, next.set);
  }

  override act(action: string): void {
    const [what, ...numbers] = action.split(/ (?:of )?/);
    if (what === 'digit') return void this.#digit(Number(numbers[0]));
    const sum = Number(numbers.pop());
    const set = numbers.reduce((all, digit) => all | bitOf(Number(digit)), 0);
    const at = this.#house.cages.findIndex((cage) => cage.sum === sum);
    if (at >= 0) this.#strike(at, set);
  }

  #digit(digit: number): void {
    const { total, inside, cages } = this.#house;
    if (this.#sharing.innie) return void this.verdict('neither', words.known(this.#sharing.innie));
    const isRight = inside + digit === total;
    if (isRight) this.#sharing = { ...this.#sharing, innie: digit };
    else this.#mistakes++;
    this.#show(digit);
    if (isRight) {
      // With the sets something else begins.
      this.forget();
      this.verdict(
        'right',
        words.right(
          cages.map(({ sum }) => sum),
          total,
        ),
        { earns: false },
      );
    } else this.verdict('wrong', words.wrong(digit, inside, total));
  }

  #strike(at: number, set: number): void {
    const [house, before] = [this.#house, this.#sharing];
    const verdict = verdictOn(house, before, at, set);
    const symbols = (digits: number) => digitsOf(digits).map((digit) => symbolOf(house.puzzle, digit));
    if (verdict === 'early') return void this.verdict('neither', words.early);
    if (verdict === 'gone') return void this.verdict('neither', words.gone(symbols(set)));
    if (verdict === 'stays' && before.left.every((sets) => sets.length === 1)) return void this.verdict('neither', words.over);
    if (verdict === 'stays') {
      this.#mistakes++;
      this.#show(before.innie);
      const sets = shared(house, before);
      const others = sets.flatMap((each, index) => (index === at ? [] : [symbols(each[0]!)]));
      return void this.verdict('wrong', words.stays(symbols(set), others));
    }
    const forced = verdict === 'out' ? (refutation(house, before, at, set) ?? []) : [];
    this.#sharing = struck(before, at, set);
    this.#strikes++;
    this.#show(before.innie, { at, set, forced });
    const said =
      verdict === 'innie'
        ? words.hasInnie(symbols(set), before.innie)
        : words.out(
            symbols(set),
            forced.map((each) => ({
              sum: house.cages[each.at]!.sum,
              set: each.set === undefined ? undefined : symbols(each.set),
              blocked: each.blocked.map((block) => symbols(block.set)),
            })),
          );
    const { left } = this.#sharing;
    const isDone = left.every((sets) => sets.length === 1);
    this.verdict('right', isDone ? [...said, ...words.done(left.map(([only]) => symbols(only!)))] : said, { earns: verdict === 'out' });
  }

  #show(digit: number, last?: Struck): void {
    const { innie } = this.#sharing;
    const left = tooMany(this.#sharing);
    this.piece('left').textContent = words.tooMany(left);
    this.#drawBox(digit, innie > 0);
    this.#drawSets(this.#sharing, last);
    // With the digit known, the sets are all that can be pressed.
    this.piece('pad').toggleAttribute('inert', innie > 0);
    this.piece('answer').textContent = digit > 0 ? String(digit) : '?';
    this.piece('answer').className = innie > 0 ? 'known' : digit > 0 ? 'wrong' : '';
    this.tell({
      innie,
      struck: this.#strikes,
      mistakes: this.#mistakes,
      left,
    });
  }
}

export { InnieTry as element };
