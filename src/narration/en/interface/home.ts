import { counted, type Sentence, say, toned } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the first page. */

export const heading = 'Watch an algorithm think.';
export const lede = (chapters: number) =>
  `${number(chapters)} chapters on the algorithms behind Sudoku. Every run is real and whole: step through it, scrub it, and guess what comes next.`;
export const start = 'Start with backtracking';

/** The figure at the top: four short films of real runs. */
export const hero = {
  name: 'Four runs',
  tabs: {
    backtracking: { title: 'Backtracking', short: 'Backtrack', phrase: 'guesses, and takes it back' },
    sets: { title: 'Preemptive sets', short: 'Sets', phrase: 'rules out, never guesses' },
    links: { title: 'Dancing links', short: 'Links', phrase: 'covers, and dances back' },
    annealing: { title: 'Annealing', short: 'Annealing', phrase: 'lets itself be wrong' },
  },
  play: 'Play',
  pause: 'Pause',
  previous: 'The moment before',
  next: 'The next moment',
  keys: 'Space plays, ← and → go from moment to moment.',
  /** In milliseconds. */
  length: (milliseconds: number) => `A real run, in ${Math.round(milliseconds / 1000)} seconds.`,
  moments: (count: number) => `A real run, ${counted(count, 'moment')}.`,
  whole: 'Step through all of it',
  pace: (times: number) => (times === 1 ? 'one step at a time' : `× ${number(times)}`),
  step: (position: number) => `step ${number(position)}`,
  of: (length: number) => `of ${number(length)}`,
  spoken: (sentence: string, position: number, length: number) => `${sentence} Step ${number(position)} of ${number(length)}.`,
  still: 'Without JavaScript nothing moves here: these are the moments of each run.',
};

const done = toned('done');
const trying = toned('trying');

/** What is said where the run goes too fast for the sentence of each frame. */
export const says = {
  thrashing: say`It goes on like this: try, clash, take back. The darker a cell, the more often it has been written anew.`,
  backtracked: ({
    cells,
    placed,
    takenBack,
    cell,
    times,
  }: Record<'cells' | 'placed' | 'takenBack' | 'times', number> & { cell: string }): Sentence =>
    say`${done('Solved.')} ${cells} empty cells, ${placed} placements, ${takenBack} of them taken back. ${cell} alone was written ${times} times.`,
  falling: say`Each digit written strikes more marks, until the next cell has one left.`,
  ruledOut: ({ cells, sets, struck }: Record<'cells' | 'sets' | 'struck', number>): Sentence =>
    say`${done('Solved.')} ${cells} digits written, ${counted(sets, 'set')} found, ${counted(struck, 'mark')} struck by them, and not one digit taken back.`,
  /** What the list of headers begins with. */
  root: 'the root',
  remembers: (column: string, left: string, right: string): Sentence =>
    say`${trying(column)} is out of its list, but nobody has touched its own two links: they lead to ${left} and to ${right}. ${trying('It still knows where it stood.')}`,
  covering: say`Column after column is covered, and uncovered where it leads nowhere.`,
  restored: ({ unlinked, solutions }: Record<'unlinked' | 'solutions', number>): Sentence =>
    say`${done('All found:')} ${counted(solutions, 'solution')}. Nodes were taken out ${unlinked} times and put back ${unlinked} times, and every link is again as it was at the start.`,
  larger: ({ rows, columns, ones, given }: Record<'rows' | 'columns' | 'ones' | 'given', number>): Sentence =>
    say`A Sudoku is the same thing, larger: ${rows} rows, ${columns} columns, ${ones} ones. Its ${given} givens are rows that must be chosen.`,
  choosing: say`Each row that is chosen is a digit, and each column that it covers is a promise kept.`,
  covered: ({ chosen, columns }: Record<'chosen' | 'columns', number>): Sentence =>
    say`${done('Solved.')} ${chosen} rows cover each of the ${columns} columns once. Those rows are the digits.`,
  cooling: ({ from, to, chains }: { from: string; to: string; chains: number }): Sentence =>
    say`${counted(chains, 'chain')} of swaps, from temperature ${from} down to ${to}. What is worse is often kept.`,
  freezing: ({ from, to, first, last }: Record<'from' | 'to' | 'first' | 'last', string>): Sentence =>
    say`Colder still, from ${from} to ${to}. At first ${first} of the swaps are worse and kept, at the end ${last}.`,
};

/** One puzzle, several runs, on one axis. */
export const rhythms = {
  heading: 'One puzzle, four rhythms',
  about: (puzzle: string) => `${puzzle}, by the number of digits that each writes until it is done.`,
  names: { 'preemptive-sets': 'Preemptive sets', 'dancing-links': 'Dancing links', backtracking: 'Backtracking', annealing: 'Annealing' },
  takenBack: (count: number) => (count === 0 ? 'none taken back' : `${number(count)} taken back`),
  swaps: 'two for each swap kept',
  digits: 'digits, solved',
  /** After a number of digits, of so many in all. */
  of: (written: number) => `of ${number(written)} digits`,
  clock: 'Digits that each has written so far',
  /** What the clock shows. */
  at: (digits: number, solved: number, runs: number) => `${counted(digits, 'digit')} each, ${solved} of ${runs} solved`,
  /** A tick of the axis; short where there is little room. */
  tick: (value: number) => (value === 1_000_000 ? '1 million' : number(value)),
  shortTick: (value: number) => (value >= 1_000_000 ? `${value / 1_000_000} M` : value >= 10_000 ? `${value / 1000} k` : number(value)),
  note: (seed: string) =>
    `Across: digits written, each line ten times the one before. Up: cells filled; for annealing, which never has an empty one, cells that are right. Its run is that of seed ${seed}: with another it writes more, or fewer.`,
  yours: 'Try yours',
};
