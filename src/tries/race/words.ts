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

const two = (value: number) => number(Number(value.toPrecision(2)));

/** A time in nanoseconds, to two figures. */
function time(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${two(nanoseconds)} ns`;
  if (nanoseconds < 1e6) return `${two(nanoseconds / 1e3)} µs`;
  if (nanoseconds < 1e9) return `${two(nanoseconds / 1e6)} ms`;
  return `${two(nanoseconds / 1e9)} s`;
}

const start = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const triesOf = (tries: number) => (tries === 1 ? 'one try' : `${number(tries)} tries`);

/** The race of six solvers on the reader’s own machine. Times are in nanoseconds. */
export const race = {
  about: 'Six solvers race on your machine',
  task: say`${strong('Which of these six solvers makes the cheapest tries?')} Bet on one, then race them on your machine.`,
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
  bets: 'Your bet: the cheapest tries',
  begin: 'Start the race',
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
  over: 'All six have raced.',
  /** Before the result, where the bet was nearly right. */
  close: (bet: Solver, price: number): Sentence =>
    say`${strong('Your bet is close:')} ${names[bet]} can make a try in ${time(price)} here. Cheapest of all: `,
  /** After it, where another solver has the cheapest tries as stored. */
  elsewhere: (solver: Solver, price: number, isClose: boolean): Sentence =>
    say` When we measured, ${names[solver]} had the cheapest tries, at ${time(price)} each.${isClose ? ' The two are so close that it depends on the machine.' : ''}`,
  /** After it, where the bet was about as cheap as the cheapest when we measured, but isn’t here. */
  level: (bet: Solver, price: number, cheapest: Solver): Sentence =>
    say` You bet on ${names[bet]}, at ${time(price)} a try here. When we measured, it was nearly level with ${names[cheapest]}, so the bet isn’t wrong.`,
  passed: (solver: Solver, tries: number, nanoseconds: number, isStopped: boolean): Sentence =>
    say`${start(names[solver])}: ${triesOf(tries)} in ${time(nanoseconds)}${isStopped ? ', and then it was stopped' : ''}.`,
  /** `cheapest` and `quickest` with their tries and times; `bet` is undefined where there was none. */
  result: (
    bet: Solver | undefined,
    cheapest: {
      readonly solver: Solver;
      readonly tries: number;
      readonly time: number;
      readonly price: number;
      readonly isStopped: boolean;
    },
    quickest: { readonly solver: Solver; readonly tries: number; readonly time: number; readonly price: number } | undefined,
  ): Sentence => {
    const head = strong(
      `${bet === cheapest.solver ? 'Yes, ' : ''}${bet === cheapest.solver ? names[cheapest.solver] : start(names[cheapest.solver])}:`,
    );
    const need = cheapest.isStopped
      ? `After ${triesOf(cheapest.tries)} it still wasn’t done`
      : `But it needs ${number(cheapest.tries)} of them, ${time(cheapest.time)} in all`;
    if (!quickest) return say`${head} a try takes ${time(cheapest.price)} here. ${need}.`;
    if (quickest.solver === cheapest.solver)
      return say`${head} a try takes ${time(cheapest.price)} here, and on this puzzle it’s also the first to finish, in ${time(quickest.time)}.`;
    const times = cheapest.time / quickest.time;
    return say`${head} a try takes ${time(cheapest.price)} here. ${need}. ${start(names[quickest.solver])} ${quickest.tries === 0 ? 'needs no try at all' : `needs ${triesOf(quickest.tries)} at ${time(quickest.price)} each`} and is done in ${time(quickest.time)}${cheapest.isStopped || times < 1.5 ? '' : `, ${two(times)} times as fast`}.`;
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
