import { digitsOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, listed, type Sentence, say, startOfSentence, toned } from '../sentence.ts';

const placed = toned('placed');
const clashing = toned('conflict');
const strong = toned('strong');
/** Words around the techniques: what a hint says where none is due, and what its last press does. */
export const hintWords = {
  wrongDigit: (puzzle: Puzzle, { cell, digit }: CellDigit, { clashes, move, moves, more, tookMarks }: WrongDigit) => ({
    title: say`${clashing(symbolOf(puzzle, digit))} at ${cellName(puzzle.grid, cell)} is wrong`,
    sentences: [
      clashes
        ? say`It stands twice in a house, and every hint would build on it.`
        : say`It breaks no rule, so nothing showed. But the answer has another digit here, and every hint would build on it.`,
      move > 0 ? say`You wrote it as move ${move} of ${moves}.` : [],
      more > 0 ? say`After it, ${counted(more, 'more digit')} of yours ${more === 1 ? 'is' : 'are'} wrong.` : [],
      say`The right digit isn’t told.`,
    ].filter(({ length }) => length > 0),
    label: `Take ${symbolOf(puzzle, digit)} back`,
    byHand: say`Or clear ${cellName(puzzle.grid, cell)} yourself.`,
    done: say`${symbolOf(puzzle, digit)} is out of ${cellName(puzzle.grid, cell)}${tookMarks ? ', and the marks that it had taken away are back' : ''}.`,
  }),
  missingMark: (puzzle: Puzzle, cells: readonly number[], marked: boolean) => {
    const [first, ...others] = cells.map((cell) => cellName(puzzle.grid, cell));
    const all = others.length === 0 ? first! : `these ${cells.length} cells`;
    return {
      title: marked ? say`A mark is missing at ${strong(first!)}` : say`Too much was struck at ${strong(first!)}`,
      sentences: [
        marked
          ? say`The answer’s digit is not among the marks there, and every hint would build on them.`
          : say`The answer’s digit was struck there, and every hint would build on that.`,
        ...(others.length > 0 ? [say`The same holds for ${listed(others)}.`] : []),
        say`Which digit it is isn’t told.`,
      ],
      label: `Mark ${all} afresh`,
      byHand: say`Or add the mark yourself.`,
      done: say`${startOfSentence(all)} ${others.length === 0 ? 'shows' : 'show'} again all that the digits in the grid leave.`,
    };
  },
  guess: (puzzle: Puzzle, cell: number, digit: number) => ({
    title: say`Here one has to guess`,
    sentences: [
      say`None of the techniques that this site knows helps any more. It is not your fault: the puzzle is beyond them.`,
      say`Try a digit where few are left and go on: undo takes you back. Or let a cell be filled from the answer.`,
    ],
    label: `Fill ${cellName(puzzle.grid, cell)} for me`,
    byHand: [] as Sentence,
    done: say`${cellName(puzzle.grid, cell)} is ${placed(symbolOf(puzzle, digit))}: that is from the answer, no technique shows it.`,
  }),
  solved: { title: say`The puzzle is solved`, sentences: [say`There is nothing left to find.`] },
};

/** About a wrong digit: whether it breaks a rule, which of how many moves wrote it (0 for unknown), whether that took marks away, how many more are wrong. */
interface WrongDigit {
  readonly clashes: boolean;
  readonly move: number;
  readonly moves: number;
  readonly more: number;
  readonly tookMarks: boolean;
}

/** What the last press of a technique’s hint does. `marks` are the reader’s, indexed by cell; `keeps` gives what a cell has left after it. */
export function deedWords(
  { placements, eliminations }: Pick<Instance, 'placements' | 'eliminations'>,
  puzzle: Puzzle,
  marks: ArrayLike<number>,
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
      done: say`${placed(symbol)} stands in ${name(first.cell)}.`,
    };
  }
  const byCell = [...Map.groupBy(eliminations, ({ cell }) => cell)].map(([cell, list]) => ({
    cell,
    digits: list.map(({ digit }) => digit),
  }));
  const count = eliminations.length;
  const many = count === 2 ? 'both' : `all ${count}`;
  const marked = byCell.filter(({ cell }) => marks[cell] !== 0);
  const unmarked = byCell.filter(({ cell }) => marks[cell] === 0);
  const ways = [
    ...marked.map(({ cell, digits }) => `rub out ${symbols(digits)} at ${name(cell)}`),
    ...unmarked.map(({ cell }) => `mark ${symbols(digitsOf(keeps(cell)))} at ${name(cell)}`),
  ];
  const struck = byCell.map(({ cell, digits }) => {
    const left = digitsOf(keeps(cell));
    return `${symbols(digits)} from ${name(cell)}, which keeps ${symbols(left)}`;
  });
  return {
    label: count === 1 ? `Strike ${symbols(byCell[0]!.digits)} from ${name(byCell[0]!.cell)}` : `Strike ${many} for me`,
    byHand: say`Or do it yourself: ${ways.join('; ')}.`,
    done: say`Struck: ${struck.join('; ')}.`,
  };
}
