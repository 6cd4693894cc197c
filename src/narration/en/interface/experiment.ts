import type { GroupFinding, RatioFinding, RestartFinding, ShareFinding } from '../../../experiment/findings.ts';
import type { Currency } from '../../../experiment/measured-run.ts';
import type { Interval } from '../../../experiment/statistics/interval.ts';
import type { RatioEstimate } from '../../../experiment/statistics/median-ratio.ts';
import type { Doubt } from '../../../experiment/statistics/verdict.ts';
import { counted, listed } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of an experiment in the Lab. */

export const title = 'Ask a question';
/** The five states, in order. */
export const states = {
  question: 'Question',
  prediction: 'Prediction',
  controls: 'Controls',
  evidence: 'Evidence',
  sentence: 'Sentence',
};
export const statesTitle = 'Steps of the experiment';

/** A question on a card, and what is done to answer it. */
export const cards = {
  factor: ['Does a rule help more on hard puzzles?', 'One switch of constraint search, two levels, the same puzzles for both runs.'],
  givens: ['Where is the hard share of givens?', 'Partial grids, from almost empty to almost full, made from full ones.'],
  cooling: ['Which cooling factor solves most?', 'Simulated annealing with five factors and several seeds for each puzzle.'],
  budget: ['Who wins within a budget?', 'Three searches that may write only so many digits.'],
  restarts: ['Do restarts pay?', 'One puzzle, and many seeds that break the ties of constraint search. Two ways to start over.'],
  own: ['Your own question', 'Any two runs, on made puzzles or on yours.'],
} as const;
/** Of a question of one's own. */
export const own = {
  /** The group of a reader's puzzles. */
  group: 'your puzzles',
  runs: 'Two runs to compare',
  puzzles: 'Use puzzles of your own',
  box: 'Your puzzles, one a line',
  use: 'Use these puzzles',
  file: 'Open a file of puzzles',
  putAway: 'Use made puzzles again',
  used: (count: number, twice: number) =>
    `${counted(count, 'puzzle is', 'puzzles are')} used.${twice > 0 ? ` ${counted(twice, 'puzzle was', 'puzzles were')} there twice.` : ''}`,
  none: 'there is no puzzle in it',
  more: 'The form below takes up to eight runs, without a prediction.',
  longLink: (most: number) =>
    `your puzzles have more than ${number(most)} characters, too many for a link; save them as a file in the last step`,
};
export const openRows = 'Open a file of results';
export const closeRows = 'Close the file';

export const choosers = {
  factor: 'What differs',
  hard: 'Level',
  easy: 'Compared with',
  size: 'Size',
  currency: 'Counted in',
  budget: 'Budget for each run',
  count: 'Puzzles in each group',
  seeds: 'Seeds for each puzzle',
};
export const factorNames = {
  mrv: 'Fewest values first (MRV)',
  degree: 'Ties by degree',
  lcv: 'Least constraining value first',
  propagation: 'Propagation after every guess',
  forwardChecking: 'Forward checking',
};
/** In the middle of a sentence. */
const factorInText = {
  mrv: 'MRV',
  degree: 'breaking ties by degree',
  lcv: 'LCV',
  propagation: 'propagation',
  forwardChecking: 'forward checking',
};
type FactorName = keyof typeof factorInText;
export const currencies: Readonly<Record<Currency, string>> = { digits: 'digits written', steps: 'steps', ms: 'milliseconds' };
/** The same in a sentence, after a number or a ratio. */
export const units: Readonly<Record<Currency, string>> = { digits: 'digits', steps: 'steps', ms: 'milliseconds' };
/** A run of constraint search that has a factor, or lacks it. */
export const withFactor = (factor: FactorName, isOn: boolean) => `${isOn ? 'with' : 'without'} ${factorInText[factor]}`;
/** A way to start over. */
export const policyName = ({ restart = '0', policy }: Readonly<Record<string, string>>): string =>
  restart === '0' ? 'no restarts' : policy === 'fixed' ? `restart after ${restart}` : `Luby’s sequence × ${restart}`;
