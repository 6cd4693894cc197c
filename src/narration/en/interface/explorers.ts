import { countDigits } from '../../../engine/candidates.ts';
import { counted, listed, startOfSentence } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the things to try in the text of chapters. Names of cells and houses come as they are called. */

export const houseExplorer = {
  outline: 'Outline',
  outlines: { peers: 'All three', row: 'Row', column: 'Column', box: 'Box' },
  marks: 'Candidates of every cell',
};

export const exploredCell = {
  grid: 'A grid you can move around in with the arrow keys',
  given: (cell: string, given: string, peers: number) =>
    `${cell} has the given ${given}. None of its ${counted(peers, 'peer')} may have another ${given}.`,
  empty: (cell: string, peers: number) => `${cell} is empty and sees ${counted(peers, 'other cell')}.`,
  held: (house: string, symbols: readonly string[]) =>
    `Its ${house} ${symbols.length === 0 ? 'has no other digit' : `has ${listed(symbols)}`}.`,
  left: (symbols: readonly string[]) =>
    symbols.length === 0
      ? 'Together they rule out every candidate.'
      : `Together they leave it ${counted(symbols.length, 'candidate')}: ${listed(symbols)}.`,
};

export const bitWords = {
  head: { set: 'Set', digits: 'Digits', word: 'As a word, bit 0 left' },
  set: 'set',
  digitIn: (digit: number, set: string) => `${digit} in ${set}`,
  both: 'in both',
  either: 'in either',
  onlyFirst: 'in a only',
  smallest: 'the smallest of a',
  withoutSmallest: 'a without its smallest',
};

/** The ways in which a digit can have its rows in a band; rows and boxes are numbered from 1, `box` is the first of the three. */
export const configurations = {
  way: (rows: readonly number[], box: number) => listed(rows.map((row, at) => `row ${row} in box ${box + at}`)),
  fits: 'still possible',
  fails: 'ruled out',
  caption: (digit: number, band: number, left: number) =>
    `Six ways to choose three rows for the ${digit} in band ${band + 1}. The dark little rows are the chosen ones, and the shaded ones have room as well. A cross marks a chosen row without room, which rules its way out, so ${left === 1 ? 'one configuration is' : `${left === 2 ? 'two' : left} configurations are`} left.`,
};

/** The words that keep the matrix of a Sudoku as sets of bits. */
export const coverWords = {
  label: (cleared: number, all: number) => `${all} words, three for each box; ${cleared} of them are shaded`,
  word: (box: number, from: number, to: number) => `box ${box}: ${from}–${to}`,
  caption: (cell: string, digit: number, cleared: number) =>
    `The words of the program Sets of bits. Each holds the 27 rows of three digits in one box. When ${digit} is placed at ${cell}, the rows that clash with it are in the ${cleared === 7 ? 'seven' : cleared} shaded words.`,
};

const littleRow = (place: number, band: number) => `row ${3 * band + (place % 3) + 1} of box ${3 * band + Math.floor(place / 3) + 1}`;
/** Words of nine digits added up: where each has room in the little rows of a band. */
export const roomSums = {
  room: 'room for',
  box: (box: number) => `box ${box + 1}`,
  row: (row: number) => `r${row + 1}`,
  digit: (digit: number) => `the ${digit}`,
  planes: ['ones', 'twos', 'fours', 'eights'],
  counts: 'how many',
  back: 'Back',
  next: 'Add the next word',
  all: 'All at once',
  again: 'Start again',
  said(
    band: number,
    added: number,
    { carries }: { readonly carries: readonly number[] },
    triads: readonly {
      readonly place: number;
      readonly digits: readonly number[];
      readonly gone: readonly { readonly digit: number; readonly place: number }[];
    }[],
  ): string {
    if (added === 0)
      return 'A 1 means that the digit still has a possible cell in that little row of three. Add the nine words one by one, and watch the ones, twos and fours.';
    const [twos, fours] = [countDigits(carries[0] ?? 0), countDigits(carries[1] ?? 0)];
    const places = (count: number) => counted(count, 'place');
    const carried =
      twos === 0
        ? 'None of its ones meets another one, so there’s no carry.'
        : `In ${places(twos)} it meets a one. Both ones become 0, and a two is carried.${fours === 0 ? '' : ` In ${fours === twos ? (fours === 1 ? 'that one' : 'all of them') : fours} that two meets a two, so a four is carried.`}`;
    if (added < 9) return `The ${added} is added. ${carried}`;
    const found = triads.map(
      ({ place, digits, gone }) =>
        `In ${littleRow(place, band)} exactly three digits have room, ${listed(digits.map(String))}, so they fill it. That’s why ${listed([...new Set(gone.map(({ digit }) => String(digit)))])} ${gone.length === 1 ? 'loses its other bit' : `${new Set(gone.map(({ digit }) => digit)).size === 1 ? 'loses' : 'lose'} ${gone.length} bits`} in that box and row, crossed out in the table.`,
    );
    return ['All nine words are added.', ...found].join(' ');
  },
};

