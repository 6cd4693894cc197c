import { counted, countedFirst, inWords, type Sentence, say, toned } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the first page. */

export const heading = 'Watch an algorithm think.';
export const lede = (chapters: number) =>
  `${countedFirst(chapters, 'chapter')} on the algorithms behind Sudoku. Step through real runs, and guess what comes next.`;
export const start = 'Start with the first chapter';
/** Under the buttons, as markup: `base` is the address of the site. */
export const begin = (base: string) =>
  `If you know Sudoku, skim the first chapter for its terms and go on to <a href="${base}chapters/backtracking/">backtracking</a>. Not sure where to begin? The <a href="${base}chapters/">list of chapters</a> suggests routes. If you teach, you can <a href="${base}lesson/">write a lesson</a> with figures, votes and worksheets.`;

/** The figure at the top: four short films of real runs. */
export const hero = {
  name: 'Four runs',
  tabs: {
    backtracking: { title: 'Backtracking', short: 'Backtrack', phrase: 'guesses, and backs up' },
    sets: { title: 'Preemptive sets', short: 'Sets', phrase: 'two cells reserve two digits' },
    links: { title: 'Dancing links', short: 'Links', phrase: 'takes out and puts back' },
    annealing: { title: 'Annealing', short: 'Annealing', phrase: 'allows itself to be wrong' },
  },
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous moment',
  next: 'Next moment',
  keys: 'Play (Space). ← and → change the moment. You can also drag along the run.',
  film: (runs: number) => `${countedFirst(runs, 'real run')}, cut to a film.`,
  moments: (count: number, runs: number) => `${countedFirst(runs, 'real run')} in ${counted(count, 'moment')}.`,
  whole: 'Step through the whole run',
  pace: (times: number) => (times === 1 ? 'one step at a time' : `× ${number(times)}`),
  step: (position: number) => `step ${number(position)}`,
  of: (length: number) => `of ${number(length)}`,
  spoken: (sentence: string, position: number, length: number) => `${sentence} Step ${number(position)} of ${number(length)}.`,
  /** What the drawings show, under each film. */
  legends: {
    backtracking:
      'Bold digits are given, and the search wrote the blue ones. A digit in an amber frame is on trial. The search depth is the number of blue digits. A step is a move to a cell, a digit tried, a clash or a digit taken back.',
    sets: 'Small digits are candidates: what a cell can still be. A preemptive set is a group of cells that need all their digits for themselves, and the row, column or box they share is tinted. The line counts the candidates left. It’s flat at 0 until they’ve been written in.',
    links:
      'Each square is a 1 in the matrix, and the arrows are its links. A letter heads a column, and the number beside it counts the 1s still there. Faint squares have been taken out. While a column is being covered or uncovered, the label at the left names it. The curve shows the search depth, the number of rows chosen.',
    annealing:
      'The energy counts the digits missing from rows and columns. A pink digit occurs more than once in its row or column. The blue line is the energy, in its pale band of lows and highs, and the green line is the best so far. Purple shows how many worse swaps were kept, and the bar below it is the temperature.',
  },
  /** The same under the Sudoku that follows the links. */
  laterLegend:
    'Above, each dot is a 1 of the matrix, which has a row for each digit in each cell. A faint dot can’t be chosen any more. Below it, the grid shows the digits whose rows are chosen.',
  /** The question that a film opens on, and what is said to each answer where all digits are wrong. `first` was written first and `last` last. */
  ask: {
    question: 'The search wrote the blue digits from left to right. Which one does it take back first? Press it.',
    verdict: (digit: string, { last, first, step, wrong }: Record<'last' | 'first', string> & Record<'step' | 'wrong', number>) =>
      `${digit === last ? `Right, ${last}` : `Not ${digit}, but ${last}`}, the last one it wrote. In fact all ${inWords(wrong)} are wrong, but the search can’t know that. It gets back to the first, ${first}, only at step ${number(step)}.`,
    watch: 'Press Play: the film pauses there.',
  },
  /** After the end of a film: leads to the film with this title. */
  nextFilm: (title: string) => `Next: ${title}`,
  still: 'These are the main moments of each run. With JavaScript, they play as a film.',
};

const done = toned('done');
const trying = toned('trying');
const logic = toned('logic');
const removed = toned('removed');