export const lettered = (letter: string, name: string) => `${letter} (${name})`;
export const sizeName = (size: number) => `${size} × ${size}`;
export const shareName = (percent: number) => `${percent}%`;
export const escargot = 'AI Escargot';
export const puzzleName = (group: string, place: number) => `${group} ${place}`;
export const times = (factor: number) => `×${number(factor, { maximumSignificantDigits: 2 })}`;
/** A difference of two shares. */
const points = (difference: number) => `${number(Math.round(difference * 100)).replace('-', '−')} points`;
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The question, as it is asked with its settings. */
export const asked = {
  factor: (factor: FactorName, hard: string, easy: string) => `Does ${factorInText[factor]} help more on ${hard} than on ${easy} puzzles?`,
  givens: (size: number) => `With which share of givens are ${size} × ${size} grids hard?`,
  cooling: (level: string) => `Which cooling factor solves most ${level} puzzles?`,
  budget: (amount: string, level: string) => `Who solves most ${level} puzzles within ${amount}?`,
  restarts: (size: number) => `Do restarts pay for ${size === 9 ? escargot : `a ${size} × ${size} grid with a fifth of its cells given`}?`,
  own: (unit: string, level: string | undefined, [a = '', b = '']: readonly string[]) =>
    `Which needs fewer ${unit} on ${level === undefined ? 'your' : level} puzzles: ${a} or ${b}?`,
};
export const amount = (value: number, currency: Currency) =>
  currency === 'ms' ? `${number(value)} milliseconds` : counted(value, currency === 'digits' ? 'digit' : 'step');

/** What differs between runs, and what doesn't. */
export const differs = (labels: readonly string[], same: readonly { readonly label: string; readonly value: string }[]) => {
  const others = same.map(({ label, value }) => `“${label}” is ${value} in all of them`);
  const first = labels.length === 1 ? `Only “${labels[0]}” differs.` : `They differ in ${listed(labels.map((label) => `“${label}”`))}.`;
  return others.length === 0 ? `${first} Everything else is equal.` : `${first} ${others.join(', ')}; everything else is equal.`;
};
export const otherAlgorithms = (areUsual: boolean) =>
  `These are different algorithms on the same puzzles${areUsual ? ', each with its usual options' : ''}.`;
export const sameRuns = 'A and B are the same run, so they differ by chance alone, if at all.';
export const oneRun = 'There is one run. Only its seeds differ.';
export const optionsTable = { title: 'All options', head: 'Option' };

/** Buttons that lead from one state to the next. */
export const go = {
  predict: 'Predict first',
  keep: 'Keep this prediction',
  without: 'Go on without a prediction',
  run: 'Run the experiment',
  stop: 'Stop',
  conclude: 'What may I say?',
  again: 'Run again',
  back: 'Back',
  other: 'Ask something else',
  more: (count: number) => `Run ${number(count)} more in each group`,
};
export const shared = 'this question and your prediction';

export const prediction = {
  intro: {
    ratio: 'Move the diamond to your guess, and the two ends to where you’d begin to be surprised. The arrow keys move them too.',
    share: 'Move each mark to the share that you expect to be solved. The arrow keys move them too.',
  },
  why: 'A guess makes you notice what surprises you. It’s kept in the link, and it stays on the charts as a dashed outline.',
  /** What may need fewer, where restarts are in question. */
  restarts: 'a search that starts over',
  handle: { value: 'guess', from: 'lowest', to: 'highest' },
  /** Where the axis of ratios goes. */
  fewer: (run: string, unit: string) => `${run} needs fewer ${unit} →`,
  more: (unit: string) => `← more ${unit}`,
  saysRatio: (run: string, unit: string, guesses: readonly { readonly name: string; readonly value: number; readonly range: Interval }[]) =>
    `You expect ${run} to need ${listed(
      guesses.map(({ name, value, range }) => `${fewerText(value)} ${unit} on ${puzzlesOf(name)} (${betweenText(range)})`),
    )}.`,
  saysRestarts: (guesses: readonly { readonly name: string; readonly value: number; readonly range: Interval }[]) =>
    `You expect a solution without restarts to cost ${listed(
      guesses.map(
        ({ name, value, range }) =>
          `${ratioText(value)} times as much as with “${name}” (between ${ratioText(range.from)} and ${ratioText(range.to)})`,
      ),
    )}.`,
  saysShares: (guesses: readonly { readonly name: string; readonly value: number }[]) =>
    `You expect these shares to be solved: ${guesses.map(({ name, value }) => `${name} ${Math.round(value)}%`).join(', ')}.`,
  saysCurve: (run: string, guesses: readonly { readonly name: string; readonly value: number }[]) => {
    const least = guesses.reduce((so, guess) => (guess.value < so.value ? guess : so));
    return guesses.every(({ value }) => value === least.value)
      ? `You expect ${run} to solve ${Math.round(least.value)}% of the grids, whatever their share of givens.`
      : `You expect ${run} to solve the fewest grids with ${least.name} givens: ${Math.round(least.value)}% of them.`;
  },
  none: 'You made no prediction. The methods will say so.',
};

