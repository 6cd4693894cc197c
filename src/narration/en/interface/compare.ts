import { groupBy } from '../../../engine/group-by.ts';
import { counted, either, inWords, listed, startOfSentence, withArticle } from '../../sentence.ts';
import { number, roughly } from './language.ts';

/** Words of the comparison, and of its page. */

/** What runs write: digits into a grid, or the rows that they choose of an exact cover problem. */
type Unit = 'digit' | 'row';

const units = {
  digit: { verb: 'wrote', noun: 'digit', written: 'written', writes: 'writes', write: 'write' },
  row: { verb: 'chose', noun: 'row', written: 'chosen', writes: 'chooses', write: 'choose' },
};

/** 'digits written', 'rows chosen'. */
const unitsWritten = (unit: Unit) => `${units[unit].noun}s ${units[unit].written}`;
/** '40 digits written', '1 row chosen'. */
const amountWritten = (amount: number, unit: Unit) => `${counted(amount, units[unit].noun)} ${units[unit].written}`;
/** At the head of a column or beside a sentence: 'Digits written'. */
const headWritten = (unit: Unit) => startOfSentence(unitsWritten(unit));

export const description = 'One puzzle, several algorithms, side by side.';
export const lede =
  'One puzzle, several algorithms, side by side: which of them needs the fewest digits, where do they first differ, and why?';
export const stepThrough = 'Step through it';
/** In its place, of a run that was brought: it is in no chapter. */
export const openTrace = 'Open its trace in the workshop';
export const sideBySide = 'Runs side by side';
export const alignOn = 'Align on';
/** Before what is said of a moment that another measure wouldn’t show. */
export const alignedAnew = (unit: Unit) => `The runs are aligned on ${unitsWritten(unit)} now. `;
export const whereTheyPart = 'Next difference';
export const whereTheyPartKey = 'Go to the next difference between the runs (])';
export const stopRuns = 'Stop the runs';
export const addRun = 'Add a run';
/** Beside that button, dimmed. */
export const fourAtMost = 'Four runs at most';
export const addTrace = 'Add your program’s trace';
/** The other runs have followed a trace to its puzzle. */
export const tracesPuzzle = 'This is the trace’s puzzle. The other runs solve it too.';
/** The heading of the chart, before the name of a measure. */
export const progressTitle = (unit: Unit) =>
  unit === 'row' ? 'Rows of the solution that are chosen, by' : 'Cells that have their final digit, by';
export const timeOfAll = 'Common clock of all runs';
/** The buttons that bring a run into sight where there is room for one. */
export const shownRun = 'Run shown';
/** How far a run is: so many of all cells have their final digit, or so many rows of the solution are chosen. */
export const rightOf = (right: number, all: number) => `${right} of ${all}`;
export const wholeRuns = 'The complete runs';
/** In place of what whole runs took, until it is told. */
export const toldLater = 'What each run cost appears here once you’ve bet, or once all runs have been played to their end.';
/** 'Neither A nor B', 'None of A, B and C'. */
const noneOf = (runs: readonly string[]) => (runs.length === 2 ? `Neither ${runs.join(' nor ')}` : `None of ${listed(runs)}`);

/** What the link to a comparison leads to. */
export const thisMoment = 'this moment';
/** After what is said of the link. */
export const leftOut = (letter: string) => ` Run ${letter} isn’t in it, because a link can’t hold a trace.`;
export const noScript =
  'Three runs of one puzzle. The table says what each of them took. With JavaScript you can step through them, and choose other puzzles and algorithms.';
export const aboutTitle = 'What this compares';
/** Paragraphs, as markup; `timesLink` leads to where times are measured. */
export const about = (timesLink: string, formatLink: string, formatTitle: string): readonly string[] => [
  'A step means something different in each algorithm, so by default the runs are aligned on the digits they have written. Play moves evenly along the logarithmic axis, so the digits come faster and faster, and even a run of a million digits is over in seconds.',
  '<b>Digits written</b> counts every digit placed in a cell, including wrong ones and those taken back later. Every one of these algorithms writes digits, so that’s the best thing to compare searches by. Annealing and the other local searches fill the grid at random and then swap digits. Each filling of the grid counts as one digit, and so does each swap tried, whether it’s kept or not. The technique ladder writes only what it’s sure of: when it has to guess, it tries the digit without writing it down. <b>Steps taken</b> counts everything that a chapter’s figure can show, such as comparisons, strikes and links. The size of a step differs from one algorithm to the next, so step counts help you follow one run, but you can’t compare two runs by them. <b>Share of each run</b> makes all runs end together. If a run is very long, the page keeps its first twenty million steps and only counts the others, so its picture stops there while its count goes on.',
  'Algorithm X and dancing links can also place queens and pentominoes. These are exact cover problems: each is a matrix, and a solution is a choice of its rows. Such runs are aligned on the <b>rows chosen</b>, including those taken back later. Each run shows its matrix, and beside it the board, where there is one. If the matrix has hundreds of rows, it shows the board alone.',
  `<b>Colours.</b> In the grids, bold digits are given and blue ones were written by the algorithm. Green ones are those that a search didn’t have to guess, because they follow from the digits that were there.`,
  `<b>Your own program.</b> The menu with the three dots can add a run of a program of yours, from its trace: a text file with one step of the run on each line, as JSON. The format is explained in the reference, under <a href="${formatLink}">${formatTitle}</a>.`,
  `None of these measures is time. Before it writes a digit, backtracking only looks for the same digit in the row, the column and the box, while dancing links rearranges whole columns for one digit. The table shows how many steps each algorithm needed, but draws no bars for them, because steps of two algorithms aren’t comparable. Times are measured in ${timesLink}.`,
];

