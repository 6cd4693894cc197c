import { growth as words } from '#words/tries/growth.ts';
import type { Facts } from '../../trace/facts.ts';
import { TryFigure } from '../kit/try-figure.ts';
import {
  type Bets,
  before,
  beginning,
  drawn,
  goneOn,
  HIGHEST,
  hasRound,
  LOWEST,
  offBy,
  roundOf,
  typical,
  unfinished,
  within,
} from './growth.ts';
import { growthDrawing, HEIGHT_OF_DRAWING, powerAt } from './growth-drawing.ts';

/** A bet of at most this factor off is a good one. */
const CLOSE = 10;
/** The idea is in the difference between two methods, and in that it grows. */
const EARNED_BY = 3;

/** Bets on how the work of a method grows with the grid. Its actions: 'bet 6.3' bets ten to that power, 'draw' shows what it took, 'next' goes on to the next bet. */
class GrowthTry extends TryFigure {
  #draw!: ReturnType<typeof growthDrawing>;
  #bets: Bets = beginning();

  protected connect(): void {
    this.#draw = growthDrawing(this.piece('drawing'));
    const slider = this.piece<HTMLInputElement>('bet');
    slider.addEventListener('input', () => this.#bet(Number(slider.value)));
    this.piece('draw').addEventListener('click', () => this.act(this.#bets.next === undefined ? 'next' : 'draw'));
    const drawing = this.piece('drawing');
    const follow = ({ clientY, buttons, type }: PointerEvent) => {
      if (type === 'pointermove' && buttons === 0) return;
      const { top, height } = drawing.querySelector('svg')!.getBoundingClientRect();
      this.#bet(powerAt(((clientY - top) / height) * HEIGHT_OF_DRAWING));
    };
    drawing.addEventListener('pointerdown', follow);
    drawing.addEventListener('pointermove', follow);
  }

  protected override isDone({ drawn }: Facts): boolean {
    return (drawn as number) >= EARNED_BY;
  }

  protected begin(): void {
    this.#show(beginning());
  }

  /** Bets what it takes, and draws it. */
  protected showOne(): void {
    this.act('next');
    if (this.#bets.next !== undefined) {
      const { method, size } = roundOf(this.#bets);
      this.#bet(Math.round(10 * Math.log10(typical(method, size))) / 10);
    }
    this.act('draw');
  }

  override act(action: string): void {
    const [what, power] = action.split(' ');
    if (what === 'bet') return void this.#bet(Number(power));
    if (what === 'next') return void this.#goOn();
    const { next } = this.#bets;
    if (next === undefined) {
      if (!hasRound(this.#bets)) this.verdict('neither', words.again);
      return;
    }
    const round = roundOf(this.#bets);
    const { method, size } = round;
    this.#show(drawn(this.#bets));
    const close = offBy(round, next) <= CLOSE;
    const smaller = before(size);
    const told = words.told(
      10 ** next,
      { method, size, median: typical(method, size) },
      { size: smaller, median: typical(method, smaller) },
      unfinished(method, size),
    );
    this.verdict(close ? 'right' : 'wrong', told, { earns: this.#bets.drawn.length >= EARNED_BY });
  }

  #goOn(): void {
    if (this.#bets.next !== undefined || !hasRound(this.#bets)) return;
    this.forget();
    this.#show(goneOn(this.#bets));
  }

  #bet(power: number): void {
    if (this.#bets.next === undefined || !(power >= LOWEST && power <= HIGHEST)) return;
    this.#show({ ...this.#bets, next: power });
  }

  #show(bets: Bets): void {
    this.#bets = bets;
    this.#draw(bets);
    const { method, size } = roundOf(bets);
    const bet = bets.next ?? bets.drawn.at(-1)!;
    const slider = this.piece<HTMLInputElement>('bet');
    slider.value = String(bet);
    slider.setAttribute('aria-valuetext', `${words.value(10 ** bet)} ${words.unit(method)}`);
    slider.disabled = bets.next === undefined;
    const button = this.piece<HTMLButtonElement>('draw');
    button.textContent = bets.next === undefined && hasRound(bets) ? words.next : words.draw;
    button.disabled = bets.next === undefined && !hasRound(bets);
    this.piece('question').textContent = words.question(method, size);
    this.piece('value').textContent = words.value(10 ** bet);
    this.tell({ drawn: bets.drawn.length, within: within(bets) });
  }
}

export { GrowthTry as element };