/** 'hard puzzles', 'your puzzles'. */
export const puzzlesOf = (group: string): string => (group === own.group ? group : `${group} puzzles`);

/** Two digits are enough, except near 1: a factor of 1.04 isn't none. */
export const ratioText = (ratio: number): string =>
  Number.isFinite(ratio) ? number(ratio, { maximumSignificantDigits: ratio > 1 && ratio < 1.1 ? 3 : 2 }) : '∞';

/** Two ratios this close to equal can't be told apart. */
const EQUAL = 1.005;

/** '5 times fewer', '3 times more', or 'as many'. */
export const fewerText = (ratio: number): string => {
  const times = Math.max(ratio, 1 / ratio);
  return times < EQUAL ? 'as many' : `${ratioText(times)} times ${ratio > 1 ? 'fewer' : 'more'}`;
};

/** The ends of what a reader expects: in times, where both go the way of the sentence before, and otherwise each with its own way. */
const betweenText = ({ from, to }: Interval): string => {
  if (from >= 1) return `between ${ratioText(from)} and ${ratioText(to)} times`;
  if (to <= 1) return `between ${ratioText(1 / to)} and ${ratioText(1 / from)} times`;
  return `between ${fewerText(from)} and ${fewerText(to)}`;
};

/** The predictions of a class on one chart. */
export const classChart = {
  open: 'Predictions of a class',
  how: 'Everybody opens the link to this question, keeps a prediction and shares the link. Paste the links here, one a line; a name may be in front.',
  box: 'Links, one a line',
  show: 'Draw the predictions',
  title: 'Predictions of a class, a dot for each, and what came out',
  result: 'result',
  count: (count: number) => `${counted(count, 'prediction')}.`,
  none: 'No line has a prediction of this question.',
  says: (
    {
      name,
      median,
      values,
      result,
      within,
    }: {
      readonly name: string;
      readonly median: number;
      readonly values: readonly number[];
      readonly result: Interval | undefined;
      readonly within: number;
    },
    kind: 'ratio' | 'share',
    run: string,
    unit: string,
  ) => {
    const middle = kind === 'ratio' ? `“${run} needs ${fewerText(median)} ${unit}”` : `${Math.round(median)}%`;
    const out = result
      ? `; ${number(within)} of ${number(values.length)} are within the interval of what came out (${
          kind === 'ratio'
            ? `${ratioText(result.from)} to ${ratioText(result.to)}`
            : `${Math.round(result.from)} to ${Math.round(result.to)}%`
        })`
      : '';
    return `${name}: the guess in the middle is ${middle}${out}.`;
  },
  fault: (line: number, problem: string) => `Line ${number(line)} is left out: ${problem}.`,
  noLink: 'it has no link to a question of the Lab',
  otherQuestion: 'its link asks another question, or the same with other settings',
  noGuess: 'its link has no prediction',
  badGuess: 'the prediction in its link makes no sense',
  tooMany: (count: number, most: number) => `There are ${number(count)} lines, and the chart has room for ${number(most)}.`,
};

export const controls = {
  title: 'What makes it fair',
  met: 'met',
  missed: 'not met',
  none: 'doesn’t apply here',
  same: (puzzles: number, runs: number) => [
    'The same puzzles for every run',
    `${counted(puzzles, 'puzzle')}, each given to ${counted(runs, 'run')}.`,
  ],
  one: (text: string) => ['One thing differs', text],
  several: (text: string) => ['More than one thing differs', text],
  budget: (amount: string) => [
    'One budget, in the unit of the axis',
    `Every run stops at ${amount}. A stopped run counts as “at least that many”, never as solved, and it’s never left out.`,
  ],
  seeds: (seeds: number) => ['Several seeds', `${counted(seeds, 'seed')} for each puzzle, the same ones for every run.`],
  oneSeed: ['Several seeds', 'These runs draw at random, and one seed decides nothing. Choose more seeds.'],
  noChance: ['No chance involved', 'These runs draw nothing at random, so running each of them once is enough.'],
  fixed: (count: number) => [
    'The number is fixed before the run',
    `${counted(count, 'puzzle')} in each group. Intervals appear when all of them are done.`,
  ],
  fixedSeeds: (seeds: number) => [
    'The number is fixed before the run',
    `${counted(seeds, 'seed')}. The interval appears when all of them are done.`,
  ],
  machine: ['The same machine', 'This matters for milliseconds only. Digits and steps are the same everywhere, and no times are shown.'],
} as const;

