import { clouds as words } from '#words/tries/clouds.ts';
import type { Facts } from '../../trace/facts.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { BETS, type Bet, oftenByChance, type Race, resultOf, shareOfPairs, solvedWithin } from './clouds.ts';
import { cloudsDrawing, MAX, MIN, START, scaleFor } from './clouds-drawing.ts';

/** How far a key moves the line, as a factor. */
const STRIDE = 1.1;

/**
 * A bet on which of two methods needs fewer proposals, puzzle by puzzle, and a line through all their runs. Its actions:
 * 'bet ai-escargot even', and 'line 5000000' puts the line.
 */
class CloudsTry extends TryFigure {
  #races!: readonly Race[];
  #drawClouds!: ReturnType<typeof cloudsDrawing>;
  readonly #bets = new Map<string, Bet>();
  #proposals = START;

  protected connect(): void {
    this.#races = JSON.parse(this.piece('races').textContent!);
    this.#drawClouds = cloudsDrawing(this.piece('clouds'));
    this.addEventListener('click', ({ target }) => {
      const bet = (target as Element).closest<HTMLElement>('[data-bet]')?.dataset.bet;
      if (bet) this.act(`bet ${bet}`);
    });
    const line = this.piece('clouds');
    for (const [name, value] of Object.entries({
      role: 'slider',
      tabindex: 0,
      'aria-label': words.line,
      'aria-valuemin': MIN,
      'aria-valuemax': MAX,
    }))
      line.setAttribute(name, String(value));
    line.addEventListener('keydown', (event) => {
      const power = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (power === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.act(`line ${this.#proposals * STRIDE ** power}`);
    });
    const follow = (event: PointerEvent) => {
      const { left, width } = line.getBoundingClientRect();
      this.act(`line ${scaleFor(width).invert(event.clientX - left)}`);
    };
    line.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      line.setPointerCapture(event.pointerId);
      follow(event);
    });
    line.addEventListener('pointermove', (event) => {
      if (line.hasPointerCapture(event.pointerId)) follow(event);
    });
    new ResizeObserver(() => this.#draw()).observe(line);
  }

  protected override isDone({ bets }: Facts): boolean {
    return bets === this.#races.length;
  }

  protected begin(): void {
    this.#bets.clear();
    for (const said of this.querySelectorAll<HTMLElement>('[data-said]')) this.write(said, undefined);
    this.#proposals = START;
    this.#draw();
  }

  protected showOne(): void {
    const race = this.#races.find(({ puzzle }) => !this.#bets.has(puzzle));
    if (race) this.act(`bet ${race.puzzle} ${resultOf(race)}`);
    else this.act('line 5000000');
  }

  override act(action: string): void {
    const [verb, one, other] = action.split(' ');
    if (verb === 'line') this.#proposals = Math.round(Math.min(MAX, Math.max(MIN, Number(one))));
    else if (verb === 'bet') this.#bet(one!, other as Bet);
    this.#draw();
  }

  #bet(puzzle: string, bet: Bet): void {
    const race = this.#races.find((each) => each.puzzle === puzzle);
    if (!race || !BETS.includes(bet) || this.#bets.has(puzzle)) return;
    this.#bets.set(puzzle, bet);
    const result = resultOf(race);
    const exact = shareOfPairs(race.annealing, race.chance);
    const share = Math.round(100 * exact);
    const often = Math.round(100 * oftenByChance(exact, race.annealing.length, race.chance.length));
    const isAll = this.#bets.size === this.#races.length;
    const verdict = bet === result ? 'right' : 'wrong';
    const says = words.results[result](share, often);
    // Each stands beside its bet: all three are compared at the end.
    this.write(this.querySelector<HTMLElement>(`[data-said="${puzzle}"]`)!, verdict, says);
    this.speak(words.verdict(verdict, race.name, says));
    // The idea is about all three: it comes with the last bet, right or wrong.
    if (isAll) this.reveal();
  }

  #draw(): void {
    const line = this.piece('clouds');
    this.#drawClouds(this.#races, new Set(this.#bets.keys()), this.#proposals, Math.round(line.getBoundingClientRect().width));
    for (const button of this.querySelectorAll<HTMLElement>('[data-bet]')) {
      const [puzzle, bet] = button.dataset.bet!.split(' ') as [string, Bet];
      const made = this.#bets.get(puzzle);
      button.setAttribute('aria-pressed', String(made === bet));
      button.setAttribute('aria-disabled', String(made !== undefined));
    }
    const counts = this.#races
      .filter(({ puzzle }) => this.#bets.has(puzzle))
      .map(({ name, chance, annealing, steady }) => ({
        name,
        chance: solvedWithin(chance, this.#proposals),
        annealing: solvedWithin(annealing, this.#proposals),
        steady: this.#bets.size === this.#races.length ? solvedWithin(steady, this.#proposals) : undefined,
      }));
    line.setAttribute('aria-valuenow', String(this.#proposals));
    line.setAttribute('aria-valuetext', words.value(this.#proposals, counts));
    this.tell({ bets: this.#bets.size, proposals: this.#proposals });
  }
}

export { CloudsTry as element };