/** What is said while the run is too fast for the sentence of each frame. */
export const says = {
  deadEnd: (cell: string): Sentence => say`${toned('conflict')('Dead end.')} None of the nine digits fits in ${trying(cell)}.`,
  thrashing: say`It goes on like this: try, clash, take back. Cells that are rewritten again and again get darker.`,
  backAtFirst: ({ cell, digit, step }: Record<'cell' | 'digit', string> & { step: number }): Sentence =>
    say`Back at the first digit: the search takes ${removed(digit)} back from ${cell}. All ${number(step)} steps so far went into that one wrong digit.`,
  backtracked: ({
    cells,
    placed,
    takenBack,
    cell,
    times,
  }: Record<'cells' | 'placed' | 'takenBack' | 'times', number> & { cell: string }): Sentence =>
    say`${done('Solved.')} ${cells} empty cells, ${placed} placements, ${takenBack} of them taken back. ${cell} alone was written ${times} times.`,
  marked: ({ written, marks }: Record<'written' | 'marks', number>): Sentence =>
    say`${countedFirst(written, 'digit')} had only one place left in a row, column or box. Now mark what every open cell can still be: ${counted(marks, 'candidate')}.`,
  pair: ({
    cells,
    digits,
    either,
    houses,
    left,
    cell,
  }: Record<'cells' | 'digits' | 'either' | 'houses' | 'left' | 'cell', string>): Sentence =>
    say`${cells} can only be ${logic(digits)}, so no other cell in ${houses} can be ${either}. That leaves ${logic(left)} for ${cell}.`,
  struck: ({ cell, digit, needs }: Record<'cell' | 'digit' | 'needs', string>): Sentence =>
    say`${cell} can’t be ${removed(digit)}, because ${needs} need it.`,
  last: ({ cell, digit }: Record<'cell' | 'digit', string>): Sentence =>
    say`${cell} has one candidate left: ${logic(digit)}. Write it, and strike it from every cell in its row, column and box.`,
  falling: say`Each digit written strikes more candidates, until some cell has only one left.`,
  ruledOut: ({ cells, sets, struck }: Record<'cells' | 'sets' | 'struck', number>): Sentence =>
    say`${done('Solved.')} ${cells} digits written and not one taken back. ${countedFirst(sets, 'set')} struck ${counted(struck, 'candidate')}.`,
  /** What is to be done, before the first step. */
  task: say`Each square is a 1. The task: choose rows that together have exactly one 1 in each column. A Sudoku is such a task, too, as the end shows.`,
  /** What the list of headers begins with. */
  root: 'the root of the list',
  remembers: (column: string, left: string, right: string): Sentence =>
    say`${trying(column)} is out of its list, but its own two links haven’t changed. They still lead to ${left} and ${right}. ${trying('It still knows where it was.')}`,
  /** Why its rows go out with a column, and that they come back. */
  leaving: (column: string): Sentence =>
    say`Only one of the rows with a 1 in ${trying(column)} can be chosen, so all of them are taken out of the other columns.`,
  returning: (column: string): Sentence => say`The rows with a 1 in ${trying(column)} come back, in the opposite order.`,
  covering: say`Columns that have their 1 are covered. If that leads nowhere, they’re uncovered again, and another row is tried.`,
  goingOn: say`There could be another solution, so it goes on: everything is uncovered again, the last column first.`,
  /** `rows` by their names: the letters of the columns that they cover. */
  found: (rows: string): Sentence => say`${done('A solution.')} Rows ${rows} together cover each column once.`,
  restored: ({ unlinked, solutions }: Record<'unlinked' | 'solutions', number>): Sentence =>
    say`${done('All found:')} ${counted(solutions, 'solution')}. Nodes were taken out ${unlinked} times and put back ${unlinked} times, and now every link is back to how it was at the start.`,
  larger: ({ rows, columns, ones, given }: Record<'rows' | 'columns' | 'ones' | 'given', number>): Sentence =>
    say`A Sudoku is the same kind of problem, only larger: ${rows} rows, ${columns} columns, ${ones} ones. Its ${given} givens are rows that must be chosen.`,
  choosing: say`Each row chosen is a digit in a cell. It covers four columns: the cell is filled, and its row, column and box have the digit.`,
  covered: ({ chosen, columns }: Record<'chosen' | 'columns', number>): Sentence =>
    say`${done('Solved.')} ${chosen} rows cover each of the ${columns} columns once. Those rows are the digits.`,
  /** A swap that raises the energy, and is kept. */
  keptWorse: ({
    delta,
    temperature,
    share,
    energy,
  }: { temperature: string; share: string } & Record<'delta' | 'energy', number>): Sentence =>
    say`The energy rises by ${delta}. At temperature ${temperature}, ${share} of the swaps that raise it by that much are kept, and ${toned('worse')('this one is, too')}. The energy is now ${energy}.`,
  cooling: ({ from, to, chains }: { from: string; to: string; chains: number }): Sentence =>
    say`Swaps come in chains, each at one temperature. Over the next ${counted(chains, 'chain')} the temperature falls from ${from} to ${to}. Worse swaps are often kept.`,
  /** One swap in so many is worse and kept, at the first temperature and at the last. */
  freezing: ({ from, to, first, last }: Record<'from' | 'to', string> & Record<'first' | 'last', number>): Sentence =>
    say`It gets colder still, from ${from} to ${to}. At first, one swap in ${inWords(first)} makes the grid worse and is kept. By the end, it’s only one in ${last}.`,
  annealed: (swaps: number): Sentence =>
    say`${done('Solved')} after ${counted(swaps, 'swap')} tried. No digit is missing from any row or column.`,
};