/** What may and must be in some cells of a cage. */
export const sumWord = {
  head: (cells: number, sum: number) => `${sum} in ${cells} cells`,
  digits: 'Digits',
  word: 'As a word, bit 0 left',
  left: 'left for them',
  may: 'may be in them',
  must: 'must be in them',
  digit: (digit: number) => `${digit} is left`,
  said: (combinations: readonly (readonly number[])[]) =>
    combinations.length === 0
      ? 'No combination is left. The word is empty, which means a dead end.'
      : `${counted(combinations.length, 'combination')}: ${combinations.map((each) => each.join(' + ')).join(', ')}.`,
};

export const occupancy = {
  title: 'Put 1, 2 and 6 wherever you like',
  start: 'The three outlined cells have only 1, 2 and 6 between them.',
  howTo: 'Drag a digit into a cell, or choose it and then the cell. Start with a cell outside the set.',
  again: 'Start again',
};

export const occupied = {
  /** A digit with the cell that it is in, if it is in one. */
  number: (value: string | number, cell?: string) => `Digit ${value}, ${cell === undefined ? 'not placed' : `in ${cell}`}`,
  impossible: (cell: string, markup: string) => `${cell} can’t be that digit. Its candidates are ${markup}.`,
  outside: (away: readonly { readonly number: string; readonly cell: string }[], left: readonly string[], open: readonly string[]) =>
    `With ${listed(away.map((each) => `${each.number} at ${each.cell}`))}, there ${left.length === 1 ? 'is' : 'are'} only ${listed(left)} left for ${['', '', 'two', 'three'][open.length] ?? open.length} cells that can’t have anything else. At least one of them stays empty. So the set needs all its digits inside.`,
  empty: (cell: string, markup: readonly string[], away: readonly { readonly number: string; readonly cell: string }[]) =>
    `${cell} stays empty: ${listed(markup)} ${markup.length === 1 ? 'was' : 'were'} all it could have, and ${markup.length === 1 ? 'it’s' : 'they’re'} elsewhere now. ${away.length === 0 ? 'There’s another way to share them out inside the set.' : `The set lost what was put outside: ${listed(away.map((each) => `${each.number} at ${each.cell}`))}.`}`,
  missing: (count: number) => `So far so good. ${count === 1 ? 'One digit is' : `${count} digits are`} left to place.`,
  full: 'All three cells are full, and all three digits are used. Whichever way you fill the set, no 1, 2 or 6 is left for a cell outside, so they’re struck there.',
};

/** Two searches side by side, choice by choice. */
export const sameChoices = {
  place: 'move',
  runs: ['Backtracking', 'Links, leftmost column'],
  /** How each of the two says the same. */
  choice: (digit: string, cell: string, isBack: boolean) =>
    isBack ? [`${digit} back from ${cell}`, `${cell} = ${digit} back`] : [`${digit} into ${cell}`, `${cell} = ${digit}`],
  caption: (all: number) =>
    `The moves around the first one that takes a digit back. When this page was built, all ${number(all)} moves of the two runs were compared, and no two differ.`,
};

