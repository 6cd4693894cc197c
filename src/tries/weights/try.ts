import { weights as words } from '#words/tries/weights.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import {
  onlyPart,
  orderOf,
  PARTS,
  readWeighed,
  rightPairs,
  type Weighed,
  type Weights,
  weightsToShow,
  wholeShares,
  withShare,
} from './weights.ts';
import { weightsDrawing } from './weights-drawing.ts';

/** The part that is about techniques. */
const TECHNIQUES = 2;
/** Of a hundred pairs so many in order is what the techniques get alone. */
const MANY = 92;
/** Where A is, the hardest of the three. */
const [A_LOWEST, A_HIGHEST] = [/^A </, /< A$/];

interface Model {
  readonly all: readonly Weighed[];
  readonly followed: readonly Weighed[];
  readonly weights: Weights;
  /** The weights when the reader took hold of a slider, or left one. */
  readonly before: Weights;
  /** How many times a mixture was shown. */
  readonly shown: number;
  /** Of the two grades that are asked for, those that were made; of several the one that has the most pairs in order. */
  readonly made: { readonly lowest?: Kept | undefined; readonly highest?: Kept | undefined };
}

interface Kept {
  readonly right: number;
  readonly shares: Weights;
}

const rightIn = ({ all }: Model, weights: Weights) => Math.round(rightPairs(all, weights));

/** The model with what its weights make, where that is one of the two grades asked for. */
function making(model: Model): Model {
  const right = rightIn(model, model.weights);
  if (right < MANY) return model;
  const order = orderOf(model.followed, model.weights);
  const { lowest, highest } = model.made;
  const better = (kept: Kept | undefined, isIt: boolean) =>
    isIt && right > (kept?.right ?? 0) ? { right, shares: wholeShares(model.weights) } : kept;
  return { ...model, made: { lowest: better(lowest, A_LOWEST.test(order)), highest: better(highest, A_HIGHEST.test(order)) } };
}

/** `model` with what its weights make. */
function verdictOn(model: Model, part: number): Outcome<Model> {
  const { weights, followed, before, made } = model;
  const [now, then] = [rightIn(model, weights), rightIn(model, before)];
  const order = orderOf(followed, weights);
  const isBoth = made.lowest !== undefined && made.highest !== undefined;
  if (now >= MANY && (A_LOWEST.test(order) || A_HIGHEST.test(order)))
    return right(words.made(now, order, A_LOWEST.test(order), isBoth), { earns: isBoth });
  const only = onlyPart(weights);
  if (only !== undefined) return neither(words.alone(words.parts[only]!.name, now));
  if (now >= MANY) return neither(words.between(now, order));
  const isLow = A_LOWEST.test(order);
  const share = Math.round(weights[part]!);
  if (now === then) return neither(words.same(now, isLow));
  const isMore = weights[part]! > before[part]!;
  const { helps, harms } = words.reasons[part]!;
  const moved = (isGood: boolean) => words.moved(words.parts[part]!.name, share, isMore, isMore === isGood ? helps : harms);
  return now > then ? right(words.better(then, now, moved(true), isLow), { earns: false }) : wrong(words.worse(then, now, moved(false)));
}

/** The sliders are left where the reader has put them, who takes hold of them there next. */
function judged(weighed: Model, part: number): Outcome<Model> {
  const model = making(weighed);
  return { ...verdictOn(model, part), model: { ...model, before: model.weights } };
}

const weighing = (model: Model, weights: Weights) => judged({ ...model, weights }, weights.indexOf(Math.max(...weights)));

/** Four weights that readers set, and what grade they make of four hundred puzzles. Its actions: 'techniques 80' sets a slider, 'only techniques' all of them. */
export const element = defineTry<Model>({
  begin(page, before) {
    const { puzzles, followed } = page.piece('chart').dataset;
    const weights = page.all<HTMLInputElement>('input').map(({ defaultValue }) => Number(defaultValue)) as unknown as Weights;
    const { all, followed: three } = before ?? { all: readWeighed(puzzles!), followed: readWeighed(followed!) };
    return { all, followed: three, weights, before: weights, shown: 0, made: {} };
  },
  actions: {
    ...Object.fromEntries(
      PARTS.map((name, part) => [
        name,
        (model: Model, value: string) => judged({ ...model, weights: withShare(model.weights, part, Number(value)) }, part),
      ]),
    ),
    only: (model, name) => weighing(model, PARTS.map((each) => (each === name ? 100 : 0)) as unknown as Weights),
    show(model) {
      const { shown, made } = model;
      // Whoever has made only the grade with A at the bottom needs no part that isn't enough.
      const isFirst = shown === 0 && made.lowest === undefined;
      return weighing({ ...model, shown: shown + 1 }, weightsToShow(made.highest !== undefined, isFirst));
    },
    /** A slider on its way, from the weights it was taken hold of with, so that a way back leads to them; and when it is let go. */
    drag: (model, part, value) => ({ model: { ...model, weights: withShare(model.before, Number(part), Number(value)) } }),
    drop(dragged, part) {
      const model = making(dragged);
      return { ...verdictOn(model, Number(part)), model };
    },
    hold: (model) => ({ model: { ...model, before: model.weights } }),
  },
  showOne: ({ made }) => (made.lowest !== undefined && made.highest !== undefined ? undefined : 'show'),
  draw(page, { all, followed }) {
    const chart = page.piece('chart');
    const sliders = page.all<HTMLInputElement>('input');
    const given = { all, followed, levels: JSON.parse(chart.dataset.levels!) as string[] };
    const narrow = matchMedia('(width < 700px)');
    const drawingFor = () => weightsDrawing(chart, given, narrow.matches ? 'narrow' : 'wide');
    let drawChart = drawingFor();
    narrow.addEventListener('change', () => {
      drawChart = drawingFor();
    });
    page.redrawWith(narrow);
    for (const [part, slider] of sliders.entries()) {
      // Not when it gets the focus: a pointer has moved it by then.
      for (const type of ['blur', 'pointerdown']) slider.addEventListener(type, () => page.act('hold'));
      slider.addEventListener('input', () => page.act(`drag ${part} ${slider.value}`));
      slider.addEventListener('change', () => page.act(`drop ${part}`));
    }
    return (model) => {
      const { weights } = model;
      for (const [part, share] of wholeShares(weights).entries()) {
        const slider = sliders[part]!;
        slider.value = String(share);
        slider.nextElementSibling!.textContent = words.share(share);
        slider.ariaValueText = words.spoken(share);
      }
      const { lowest, highest } = model.made;
      page.texts({
        right: rightIn(model, weights),
        order: orderOf(model.followed, weights),
        lowest: words.lowest(lowest),
        highest: words.highest(highest),
      });
      drawChart(weights);
    };
  },
  isDone: ({ made }) => made.lowest !== undefined && made.highest !== undefined,
  facts: (model) => ({
    right: rightIn(model, model.weights),
    lowest: orderOf(model.followed, model.weights).match(/^(?:\w = )*\w/)![0],
    techniques: Math.round(model.weights[TECHNIQUES]!),
  }),
});