/** Keys of a comparison, as markup, with what each does. */
export const keyList: readonly (readonly [keys: string, action: string])[] = [
  ['<kbd>Space</kbd>', 'play or pause'],
  [
    '<kbd>←</kbd> <kbd>→</kbd>',
    'back or forward by one unit of what <em>Align on</em> measures, such as one digit written; <kbd>Page Up</kbd> and <kbd>Page Down</kbd> do the same',
  ],
  ['<kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd>', 'ten at a time'],
  ['<kbd>Home</kbd> <kbd>End</kbd>', 'to the start, to the end of the longest run'],
  ['<kbd>]</kbd>', 'to the next difference: first where some runs part from the others, then where those that were still alike part'],
  ['<kbd>[</kbd>', 'back to the previous difference; before the first one, to the last digit that all runs have written alike'],
  ['<kbd>+</kbd> <kbd>−</kbd>', 'faster, slower'],
  ['<kbd>F</kbd>', 'fill the screen with the figure, or leave full screen; <kbd>Esc</kbd> leaves it too'],
  ['<kbd>B</kbd> <kbd>.</kbd>', 'in full screen: blank the screen; any key brings it back'],
  ['<kbd>L</kbd>', 'hold to spotlight a cell and everything it sees; a long press on a cell does the same'],
  ['<kbd>?</kbd>', 'show this list'],
];

/** Groups of puzzles in the chooser. A level is how hard its puzzles are for people. */
export const puzzleGroups = {
  first: 'Good to begin with',
  level: (level: string) => `9 × 9, ${level}`,
  otherGrids: 'Other sizes and shapes',
  killers: 'Killer',
  several: 'Several solutions',
  none: 'No solution',
  covers: 'Exact cover problems',
  empty: 'Empty grids',
};

/** Those that only links name. */
export const linkedPuzzles = 'From links';

/** The first group of the chooser, by the ids of its puzzles: what each of them is good for. */
export const goodFor: Readonly<Record<string, string>> = {
  'ai-escargot': 'runs end far apart',
  'norvig-grid1': 'easy for every run',
  'hidden-singles': 'some runs guess, others needn’t',
  'anti-brute-force': 'backtracking takes very long',
  'wrong-clue': 'which run notices first?',
  'two-solutions': 'do all runs find the same one?',
  'jigsaw-9': 'regions of any shape',
  'queens-8': 'exact cover',
};
/** Of later groups: what a name doesn't say. */
export const purposes: Readonly<Record<string, string>> = {
  wikipedia: 'the puzzle of many chapters',
  'monte-carlo-2': 'easy, even for random swaps',
  'inkala-2010': 'made to be hard for people',
  'sudoku-x': 'both diagonals too',
  windoku: 'four more boxes',
  sukaku: 'no givens, only marks',
  'norvig-hard1': '148,357,268 solutions',
  'norvig-impossible': 'plain searches take minutes',
};
export const withPurpose = (name: string, purpose: string) => `${name} (${purpose})`;

/** What runs are aligned on. */
export const measures = (unit: Unit) => ({ writes: unitsWritten(unit), steps: 'steps taken', share: 'share of each run' });
/** A time of the common clock. */
export const time = {
  writes: amountWritten,
  steps: (steps: number) => `${counted(steps, 'step')} taken`,
  share: (percent: number) => `${percent}% of each run`,
};
/** The speed at which all runs are over in a few seconds, however long they are. */
export const evenSpeed = 'automatic';
export const everyRunEnded = 'every run has ended';
export const endedOrStopped = 'every run ended or stopped';
/** What an algorithm's own words mean, with the glossary's entry of the first of them. By the id of the algorithm. */
const variables = { text: 'Variable: a cell. Domain: its candidates.', entry: 'variable' };
const statements = { text: 'Statement: a row of the matrix. Promise: a column of it.', entry: 'option' };
export const terms: Readonly<Record<string, { readonly text: string; readonly entry: string }>> = {
  'constraint-search': variables,
  'constraint-search-as-written': variables,
  'algorithm-x': statements,
  'dancing-links': statements,
};
export const glossary = 'Glossary';

/** Where a run is, under its picture. */
export const panelAmount = amountWritten;
/** Where its picture stops before it has ended. */
export const panelPart = (shown: number, all: number, unit: Unit) => `first ${number(shown)} of ${amountWritten(all, unit)}`;
/** The same while the run goes on, so that how much it has written is told in one place. */
export const panelFirst = (shown: number, unit: Unit) => `first ${amountWritten(shown, unit)}`;
/** Of a run that fills the grid at random and then swaps digits: what it has come to, part by part. */
export const panelTries = (fills: number, swaps: number) => `${counted(fills, 'fill')} + ${counted(swaps, 'swap')} tried`;
export const panelStep = (step: number) => ` · step\u00a0${number(step)}`;
/** Beside a run that goes on past the steps that are kept. */
export const pictureStops = 'The page stores no further steps, but the table below goes on counting.';
/** The same where the run has ended since, or was stopped. */
export const pictureStopped = 'The page stores no further steps.';
export const percent = (share: number) => `${share}%`;
/** At a power of ten of the axis: '100', '1K', '1M', so that two of them fit beside each other on a phone. */
export const tick = (amount: number) => number(amount, { notation: 'compact' });
export const logarithmic = '(logarithmic)';
/** All cells of the grid, or all rows of the solution. */
export const inAll = (count: number, unit: Unit) => counted(count, unit === 'row' ? 'row' : 'cell');

/** At the foot of the axis: how many cells are right from the start. */
export const given = (count: number) => `${count} given`;

export const saveCsv = 'Save as CSV';
/** Columns of the file; those of counters follow. */
export const csvHead = (unit: Unit) => ['puzzle', 'run', 'algorithm', 'options', 'ending', unitsWritten(unit), 'steps'];
export const tableHead = (unit: Unit) => ['Run', 'How it ended', headWritten(unit), 'Steps (not comparable)', 'Other counters'];
/** Before the reason of what a run writes: by their letters, the others that write the same. */
export const alike = (others: readonly string[]) => (others.length === 0 ? 'Why:' : `Same as ${listed(others)}.`);
export const stopped = 'stopped';
export const running = 'running …';