const plus = (numbers: readonly number[]) => numbers.join(' + ');
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The arithmetic of a region of a killer. Numbers are sums; cells and houses are called by their names. */
export const region = {
  none: 'Choose a house, or several of one kind.',
  mustBe: (houses: readonly string[], sum: number) => {
    const names = listed(houses);
    return `${startOfSentence(names)} must add up to ${houses.length === 1 ? sum : `${houses.length} × ${sum / houses.length} = ${sum}`}.`;
  },
  inside: (cages: readonly number[]) =>
    cages.length === 0
      ? 'No cage is wholly inside.'
      : `The cages wholly inside: ${plus(cages)}${cages.length > 1 ? ` = ${total(cages)}` : ''}.`,
  filled: (agrees: boolean) =>
    agrees ? 'These cages fill it, and the sums agree.' : 'These cages fill it, but the sums don’t agree, so the puzzle has no solution.',
  left: (cells: readonly string[], sum: number, inside: number) =>
    `That leaves ${listed(cells)} inside, so ${cells.length === 1 ? 'it is' : 'they add up to'} ${sum} − ${inside} = ${sum - inside}.`,
  reachOut: (inside: number, crossing: readonly number[], cells: readonly string[], together: number, sum: number) =>
    `Now from outside: with the ${crossing.length === 1 ? 'cage that reaches' : `${crossing.length} cages that reach`} out, the cages make ${inside > 0 ? `${inside} + ` : ''}${plus(crossing)}${inside > 0 || crossing.length > 1 ? ` = ${together}` : ''}. So ${cells.length === 1 ? `${cells[0]} outside is` : `the cells outside, ${listed(cells)}, add up to`} ${together} − ${sum} = ${together - sum}.`,
};

export const seedRuns = {
  title: (seeds: number) => `Same puzzle, ${seeds} seeds`,
  puzzle: 'Puzzle',
  go: (seeds: number) => `Run ${seeds} seeds`,
  stop: 'Stop',
  done: 'Runs done',
  drawing: 'Swaps tried until solved, one dot per run, on a logarithmic scale',
  /** What a set of runs is called: 'Wikipedia example, cooling factor 0.9'. */
  set: (puzzle: string, settings: readonly string[]) => [puzzle, ...settings].join(', '),
  setting: (label: string, value: string) => `${label[0]!.toLowerCase()}${label.slice(1)} ${Number(Number(value).toPrecision(4))}`,
  earlier: 'Earlier sets, on the same scale',
  before: 'Each dot will be one run: how many swaps it tried before the grid was solved.',
  noScript: 'This experiment needs JavaScript. The chart in this chapter shows such runs, made when the site was built.',
};

/** What has come of many seeds; `proposals` and `starts` are those of the runs that solved the puzzle, where any did. */
export const seedsSoFar = (
  done: number,
  wanted: number,
  stopped: boolean,
  solved: number,
  proposals?: { readonly median: number; readonly least: number; readonly most: number; readonly quickest: number },
  starts?: { readonly median: number; readonly least: number; readonly most: number },
): string => {
  const parts = [`${done} of ${wanted} runs${stopped ? ', stopped' : ''}`, `${solved} solved`];
  if (proposals) {
    const { median, least, most, quickest } = proposals;
    parts.push(`median ${number(Math.round(median))} swaps`, `from ${number(least)} (seed ${quickest}) to ${number(most)}`);
  }
  if (starts) {
    const { median, least, most } = starts;
    parts.push(
      least === most ? `${counted(least, 'start')} each` : `starts: median ${number(median)}, from ${number(least)} to ${number(most)}`,
    );
  }
  return `${parts.join('; ')}.`;
};

/** Of one dot among many seeds. */
export const seedTold = ({ seed, proposals, starts }: { readonly seed: number; readonly proposals: number; readonly starts?: number }) =>
  `seed ${seed}: ${number(proposals)} swaps${starts === undefined ? '' : `, ${counted(starts, 'start')}`}`;

/** The captions of three puzzles that are really the same. */
export const housesOfCell = {
  row: (row: number) => `row ${row}`,
  column: (column: number) => `column ${column}`,
  box: (box: number) => `box ${box}`,
  says: (cell: string, row: number, column: number, box: number) =>
    `An empty grid with the three houses of ${cell}: row ${row}, column ${column} and box ${box}. The boxes are numbered in reading order.`,
};

export const sameGrids = ['A puzzle', '1 and 2 swapped', 'Turned on its side, too'] as const;
