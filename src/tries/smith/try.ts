import { smith as words } from '#words/tries/smith.ts';
import { acceptance } from '../../engine/anneal/schedule.ts';
import type { Facts } from '../../trace/facts.ts';
import { degrees } from '../../widgets/ui/numbers.ts';
import { gridDrawing } from '../../widgets/views/grid/grid.ts';
import { boardScene } from '../kit/swap-board.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { type Blow, COLDEST, HOTTEST, percentKept, proposalsOf, START, smithAtStart, strike } from './smith.ts';
import { blowsDrawing, hillsDrawing } from './smith-drawing.ts';

/** What the program that shows the way does after each stretch. */
const [HOT, COOLING] = [3, 0.8];
/** A mean energy from which the grid is far from settled. */
const BOILING = 14;
/** Where even the smallest step up is rarer than this, the grid is cold. */
const RARE = 0.01;
/** After so many stretches in between something else may be worth a try. */
const LONG = 4;

const isBoiling = ({ mean, end }: Blow) => end > 0 && mean > BOILING;
const isCold = ({ temperature, ...blow }: Blow) => !isBoiling({ temperature, ...blow }) && acceptance(1, temperature) < RARE;

/** Hot at first, and a little colder each time, until the grid is solved, as actions. */
function coolingDown(): string[] {
  const smith = smithAtStart(HOT);
  const way: string[] = [];
  while (smith.board.energy > 0 && way.length < 40) {
    way.push(`strike ${smith.temperature}`);
    strike(smith);
    smith.temperature *= COOLING;
  }
  return way;
}

/** The temperature of the trap, turned by hand. Its actions: 'temperature 0.4', 'strike' proposes swaps at it, and 'strike 0.4' is both. */
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

  protected override isDone({ solved }: Facts): boolean {
    return solved === true;
  }

  protected begin(): void {
    this.#smith = smithAtStart(START);
    this.#draw();
  }

  protected showOne(): void {
    this.playAnew(coolingDown());
  }

  override act(action: string): void {
    const [verb, value] = action.split(' ');
    if (verb === 'temperature') this.#smith.temperature = Math.min(HOTTEST, Math.max(COLDEST, Number(value)));
    else if (verb === 'strike') {
      if (value) this.#smith.temperature = Number(value);
      this.#strike();
    }
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
    const { blows } = this.#smith;
    const last = blows.at(-2);
    const isCooler = last !== undefined && temperature < last.temperature;
    if (end === 0) this.verdict('right', words.solved(t, proposalsOf(this.#smith)));
    else if (isBoiling(blow)) {
      // Hot is how a cooling begins: a mistake is only to stay there.
      const isStill = last !== undefined && isBoiling(last) && !isCooler;
      this.verdict(isStill ? 'wrong' : 'neither', words.boiling(t, low, mean, share, isCooler ? last.mean : undefined, isStill));
    } else if (isCold(blow)) {
      const isStill = last !== undefined && isCold(last) && temperature <= last.temperature;
      this.verdict(isStill ? 'wrong' : 'neither', low === high ? words.frozen(t, before) : words.cold(t, before, end));
    } else {
      const stretches = blows.length - 1 - blows.findLastIndex((each) => isBoiling(each) || isCold(each));
      this.verdict('neither', words.working(t, low, mean, share, stretches > LONG));
    }
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
      // As it is shown: whoever reads 3.00 has heated to 3.
      hottest: Number(degrees(Math.max(0, ...smith.blows.map(({ temperature }) => temperature)))),
    });
  }
}

export { SmithTry as element };
