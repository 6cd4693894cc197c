import type { Grid } from '../../../engine/grid.ts';
import { type AnyStep, fieldOf, kindsWhere, type StepKind } from '../../../engine/step.ts';
import { whyAt } from '../../../trace/why.ts';
import { why as sentences, type WhyAsked } from '../../en/set-questions.ts';
import type { Asked, AskedRun, QuestionKind, Verdict } from '../asked.ts';
import { drawnFrom, positionsOf } from '../drawn-from.ts';

const MOST_CHOICES = 4;

const isPeer = ({ peersOfCell }: Grid, cell: number, other: number): boolean => peersOfCell[cell]!.includes(other);

/** A step that says that a digit cannot stand in a cell. */
const rulesOut = ({ fields, tone, undoes, writes }: StepKind): boolean =>
  !undoes && !writes && (tone === 'removed' || tone === 'conflict') && fields.cell === 'cell' && fields.digit === 'digit';

/** Writes one digit into one cell. */
const writesDigit = ({ fields, writes }: StepKind): boolean => writes === true && fields.cell === 'cell' && fields.digit === 'digit';

function askedOf({ timeline }: AskedRun, position: number): Asked | undefined {
  const { steps } = timeline.algorithm;
  const step = timeline.stepAt(position)!;
  const [cell, digit] = [fieldOf(step, 'cell'), fieldOf(step, 'digit')];
  const { puzzle, digits, candidates } = timeline.frame(position).picture.grid!;
  const { grid } = puzzle;
  const cause = whyAt(timeline, { of: 'mark', cell, digit }, position).chain.find((each) => writesDigit(steps[each.step.kind]!));
  // The step itself must be what rules it out: a chain may reach further back, to what that rests on.
  if (!cause || fieldOf(cause.step, 'digit') !== digit || !isPeer(grid, cell, fieldOf(cause.step, 'cell'))) return undefined;
  const about: WhyAsked = { puzzle, cell, digit };
  const standsThere = (each: AnyStep) => digits[fieldOf(each, 'cell')] === fieldOf(each, 'digit');
  const others = new Map<string, AnyStep>();
  const writing = kindsWhere(steps, writesDigit);
  for (
    let at = timeline.previous(writing, position);
    at !== undefined && others.size < MOST_CHOICES - 1;
    at = timeline.previous(writing, at)
  ) {
    const other = timeline.stepAt(at)!;
    const rulesItOutToo = fieldOf(other, 'digit') === digit && isPeer(grid, cell, fieldOf(other, 'cell'));
    if (!rulesItOutToo && standsThere(other)) others.set(`${fieldOf(other, 'cell')}`, other);
  }
  if (others.size === 0) return undefined;
  const choices = [cause.step, ...others.values()].sort((a, b) => fieldOf(a, 'cell') - fieldOf(b, 'cell'));
  const verdicts = choices.map((choice): Verdict => {
    const written = { cell: fieldOf(choice, 'cell'), digit: fieldOf(choice, 'digit') };
    const right = choice === cause.step;
    const reason = right ? sentences.why(about, written, cause.position) : sentences.whyNot(about, written);
    return { right, said: sentences.choice(about, written), reason };
  });
  const placeOf = (picked: number) => choices.findIndex((choice) => fieldOf(choice, 'cell') === picked);
  return {
    kind: 'why',
    position,
    prompt: sentences.ask(about),
    shows: { cells: [cell], ...(candidates ? { marks: [cell] } : { digit, marks: [] }) },
    form: { choices: verdicts.map(({ said }) => said), ofCell: (picked) => (placeOf(picked) < 0 ? undefined : placeOf(picked)) },
    grade: (answer) => verdicts[answer],
    solution: verdicts.find(({ right }) => right)!,
  };
}

/** 'Why?': which of the digits that were written keeps another one out of a cell, as the causes of the trace tell it. */
export const why: QuestionKind = {
  suits: ({ steps }) => kindsWhere(steps, rulesOut).length > 0 && kindsWhere(steps, writesDigit).length > 0,
  draw(run, count, random) {
    const positions = positionsOf(run, kindsWhere(run.timeline.algorithm.steps, rulesOut));
    return drawnFrom(positions, count, random, (position) => askedOf(run, position));
  },
};
