import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import type { CoverSearch } from '../../../engine/cover/cover-state.ts';
import type { Random } from '../../../engine/random.ts';
import { type AnyStep, fieldOf, kindsWhere, type StepKind } from '../../../engine/step.ts';
import { whyAt } from '../../../trace/why.ts';
import { dealt } from '../../dealt.ts';
import { whyRow as sentences } from '../../en/set-questions.ts';
import { drawnFrom, MAX_CHOICES, positionsOf } from '../drawn-from.ts';
import type { DrawnQuestion, QuestionedRun, Verdict } from '../drawn-question.ts';

/** The most removed rows that are tried in a frame. */
const MAX_ROWS = 12;

/** Takes a row of a matrix. */
const takesRow = ({ fields, writes }: StepKind): boolean => writes === true && fields.option === 'index';

function questionOf({ timeline }: QuestionedRun, position: number, option: number): DrawnQuestion | undefined {
  const { steps } = timeline.algorithm;
  const state = timeline.peek(position) as CoverSearch;
  const itemsOf = (row: number) => state.problem.options[row]!.items;
  const shared = (row: number) => itemsOf(row).find((item) => itemsOf(option).includes(item));
  const cause = whyAt(timeline, { of: 'row', option }, position).chain.find((each) => takesRow(steps[each.step.kind]!));
  const row = cause && fieldOf(cause.step, 'option');
  if (row === undefined || row === option || shared(row) === undefined) return undefined;
  const taking = kindsWhere(steps, takesRow);
  const others = new Map<number, AnyStep>();
  for (
    let at = timeline.previous(taking, position + 1);
    at !== undefined && others.size < MAX_CHOICES - 1;
    at = timeline.previous(taking, at)
  ) {
    const step = timeline.stepAt(at)!;
    const other = fieldOf(step, 'option');
    const isChosen = state.rows.slice(0, state.depth).includes(other);
    if (isChosen && shared(other) === undefined) others.set(other, step);
  }
  if (others.size === 0) return undefined;
  const rows = dealt([row, ...others.keys()], String, [timeline.algorithm.id, position, option]);
  const verdicts = rows.map((each): Verdict => {
    const right = each === row;
    const said = sentences.choice(state, each);
    return right
      ? { right, said, reason: sentences.why(state, option, each, shared(each)!, cause!.position) }
      : { right, said, ...sentences.whyNot(state, option, each) };
  });
  return {
    kind: 'why',
    position,
    prompt: sentences.ask(state, option),
    shows: {},
    form: { choices: verdicts.map(({ said }) => said), ofCell: undefined },
    grade: (answer) => verdicts[answer],
    solution: verdicts.find(({ right }) => right)!,
  };
}

/** Asks which chosen row removed another one from the matrix. */
export const whyRow = {
  suits: ({ steps }: AnyAlgorithm): boolean => kindsWhere(steps, takesRow).length > 0,
  draw(run: QuestionedRun, count: number, random: Random): DrawnQuestion[] {
    const { timeline } = run;
    const known = new Set<number>();
    // When the next column is chosen, everything that follows from the earlier rows has been done.
    const settled = kindsWhere(timeline.algorithm.steps, ({ fields, tone }) => tone === 'trying' && fields.item === 'index');
    return drawnFrom(positionsOf(run, settled), count, random, (position) => {
      const { hidden } = timeline.frame(position).picture.cover!;
      const out = Array.from(hidden.keys()).filter((option) => hidden[option] && !known.has(option));
      for (const option of random.shuffled(out).slice(0, MAX_ROWS)) {
        const question = questionOf(run, position, option);
        if (!question) continue;
        known.add(option);
        return question;
      }
      return undefined;
    });
  },
};