export const pilot = {
  title: 'Pilot',
  running: (done: number, total: number) => `Trying ${number(done)} of ${counted(total, 'other puzzle')} …`,
  none: 'This question needs no pilot: its intervals depend on the number of runs alone.',
  noOthers: 'There are no other puzzles to try first, because all of yours are in the experiment.',
  /** How wide the interval will be, and what would make it narrower. */
  says: (pairs: number, scatter: number, count: number, width: number, wanted: number) =>
    `On ${counted(pairs, 'other puzzle')}, ${scatter < EQUAL ? 'the ratios hardly differ' : `ratios scatter by a factor of ${ratioText(scatter)} to either side`}. With ${number(count)} in each group, the comparison will be known up to a factor of about ${ratioText(width)}. ${
      wanted > count ? `Another ${counted(wanted - count, 'puzzle')} in each group would make it 1.2.` : 'That’s within ±20%.'
    }`,
  hidden: 'Which run is ahead stays hidden. These puzzles aren’t part of the result.',
};

export const running = (done: number, total: number, seconds: number | undefined) =>
  `${number(done)} of ${number(total)} done${seconds === undefined ? ' …' : `, about ${number(seconds)} s left.`}`;
export const stopped = (done: number, total: number) =>
  `Stopped after ${number(done)} of ${number(total)}. Without all of them there are no intervals.`;
export const allDone = (puzzles: number, rows: number) => `All done: ${counted(puzzles, 'puzzle')}, ${counted(rows, 'run')}.`;

/** How far apart the ends of a known median may be before both are said. */
const SAME = 1.02;
const estimateText = ({ least, greatest }: RatioEstimate) =>
  greatest / least < SAME
    ? ratioText(least)
    : Number.isFinite(greatest)
      ? `${ratioText(least)} to ${ratioText(greatest)}`
      : `at least ${ratioText(least)}`;
/** '5 times fewer digits than A', 'as many digits as A'. */
const comparedText = (sure: string, ratio: number, unit: string, other: string) => {
  const fewer = fewerText(ratio);
  return `${sure}${fewer} ${unit} ${fewer === 'as many' ? 'as' : 'than'} ${other}`;
};
const intervalText = ({ from, to }: Interval) => `${ratioText(from)} to ${ratioText(to)}`;

export const charts = {
  equal: 'equal',
  you: 'you',
  scatter: (unit: string, pairs: number) => `${unit} of two runs, one mark for each of ${counted(pairs, 'puzzle')}, on logarithmic axes`,
  scatterTitle: (unit: string) => `${capital(unit)}, one mark for each puzzle`,
  scatterNote: (b: string) =>
    `Below the line, ${b} took less. An arrow is a run that was stopped at the budget, so it took at least that much.`,
  lanesTitle: (b: string, unit: string) => `How many times fewer ${unit} with ${b}`,
  lanesNote: 'Bars show how often a ratio occurs. The line is the interval of the median.',
  ghostNote: 'The dashed outline is your prediction.',
  estimate: (estimate: RatioEstimate, isDoubted: boolean) =>
    `${estimateText(estimate)} [${ratioText(estimate.interval.from)}, ${ratioText(estimate.interval.to)}]${isDoubted ? ' undecided' : ''}`,
  comparison: (upper: string, lower: string) => `${upper} ÷\n${lower}`,
  cactus: (unit: string) => `Share of runs that have solved their puzzle within an amount of ${unit}`,
  cactusTitle: 'Solved within each budget',
  survivalTitle: 'Share of seeds that have reached a solution',
  within: (unit: string) => `within so many ${unit} (logarithmic)`,
  shares: 'Share of runs that were solved within the budget',
  sharesNote: 'Each mark has its interval, which appears when all runs are done.',
  seedsNote: 'Small dots are single seeds.',
  givensAxis: 'share of cells that are givens',
  restartsTitle: (unit: string) => `How many times fewer ${unit} a solution costs with restarts`,
  restartsNote: 'The line is the interval. Restarts that pay are to the right of “equal”.',
};
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How many pairs went which way. */
export const tally = (b: string, { aFewer, equal, bFewer, unranked }: GroupFinding['tally']) =>
  `${b} fewer on ${number(bFewer)}, equal on ${number(equal)}, more on ${number(aFewer)}${unranked > 0 ? `, not known on ${number(unranked)}` : ''}`;
