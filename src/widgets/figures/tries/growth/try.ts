import { growth as words } from '#words/tries/growth.ts';
import { TryFigure } from '../try-figure.ts';
import { type Bets, before, beginning, drawn, HIGHEST, hasRound, LOWEST, offBy, rounds, typical, unfinished, within } from './growth.ts';
import { growthDrawing, HEIGHT_OF_DRAWING, powerAt } from './growth-drawing.ts';

/** A bet of at most this factor off is a good one. */
const CLOSE = 10;
/** The idea is in the difference between two methods. */
const EARNED_BY = 2;

/** Bets on how the work of a method grows with the grid. Its actions: 'bet 6.3' bets ten to that power, 'draw' shows what it took. */
class GrowthTry extends TryFigure {
  #draw!: ReturnType<typeof growthDrawing>;
  #bets: Bets = beginning();

  protected connect(): void {
    this.#draw = growthDrawing(this.piece('drawing'));
    const slider = this.piece<HTMLInputElement>('bet');
    slider.addEventListener('input', () => this.#bet(Number(slider.value)));
    this.piece('draw').addEventListener('click', () => this.act('draw'));
    const drawing = this.piece('drawing');
    const follow = ({ clientY, buttons, type }: PointerEvent) => {
      if (type === 'pointermove' && buttons === 0) return;
      const { top, height } = drawing.querySelector('svg')!.getBoundingClientRect();
      this.#bet(powerAt(((clientY - top) / height) * HEIGHT_OF_DRAWING));
    };
    drawing.addEventListener('pointerdown', follow);
    drawing.addEventListener('pointermove', follow);
  }

  protected begin(): void {
    this.#show(beginning());
  }

  /** Bets what it takes, and draws it. */
  protected showOne(): void {
    const round = rounds[this.#bets.drawn.length];
    if (round) this.#bet(Math.round(10 * Math.log10(typical(round.method, round.size))) / 10);
    this.act('draw');
  }

  override act(action: string): void {
    const [what, power] = action.split(' ');
    if (what === 'bet') return void this.#bet(Number(power));
    if (!hasRound(this.#bets)) return void this.verdict('neither', words.again);
    const { drawn: earlier, next } = this.#bets;
    const round = rounds[earlier.length]!;
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

  #bet(power: number): void {
    if (!hasRound(this.#bets) || !(power >= LOWEST && power <= HIGHEST)) return;
    this.#show({ ...this.#bets, next: power });
  }

  #show(bets: Bets): void {
    this.#bets = bets;
    this.#draw(bets);
    const isOpen = hasRound(bets);
    const { method, size } = rounds[isOpen ? bets.drawn.length : rounds.length - 1]!;
    const slider = this.piece<HTMLInputElement>('bet');
    slider.value = String(bets.next);
    slider.setAttribute('aria-valuetext', `${words.value(10 ** bets.next)} ${words.unit(method)}`);
    slider.disabled = !isOpen;
    this.piece<HTMLButtonElement>('draw').disabled = !isOpen;
    this.piece('question').textContent = words.question(method, size);
    this.piece('value').textContent = words.value(10 ** bets.next);
    this.tell({ drawn: bets.drawn.length, within: within(bets) });
  }
}

export { GrowthTry as element };
