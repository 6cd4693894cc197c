import { kindsWhere } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';

/** A digit that a search writes, or takes back. */
export interface Choice {
  readonly cell: number;
  readonly digit: number;
  readonly isBack: boolean;
}

/** All that a search of a Sudoku writes and takes back, in order, whether it thinks in digits or in rows of a matrix. */
export function choicesOf(timeline: Timeline): Choice[] {
  const kinds = kindsWhere(timeline.algorithm.steps, ({ changes }) => (changes?.length ?? 0) > 0);
  const { options } = (timeline.peek(0) as { problem?: { options: readonly { places?: readonly { digit: number }[] }[] } }).problem ?? {};
  const choices: Choice[] = [];
  for (let position = timeline.next(kinds, 0); position !== undefined; position = timeline.next(kinds, position)) {
    const step = timeline.stepAt(position)!;
    const digit = options ? options[step.option as number]!.places![0]!.digit : (step.digit as number);
    choices.push({ cell: step.cell as number, digit, isBack: timeline.algorithm.steps[step.kind]!.undoes === true });
  }
  return choices;
}

/** The choices that two runs share, with how many lie before the first that is taken back. Throws where they part anywhere. */
export function sharedChoices(one: Timeline, other: Timeline): { readonly choices: readonly Choice[]; readonly firstBack: number } {
  const [choices, others] = [choicesOf(one), choicesOf(other)];
  const parts = choices.findIndex(({ cell, digit, isBack }, index) => {
    const there = others[index];
    return cell !== there?.cell || digit !== there.digit || isBack !== there.isBack;
  });
  if (parts >= 0 || choices.length !== others.length)
    throw new Error(`${one.algorithm.id} and ${other.algorithm.id} part at choice ${parts < 0 ? choices.length + 1 : parts + 1}`);
  return { choices, firstBack: choices.findIndex(({ isBack }) => isBack) };
}
