import { tolerance as words } from '#words/tries/tolerance.ts';
import { degrees } from '../../widgets/ui/numbers.ts';
import { defineTry, neither, right } from '../kit/define-try.ts';
import {
  COLDEST,
  DELTA,
  HOTTEST,
  isFound,
  keptOf,
  meanOf,
  SHARE,
  sideOf,
  type Tolerances,
  tolerancesAtStart,
  tolerancesOf,
} from './tolerance.ts';
import { tolerancesDrawing } from './tolerance-drawing.ts';

/** The temperature as the mean of random tolerances. Its action: 'temperature 1.4'. */
export const element = defineTry<Tolerances>({
  begin: () => tolerancesAtStart(),
  actions: {
    temperature(model, value) {
      model.temperature = Math.min(HOTTEST, Math.max(COLDEST, Number(value)));
      model.isTurned = true;
      if (!isFound(model)) {
        const side = sideOf(model);
        if (side === model.told) return { model };
        model.told = side;
        return neither(words.beside[side], { model, forgets: true });
      }
      model.told = undefined;
      const mean = degrees(meanOf(tolerancesOf(model)));
      // With the next degree it is said anew.
      return right(words.found(degrees(model.temperature), keptOf(model, DELTA), mean), { model, forgets: true });
    },
  },
  showOne: () => `temperature ${DELTA / -Math.log(SHARE)}`,
  draw(page) {
    const draw = tolerancesDrawing(page.piece('dots'));
    const slider = page.piece<HTMLInputElement>('slider');
    slider.addEventListener('input', () => page.act(`temperature ${10 ** Number(slider.value)}`));
    page.redrawWith(page.piece('dots'));
    return (model) => {
      const t = degrees(model.temperature);
      draw(model, page.widthOf('dots'));
      slider.value = String(Math.log10(model.temperature));
      slider.setAttribute('aria-valuetext', words.value(words.degrees(t), keptOf(model, DELTA)));
      page.texts({ degrees: words.degrees(t), mean: words.mean(degrees(meanOf(tolerancesOf(model)))) });
    };
  },
  facts: (model) => ({ temperature: Number(degrees(model.temperature)), found: isFound(model) }),
  isDone: isFound,
});