export const answersDiffer = 'The runs found different solutions. Each line counts the run’s own.';
export const noAnswer = 'No run reached a solution within the steps the page keeps, so the lines show how full each grid was.';
/** Where no run has a solution to measure by: what the lines show. */
export const filledTitle = (unit: Unit) => (unit === 'row' ? 'Rows that are chosen, by' : 'Cells that are filled, by');
/** The same where the reader has stopped runs before they had one. */
export const noAnswerStopped = 'No run had a solution when you stopped, so the lines show how full each grid was.';
export const noSolution = 'There’s no solution. Each line shows how full a run’s grid was, and ends where the run was sure.';
/** The same, of a puzzle that is known to have no solution. */
export const courseAheadOfProof =
  'Each run will draw here how full its grid is. The line that ends first belongs to the run that’s first to be sure there’s no solution.';
/** Before the runs have begun: what their lines will show. */
export const courseAhead = (unit: Unit, measure: keyof typeof time) =>
  `Each run will draw its line here. ${
    {
      writes: `The first to reach the top has solved the puzzle with the fewest ${units[unit].noun}s.`,
      steps: 'The first to reach the top took the fewest steps, but a step of one algorithm says nothing about a step of another.',
      share: `All of them end at 100%, so watch how early each one gets its ${units[unit].noun}s right.`,
    }[measure]
  }`;
export const noAnswerYet = 'Running …';
export const filledSoFar = 'So far, the lines show how full each grid is.';
/** Of the others, one has proved it. */
export const noSolutionSoFar = 'There’s no solution, so the lines show how full each grid is.';
export const earlierRuns = 'Your earlier runs are back.';
const kinds = { grid: 'plain Sudoku', cages: 'killer', cover: 'exact cover problem' };
/** Why the runs are others now, by the kind of the puzzle before and of this one. */
export const otherSolvers = (from: keyof typeof kinds, to: keyof typeof kinds) =>
  `${startOfSentence(withArticle(kinds[to]))} needs other solvers. Your earlier runs return when you choose ${withArticle(kinds[from])} again.`;
/** Of a puzzle that can’t be run; the runs are still on the one before. */
export const stillShown = (puzzle: string) => `The runs are still those of “${puzzle}”.`;

/** Of a run that can't be on this puzzle, or with these options; the one before is still shown. */
export const stillRun = (letter: string, title: string) => `${letter} is still ${title}.`;

/** What does not fit, with what would. */
export const faults = {
  tooManyRuns: (runs: number, most: number) => [`the link names ${runs} runs`, `at most ${most}`] as const,
  tooManyFit: (runs: number, most: number) => [`there are ${runs} runs`, `at most ${most}`] as const,
  inTrace: (line: number, file: string, fault: string) => `line ${number(line)} of ${file}: ${fault}`,
  noTrace: (file: string) => `${file} has no trace of a program`,
  makesPuzzles: (algorithm: string) => [`'${algorithm}' makes puzzles`, 'an algorithm that solves them'] as const,
  /** `takers` are the titles of the algorithms that could. */
  noCover: (algorithm: string, problem: string, takers: readonly string[]) =>
    [`${algorithm} can’t run on “${problem}”, because that is an exact cover problem and not a grid`, either(takers)] as const,
  measure: (measure: string, all: readonly string[]) =>
    [`'${measure}' isn’t a measure that runs can be aligned on`, `one of ${all.join(', ')}`] as const,
  time: (text: string) => [`'${text}' isn’t a time`, 'a whole number from 0'] as const,
};

const verb = (runs: readonly string[], one: string, many: string) => (runs.length === 1 ? one : many);

/** After an amount of several runs. */
const eachOf = (runs: readonly string[]) => (runs.length > 1 ? ' each' : '');

const PLACES = ['first', 'second', 'third', 'fourth'];

/** A bet on the order of the runs. */
export const bet = {
  begin: 'Bet on the order',
  cancel: 'Cancel the bet',
  another: 'Bet on another',
  verdict: 'Show the verdict',
  /** The page opens with it, or with the question that a reader followed to these runs. */
  ask: (unit: Unit, question = '') =>
    question === ''
      ? `Which run will finish with the fewest ${unitsWritten(unit)}? Bet on it, or press Play and watch.`
      : `${question} Bet on the order, or press Play and watch.`,
  how: (unit: Unit) =>
    `Press the runs in the order you expect: the one that ${units[unit].writes} the fewest ${units[unit].noun}s comes first.`,
  /** On the button of a run: the place that it would get, and the place it has. */
  next: (run: string, place: number) => `${run} ${PLACES[place]!}?`,
  placed: (run: string, place: number) => `${run}: ${PLACES[place]!}`,
  /** Until every run has ended. */
  waiting: (said: readonly string[]) => `You bet ${listed(said)}.`,
  /** Sentences, the verdict first. Some runs come last: they ended without a solution, were stopped, or go on and have written more than the others already. */
  result: (
    said: readonly string[],
    right: number,
    {
      unsolved = [],
      stopped = [],
      running = [],
      tied = [],
      unit = 'digit',
    }: Partial<Record<'unsolved' | 'stopped' | 'running', readonly string[]>> & {
      /** Runs that wrote as much as each other. */
      tied?: readonly (readonly string[])[];
      unit?: Unit;
    } = {},
  ): readonly string[] => {
    if (unsolved.length + stopped.length === said.length)
      return [`You bet ${said.join(', ')}, but no run solved the puzzle, so no place is right or wrong.`];
    const got = right === said.length ? (right === 2 ? 'both' : `all ${right}`) : `${right} of ${said.length}`;
    return [
      right === 0
        ? `You bet on the order ${said.join(', ')}, and ${said.length === 2 ? 'neither' : 'none of them'} finished in its place.`
        : `You bet ${said.join(', ')} and got ${got} right.`,
      ...tied.map((runs) => `${listed(runs)} ${units[unit].verb} equally many ${units[unit].noun}s, so their order doesn’t matter.`),
      ...(unsolved.length > 0 ? [`${listed(unsolved)} didn’t solve the puzzle, so ${verb(unsolved, 'it comes', 'they come')} last.`] : []),
      ...(stopped.length > 0 ? [`You stopped ${listed(stopped)}, so ${verb(stopped, 'it counts', 'they count')} as last.`] : []),
      ...(running.length > 0
        ? [`${listed(running)} is still running, with more ${units[unit].noun}s than any other run, so it comes last.`]
        : []),
    ];
  },
};