export const pairTitle = 'Puzzle, in order of ratio';
/** A pair. */
export const pair = (name: string, a: string, b: string, ratio: number, isKnown: boolean) =>
  `${name}: ${a} against ${b}, ${isKnown ? '' : 'at least '}${fewerText(ratio)}.`;
export const parting = {
  looking: 'Looking for the place where they part …',
  never: 'They write the same digits, as far as both of them go.',
  at: (digits: number, writes: readonly string[]) =>
    `They part ${digits === 0 ? 'at the first digit' : `after ${counted(digits, 'equal digit')}`}: ${listed(writes)}.`,
  writes: (run: string, digit: string, cell: string) => `${run} writes ${digit} at ${cell}`,
  takes: (run: string, cell: string) => `${run} takes back ${cell}`,
  many: (run: string, cells: number) => `${run} fills ${cells} cells at once`,
  open: 'Open both where they part',
  noPuzzle: 'The rows don’t contain the puzzles. Open the file of puzzles as well to step through these two runs.',
};
export const why = (name: string) => `Why? The largest ratio: ${name}`;

/** The finding, in sentences. Each begins with what is known for certain. */
export const sentence = {
  undecided: 'undecided',
  /** `b` is what is compared with `a`. */
  group: (finding: GroupFinding, b: string, a: string, unit: string, level: number) => {
    const { estimate, group, pairs, tally: counts, doubts } = finding;
    const on = `On ${counted(pairs.length, 'puzzle')}${group ? ` (${group})` : ''}`;
    if (!estimate) return `${on}, the two runs can’t be compared.`;
    const { least, greatest, interval } = estimate;
    const counting = `fewer on ${number(counts.bFewer)}, ${counts.equal > 0 ? `equal on ${number(counts.equal)}, ` : ''}more on ${number(counts.aFewer)}`;
    if (least === 0 && greatest === Number.POSITIVE_INFINITY)
      return `${on}, whether ${b} needs fewer ${unit} than ${a} is undecided, because too many runs were stopped; ${counting}.`;
    const isFewer = least > 0 && (least >= 1 || greatest === Number.POSITIVE_INFINITY);
    const sure = (isFewer ? greatest === Number.POSITIVE_INFINITY : least === 0) ? 'at least ' : '';
    const middle = comparedText(sure, isFewer || least > 0 ? least : greatest, unit, a);
    // Of a run that needs more, times more are said, so the interval turns over.
    const said = interval.to < 1 ? { from: 1 / interval.to, to: 1 / interval.from } : interval;
    const text =
      doubts.length > 0 ? `${on}, whether ${b} needs fewer or more is undecided: it needed ${middle}` : `${on}, ${b} needed ${middle}`;
    return `${text} (${number(level * 100)}% interval ${intervalText(said)}); ${counting}.`;
  },
  compared: (finding: RatioFinding, upper: string, lower: string) => {
    const { comparison } = finding;
    if (!comparison) return '';
    const { estimate, doubts } = comparison;
    const anything = `anything from ${ratioText(estimate.interval.from)} to ${ratioText(estimate.interval.to)} fits these runs`;
    const middle = Number.isFinite(estimate.least) && estimate.least > 0 ? estimate.least : estimate.greatest;
    if (doubts.length > 0)
      return `Whether ${finding.b} saves more on ${upper} puzzles than on ${lower} ones is undecided: ${ratioText(middle)} times as much, but ${anything}.`;
    return middle >= 1
      ? `${finding.b} saves more on ${upper} puzzles than on ${lower} ones: ${ratioText(middle)} times as much (${intervalText(estimate.interval)}).`
      : `${finding.b} saves less on ${upper} puzzles than on ${lower} ones: ${ratioText(middle)} times as much (${intervalText(estimate.interval)}).`;
  },
  shares: ({ shares, lead }: ShareFinding, nameOf: (run: string) => string, budget: string) => {
    const each = shares.map(({ run, finished, runs }) => `${nameOf(run)} ${number(finished)} of ${number(runs)}`);
    const first = `Within ${budget}, these runs were solved: ${listed(each)}.`;
    if (!lead) return first;
    const { best, next, difference, interval, doubts } = lead;
    const between = `${points(difference)} more, and anything from ${points(interval.from).replace(' points', '')} to ${points(interval.to)} fits`;
    return doubts.length > 0
      ? `${first} Whether ${nameOf(best)} solves more than ${nameOf(next)} is undecided: ${between}.`
      : `${first} ${capital(nameOf(best))} solves more than ${nameOf(next)}: ${between}.`;
  },
  bySeed: (best: readonly string[]) => `With one seed alone, these would have come first: ${best.join(', ')}.`,
  hardest: (run: string, group: string, share: Interval & { readonly share: number }) =>
    `${capital(run)} solved the fewest grids with ${group} givens: ${percent(share.share)} (interval ${percent(share.from)} to ${percent(share.to)}).`,
  alwaysSolved: (run: string) => `${capital(run)} solved all grids, whatever their share of givens.`,
  restarts: (
    { ratio, interval, doubts, without, with: with_, seeds }: RestartFinding['gains'][number],
    way: string,
    unit: string,
    level: number,
  ) => {
    const costs = Number.isFinite(without)
      ? `${number(Math.round(with_))} ${unit} instead of ${number(Math.round(without))}`
      : `${number(Math.round(with_))} ${unit}, and without restarts none was found`;
    const result = `with “${way}”, a solution costs ${comparedText('', ratio, unit, 'without restarts')} (${number(level * 100)}% interval ${intervalText(interval)})`;
    const how = `On average that is ${costs}, by ${counted(seeds, 'seed')}.`;
    if (doubts.length > 0) return `Whether restarts pay is undecided: ${result}. ${how}`;
    return `${interval.from > 1 ? 'Restarts pay' : 'Restarts don’t pay'}: ${result}. ${how}`;
  },
  /** Where runs that are stopped are followed by others. */
  spent: (stopped: number, runs: number, budget: string) =>
    stopped === 0
      ? 'No run was stopped.'
      : `${counted(stopped, 'run was', 'runs were')} stopped at ${budget}, out of ${number(runs)}. What they had spent counts, as if another seed had been tried then. With a larger budget, such runs might cost even more.`,
  doubts: {
    equal: 'The interval contains “equal”.',
    stopped: 'More than half of the pairs contain a run that was stopped, so the budget decides.',
    'one-seed': 'A run draws at random and had one seed.',
    few: 'There are fewer than 10 pairs.',
  } satisfies Record<Doubt, string>,
  cutShort: (stopped: number, runs: number, budget: string) =>
    stopped === 0
      ? 'No run was stopped.'
      : `${counted(stopped, 'run was', 'runs were')} stopped at ${budget}, out of ${number(runs)}. Intervals cover both what they had taken and no end at all.`,
  unpaired: (count: number) => `${counted(count, 'puzzle is', 'puzzles are')} in no pair, because a run refused it or has no row for it.`,
};

