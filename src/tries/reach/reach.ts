import { bitOf, candidatesOf, countDigits, digitsOf, hasDigit } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';

/** What is chosen: a value of the first cell, by the least constraining value; or a cell, by the degree. */
export type Rule = 'value' | 'cell';

/** Something that could come first, and the open cells it would touch. */
export interface Choice {
  readonly name: string;
  readonly cell: number;
  /** The value it would write; 0 where a cell is chosen. */
  readonly digit: number;
  readonly reached: readonly number[];
}

export interface Position {
  readonly puzzle: Puzzle;
  readonly digits: Uint8Array;
  readonly candidates: Uint32Array;
}

/** The position after some digits, which are written as `11=4 38=3`. */
export function positionAfter(puzzle: Puzzle, written: string): Position {
  const digits = puzzle.givens.slice();
  for (const entry of written.split(' ').filter(Boolean)) {
    const [cell, digit] = entry.split('=').map(Number) as [number, number];
    digits[cell] = digit;
  }
  return { puzzle, digits, candidates: candidatesOf(puzzle, digits) };
}

/** What could come first by a rule: the values of the first cell with the fewest, or all cells that have as few. */
export function choicesOf({ puzzle, digits, candidates }: Position, rule: Rule): readonly Choice[] {
  const { grid } = puzzle;
  const open = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const valuesIn = (cell: number) => countDigits(candidates[cell]!);
  const least = Math.min(...open.map(valuesIn));
  const fewest = open.filter((cell) => valuesIn(cell) === least);
  const openPeers = (cell: number) => grid.peersOfCell[cell]!.filter((peer) => digits[peer] === 0);
  if (rule === 'cell') return fewest.map((cell) => ({ name: cellName(grid, cell), cell, digit: 0, reached: openPeers(cell) }));
  const cell = fewest[0]!;
  return digitsOf(candidates[cell]!).map((digit) => ({
    name: symbolOf(puzzle, digit),
    cell,
    digit,
    reached: openPeers(cell).filter((peer) => hasDigit(candidates[peer]!, digit)),
  }));
}

/** The one that comes first by the rule: the value that touches the fewest cells, or the cell that touches the most. */
export function firstOf(choices: readonly Choice[], rule: Rule): Choice {
  const better = (a: Choice, b: Choice) => (rule === 'value' ? a.reached.length < b.reached.length : a.reached.length > b.reached.length);
  return choices.reduce((best, choice) => (better(choice, best) ? choice : best));
}

/** The grid, with the cells that a choice touches; a value that is chosen is crossed out in them. */
export function reachScene({ puzzle, digits, candidates }: Position, choices: readonly Choice[], shown: Choice | undefined): GridScene {
  const scene = { ...emptyScene(puzzle), candidates };
  if (!shown) return { ...scene, digits, highlights: [{ cells: choices.map(({ cell }) => cell), digits: 0, hue: 0 }] };
  const written = digits.slice();
  written[shown.cell] = shown.digit;
  const crossed = shown.digit === 0 ? 0 : bitOf(shown.digit);
  return {
    ...scene,
    digits: written,
    struck: Uint32Array.from(digits, (_, cell) => (shown.reached.includes(cell) ? crossed : 0)),
    highlights: [
      { cells: choices.flatMap(({ cell }) => (cell === shown.cell ? [] : [cell])), digits: 0, hue: 0 },
      { cells: shown.reached, digits: crossed, hue: 1 },
    ],
    focus: { cell: shown.cell, digit: shown.digit, tone: 'trying', undoes: false },
  };
}