interface Amount {
  readonly letter: string;
  readonly amount: number;
  /** The swaps among it, of a run that swaps digits at random. */
  readonly tried?: number | undefined;
}

/** Runs that cost less than so many times as much as each other cost about the same. */
const MIN_RATIO = 1.05;
/** Of fewer than so many, and below this ratio, the numbers themselves say more than their ratio. */
const MIN_RATED = 20;
const MIN_TOLD_RATIO = 1.5;

/** How much more a run took than the one that took least. */
function moreThan(least: number, amount: number): string {
  if (least < MIN_RATED || amount < MIN_TOLD_RATIO * least) return number(amount);
  const times = roughly(amount / least);
  return times === '2' ? 'twice as many' : `${times} times as many`;
}

/** 'C proved after 8,341 digits that there’s no solution, and D after 900.' */
function proved(noun: string, [first, ...others]: readonly Amount[]): string {
  const after = (amount: number, what: string) => (amount === 0 ? 'at once' : `after ${what}`);
  const told = `${first!.letter} proved ${after(first!.amount, counted(first!.amount, noun))} that there’s no solution`;
  return `${[told, ...others.map(({ letter, amount }) => `${letter} ${after(amount, number(amount))}`)].join(', ')}.`;
}

/** Runs that took as much as each other. */
interface Tied {
  readonly letters: readonly string[];
  readonly amount: number;
}

/** 'B needed 4 digits and A 332'; without a noun, 'B needed 4 and A 332'. */
const needed = (groups: readonly Tied[], noun?: string): string =>
  listed(
    groups.map(({ letters, amount }, place) => {
      const what = place === 0 && noun ? counted(amount, noun) : number(amount);
      return `${listed(letters)} ${place === 0 ? 'needed ' : ''}${what}${eachOf(letters)}`;
    }),
  );

/** What whole runs come to, in a sentence for each currency. */
export const finding = {
  units: (unit: Unit) => ({
    written: units[unit],
    deadEnds: { verb: 'met', noun: 'dead end' },
  }),
  /** While runs go on: what `solved` took, and how far the `growing` are; `sure` have proved that there is no solution, `unsolved` have ended without one. */
  running: (noun: string, solved: readonly Amount[], sure: readonly Amount[], unsolved: readonly string[], growing: readonly Amount[]) => {
    const [first, ...others] = [...groupBy(solved, ({ amount }) => amount)].map(
      ([amount, runs]) => [listed(runs.map(({ letter }) => letter)), amount, runs.length > 1 ? ' each' : ''] as const,
    );
    // A run has its digits written, and its dead ends behind it.
    const how = noun === 'dead end' ? 'after' : 'with';
    const told = first && [
      solved.length === 1
        ? `only ${first[0]} has solved the puzzle, ${how} ${counted(first[1], noun)}`
        : `${first[0]} ${first[2] === '' ? 'has' : 'have'} solved the puzzle ${how} ${counted(first[1], noun)}${first[2]}`,
      ...others.map(([letters, amount, each]) => `${letters} ${how} ${number(amount)}${each}`),
    ];
    const [runner, ...runners] = growing;
    return [
      ...(told ? [`So far${solved.length === 1 ? '' : ','} ${listed(told)}.`] : []),
      ...(sure.length > 0 ? [proved(noun, sure)] : []),
      ...(unsolved.length > 0
        ? [`${listed(unsolved)} didn’t ${sure.length > 0 ? 'find that out' : `solve ${first ? 'it' : 'the puzzle'}`}.`]
        : []),
      `Still running: ${listed([
        `${runner!.letter} at ${counted(runner!.amount, noun)}`,
        ...runners.map(({ letter, amount }) => `${letter} at ${number(amount)}`),
      ])}.`,
    ].join(' ');
  },
  /** After the finding: runs that the reader has stopped. Without a solution, some would have gone on for ever. */
  stopped: (noun: string, runs: readonly Amount[], isSolvable: boolean) => {
    const told = runs.map(({ letter, amount }, place) => `${letter} after ${place === 0 ? counted(amount, noun) : number(amount)}`);
    if (told.length === 0) return '';
    const known = isSolvable ? `, so we only know that ${told.length === 1 ? 'it needs' : 'they need'} more` : '';
    return ` You stopped ${listed(told)}${known}.`;
  },
  /** After the finding, where some of the runs swap digits: what counts as a digit. */
  swapsCount: 'Each swap tried counts as one digit, and so does each filling of the grid.',
  /** After the finding, where a run has guessed: why that cost it nothing. */
  guessesDont: (runs: readonly string[]) =>
    `When ${listed(runs)} ${verb(runs, 'guesses, it tries', 'guess, they try')} the digit without writing it down, so guesses cost no digits.`,
  /** After the finding: runs found different solutions; those that found the same are together. */
  otherSolutions: (groups: readonly (readonly string[])[], cells: number) =>
    groups.every(({ length }) => length === 1)
      ? `${listed(groups.flat())} found different solutions, which differ in ${counted(cells, 'cell')}.`
      : `${listed(groups.map((letters, place) => `${listed(letters)} ${place === 0 ? 'found one solution' : 'another'}`))}, which differ in ${counted(cells, 'cell')}.`,
  /** After the finding, of a puzzle that is known to have several: all runs found the same one. */
  sameSolution: (runs: number, solutions: number) =>
    `${runs === 2 ? 'Both' : `All ${inWords(runs)}`} found the same solution; the puzzle has ${inWords(solutions)}.`,
  /** Some runs have proved that there is no solution, and `others` have ended without. */
  partlySure: (noun: string, sure: readonly Amount[], others: readonly string[]) =>
    `${proved(noun, sure)}${others.length > 0 ? ` ${listed(others)} didn’t find that out.` : ''}`,
  noneSolved: (runs: readonly string[]) =>
    runs.length === 1 ? `${runs[0]} didn’t solve the puzzle.` : `${noneOf(runs)} solved the puzzle, so there’s nothing to rank.`,
  /** Every run has shown that there is no solution; those that took as much as each other are together. */
  noSolution: ({ noun }: { readonly noun: string }, groups: readonly Tied[]) => {
    const [first, ...others] = groups as [Tied, ...Tied[]];
    const least = first.amount === 0 ? `${listed(first.letters)} needed no ${noun}s` : needed([first], noun);
    return `${least} to find out that there’s no solution${others.length > 0 ? `, ${needed(others)}` : ''}.`;
  },
  /** The same after an answer that has told which of them needed least. */
  laterProofs: ({ noun }: { readonly noun: string }, [, ...others]: readonly Tied[]) =>
    others.length === 0 ? '' : `${needed(others, noun)}.`,
  /** `least` took as much as each other, `others` more, `unsolved` are not ranked. */
  ranked: (
    { verb, noun }: { readonly verb: string; readonly noun: string },
    least: readonly Amount[],
    others: readonly Amount[],
    unsolved: readonly string[],
  ) => {
    const amount = least[0]!.amount;
    const best = listed(least.map(({ letter }) => letter));
    const together = least.length === 1 ? '' : least.length === 2 ? ' both' : ' all';
    // A swap isn’t a digit, so no ratio is told of those that swap.
    const told = groupBy(others, ({ amount: most, tried }) =>
      tried === undefined ? moreThan(amount, most) : `tried ${counted(tried, 'swap')}`,
    );
    const [firstRatio] = [...told].find(([, [run]]) => run!.tried === undefined) ?? [];
    const more = listed(
      [...told].map(([what, alike]) => {
        const each = alike.length > 1 ? 'each ' : '';
        return `${listed(alike.map(({ letter }) => letter))} ${each}${what === firstRatio ? `${verb} ` : ''}${what}`;
      }),
    );
    const text =
      others.length === 0
        ? amount === 0 && least.length > 1
          ? `${noneOf(least.map(({ letter }) => letter))} ${verb} ${withArticle(noun)}.`
          : `${best}${together} ${verb} ${amount === 0 ? `no ${noun}s` : counted(amount, noun)}.`
        : amount === 0
          ? `${best} ${verb} no ${noun}s. ${more}.`
          : `${best} ${verb} the fewest ${noun}s, ${number(amount)}${together && ' each'}. ${more}.`;
    if (unsolved.length === 0) return text;
    return `${text} ${listed(unsolved)} didn’t solve the puzzle, so ${unsolved.length === 1 ? 'it comes' : 'they come'} last.`;
  },
  /** Beside each currency. */
  names: (unit: Unit) => ({ written: headWritten(unit), deadEnds: 'Dead ends', reach: 'What one puzzle can tell you' }),
  /** After the sentence on a currency. */
  notes: {
    written: '',
    deadEnds: 'Algorithms differ in what they count as a dead end, so compare dead ends only between runs of the same search.',
  },
  /** As markup; `lab` is the address of the Lab with these runs. */
  reach: (lab: string) => `This is one puzzle. To find out how they do on many, <a href="${lab}">run the same algorithms in the Lab</a>.`,
};

