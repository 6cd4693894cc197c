import { cellName, describeHouse, type HouseType } from '../../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, listed, type Sentence, say, startOfSentence, toned } from '../sentence.ts';
import type { HintCase } from './hints.ts';

const clashing = toned('conflict');
const strong = toned('strong');

/** A house of a full grid with a digit more than once: where, and the missing digits. */
export interface Repeat {
  readonly house: number;
  readonly digit: number;
  readonly cells: readonly number[];
  readonly lacking: readonly number[];
}

export interface FullGridWords {
  readonly title: Sentence;
  readonly sentences: readonly Sentence[];
  /** A row for each repeat: the house, its repeated digit, how often and where, and its missing digits. */
  readonly cases: readonly HintCase[];
}

const many = (type: HouseType) => (type === 'box' ? 'boxes' : `${type}s`);
const times = (count: number) => (count === 2 ? 'twice' : `${count} times`);
/** The most repeats that are named one by one. */
const MAX_NAMED = 4;

/** Returns the sentences about a full grid with these repeats, these cells whose digit the puzzle’s own marks leave out, and these cages that are wrong; without any it is right. */
export function fullGridWords(
  puzzle: Puzzle,
  repeats: readonly Repeat[],
  offMarks: readonly number[] = [],
  cages: readonly number[] = [],
): FullGridWords {
  const { grid } = puzzle;
  const everyType = [...new Set(grid.houses.map(({ type }) => `every ${type}`))];
  const inOrder = startOfSentence(listed(everyType));
  if (repeats.length === 0 && offMarks.length > 0) {
    const digits = offMarks.length === 1 ? 'digit' : 'digits';
    const cells = clashing(listed(offMarks.slice(0, MAX_NAMED).map((cell) => cellName(grid, cell))));
    return {
      title: say`Full, but not right yet`,
      sentences: [say`${inOrder} has each digit once, but the puzzle’s own pencil marks leave out the ${digits} at ${cells}.`],
      cases: [],
    };
  }
  if (repeats.length === 0 && cages.length > 0) {
    const sums = listed(
      cages.slice(0, MAX_NAMED).map((cage) => `the cage of ${puzzle.cages[cage]!.sum} at ${cellName(grid, puzzle.cages[cage]!.cells[0]!)}`),
    );
    const more =
      cages.length > MAX_NAMED
        ? ` ${counted(cages.length - MAX_NAMED, 'more cage')} ${cages.length - MAX_NAMED === 1 ? 'is' : 'are'} wrong, too.`
        : '';
    return {
      title: say`Full, but not right yet`,
      sentences: [
        say`${inOrder} has each digit once, but something is wrong in ${clashing(sums)}: the sum, or a digit that repeats.${more}`,
      ],
      cases: [],
    };
  }
  if (repeats.length === 0) return { title: say`Solved`, sentences: [say`${inOrder} has each digit once.`], cases: [] };
  const houses = [...new Set(repeats.map(({ house }) => house))];
  const types = [...Map.groupBy(houses, (house) => describeHouse(grid, house).type)];
  const count = listed(types.map(([type, list]) => counted(list.length, type, many(type))));
  const named = repeats.slice(0, MAX_NAMED);
  return {
    title: say`Full, but not right yet`,
    sentences: [
      say`${count} ${houses.length === 1 ? 'holds' : 'hold'} a digit more than once. The other ${counted(grid.cellsOfHouse.length - houses.length, 'house')} are as they should be.`,
      ...blame(puzzle, named),
    ],
    cases: named.map(({ house, digit, cells, lacking }) => ({
      when: say`${houseName(grid, house)}`,
      follows: [
        say`${clashing(symbolOf(puzzle, digit))} ${times(cells.length)}: ${listed(cells.map((cell) => cellName(grid, cell)))}`,
        say`no ${listed(lacking.map((each) => symbolOf(puzzle, each)))} at all`,
      ],
    })),
  };
}

/** If the other digit of a repeat is a given, this one is certainly wrong. */
function blame(puzzle: Puzzle, repeats: readonly Repeat[]): Sentence[] {
  const { grid, givens } = puzzle;
  const certain = new Map<number, number>();
  for (const { cells } of repeats) {
    const given = cells.find((cell) => givens[cell] !== 0);
    if (given !== undefined) for (const cell of cells) if (givens[cell] === 0) certain.set(cell, given);
  }
  const name = (cell: number) => cellName(grid, cell);
  const open = repeats.filter(({ cells }) => !cells.some((cell) => certain.has(cell)));
  return [
    ...[...Map.groupBy(certain, ([, given]) => given)].map(
      ([given, list]) =>
        say`${strong(name(given))} is given, so ${clashing(listed(list.map(([cell]) => name(cell))))} ${list.length === 1 ? 'is' : 'are'} wrong.`,
    ),
    ...(open.length > 0 ? [say`Any of the other digits that appear more than once might be wrong.`] : []),
  ];
}
