import { travel as words } from '#words/tries/travel.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { atStart, FARTHEST, MANY, MOST_DIGITS, moved, type Travel, waysOf } from './travel.ts';
import { travelDrawing } from './travel-drawing.ts';

/** A slider of whole numbers from 1. */
const within = (text: string, most: number) => Math.min(most, Math.max(1, Math.round(Number(text))));

/** What is said is about the tree that is drawn: with the next one it is said anew, or taken away. */
function changed(before: Travel, model: Travel): Outcome<Travel> {
  if (model.isTamed && !before.isTamed) return right(words.tamed(model.cells), { model });
  const ways = waysOf(model);
  if (!model.isTamed && ways < MANY && model.cells === FARTHEST && model.digits > 1)
    return neither(words.tooFew(model.digits, ways), { model, forgets: true });
  if (model.isTamed || ways < MANY) return { model, forgets: true };
  return neither(words.costly(model.cells, ways), { model, forgets: true });
}

/** What a wrong digit costs. Its actions: 'digits 3' and 'cells 8' move the sliders. */
export const element = defineTry<Travel>({
  begin: atStart,
  actions: {
    digits: (travel, text) => changed(travel, moved(travel, { digits: within(text, MOST_DIGITS) })),
    cells: (travel, text) => changed(travel, moved(travel, { cells: within(text, FARTHEST) })),
  },
  showOne: () => [`digits ${MOST_DIGITS}`, `cells ${FARTHEST}`, 'digits 1'],
  draw(page) {
    const draw = travelDrawing(page.piece('tree'));
    const [digits, cells] = (['digits', 'cells'] as const).map((name) => {
      const slider = page.piece<HTMLInputElement>(name);
      slider.addEventListener('input', () => page.act(`${name} ${slider.value}`));
      return slider;
    }) as [HTMLInputElement, HTMLInputElement];
    return (travel) => {
      draw(travel);
      const ways = waysOf(travel);
      for (const [slider, value] of [
        [digits, travel.digits],
        [cells, travel.cells],
      ] as const) {
        slider.value = String(value);
        slider.setAttribute('aria-valuetext', words.spoken(travel.digits, travel.cells, ways));
      }
      page.texts({ b: String(travel.digits), d: String(travel.cells), cost: words.cost(travel.digits, travel.cells, ways) });
    };
  },
  facts: (travel) => ({ ways: waysOf(travel), tamed: travel.isTamed ?? false }),
  isDone: ({ isTamed = false }) => isTamed,
});
