import { digitsOf } from '../../engine/candidates.ts';
import { cellName, housesShared } from '../../engine/grid.ts';
import { HARDEST_REASON } from '../../engine/logic/shown-strikes.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, listed, type Sentence, say, startOfSentence, toned } from '../sentence.ts';

const placed = toned('placed');
const clashing = toned('conflict');
const strong = toned('strong');
/** The most cells that are named. */
const MAX_NAMED = 3;

/** '3 at r1c8, 4 and 5 at r2c2, 6 at r2c3 and 2 more'. */
function fewNamed(puzzle: Puzzle, places: readonly CellDigit[]): string {
  const byCell = [...Map.groupBy(places, ({ cell }) => cell)];
  const named = byCell
    .slice(0, MAX_NAMED)
    .map(([cell, list]) => `${listed(list.map(({ digit }) => symbolOf(puzzle, digit)))} at ${cellName(puzzle.grid, cell)}`);
  const rest = byCell.slice(MAX_NAMED).reduce((sum, [, list]) => sum + list.length, 0);
  return listed(rest > 0 ? [...named, `${rest} more`] : named);
}

/** What shows that a digit is wrong: the puzzle’s own marks, an equal digit in a house or in its cage, the sum of its cage, the combinations of that sum, or nothing yet. */
export type Shown =
  | { readonly by: 'marks' | 'nothing' }
  | { readonly by: 'house' | 'cage'; readonly twin: number }
  | { readonly by: 'combinations'; readonly sum: number }
  | { readonly by: 'sum'; readonly total: number; readonly sum: number };

function showing(puzzle: Puzzle, { cell, digit }: CellDigit, shown: Shown): Sentence {
  const { grid } = puzzle;
  switch (shown.by) {
    case 'marks':
      return say`It isn’t among the puzzle’s own pencil marks, and every hint would build on your ${symbolOf(puzzle, digit)}.`;
    case 'nothing':
      return say`It breaks no rule that you can see. But the solution has another digit here, and every hint would build on your ${symbolOf(puzzle, digit)}.`;
    case 'combinations':
      return say`With it, no combination is left that brings its cage to ${shown.sum}, and every hint would build on your ${symbolOf(puzzle, digit)}.`;
    case 'sum':
      return say`The digits in its cage make ${shown.total} instead of ${shown.sum}, and every hint would build on them.`;
    default: {
      const where = shown.by === 'cage' ? 'Its cage' : startOfSentence(houseName(grid, housesShared(grid, cell, shown.twin)[0]!));
      return say`${where} has another ${symbolOf(puzzle, digit)}, at ${cellName(grid, shown.twin)}, and every hint would build on the wrong one.`;
    }
  }
}

