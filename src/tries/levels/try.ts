import { levels as words } from '#words/tries/levels.ts';
import { defineTry, right } from '../kit/define-try.ts';
import { BEGINNING, FEWEST, isGap, LEVELS, levelOf, MOST } from './levels.ts';
import { sayingOf } from './saying.ts';

/** A number of givens, and the level that asks for it. Its action: 'givens 50' chooses a number. */
export const element = defineTry<number>({
  begin: () => BEGINNING,
  actions: {
    givens(_, text) {
      const model = Math.min(MOST, Math.max(FEWEST, Math.round(Number(text))));
      return isGap(model) ? right(words.found(model), { model }) : { model };
    },
  },
  showOne: () => `givens ${LEVELS[0]!.givens[0] - 1}`,
  draw(page) {
    const slider = page.piece<HTMLInputElement>('slider');
    slider.addEventListener('input', () => page.act(`givens ${slider.value}`));
    const markers = page.all<SVGRectElement>('[data-part=marker]');
    const rows = page.all('[data-part=level]');
    return (givens) => {
      slider.value = String(givens);
      slider.setAttribute('aria-valuetext', sayingOf(givens));
      page.texts({ says: sayingOf(givens) });
      page.toggleAttribute('data-gap', isGap(givens));
      for (const marker of markers) marker.setAttribute('x', String(givens));
      for (const [index, row] of rows.entries()) row.classList.toggle('asks', index === levelOf(givens));
    };
  },
  facts: (givens) => ({ givens, gap: isGap(givens) }),
  isDone: isGap,
});
