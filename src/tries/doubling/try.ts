import { doubling as words } from '#words/tries/doubling.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { climbs, DOUBLINGS, type RatedSteps, shareOfHardest } from './doubling.ts';
import { doublingDrawing } from './doubling-drawing.ts';

/** From this share of a score on, one step is nearly all of it. */
const NEARLY_ALL = 0.75;

interface Model {
  readonly puzzles: readonly RatedSteps[];
  readonly nth: number;
}

const isInOrder = ({ puzzles, nth }: Model) => climbs(puzzles, nth) === puzzles.length - 1;

function doubled(model: Model): Outcome<Model> {
  const { puzzles, nth } = model;
  if (!isInOrder(model)) return wrong(words.wrong(nth, climbs(puzzles, nth), puzzles.length - 1), { model });
  const share = shareOfHardest(puzzles.at(-1)!, nth);
  return share < NEARLY_ALL ? right(words.right(nth, share), { model }) : neither(words.tooMuch(nth, share), { model });
}

/** Weights that double with difficulty, and the scores of four puzzles. Its action: 'double 3' sets the control to its stop 3. */
export const element = defineTry<Model>({
  begin: (page, before) => ({
    puzzles: before?.puzzles ?? (JSON.parse(page.piece('bars').dataset.puzzles!) as RatedSteps[]),
    nth: 0,
  }),
  actions: {
    double: (model, nth) => (Number(nth) in DOUBLINGS && Number(nth) !== model.nth ? doubled({ ...model, nth: Number(nth) }) : undefined),
  },
  showOne: ({ nth }) => `double ${(nth + 1) % DOUBLINGS.length}`,
  draw(page, { puzzles }) {
    const bars = page.piece('bars');
    const correlations = JSON.parse(bars.dataset.correlations!) as readonly string[];
    const slider = page.piece<HTMLInputElement>('slider');
    const narrow = matchMedia('(width < 700px)');
    const drawingFor = () => doublingDrawing(bars, puzzles, narrow.matches ? 'narrow' : 'wide');
    let drawBars = drawingFor();
    narrow.addEventListener('change', () => {
      drawBars = drawingFor();
    });
    page.redrawWith(narrow);
    slider.addEventListener('input', () => page.act(`double ${slider.value}`));
    return ({ nth }) => {
      slider.value = String(nth);
      slider.setAttribute('aria-valuetext', words.stop(nth));
      page.texts({ stop: words.stop(nth), all: words.all(correlations[nth]!) });
      drawBars(nth);
    };
  },
  facts: ({ puzzles, nth }) => ({ climbs: climbs(puzzles, nth) }),
  isDone: isInOrder,
});