/** What became of a guess. */
export const guessed = {
  ratio: (value: number, range: Interval | undefined, name: string, verdict: keyof typeof verdicts) =>
    `You said ${fewerText(value)}${range ? ` (${betweenText(range)})` : ''}${name ? ` for ${name}` : ''}. ${verdicts[verdict]}`,
  shares: (right: number, of: number) =>
    `${right === of ? 'All' : right === 0 ? 'None' : number(right)} of your ${counted(of, 'guess', 'guesses')} ${right < 2 ? 'is' : 'are'} within the interval.`,
  none: 'You went on without a prediction.',
};
const verdicts = {
  within: 'That’s within the interval.',
  'too-low': 'That’s too low: even your upper end is below the interval.',
  'too-high': 'That’s too high: even your lower end is above the interval.',
  overlaps: 'Your range meets the interval, but your guess is outside.',
};

export const settle = {
  more: (wanted: number) => `For ±20%, about ${counted(wanted, 'puzzle')} in each group would be needed.`,
  stricter: (look: number, level: number) =>
    `You have looked ${look === 1 ? 'once' : `${look} times`}, so the next interval is a stricter one: ${number(level * 100)}%.`,
};

export const takeAway = {
  title: 'Take it with you',
  rows: 'Save the rows (NDJSON)',
  csv: 'Save the rows (CSV)',
  puzzles: 'Save the puzzles',
  figure: 'Save the figure (SVG)',
  copyMethods: 'Copy the methods',
  copyCommand: 'Copy the command',
  copied: 'Copied.',
  methodsTitle: 'Methods',
  commandTitle: 'The same rows on the command line',
  commandNote: 'The command reads the puzzles that you save here.',
};

