import { smith as words } from '#words/tries/smith.ts';
import { acceptance } from '../../engine/anneal/schedule.ts';
import { degrees } from '../../widgets/ui/numbers.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { boardScene } from '../kit/swap-board.ts';
import { type Blow, COLDEST, HOTTEST, percentKept, proposalsOf, type Smith, START, smithAtStart, strike } from './smith.ts';
import { blowsDrawing, hillsDrawing } from './smith-drawing.ts';

/** What the program does after each stretch that shows how it is done. */
const [HOT, COOLING] = [3, 0.8];
/** A mean energy from which the grid is far from settled. */
const BOILING = 14;
/** Where even the smallest step up is rarer than this, the grid is cold. */
const RARE = 0.01;
/** After so many stretches in between something else may be worth a try. */
const LONG = 4;

const isBoiling = ({ mean, end }: Blow) => end > 0 && mean > BOILING;
const isCold = (blow: Blow) => !isBoiling(blow) && acceptance(1, blow.temperature) < RARE;
const isSolved = ({ board }: Smith) => board.energy === 0;

/** Hot at first, and a little colder each time, until the grid is solved, as actions. */
function coolingDown(): string[] {
  const smith = smithAtStart(HOT);
  const actions: string[] = [];
  while (!isSolved(smith) && actions.length < 40) {
    actions.push(`strike ${smith.temperature}`);
    strike(smith);
    smith.temperature *= COOLING;
  }
  return actions;
}

/** Proposes swaps, and says what came of them. */
function struck(smith: Smith): Outcome<never> {
  const before = smith.board.energy;
  if (before === 0) return neither(words.over());
  const blow = strike(smith);
  const { temperature, low, mean, high, kept, proposals, end } = blow;
  const { blows } = smith;
  const t = degrees(temperature);
  const share = Math.round((100 * kept) / proposals);
  const last = blows.at(-2);
  const isCooler = last !== undefined && temperature < last.temperature;
  if (end === 0) return right(words.solved(t, proposalsOf(smith)));
  if (isBoiling(blow)) {
    // Hot is how a cooling begins: a mistake is only to stay there.
    const isStill = last !== undefined && isBoiling(last) && !isCooler;
    const says = words.boiling(t, low, mean, share, isCooler ? last.mean : undefined, isStill);
    return { verdict: isStill ? 'wrong' : 'neither', says };
  }
  if (isCold(blow)) {
    const isStill = last !== undefined && isCold(last) && temperature <= last.temperature;
    return { verdict: isStill ? 'wrong' : 'neither', says: low === high ? words.frozen(t, before) : words.cold(t, before, end) };
  }
  const stretches = blows.length - 1 - blows.findLastIndex((each) => isBoiling(each) || isCold(each));
  return neither(words.working(t, low, mean, share, stretches > LONG));
}

/** The temperature of the trap, turned by hand. Its actions: 'temperature 0.4', 'strike' proposes swaps at it, and 'strike 0.4' is both. */
export const element = defineTry<Smith>({
  begin: () => smithAtStart(START),
  actions: {
    temperature(model, value) {
      model.temperature = Math.min(HOTTEST, Math.max(COLDEST, Number(value)));
      return { model };
    },
    strike(model, value) {
      if (value) model.temperature = Number(value);
      return { ...struck(model), model };
    },
  },
  showOne: coolingDown,
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'));
    const drawHills = hillsDrawing(page.piece('hills'));
    const drawBlows = blowsDrawing(page.piece('blows'));
    const slider = page.piece<HTMLInputElement>('slider');
    slider.addEventListener('input', () => page.act(`temperature ${10 ** Number(slider.value)}`));
    page.redrawWith(page.piece('blows'));
    return (smith) => {
      const t = degrees(smith.temperature);
      drawGrid(boardScene(smith.board));
      drawHills(smith);
      drawBlows(smith, page.widthOf('blows'));
      slider.value = String(Math.log10(smith.temperature));
      slider.setAttribute('aria-valuetext', words.value(t, percentKept(smith)));
      page.texts({ degrees: words.degrees(t), kept: words.kept(percentKept(smith)) });
      page.piece('strike').setAttribute('aria-disabled', String(isSolved(smith)));
    };
  },
  facts: (smith) => ({
    energy: smith.board.energy,
    solved: isSolved(smith),
    proposals: proposalsOf(smith),
    stretches: smith.blows.length,
    // As it is shown: whoever reads 3.00 has heated to 3.
    hottest: Number(degrees(Math.max(0, ...smith.blows.map(({ temperature }) => temperature)))),
  }),
  isDone: isSolved,
});