/** Other comparisons that answer a question, by what the link to each says. */
export const more = {
  name: bet.another,
  questions: {
    order: 'Does it matter in which order backtracking takes the cells?',
    built: 'Who copes with a puzzle built against backtracking?',
    chance: 'Can swapping at random beat a search?',
    proof: 'One clue is wrong. Who notices first?',
    column: 'Dancing links chooses a column each time. Does it matter which?',
    ahead: 'How much does looking ahead save?',
  },
  /** What sets the runs of a question apart, in the order of their letters, where the names of their options say it less well. */
  labels: { ahead: ['doesn’t look ahead', 'forward checking', 'propagates after every guess'] } as Readonly<
    Record<string, readonly string[]>
  >,
  /** What the runs answer to each. */
  answers: {
    order: (differ: boolean) => (differ ? 'Yes, the order matters.' : 'No, on this puzzle the order doesn’t matter.'),
    column: (differ: boolean) =>
      differ ? 'Yes, it matters which column it chooses.' : 'No, on this puzzle it doesn’t matter which column it chooses.',
    chance: (wins: boolean) => (wins ? 'Yes, on this puzzle it does.' : 'Not on this puzzle.'),
    proof: (first: readonly string[], amount: number) =>
      `${listed(first)} ${first.length > 1 ? 'notice' : 'notices'} first, ${amount === 0 ? 'before writing a digit' : `after ${counted(amount, 'digit')}`}.`,
    built: (coping: readonly string[]) =>
      coping.length === 0 ? 'None of these runs copes with it.' : `${listed(coping)} ${verb(coping, 'copes', 'cope')} with it.`,
    ahead: (plain: string, savers: readonly { readonly letter: string; readonly percent: number }[]) =>
      `Compared with ${plain}, which never looks ahead, ${listed(savers.map(({ letter, percent }, place) => `${letter} saves ${percent}%${place === 0 ? ' of the digits' : ''}`))}.`,
  },
};

/** 'its first digit', 'its 2,177th digit'. */
function nthOf(time: number, unit: Unit): string {
  const { noun } = units[unit];
  if (time === 1) return `its very first ${noun}`;
  const [tens, ones] = [Math.floor((time % 100) / 10), time % 10];
  const ending = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
  return `its ${number(time)}${ending} ${noun}`;
}

/** An average. */
const amountOf = (average: number) => roughly(average);

/** The wrong turns of runs that took as many: how many each took, and what one of them costs on average. */
export interface Turns {
  readonly letters: readonly string[];
  readonly count: number;
  readonly each: number;
}

