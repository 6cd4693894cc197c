import { smith as words } from '#words/tries/smith.ts';
import { acceptance } from '../../../../engine/anneal/schedule.ts';
import { degrees } from '../../../views/degrees.ts';
import { gridDrawing } from '../../../views/grid.ts';
import { boardScene } from '../swap-board.ts';
import { TryFigure } from '../try-figure.ts';
import { type Blow, COLDEST, HOTTEST, percentKept, proposalsOf, START, smithAtStart, strike } from './smith.ts';
import { blowsDrawing, hillsDrawing } from './smith-drawing.ts';

/** What the program that shows the way does after each stretch. */
const COOLING = 0.8;
/** A mean energy from which the grid is far from settled. */
const BOILING = 14;
/** Where even the smallest step up is rarer than this, the grid is cold. */
const RARE = 0.01;

/** The temperature of the trap, turned by hand. Its actions: 'temperature 0.4', and 'strike' proposes swaps at it. */
class SmithTry extends TryFigure {
  #smith = smithAtStart(START);
  #drawGrid!: ReturnType<typeof gridDrawing>;
  #drawHills!: ReturnType<typeof hillsDrawing>;
  #drawBlows!: ReturnType<typeof blowsDrawing>;
  #slider!: HTMLInputElement;

  protected connect(): void {
    this.#drawGrid = gridDrawing(this.piece('grid'));
    this.#drawHills = hillsDrawing(this.piece('hills'));
    this.#drawBlows = blowsDrawing(this.piece('blows'));
    this.#slider = this.piece<HTMLInputElement>('slider');
    this.#slider.addEventListener('input', () => this.act(`temperature ${10 ** Number(this.#slider.value)}`));
    this.piece('strike').addEventListener('click', () => this.act('strike'));
    new ResizeObserver(() => this.#draw()).observe(this.piece('blows'));
  }

  protected begin(): void {
    this.#smith = smithAtStart(START);
    this.#draw();
  }

  protected showOne(): void {
    this.begin();
    for (let temperature = 3; this.#smith.board.energy > 0 && this.#smith.blows.length < 40; temperature *= COOLING) {
      this.act(`temperature ${temperature}`);
      this.act('strike');
    }
  }

  override act(action: string): void {
    const [verb, value] = action.split(' ');
    if (verb === 'temperature') this.#smith.temperature = Math.min(HOTTEST, Math.max(COLDEST, Number(value)));
    else if (verb === 'strike') this.#strike();
    this.#draw();
  }

  #strike(): void {
    const before = this.#smith.board.energy;
    if (before === 0) this.verdict('neither', words.over());
    else this.#judge(strike(this.#smith), before);
  }

  #judge(blow: Blow, before: number): void {
    const { temperature, low, mean, high, kept, proposals, end } = blow;
    const t = degrees(temperature);
    const share = Math.round((100 * kept) / proposals);
    if (end === 0) this.verdict('right', words.solved(t, proposalsOf(this.#smith)));
    else if (mean > BOILING) this.verdict('wrong', words.boiling(t, low, mean, share));
    else if (acceptance(1, temperature) >= RARE) this.verdict('neither', words.working(t, low, high, share));
    else this.verdict('wrong', low === high ? words.frozen(t, before) : words.cold(t, before, end));
  }

  #draw(): void {
    const smith = this.#smith;
    const t = degrees(smith.temperature);
    this.#drawGrid(boardScene(smith.board));
    this.#drawHills(smith);
    this.#drawBlows(smith, Math.round(this.piece('blows').getBoundingClientRect().width));
    this.#slider.value = String(Math.log10(smith.temperature));
    this.#slider.setAttribute('aria-valuetext', words.value(t, percentKept(smith)));
    this.piece('degrees').textContent = words.degrees(t);
    this.piece('kept').textContent = words.kept(percentKept(smith));
    this.piece('strike').setAttribute('aria-disabled', String(smith.board.energy === 0));
    this.tell({
      energy: smith.board.energy,
      solved: smith.board.energy === 0,
      proposals: proposalsOf(smith),
      stretches: smith.blows.length,
      hottest: Math.max(0, ...smith.blows.map(({ temperature }) => temperature)),
    });
  }
}

export { SmithTry as element };