/** Words around the techniques: what a hint says where none is due, and what its last press does. */
export const hintWords = {
  wrongDigit: (puzzle: Puzzle, { cell, digit }: CellDigit, { shown, time, more, tookMarks }: WrongDigit) => ({
    title: say`${clashing(symbolOf(puzzle, digit))} at ${cellName(puzzle.grid, cell)} is wrong`,
    sentences: [
      showing(puzzle, { cell, digit }, shown),
      time === undefined ? [] : say`You wrote it at ${time}.`,
      more > 0 ? say`After it, ${counted(more, 'more digit')} of yours ${more === 1 ? 'is' : 'are'} wrong.` : [],
      say`This hint doesn’t reveal the right digit.`,
    ].filter(({ length }) => length > 0),
    label: `Take ${symbolOf(puzzle, digit)} back`,
    byHand: say`Or clear ${cellName(puzzle.grid, cell)} yourself.`,
    done: say`${symbolOf(puzzle, digit)} has been taken out of ${cellName(puzzle.grid, cell)}${tookMarks ? ', and the marks that it had taken away are back' : ''}.`,
  }),
  /** `struck`: what was struck in the first of the cells; `when`: the move that struck the solution’s digit there. */
  wrongStrike: (
    puzzle: Puzzle,
    cells: readonly number[],
    struck: readonly number[],
    when?: { readonly move: number; readonly time: string },
  ) => {
    const [first, ...others] = cells.map((cell) => cellName(puzzle.grid, cell));
    const symbols = listed(struck.map((digit) => symbolOf(puzzle, digit)));
    return {
      title: say`A strike at ${strong(first!)} is wrong`,
      sentences: [
        struck.length > 1
          ? say`You struck ${symbols} there, and one of them is the solution’s digit.`
          : say`You struck ${symbols} there, and the solution needs it.`,
        ...(when ? [say`The wrong strike was move ${when.move}, at ${when.time}.`] : []),
        ...(others.length > 0 ? [say`${counted(others.length, 'more strike is', 'more strikes are')} wrong, at ${listed(others)}.`] : []),
        say`If you go on from there, you will run into a contradiction.`,
      ],
      label: `Take the ${struck.length + others.length > 1 ? 'strikes' : 'strike'} back`,
      byHand: [] as Sentence,
      done: say`The mark struck at ${listed(cells.map((cell) => cellName(puzzle.grid, cell)))} is possible again.`,
    };
  },
  /** `from`: the cell of the digit that rules the first of them out; undefined where the puzzle’s own marks do. */
  ruledOutMark: (puzzle: Puzzle, places: readonly CellDigit[], from: number | undefined) => {
    const { grid } = puzzle;
    const [{ cell, digit }, ...others] = places as [CellDigit, ...CellDigit[]];
    const symbol = symbolOf(puzzle, digit);
    return {
      title: say`${clashing(symbol)} can’t be at ${cellName(grid, cell)}`,
      sentences: [
        from === undefined
          ? say`You marked it there, but the puzzle’s own pencil marks leave it out.`
          : say`You marked it there, but ${houseName(grid, housesShared(grid, cell, from)[0]!)} already has a ${symbol}, at ${cellName(grid, from)}.`,
        ...(others.length > 0
          ? [say`${puzzle.domains ? 'The puzzle rules' : 'Digits in the grid rule'} out other marks too: ${fewNamed(puzzle, others)}.`]
          : []),
      ],
      label: others.length > 0 ? `Rub out these ${places.length} marks` : `Rub out ${symbol} at ${cellName(grid, cell)}`,
      byHand: [] as Sentence,
      done: others.length > 0 ? say`${places.length} marks are rubbed out.` : say`${symbol} is rubbed out at ${cellName(grid, cell)}.`,
    };
  },
  missingMark: (puzzle: Puzzle, cells: readonly number[]) => {
    const [first, ...others] = cells.map((cell) => cellName(puzzle.grid, cell));
    const all = others.length === 0 ? first! : `these ${cells.length} cells`;
    return {
      title: say`A mark is missing at ${strong(first!)}`,
      sentences: [
        say`You keep a full list of candidates in every cell, and the solution’s digit isn’t among the marks there.`,
        ...(others.length > 0 ? [say`The marks at ${listed(others)} lack it too.`] : []),
        say`This hint doesn’t reveal which digit is missing.`,
      ],
      label: `Mark ${all} again`,
      byHand: say`Or add the mark yourself.`,
      done: say`${startOfSentence(all)} ${others.length === 0 ? 'shows all its' : 'show all their'} candidates again.`,
    };
  },
  /** The cells whose centre marks can’t be all of their candidates; empty when there are none. */
  lackingDigit: (puzzle: Puzzle, cells: readonly number[]): Sentence => {
    if (cells.length === 0) return [];
    const names = cells.slice(0, MAX_NAMED).map((cell) => cellName(puzzle.grid, cell));
    const more = cells.length - names.length;
    const all = listed(more > 0 ? [...names, counted(more, 'more cell')] : names);
    return cells.length === 1
      ? say`The digit of ${all} isn’t among the centre marks there.`
      : say`The digits of ${all} aren’t among their centre marks.`;
  },
  /** `digit` is what a hint writes into a cell whose centre marks leave it out. */
  marksLack: (puzzle: Puzzle, { cell, digit }: CellDigit): Sentence =>
    say`Your own centre marks at ${cellName(puzzle.grid, cell)} leave ${symbolOf(puzzle, digit)} out. They were wrong there.`,
  /** The marks that a hint does not rely on; empty when there are none. */
  unshown: (puzzle: Puzzle, places: readonly CellDigit[]): Sentence => {
    if (places.length === 0) return [];
    const all = fewNamed(puzzle, places);
    return places.length === 1
      ? say`You struck ${all}. None of the techniques up to ${HARDEST_REASON} shows that yet, so this hint doesn’t build on it.`
      : say`You struck ${all}. None of the techniques up to ${HARDEST_REASON} shows these yet, so this hint doesn’t build on them.`;
  },
  guess: (puzzle: Puzzle, cell: number, digit: number) => ({
    title: say`Here you have to guess`,
    sentences: [
      say`None of the techniques that this site knows helps any more. It is not your fault: the puzzle is beyond them.`,
      say`Try a digit in a cell with few candidates and continue. Undo takes you back. Or have a cell filled from the solution.`,
    ],
    label: `Fill ${cellName(puzzle.grid, cell)} for me`,
    byHand: [] as Sentence,
    done: say`${cellName(puzzle.grid, cell)} is ${placed(symbolOf(puzzle, digit))}: it’s from the solution, and no technique shows it.`,
  }),
  solved: { title: say`The puzzle is solved`, sentences: [say`There is nothing left to find.`] },
};

