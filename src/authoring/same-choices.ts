import type { Timeline } from '../trace/timeline.ts';

/** A digit that a search writes, or takes back. */
export interface Choice {
  readonly cell: number;
  readonly digit: number;
  readonly isBack: boolean;
}

/** All that a search of a Sudoku writes and takes back, in order, whether it thinks in digits or in rows of a matrix. */
export function choicesOf({ digits, length }: Timeline): Choice[] {
  const choices: Choice[] = [];
  for (let position = 0; position < length; ) {
    const { changes, end } = digits.after(position);
    for (const { cell, from, to } of changes) choices.push({ cell, digit: to || from, isBack: to === 0 });
    position = end;
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
