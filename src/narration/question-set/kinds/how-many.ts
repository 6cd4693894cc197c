import { fieldOf, kindsWhere } from '../../../engine/step.ts';
import { type Placed, howMany as sentences } from '../../en/set-questions.ts';
import { drawnFrom, positionsOf } from '../drawn-from.ts';
import type { DrawnQuestion, QuestionedRun, QuestionKind, Verdict } from '../drawn-question.ts';

/** The most dead ends of a question: a student counts them by hand. */
const MAX_DEAD_ENDS = 8;
/** The largest number that can be typed. */
const MAX_TYPED = 99;

/** A digit of a search that is taken back again. */
interface Stay {
  readonly placed: number;
  readonly back: number;
  readonly deadEnds: number;
}

/** The digit written at a position, its end, and the dead ends in between; undefined where the run does not take it back by `last`. */
function stayOf({ timeline, last }: QuestionedRun, placed: number): Stay | undefined {
  const back = timeline.stepOut(placed);
  if (back === undefined || back > last) return undefined;
  const { steps } = timeline.algorithm;
  if (!steps[timeline.kindAt(back)!]!.undoes) return undefined;
  const [before, after] = [timeline.countsAt(placed), timeline.countsAt(back)];
  const deadEnds = kindsWhere(steps, ({ deadEnd }) => deadEnd).reduce((sum, kind) => sum + after[kind]! - before[kind]!, 0);
  return deadEnds > 0 && deadEnds <= MAX_DEAD_ENDS ? { placed, back, deadEnds } : undefined;
}

/** The cell and digit a step has written, where a question can name them. */
function placedBy({ timeline, words }: QuestionedRun, position: number): Placed {
  const step = timeline.stepAt(position)!;
  const { puzzle } = timeline.frame(position).picture.grid ?? {};
  const [cell, digit] = [fieldOf(step, 'cell'), fieldOf(step, 'digit')];
  if (puzzle && cell >= 0 && digit > 0) return { puzzle, cell, digit };
  return { line: words.manual!.line(step, timeline.peek(position - 1)) };
}

function questionOf(run: QuestionedRun, { placed, back, deadEnds }: Stay): DrawnQuestion {
  const what = placedBy(run, placed);
  const grade = (answer: number): Verdict => {
    const right = answer === deadEnds;
    const said = String(answer);
    return right
      ? { right, said, reason: sentences.why(what, deadEnds, placed, back) }
      : { right, said, ...sentences.whyNot(what, answer < deadEnds) };
  };
  return {
    kind: 'many',
    position: placed,
    prompt: sentences.ask(what),
    shows: 'line' in what ? {} : { cells: [what.cell], marks: [] },
    form: { most: MAX_TYPED },
    grade,
    solution: grade(deadEnds),
  };
}

/** 'How many?': the dead ends that a search meets between the writing of a digit and its taking back, counted from the trace. */
export const howMany: QuestionKind = {
  suits: ({ steps }, { manual }) =>
    kindsWhere(steps, ({ writes, depth, fields }) => writes && depth === 1 && ((fields.cell && fields.digit) || manual)).length > 0 &&
    kindsWhere(steps, ({ undoes, depth }) => undoes && depth === -1).length > 0 &&
    kindsWhere(steps, ({ deadEnd }) => deadEnd).length > 0,
  draw(run, count, random) {
    const writing = kindsWhere(run.timeline.algorithm.steps, ({ writes, depth }) => writes && depth === 1);
    const stays = positionsOf(run, writing)
      .map((placed) => stayOf(run, placed))
      .filter((stay) => stay !== undefined)
      .sort((a, b) => a.deadEnds - b.deadEnds || a.placed - b.placed);
    return drawnFrom(stays, count, random, (stay) => questionOf(run, stay));
  },
};