/** Why runs took what they took, from what they did. A wrong turn begins with a digit that isn't in the solution. */
export const why = {
  name: 'Why',
  /** The button that leads to it. */
  begin: 'See why',
  /** What is counted. */
  turn: (unit: Unit) =>
    `A wrong turn begins when every ${units[unit].noun} so far is right and the run ${units[unit].writes} one that isn’t in the solution it finds. Everything it ${units[unit].writes} until it takes that one back is wasted.`,
  /** The run that took least beside the one that took most; `ratio` says by which of the two they differ more. */
  best: (least: Turns, most: Turns, by: 'length' | 'count', unit: Unit) => {
    const { noun } = units[unit];
    const [short, long] = [least, most].map(({ each }) => `${amountOf(each)} ${noun}${each === 1 ? '' : 's'}`);
    const [best, last] = [listed(least.letters), listed(most.letters)];
    if (least.count === 0)
      return `${best} took no wrong turn. ${last} took ${turns(most.count)}, and ${most.count === 1 ? `it cost ${long}` : `each cost it ${long} on average`}.`;
    const isLess = by === 'length' ? least.count < most.count : least.each < most.each;
    const counts = `${number(least.count)} against ${number(most.count)}`;
    if (by === 'length')
      return `${best} noticed a wrong turn after ${short} on average, and ${last} only after ${amountOf(most.each)}.${isLess ? ` ${best} also took fewer: ${counts}.` : ''}`;
    return `${best} took fewer wrong turns than ${last}: ${counts}.${isLess ? ` ${verb(least.letters, 'It', 'They')} also noticed them sooner: after ${short} on average, against ${amountOf(most.each)}.` : ''}`;
  },
  /** Whether two runs cost so nearly the same that no reason is worth giving. */
  isAlike: (least: number, most: number) => most < MIN_RATIO * least,
  alike: (letters: readonly string[], exactly: boolean) => `${listed(letters)} cost ${exactly ? 'exactly' : 'about'} the same.`,
  /** A run with as many wrong turns as the one that took most, which it left sooner. */
  between: (run: Turns, most: Turns, asMany: readonly string[], unit: Unit) =>
    `${listed(asMany)} ${asMany.length === 2 ? 'both' : 'all'} took ${turns(most.count)}, but ${listed(run.letters)} left them sooner than ${listed(most.letters)}: after ${amountOf(run.each)} ${units[unit].noun}s on average, against ${amountOf(most.each)}.`,
  /** The run that took least beside one whose wrong turns aren't all known: after so much of it, it was still on one. */
  bestOfPart: ({ letters, count, each }: Turns, most: string, seen: number, unit: Unit) => {
    const { noun } = units[unit];
    const which = `which cost ${letters.length > 1 ? 'each of them' : 'it'} ${counted(Math.round(count * each), noun)}`;
    const least = count === 0 ? `${listed(letters)} took no wrong turn` : `${listed(letters)} took ${turns(count)}, ${which}`;
    return `${least}. ${most} was still on a wrong turn after its first ${counted(seen, noun)}.`;
  },
  /** A run that searches took least, and one that swaps at random most. */
  searchBeatsChance: (least: string, others: readonly string[]) =>
    `${least} begins with only the givens, and takes a digit back when nothing fits. ${listed(others)} ${verb(others, 'begins', 'begin')} with a full grid, and can’t tell which of ${verb(others, 'its', 'their')} digits are wrong.`,
  /** Runs that all swap at random: how many random grids the one that took least began with, and the one that took most. */
  luck: (least: string, few: number, most: string, many: number) =>
    few < many
      ? `${least} got there from ${few === 1 ? 'its first random grid' : `random grid number ${number(few)}`}, and ${most} only from number ${number(many)}.`
      : '',
  /** Every run that searches wrote nothing wrong. */
  /** `letters` where others have no wrong turns to count. */
  noneWrong: (unit: Unit, letters?: readonly string[]) =>
    letters?.length === 1
      ? `${letters[0]} took no wrong turn, so it had to take no ${units[unit].noun} back.`
      : `${letters ? noneOf(letters) : 'None of these runs'} took a wrong turn, so ${letters?.length === 2 ? 'neither' : 'none of them'} had to take a ${units[unit].noun} back.`,
  /** The clue that makes a puzzle unsolvable, and the puzzle that it would be otherwise. */
  wrongClue: ({ digit, cell, right, puzzle }: Readonly<Record<'digit' | 'cell' | 'right' | 'puzzle', string>>) =>
    `The wrong clue is the ${digit} at ${cell}: if ${right === '' ? 'that cell were empty' : `there were a ${right} in that cell`}, this would be “${puzzle}”, which has a solution.`,
  noSolution: (unit: Unit) =>
    `To be sure that there’s no solution, a search has to try every ${units[unit].noun} that it can’t rule out. The sooner it sees that something can’t fit, the less it has to try.`,
  /** Of one run, before the button of its longest wrong turn. */
  took: (letter: string, count: number, cost: number, written: number, longest: number, seen: number, unit: Unit) => {
    const all = `of its ${seen < written ? 'first ' : ''}${counted(Math.min(seen, written), units[unit].noun)}`;
    return count === 1
      ? `${letter} took one wrong turn, which cost ${number(cost)} ${all}. It began with`
      : `${letter} took ${turns(count)}, which cost ${number(cost)} ${all}. The costliest wasted ${number(longest)}. It began with`;
  },
  /** After the button: when it was written. */
  asDigit: (time: number, unit: Unit) => `, ${nthOf(time, unit)}.`,
  /** It hasn't been taken back; `seen` where only so much of what the run wrote was looked at. */
  stillOn: (letter: string, seen: number | undefined, unit: Unit) =>
    seen === undefined
      ? `${letter} is still on a wrong turn that began with`
      : `After its first ${counted(seen, units[unit].noun)}, ${letter} was still on a wrong turn that began with`,
  stillOnAfter: (time: number, cost: number, seen: number | undefined, unit: Unit) =>
    seen === undefined
      ? `, ${nthOf(time, unit)}. It hasn’t been taken back ${counted(cost, units[unit].noun)} later.`
      : `, ${nthOf(time, unit)}.`,
  none: (letter: string, written: number, unit: Unit) =>
    `${letter} took no wrong turn: ${written === 1 ? `its only ${units[unit].noun}` : `every one of its ${counted(written, units[unit].noun)}`} is in the solution.`,
  chance: (letter: string) =>
    `${letter} fills every cell at random and then swaps digits. It can’t know which digits are right until all of them are, so it has no wrong turns to count.`,
  /** A solver that doesn't guess, or a run at its limit; the button is how full its grid was. */
  stuck: (letter: string) => `${letter}’s grid was at its fullest with`,
  afterStuck: (isStuck: boolean) =>
    isStuck ? '. Nothing more followed, and no guess was refuted, so it stopped.' : '. Then it stopped at its limit.',
  /** More of what it writes is still to come. */
  goesOn: (letter: string) => `${letter} is still running.`,
  /** What it did isn't known yet. */
  looking: (letter: string, unit: Unit) => `The page is still looking through what ${letter} ${units[unit].verb}.`,
  /** The reader has stopped it before its end. */
  stopped: (letter: string) => `You stopped ${letter}, so its wrong turns weren’t counted.`,
  /** The same under its picture. */
  stoppedHere: 'You stopped it here.',
  /** No solution: the button is how full the grid was at its fullest. */
  saw: (letter: string, unit: Unit) =>
    `${letter} knew there was no solution before it had ${units[unit].written} a single ${units[unit].noun}.`,
  fullest: (letter: string) => `${letter} got as far as`,
  afterFullest: (written: number, unit: Unit) =>
    ` before it was sure, and ${units[unit].verb} ${counted(written, units[unit].noun)} on the way.`,
  full: (size: number, all: number, unit: Unit) => (unit === 'row' ? counted(size, 'row') : `${size} of ${all} cells`),
  showTitle: (letter: string) => `Show this moment of run ${letter}`,
  /** Of a run that was brought as a trace: why there is no more to say of it. */
  brought: 'A trace lists what the program did, not how it chose, so the page can’t explain its method.',
  /** Where a run before it in the list notices its mistakes in the same way. */
  asAbove: 'as above.',
  /** A link to that frame, in a chapter. */
  inChapter: (title: string) => `Step through it in “${title}”`,
  /** Said when the comparison has gone to the beginning of a wrong turn. */
  here: (letter: string, what: string, cost: number, unit: Unit) =>
    `Here ${letter} ${units[unit].writes} ${what}, which isn’t in the solution. It ${units[unit].writes} ${cost > 1 ? `${number(cost - 1)} more before it takes that back` : 'no other before it takes that back'}.`,
  /** Under the picture of a run that has ended. */
  short: (count: number, cost: number, unit: Unit) =>
    count === 0
      ? 'It took no wrong turn.'
      : `${count === 1 ? 'Its only wrong turn' : `Its ${turns(count)}`} cost ${counted(cost, units[unit].noun)}.`,
};

