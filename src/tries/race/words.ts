import { number } from '#words/language.ts';
import { listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');

const names = {
  backtracking: 'backtracking',
  'propagate-then-search': 'propagate, then search',
  'constraint-search': 'constraint search',
  'dancing-links': 'dancing links',
  covers: 'sets of bits',
  fast: 'the fast solver',
} as const;
type Solver = keyof typeof names;

/** What a race has shown of a solver; times are in nanoseconds. */
interface Raced {
  readonly solver: Solver;
  readonly tries: number;
  readonly time: number;
  readonly price: number;
  readonly isStopped: boolean;
}

const two = (value: number) => number(Number(value.toPrecision(2)));

/** A time in nanoseconds, to two figures. */
function time(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${two(nanoseconds)} ns`;
  if (nanoseconds < 1e6) return `${two(nanoseconds / 1e3)} µs`;
  if (nanoseconds < 1e9) return `${two(nanoseconds / 1e6)} ms`;
  return `${two(nanoseconds / 1e9)} s`;
}

/** A time within a sentence, in one piece. */
const span = (nanoseconds: number) => time(nanoseconds).replace(' ', '\u00a0');

const start = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const triesOf = (tries: number) => (tries === 1 ? 'one try' : `${number(tries)} tries`);
const fewOf = (tries: number, isFew: boolean) => `${isFew ? 'only ' : ''}${triesOf(tries)}`;

/** The race of six solvers on the reader’s own machine. Times are in nanoseconds. */
export const race = {
  about: 'Six solvers race on your machine',
  task: say`${strong('Which of these six solvers spends the most time on one try?')} Bet on one, then race them on your machine.`,
  showOne: 'Race without a bet',
  next: 'See where fewer tries come from',
  start: (date: string): Sentence =>
    say`The race puts a dot into the map for each solver. Further down means cheaper tries, and further left means fewer of them. When all six have raced, hollow marks show them as we measured them on ${date}.`,
  idea: say`${strong('Time is a product:')} how often a solver tries something, times what one try costs it. On a dashed line that product stays the same, so a solver gets faster by moving left, by moving down, or both.`,
  names,
  name: start,
  time,
  puzzle: 'Puzzle',
  yours: 'your puzzle',
  bring: 'Bring a puzzle',
  race: 'Start the race',
  useYours: 'Use your puzzle',
  bets: 'Your bet: the most expensive tries',
  begin: 'Start the race',
  repeat: 'Repeat the race',
  stop: 'Stop the race',
  skip: 'Skip this solver',
  /** A puzzle that can’t take part. */
  refused: [
    'this isn’t a plain 9 × 9 puzzle',
    'a 9 × 9 puzzle without cages, extra houses or pencil marks, because the fast solver knows nothing else',
  ] as const,
  changed: (puzzle: string): Sentence => say`Now with ${puzzle}. Press Start the race.`,
  betOn: (solver: Solver): Sentence => say`You bet on ${names[solver]}.`,
  progress: (solver: Solver, tries: number, nanoseconds: number) =>
    `${start(names[solver])}: ${triesOf(tries)} in ${time(nanoseconds)} so far …`,
  repeats: (solver: Solver, nanoseconds: number) =>
    `${start(names[solver])}: done in ${time(nanoseconds)}. Repeating until the time is stable …`,
  starts: (solver: Solver) => `${start(names[solver])} is starting …`,
  stopped: 'Stopped.',
  ready: 'Each solver runs in turn, with nothing else running. That takes about ten seconds.',
  over: 'All six have raced. “Start again” clears the map for another bet.',
  /** Before the result, where the bet was nearly right. */
  close: (bet: Solver, price: number): Sentence =>
    say`${strong('Your bet is close:')} ${names[bet]} takes ${span(price)} for a try here. Most expensive of all: `,
  /** Before it, where the bet was wrong. */
  missed: (bet: Solver, price: number, tries: number): Sentence =>
    tries === 0
      ? say`You bet on ${names[bet]}, which needs no try here. Most expensive of all: `
      : say`You bet on ${names[bet]}, at ${span(price)} a try. Most expensive of all: `,
  /** After it, where another solver has the most expensive tries as stored. */
  elsewhere: (solver: Solver, price: number): Sentence =>
    say` When we measured, ${names[solver]} had the most expensive tries, at ${span(price)} each.`,
  passed: (solver: Solver, tries: number, nanoseconds: number, isStopped: boolean): Sentence =>
    say`${start(names[solver])}: ${triesOf(tries)} in ${time(nanoseconds)}${isStopped ? ', and then it was stopped' : ''}.`,
  /** The solver whose tries cost most, and the one that took longest; `bet` is undefined where there was none. */
  result: (bet: Solver | undefined, costliest: Raced, slowest: Raced): Sentence => {
    const { solver, tries, price, isStopped } = costliest;
    const head = strong(bet === solver ? `Yes, ${names[solver]}:` : `${start(names[solver])}:`);
    const all = isStopped
      ? `After ${triesOf(tries)} it still wasn’t done.`
      : `it needs ${fewOf(tries, costliest.time < slowest.time)}, ${span(costliest.time)} in all.`;
    if (slowest.solver === solver)
      return say`${head} a try takes ${span(price)} here${isStopped ? '. ' : ', and on this puzzle it’s also the slowest: '}${all}`;
    const times = slowest.time / costliest.time;
    const most = start(names[slowest.solver]);
    const other =
      slowest.tries === 0
        ? `${most} needs no try at all, but ${span(slowest.time)}.`
        : slowest.isStopped
          ? `${most} pays only ${span(slowest.price)} for a try, but after ${triesOf(slowest.tries)} and ${span(slowest.time)} it still wasn’t done.`
          : `${most} pays only ${span(slowest.price)} for a try, but needs ${triesOf(slowest.tries)}. That takes ${span(slowest.time)}${times < 1.5 ? '' : `, ${two(times)} times as long`}.`;
    return say`${head} a try takes ${span(price)} here. ${isStopped ? all : `But ${all}`} ${other}`;
  },
  stored: (puzzle: string, date: string) => `our machine: ${puzzle}, ${date}`,
  here: 'your machine, now',
  cut: 'stopped: it needs more',
  tries: 'tries',
  price: 'time for one try',
  columns: { solver: 'Solver', tries: 'Tries', price: 'One try', time: 'Whole puzzle', stored: 'Our time' },
  caption: 'Tries, the time of one, and the time for the puzzle, here and on our machine',
  none: 'none',
  atLeast: (text: string) => `over ${text}`,
  nothing: '–',
  /** What a product along a line of equal time comes to. */
  line: (nanoseconds: number) => time(nanoseconds),
  count: (tries: number) => number(tries, { notation: 'compact' }),
  exact: (tries: number) => number(tries),
  drawing: (points: readonly { readonly solver: Solver; readonly tries: number; readonly price: number }[]) =>
    points.length === 0
      ? 'Tries against the time of one try, as we measured them. The numbers are in the table below.'
      : `Tries against the time of one try: ${listed(points.map(({ solver, tries, price }) => `${names[solver]} ${triesOf(tries)} at ${time(price)}`))}.`,
} as const;
