import { digitsOf } from '../../engine/candidates.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { AnyStep, FieldType } from '../../engine/step.ts';
import type { CoreState } from '../../trace/import/core.ts';
import { FIELD_IN_TEXT, type OwnKind } from '../../trace/import/declared-kinds.ts';
import type { Narrator } from '../narrator.ts';
import { counted, listed, type Sentence, say, toned } from '../sentence.ts';

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

type Step = AnyStep & { readonly cell: number; readonly digit: number; readonly clash: number; readonly text: number };

const at = ({ puzzle }: CoreState, cell: number) => cellName(puzzle.grid, cell);
const symbol = ({ puzzle }: CoreState, digit: number) => symbolOf(puzzle, digit);

function whyConflict({ cell, digit, clash }: Step, state: CoreState): Sentence {
  if (clash < 0) return say`${trying(symbol(state, digit))} cannot go into ${at(state, cell)}: a peer holds it.`;
  const house = sharedHouses(state.puzzle.grid, cell, clash)[0] ?? 'peer';
  return say`${trying(symbol(state, digit))} cannot go into ${at(state, cell)}: its ${house} holds ${clashing(symbol(state, digit))} at ${at(state, clash)}.`;
}

/** The words of an imported program's steps of the core. */
export const words: Narrator<CoreState, Step> = {
  start: (state) => say`The puzzle as given: ${counted(state.digits.filter((digit) => digit === 0).length, 'cell')} to fill.`,
  steps: {
    choose: ({ cell }: Step, state: CoreState) => say`The program goes to ${trying(at(state, cell))}.`,
    try: ({ cell, digit }: Step, state: CoreState) => say`It tries ${trying(symbol(state, digit))} in ${at(state, cell)}.`,
    conflict: whyConflict,
    place: ({ cell, digit }: Step, state: CoreState) => say`It places ${placed(symbol(state, digit))} in ${at(state, cell)}.`,
    deadEnd: ({ cell }: Step, state: CoreState) => say`${clashing('Dead end')} at ${at(state, cell)}: nothing is left to try there.`,
    takeBack: ({ cell, digit }: Step, state: CoreState) => say`It takes ${removed(symbol(state, digit))} back from ${at(state, cell)}.`,
    takeBackTo: ({ to }: Step) =>
      say`It jumps back to where ${removed(counted(Number(to), 'digit'))} had been placed, and takes all later ones back.`,
    strike: ({ cell, digit }: Step, state: CoreState) =>
      say`It strikes ${removed(symbol(state, digit))} from the marks of ${at(state, cell)}.`,
    note: ({ text }: Step, state: CoreState) => say`${state.texts[text] || 'A note.'}`,
    line: (step: Step) => say`Line ${Number(step.line)} of the program.`,
    solved: () => say`${done('Solved')}, says the program.`,
    noSolution: () => say`${clashing('No solution')}, says the program.`,
  },
};

/** The context of custom kinds: the puzzle, and the texts of notes. */
interface ReadSoFar {
  readonly puzzle: Puzzle;
  readonly texts: readonly string[];
}

/** The same words with custom kinds: a kind that is like one of the core reads like it, unless it has a sentence of its own. */
export function wordsWith(kinds: Readonly<Record<string, OwnKind>>, context: ReadSoFar): Narrator<CoreState, Step> {
  return { ...words, steps: { ...words.steps, ...ownWords(kinds, context) } };
}

/**
 * What is said before the first step of a program that was an algorithm of the catalog. It may fill its cells in another order now, so
 * the first of the algorithm's order isn't named.
 */
export const startOfProgram =
  <State>(start: (state: State) => Sentence) =>
  (state: State): Sentence =>
    typeof state === 'object' && state !== null && 'empty' in state ? words.start(state as unknown as CoreState) : start(state);

/** The words of a program's notes and custom kinds, in addition to those of an algorithm in the catalog. */
export const wordsForAlgorithm = (kinds: Readonly<Record<string, OwnKind>>, context: ReadSoFar) => ({
  note: ({ text }: Step) => say`${context.texts[text] || 'A note.'}`,
  line: words.steps.line,
  ...ownWords(kinds, context),
});

const ownWords = (kinds: Readonly<Record<string, OwnKind>>, context: ReadSoFar) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      kind.like && kind.says === undefined ? words.steps[kind.like]! : plainWords(name, kind, context),
    ]),
  );

function plainWords(name: string, { label, says, fields }: OwnKind, { puzzle }: ReadSoFar) {
  const valueIn = (step: Step, field: string) => valueText(fields[field]!, Number(step[field]), puzzle);
  if (says !== undefined) {
    const parts = says.split(FIELD_IN_TEXT);
    return (step: Step): Sentence =>
      parts.flatMap((part, index) => (index % 2 ? say`${trying(valueIn(step, part))}` : part ? say`${part}` : []));
  }
  return (step: Step): Sentence => {
    const parts = Object.keys(fields).map((field) => `${field} ${valueIn(step, field)}`);
    return say`${trying(label ?? name)}${parts.length > 0 ? `: ${listed(parts)}` : ''}.`;
  };
}

function valueText(type: FieldType, value: number, puzzle: Puzzle): string {
  if (type === 'cell' || type === 'witness') return value < 0 ? 'none' : cellName(puzzle.grid, value);
  if (type === 'digit') return value < 1 ? 'none' : symbolOf(puzzle, value);
  if (type === 'digits') return listed(digitsOf(value).map((digit) => symbolOf(puzzle, digit))) || 'none';
  if (type === 'house') return houseName(puzzle.grid, value);
  return value.toLocaleString('en');
}