/** What decides how soon an algorithm notices a mistake, where that depends on its options; undefined where its summary says it. */
export function noticing(
  algorithm: string,
  options: Readonly<Record<string, string>>,
  unit: Unit,
  totals: Readonly<Record<string, number>>,
): string | undefined {
  switch (algorithm) {
    case 'backtracking':
    case 'backjumping': {
      const order =
        options.order === 'fewest' ? 'sorts the cells once, those with the fewest candidates first,' : 'takes the cells in a fixed order';
      const back =
        algorithm === 'backjumping' ? ' From there it jumps straight back to the most recent cell that helped to cause the dead end.' : '';
      return `It ${order} and checks a digit only against the cell’s peers. So a mistake shows only when some later cell has no digit left.${back}`;
    }
    case 'constraint-search': {
      const isAhead = options.propagation === 'on' || options.forwardChecking !== 'off';
      const order = options.mrv === 'off' ? 'It takes the cells in order' : 'It always takes a cell with the fewest digits left';
      const looks = isAhead
        ? ', strikes each digit from the cell’s peers at once, and goes back as soon as one of them has no digit left'
        : ' and looks no further than the one it’s filling';
      return `${order}${looks}.${options.propagation === 'on' ? ' It writes all that follows from a digit before it tries another.' : ''}`;
    }
    case 'algorithm-x':
    case 'dancing-links': {
      const columns = unit === 'digit' ? 'Its matrix has a column for each cell, and one for each digit in each house of the grid. ' : '';
      return ['leftmost', 'random'].includes(options.rule ?? '')
        ? `${columns}It doesn’t choose the column with the fewest rows left, so it may notice late that a column has none.`
        : `${columns}It always takes a column with the fewest rows left, so it notices at once when a column has none.`;
    }
    case 'hill-climbing': {
      const sideways = Number(options.sideways) > 0 ? `, or up to ${number(Number(options.sideways))} in a row that change nothing` : '';
      return `It fills the boxes at random and makes only swaps that help${sideways}. Where there’s none left, it begins again with another random grid. A swap that it looks at counts as tried.`;
    }
    case 'annealing':
      return Number(options.start) > 0
        ? undefined
        : `It swaps digits inside boxes while the temperature falls; the hotter it is, the more often it keeps a swap that makes things worse. Before that, it fills the grid, which counts as one digit, and tries 200 random swaps to find a temperature to start with.`;
    case 'propagate-then-search':
      return totals.fix
        ? undefined
        : 'It first fills every cell that has one candidate left. On this puzzle no cell has, so only the search was left, and that writes the same digits as backtracking does row by row.';
    case 'preemptive-sets':
      return 'It writes a digit only when it’s forced, and guesses only when none is.';
    case 'human-solver':
      return 'It does what a person does: it uses the simplest technique that helps, and begins again. When nothing else is left, it guesses: it follows what a digit would lead to, without writing it down.';
    case 'learning-search':
      return 'It writes down why it failed: each dead end becomes a note of digits that never go together.';
    case 'all-different':
      return 'It pairs the cells of a house with digits, and strikes every candidate that no pairing can use.';
    case 'bitboards':
      return 'It keeps the places of each digit as bits, so that one operation strikes a digit from many cells. It undoes a guess by going back to a copy.';
    case 'killer-backtracking':
      return 'It takes the cells in a fixed order, and checks the cage too: is its sum right, is it already too high, and can the open cells still reach it?';
    case 'killer-advanced':
      return 'It strikes the combinations of a cage that no longer fit, and adds up cages and houses.';
    default:
      return undefined;
  }
}