/** A paragraph for a paper. */
export const methods = (facts: {
  readonly runs: readonly string[];
  readonly groups: readonly { readonly name: string; readonly puzzles: number }[];
  readonly seeds: number;
  readonly draws: boolean;
  readonly budget: string;
  readonly unit: string;
  readonly level: number;
  readonly look: number;
  readonly resamples: number;
  readonly guess: string | undefined;
  readonly version: string;
  readonly kind: 'ratio' | 'shares' | 'restarts';
}) =>
  [
    `Runs: ${facts.runs.join('; ')}.`,
    `Puzzles: ${listed(facts.groups.map(({ name, puzzles }) => `${counted(puzzles, 'puzzle')}${name ? ` (${name})` : ''}`))}, the same for every run.`,
    facts.draws
      ? `Runs that draw at random had ${counted(facts.seeds, 'seed')} for each puzzle, derived from root seed 1 and the puzzle.`
      : 'No run draws at random.',
    `Each run had a limit of ${facts.budget}. Runs that reached it were kept, and counted ${facts.kind === 'restarts' ? 'as spent without a solution' : 'as ending there and as never ending'}.`,
    facts.kind === 'restarts'
      ? `We report ratios of the ${facts.unit} that a solution costs, which is all that is spent divided by the runs that succeed, with ${number(facts.level * 100)}% percentile bootstrap intervals (${number(facts.resamples)} resamples of seeds, seed 1).`
      : facts.kind === 'ratio'
        ? `We report medians of paired ratios of ${facts.unit} with ${number(facts.level * 100)}% percentile bootstrap intervals (${number(facts.resamples)} resamples of puzzles, seed 1).`
        : `We report shares with ${number(facts.level * 100)}% intervals (Wilson’s, or a bootstrap of puzzles with all their seeds, seed 1).`,
    facts.look > 1
      ? `This was look ${facts.look} at the question, with a correspondingly higher confidence.`
      : `The number of ${facts.kind === 'restarts' ? 'seeds' : 'puzzles'} was fixed before the run.`,
    facts.guess === undefined ? 'No prediction was made beforehand.' : `Prediction, made before the run: ${facts.guess}.`,
    `Sudoscope ${facts.version}.`,
  ].join(' ');

export const opened = {
  title: (file: string, rows: number, puzzles: number) => `${file}: ${counted(rows, 'row')}, ${counted(puzzles, 'puzzle')}`,
  unfinished: (rows: number) => `This file isn’t finished: ${counted(rows, 'row')}.`,
  unsealed: 'The file has no last line that seals it, so it may be a part of one.',
  changed: 'The file was changed after it was written: its seal doesn’t fit its rows.',
  sealed: 'The seal fits the rows.',
  tooLarge: (megabytes: number, most: number) =>
    `the file has ${number(megabytes)} MB, and the page has room for ${number(most)}; open one shard of it, or read it with another program`,
  reading: (file: string) => `Reading ${file} …`,
  puzzlesKnown: (known: number, of: number) => `${number(known)} of ${counted(of, 'puzzle')} can be opened in Compare now.`,
  pairOf: ['Compare', 'with'],
  measure: 'Counted in',
  noTimes: 'Times aren’t offered, because they weren’t taken warm and repeated. Run sudoscope measure with --times repeat.',
  oneRun: 'These rows are of one run, so there is nothing to compare it with.',
};

export const noScript = (command: string) => `Asking a question needs JavaScript, or the command line: ${command} writes the rows.`;
export const insecure = 'this page came over a connection that isn’t secure, where browsers compute no hashes; open it with https';
export const failed = (reason: string) => `a run failed: ${reason}. Press “Run again” to start over`;

export const faults = {
  choice: (name: string, text: string, choices: string) => [`'${text}' isn’t a value of ${name}`, `one of ${choices}`] as const,
  whole: (name: string, text: string, most: number) =>
    [`'${text}' isn’t a value of ${name}`, `a whole number from 1 to ${number(most)}`] as const,
  guess: 'the prediction in the link makes no sense',
  set: 'the puzzles in the link are damaged',
};
