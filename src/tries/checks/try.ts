import { checks as words } from '#words/tries/checks.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { CHECKS, type CheckedRun, COMPLETE, countOf, drawnSets, isOn, leastOf, REACH, readRuns, toggled } from './checks.ts';
import { checksDrawing, namesIn } from './checks-drawing.ts';

interface Model {
  readonly runs: readonly CheckedRun[];
  /** The checks that are on, as bits. */
  readonly set: number;
  /** The sets whose strips are drawn. */
  readonly drawn: ReadonlySet<number>;
}

const stepsOf = ({ runs, set }: Model) => runs[set]!.steps;
const isShortest = (model: Model) => stepsOf(model) === leastOf(model.runs) && countOf(model.set) < CHECKS.length;

function turned(before: Model, place: number): Outcome<Model> {
  const set = toggled(before.set, place);
  const tried = { ...before, set };
  const model = { ...tried, drawn: drawnSets(new Set([...before.drawn, set]), isShortest(tried)) };
  const [from, to] = [stepsOf(before), stepsOf(model)];
  if (isShortest(model)) return right(words.done(to, namesIn(set)), { model });
  if (to === leastOf(model.runs)) return neither(words.all(to), { model });
  if (to === from) return neither(words.same(to, isOn(set, place)), { model });
  return neither(to < from ? words.fewer(place, from, to) : words.more(place, from, to), { model });
}

/** The checks of a search, to be switched on and off, and its whole run as a strip. Its action: 'turn 1' switches the check at that place. */
export const element = defineTry<Model>({
  begin: (page, before) => ({ runs: before?.runs ?? readRuns(page.piece('strips').dataset.runs!), set: 0, drawn: new Set([0]) }),
  actions: { turn: (model, place) => (Number(place) in CHECKS ? turned(model, Number(place)) : undefined) },
  showOne({ set }) {
    const goal = COMPLETE | REACH;
    const next = CHECKS.findIndex((_, place) => isOn(set, place) !== isOn(goal, place));
    return `turn ${Math.max(0, next)}`;
  },
  draw(page, { runs }) {
    const strips = page.piece('strips');
    const full = Number(strips.dataset.full);
    const narrow = matchMedia('(width < 700px)');
    const drawingFor = () => checksDrawing(strips, runs, full, narrow.matches ? 'narrow' : 'wide');
    let drawStrips = drawingFor();
    narrow.addEventListener('change', () => {
      drawStrips = drawingFor();
    });
    page.redrawWith(narrow);
    return ({ set, drawn }) => {
      page.press('.checks-side > button', ({ dataset }) => isOn(set, Number(dataset.do!.split(' ')[1])));
      drawStrips(set, drawn);
    };
  },
  facts: (model) => ({ steps: stepsOf(model), on: countOf(model.set) }),
  isDone: isShortest,
});
