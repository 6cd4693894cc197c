import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { hasDigit } from '../../../engine/candidates.ts';
import type { Grid } from '../../../engine/grid.ts';
import type { Random } from '../../../engine/random.ts';
import { type AnyStep, fieldOf, kindsWhere, type StepKind } from '../../../engine/step.ts';
import { whyAt } from '../../../trace/why.ts';
import { dealt } from '../../dealt.ts';
import { whyDigit as sentences, type WhyQuestion } from '../../en/set-questions.ts';
import { drawnFrom, MAX_CHOICES, positionsOf } from '../drawn-from.ts';
import type { DrawnQuestion, QuestionedRun, Verdict } from '../drawn-question.ts';

/** A digit that is ruled out of a cell, at a position. */
interface Excluded {
  readonly position: number;
  readonly cell: number;
  readonly digit: number;
}

/** The most struck marks that are tried in a frame. */
const MAX_MARKS = 12;
/** The most steps that rule a digit out that are tried: early ones have no second digit of the kind. */
const MAX_RULED_OUT = 600;
/** The most earlier written digits that are searched. */
const MAX_WRITTEN = 40;

const isPeer = ({ peersOfCell }: Grid, cell: number, other: number): boolean => peersOfCell[cell]!.includes(other);

/** A step that rules a digit out of a cell. */
const rulesOut = ({ fields, tone, undoes, writes }: StepKind): boolean =>
  !undoes && !writes && (tone === 'removed' || tone === 'conflict') && fields.cell === 'cell' && fields.digit === 'digit';

/** Writes one digit into one cell. */
const writesDigit = ({ fields, writes }: StepKind): boolean => writes === true && fields.cell === 'cell' && fields.digit === 'digit';

function questionOf({ timeline }: QuestionedRun, { position, cell, digit }: Excluded): DrawnQuestion | undefined {
  const { steps } = timeline.algorithm;
  const { puzzle, digits, candidates } = timeline.frame(position).picture.grid!;
  const { grid } = puzzle;
  // A given that holds it would be a reason, too; and where no digit that was written does, there is none.
  const holders = grid.peersOfCell[cell]!.filter((peer) => digits[peer] === digit);
  if (holders.length === 0 || holders.some((peer) => puzzle.givens[peer] !== 0)) return undefined;
  const about: WhyQuestion = { puzzle, cell, digit };
  const others = new Map<number, AnyStep>();
  const writing = kindsWhere(steps, writesDigit);
  let looked = 0;
  for (let at = timeline.previous(writing, position); at !== undefined && looked < MAX_WRITTEN; at = timeline.previous(writing, at)) {
    looked++;
    const other = timeline.stepAt(at)!;
    const place = fieldOf(other, 'cell');
    const rulesItOutToo = fieldOf(other, 'digit') === digit && isPeer(grid, cell, place);
    if (!rulesItOutToo && place !== cell && digits[place] === fieldOf(other, 'digit')) others.set(place, other);
  }
  // The same digit elsewhere, then another one near: likely mistakes for the reason come first.
  const isSame = (step: AnyStep) => fieldOf(step, 'digit') === digit;
  const tempting = (step: AnyStep) => (isSame(step) ? 2 : Number(isPeer(grid, cell, fieldOf(step, 'cell'))));
  const wrong = [...others.values()].sort((a, b) => tempting(b) - tempting(a)).slice(0, MAX_CHOICES - 1);
  // If the reason were the only choice with that digit, the question would be trivial.
  if (!wrong.some(isSame)) return undefined;
  const cause = whyAt(timeline, { of: 'mark', cell, digit }, position).chain.find((each) => writesDigit(steps[each.step.kind]!));
  // The step itself must rule the digit out: a chain of causes may reach further back.
  if (!cause || fieldOf(cause.step, 'digit') !== digit || !isPeer(grid, cell, fieldOf(cause.step, 'cell'))) return undefined;
  const choices = dealt([cause.step, ...wrong], (step) => String(fieldOf(step, 'cell')), [
    timeline.algorithm.id,
    puzzle.givens.join(''),
    position,
    cell,
    digit,
  ]);
  const verdicts = choices.map((choice): Verdict => {
    const written = { cell: fieldOf(choice, 'cell'), digit: fieldOf(choice, 'digit') };
    const right = choice === cause.step;
    const said = sentences.choice(about, written);
    return right
      ? { right, said, reason: sentences.why(about, written, cause.position) }
      : { right, said, ...sentences.whyNot(about, written) };
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

/** Where marks are kept: some that are struck in open cells of a frame. */
function marksGone({ timeline }: QuestionedRun, position: number, random: Random): Excluded[] {
  const { puzzle, digits, candidates } = timeline.frame(position).picture.grid!;
  if (!candidates) return [];
  const all = Array.from(digits).flatMap((placed, cell) =>
    placed !== 0
      ? []
      : Array.from({ length: puzzle.grid.size }, (_, index) => index + 1)
          .filter((digit) => !hasDigit(candidates[cell]!, digit))
          .map((digit) => ({ position, cell, digit })),
  );
  return random.shuffled(all).slice(0, MAX_MARKS);
}

/** Asks which written digit rules another one out of a cell; the causes in the trace decide. */
export const whyDigit = {
  suits: ({ steps }: AnyAlgorithm): boolean => kindsWhere(steps, rulesOut).length > 0 && kindsWhere(steps, writesDigit).length > 0,
  draw(run: QuestionedRun, count: number, random: Random): DrawnQuestion[] {
    const { steps } = run.timeline.algorithm;
    const known = new Set<string>();
    const once = (excluded: Excluded): DrawnQuestion | undefined => {
      const key = `${excluded.cell} ${excluded.digit}`;
      const question = known.has(key) ? undefined : questionOf(run, excluded);
      if (question) known.add(key);
      return question;
    };
    const drawn = drawnFrom(positionsOf(run, kindsWhere(steps, writesDigit)), count, random, (position) => {
      for (const excluded of marksGone(run, position, random)) {
        const question = once(excluded);
        if (question) return question;
      }
      return undefined;
    });
    if (drawn.length > 0) return drawn;
    return drawnFrom(positionsOf(run, kindsWhere(steps, rulesOut), MAX_RULED_OUT), count, random, (position) => {
      const step = run.timeline.stepAt(position)!;
      return once({ position, cell: fieldOf(step, 'cell'), digit: fieldOf(step, 'digit') });
    });
  },
};