/** A wrong digit: what shows that it is wrong, when it was written, whether that removed marks, how many more are wrong. */
interface WrongDigit {
  readonly shown: Shown;
  /** On the clock of the game; undefined where that was not recorded. */
  readonly time: string | undefined;
  readonly more: number;
  readonly tookMarks: boolean;
}

/** Says what the last press of a technique’s hint does. `keeps` gives what a cell has left after it. */
export function deedWords(
  { placements, eliminations }: Pick<Instance, 'placements' | 'eliminations'>,
  puzzle: Puzzle,
  keeps: (cell: number) => number,
): { label: string; byHand: Sentence; done: Sentence } {
  const name = (cell: number) => cellName(puzzle.grid, cell);
  const symbols = (digits: readonly number[]) => listed(digits.map((digit) => symbolOf(puzzle, digit)));
  const [first] = placements;
  if (first) {
    const symbol = symbolOf(puzzle, first.digit);
    return {
      label: `Write ${symbol} in ${name(first.cell)}`,
      byHand: say`Or write it yourself: choose ${name(first.cell)} and type ${symbol}.`,
      done: say`${placed(symbol)} is in ${name(first.cell)} now.`,
    };
  }
  const byCell = [...Map.groupBy(eliminations, ({ cell }) => cell)].map(([cell, list]) => ({
    cell,
    digits: list.map(({ digit }) => digit),
  }));
  const count = eliminations.length;
  const many = count === 2 ? 'both' : `all ${count}`;
  const byDigits = [...Map.groupBy(byCell, ({ digits }) => symbols(digits))];
  const choices = byDigits.map(([digits, cells]) => `${digits} from ${listed(cells.map(({ cell }) => name(cell)))}`).join('; ');
  const struck = byCell.map(({ cell, digits }) => {
    const left = digitsOf(keeps(cell));
    return `${symbols(digits)} from ${name(cell)}, which keeps ${symbols(left)}`;
  });
  return {
    label: count === 1 ? `Strike ${symbols(byCell[0]!.digits)} from ${name(byCell[0]!.cell)}` : `Strike ${many} for me`,
    byHand: say`Or do it yourself: strike ${choices} (Strike mode, or Alt and the digit).`,
    done: say`Struck: ${struck.join('; ')}.`,
  };
}