/** One puzzle, several runs, on one axis. */
export const rhythms = {
  heading: 'One puzzle, four ways to solve it',
  about: 'The puzzle is number 301 in a book by Will Shortz. All four runs end with the same grid.',
  /** What the shortest run and the longest need. */
  range: (least: number, most: number) => `One needs ${number(least)} tries to get there, and another ${number(most)}.`,
  /** Before anything is told; each run has a button. */
  ask: 'A try is a digit written or, for annealing, a swap tried. Which of the four needs the most tries? Press your guess.',
  guess: 'The most?',
  guessOf: (name: string) => `${name} needs the most tries`,
  /** While the runs race. */
  guessed: (name: string) => `You guessed ${name.toLowerCase()}.`,
  /** The guess, and the run that needed the most. */
  verdict: (guess: string, guessed: number, name: string, most: number) =>
    guess === name
      ? `Right: ${name.toLowerCase()} needs the most tries, ${number(most)}.`
      : `You guessed ${guess.toLowerCase()}, which needs ${number(guessed)} tries. ${name} needs the most, ${number(most)}.`,
  /** After the verdict, where a run that swaps digits needs the most. */
  why: (swappedBack: number) =>
    `It draws its swaps at random: ${number(swappedBack)} of them made the grid worse, and it swapped them back.`,
  soFar: 'tries so far',
  /** What the small grid shows. */
  puzzle: 'The givens of the puzzle',
  see: 'See all four runs in Compare',
  names: { 'preemptive-sets': 'Preemptive sets', 'dancing-links': 'Dancing links', backtracking: 'Backtracking', annealing: 'Annealing' },
  takenBack: (count: number) => (count === 0 ? 'none taken back' : `${number(count)} taken back`),
  swappedBack: (count: number) => `${number(count)} swapped back`,
  toSolve: 'tries to solve it',
  /** After a number of tries, of so many in all. */
  of: (tries: number) => `of ${number(tries)} tries`,
  clock: 'Tries each has made so far',
  /** The button beside the slider. */
  run: 'Run all four',
  pause: 'Pause',
  goOn: 'Go on',
  /** What the clock shows. */
  at: (tries: number, solved: number, runs: number) => `${counted(tries, 'try', 'tries')} each, ${solved} of ${runs} solved`,
  /** A tick of the axis; short where there is little room. */
  tick: (value: number) => (value === 1_000_000 ? '1 million' : number(value)),
  shortTick: (value: number) => (value < 10_000 ? number(value) : number(value, { notation: 'compact' })),
  note: (seed: string) =>
    `The axis is logarithmic: each grid line stands for ten times as many tries as the one before. The height is the share of the open cells that are filled, rightly or wrongly. Annealing never has an empty cell, so its height is the share that are right. Where a run jumps about, the line follows its highs, and the shading reaches down to its lows. Annealing depends on chance: this is one of its runs, with random seed ${seed}.`,
  yours: 'Try your puzzle',
};