function turns(count: number): string {
  return count === 1 ? 'one wrong turn' : `${number(count)} wrong turns`;
}

/** What a search for the first difference of runs says; runs are called by their letters. */
export const difference = {
  looking: 'Looking for the first difference …',
  alikeSoFar: (unit: Unit) => `So far, these runs ${units[unit].write} the same ${units[unit].noun}s in the same order.`,
  oneRun: 'There’s only one run, so there’s nothing to compare it with. Add another.',
  noneWritten: (unit: Unit) => `None of these runs ${units[unit].writes} a ${units[unit].noun}, so they never differ.`,
  only: (writing: readonly string[], silent: readonly string[], unit: Unit) =>
    `Only ${listed(writing)} ${verb(writing, units[unit].writes, units[unit].write)} ${units[unit].noun}s. ${listed(silent)} ${verb(silent, 'ends', 'end')} without one.`,
  /** Before what is said of the first one, by a reader who looks for one before it. */
  noEarlier: 'There’s no earlier difference. ',
  /** Said at the last difference. */
  noMore: 'All runs have gone separate ways by now, so there’s no later difference. Press [ to go back to the one before.',
  never: (runs: readonly string[], written: number, goesOn: readonly string[], unit: Unit) =>
    `${listed(runs)} never differ: they ${units[unit].write} the same ${counted(written, units[unit].noun)} in the same order${goesOn.length === 0 ? '' : `, and then only ${listed(goesOn)} ${verb(goesOn, 'continues', 'continue')}`}.`,
  /** The same where some of the runs were stopped, or only a part of them is kept: nobody knows how they would have gone on. */
  alikeAsFar: (runs: readonly string[], written: number, unit: Unit) =>
    written === 0
      ? `There’s nothing to compare, because some of these runs were stopped before they had ${units[unit].written} a ${units[unit].noun}.`
      : `${listed(runs)} ${units[unit].write} the same ${counted(written, units[unit].noun)} in the same order, as far as the page has them.`,
  digit: (symbol: string, cell: string) => `${symbol} at ${cell}`,
  /** A name in quotes has no letters of runs. */
  row: (name: string) => `“${name}”`,
  /** `from` is empty where runs differ in more than two ways; `before` counts what is the same; each group of runs does another thing. */
  part: (parting: readonly string[], from: readonly string[], before: number, groups: readonly Doing[], unit: Unit) => {
    const { noun } = units[unit];
    const who =
      from.length === 0 ? 'They first differ' : `${listed(parting)} first ${verb(parting, 'differs', 'differ')} from ${listed(from)}`;
    const when =
      before === 0
        ? `at the very first ${noun}`
        : `here, after ${before === 1 ? `one identical ${noun}` : counted(before, `identical ${noun}`)}`;
    return `${who} ${when}: ${doings(groups, unit)}.`;
  },
  /** Of runs that have ended after so many that were the same; `isSure` if they've found out that there's no solution. */
  ended: (runs: readonly string[], before: number, isSure: boolean, unit: Unit) => {
    const { noun, writes, write } = units[unit];
    const knows = isSure ? `already ${verb(runs, 'knows', 'know')} that there’s no solution` : `${verb(runs, 'has', 'have')} ended`;
    const rest = before === 0 ? `${verb(runs, writes, write)} no ${noun}` : `${verb(runs, writes, write)} no more ${noun}s`;
    return `${listed(runs)} ${knows} and ${rest}.`;
  },
  /** Of runs that the reader has stopped before they had written as much. */
  stoppedBefore: (runs: readonly string[]) => `You stopped ${listed(runs)} before that.`,
  /** Of runs whose further steps aren't kept. */
  notKept: (runs: readonly string[]) => `The page stores no steps of ${listed(runs)} as late as that.`,
  /** One moment before. */
  ahead: (before: number, groups: readonly Doing[], unit: Unit) => {
    const { noun, written } = units[unit];
    const alike =
      before === 0
        ? `No run has ${written} a ${noun} yet.`
        : `Up to here, all of these runs have ${written} the same ${before === 1 ? noun : counted(before, noun)}.`;
    return `${alike} Next, ${doings(groups, unit)}.`;
  },
};

/** What each of some runs does: it takes so much back, and writes what is named. */
interface Doing {
  readonly runs: readonly string[];
  readonly takenBack: number;
  readonly placed: readonly string[];
}

function doings(groups: readonly Doing[], unit: Unit): string {
  const { noun } = units[unit];
  const what = groups.map(({ runs, takenBack, placed }) => {
    const [takes, places, fills, chooses] =
      runs.length === 1 ? ['takes', 'places', 'fills', 'chooses'] : ['take', 'place', 'fill', 'choose'];
    const back = takenBack === 0 ? [] : [`${takes} ${counted(takenBack, noun)} back`];
    // A random search fills all cells at once, or exchanges the digits of two.
    const many = `${fills} ${placed.length} cells at once`;
    const few = unit === 'row' ? `${chooses} the row ${listed(placed)}` : `${places} ${listed(placed)}`;
    const written = placed.length === 0 ? [] : [placed.length > 2 ? many : few];
    // A hill climber looks at swaps before it makes one.
    const done = [...back, ...written];
    const looks = runs.length === 1 ? 'looks at a swap and doesn’t make it' : 'look at a swap and don’t make it';
    return `${listed(runs)} ${done.length === 0 ? looks : listed(done)}`;
  });
  return what.join('; ');
}
