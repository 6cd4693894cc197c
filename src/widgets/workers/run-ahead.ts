import { type AnyAlgorithm, type CatalogRow, digitsIn } from '../../engine/algorithm.ts';
import { countDigits, hasDigit } from '../../engine/candidates.ts';
import { refusalOf } from '../../engine/catalog.ts';
import { type Ending, endingOf } from '../../engine/ending.ts';
import { printPuzzle } from '../../engine/formats/read.ts';
import { candidatesIn } from '../../engine/logic/cages/caged-candidates.ts';
import { optionTexts, readOptions } from '../../engine/options.ts';
import { withPlayer } from '../../engine/players-part.ts';
import { MAX_MARKED_SIZE, type Puzzle } from '../../engine/puzzle.ts';
import { type AnyStep, fieldOf, type StepKind } from '../../engine/step.ts';
import { type AnyNarrator, sentenceOf } from '../../narration/narrator.ts';
import type { Sentence } from '../../narration/sentence.ts';

/** A step of a run: the frame that shows it, what is said of it, and the cell and the digit that it is about; −1 and 0 for none. */
export interface AheadStep {
  readonly position: number;
  readonly sentence: Sentence;
  readonly cell: number;
  readonly digit: number;
}

/** What an algorithm would do from a position, and how much of it. */
export interface Ahead {
  readonly ending: Ending;
  /** Whether the budget was spent before the run had ended: it needs more steps than these. */
  readonly isCut: boolean;
  readonly steps: number;
  readonly deadEnds: number;
  /** The first step that a reader would call a move; `fills`: it writes every empty cell at random. */
  readonly next?: (AheadStep & { readonly fills: boolean }) | undefined;
  /** The first digit that the rules leave a choice about; at the step that chose its cell where that is the first move. */
  readonly guess?: AheadStep | undefined;
  /** The last step of a run that has ended. */
  readonly last?: AheadStep | undefined;
  /** The step that showed a contradiction before any trial had failed: reasoning alone finds it. */
  readonly conflict?: AheadStep | undefined;
  /** Why the algorithm cannot begin there. */
  readonly refusal?: string;
  /** Set where the algorithm cannot take strikes, and has begun with the digits alone. */
  readonly leavesStrikes?: true;
  /** What a link to the run needs: the puzzle as text, and all options. */
  readonly puzzle: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What runs, and the words for it. */
interface Running {
  readonly row: CatalogRow;
  readonly algorithm: AnyAlgorithm;
  readonly words: AnyNarrator;
}

/** How much a run may take: steps, and milliseconds of a clock where there is one. */
export interface AheadBudget {
  readonly steps: number;
  readonly ms?: number;
  readonly now?: () => number;
}

/** Steps between two looks at the clock: a step of the technique ladder may take some milliseconds. */
const STRETCH = 16;
/** Guesses are looked for in so many steps: that takes a copy of the digits each. */
const MAX_WATCHED = 20_000;

const isMove = ({ writes, proposes, detail, tone }: StepKind) =>
  (writes !== undefined && !proposes) || (detail === 'milestone' && tone !== 'quiet');

/** Whether the rules leave more than one digit for a cell and, where an algorithm sees such places, the digit more than one place. */
function isGuess(puzzle: Puzzle, digits: ArrayLike<number>, { cell, digit }: AheadStep, seesPlaces: boolean): boolean {
  const { grid } = puzzle;
  // Too many digits for a set: every trial is a guess.
  if (grid.size > MAX_MARKED_SIZE) return true;
  const candidates = candidatesIn(puzzle, digits);
  if (countDigits(candidates[cell]!) < 2) return false;
  const places = (house: number) => grid.cellsOfHouse[house]!.filter((each) => hasDigit(candidates[each]!, digit)).length;
  return !seesPlaces || grid.housesOfCell[cell]!.every((house) => places(house) > 1);
}

/** How often a run has said of itself that it guesses: the technique ladder strikes what a guess has refuted, so no digit is on trial. */
const saidGuesses = (state: unknown) => (state as { readonly guesses?: number }).guesses ?? 0;

/** Watches the first steps of a run for its first move and its first guess. */
class Watch {
  readonly #loaded: Running;
  readonly #puzzle: Puzzle;
  #digits: Uint8Array;
  next: Ahead['next'];
  guess: AheadStep | undefined;
  /** Whether the last move was the first one, and only chose the cell of a digit on trial. */
  #isChoosing = false;

  constructor(loaded: Running, puzzle: Puzzle, start: unknown) {
    this.#loaded = loaded;
    this.#puzzle = puzzle;
    this.#digits = Uint8Array.from(digitsIn(loaded.algorithm, start));
  }

  take(step: AnyStep, state: unknown, position: number): void {
    const { algorithm, row } = this.#loaded;
    const spec = algorithm.steps[step.kind]!;
    const before = this.#digits;
    if (spec.writes || spec.undoes) this.#digits = Uint8Array.from(digitsIn(algorithm, state));
    const isTrial = spec.depth === 1 && spec.writes !== undefined;
    if (!isMove(spec) && !isTrial) return;
    const changed = this.#digits.findIndex((digit, cell) => digit !== 0 && digit !== before[cell]);
    const fills = spec.writes === 'all';
    const about = aboutStep(this.#loaded, step, state, position);
    const shown = changed < 0 || fills ? about : { ...about, cell: changed, digit: this.#digits[changed]! };
    const wasChoosing = this.#isChoosing;
    this.#isChoosing = this.next === undefined && spec.tone === 'trying' && spec.writes === undefined;
    if (isMove(spec)) this.next ??= { ...shown, fills };
    if (saidGuesses(state) > 0) this.guess ??= shown;
    if (isTrial && changed >= 0 && isGuess(this.#puzzle, before, shown, row.input === 'puzzle-or-cover'))
      this.guess ??= wasChoosing ? { ...shown, position: this.next!.position } : shown;
  }
}

function aboutStep({ algorithm, words }: Running, step: AnyStep, state: unknown, position: number): AheadStep {
  const { fields } = algorithm.steps[step.kind]!;
  const field = (type: 'cell' | 'digit') => Object.keys(fields).find((name) => fields[name] === type);
  const [cell, digit] = [field('cell'), field('digit')];
  return {
    position,
    sentence: sentenceOf(words, step, state),
    cell: cell === undefined ? -1 : fieldOf(step, cell),
    digit: digit === undefined ? 0 : Math.max(0, fieldOf(step, digit)),
  };
}

/** The position for an algorithm, or without its strikes where it cannot take them; or why it takes neither. */
function inputFor({ row, algorithm }: Running, position: Puzzle): { puzzle: Puzzle; leavesStrikes?: true; refusal?: string } {
  const refusal = refusalOf(row, algorithm, position);
  if (!refusal) return { puzzle: position };
  const { corners, centres, struck } = position.player ?? {};
  const digitsAlone = withPlayer(position, { digits: position.givens, corners, centres });
  if (struck && !refusalOf(row, algorithm, digitsAlone)) return { puzzle: digitsAlone, leavesStrikes: true };
  return { puzzle: position, refusal: refusal.message };
}

/** Runs an algorithm from a position, with its usual options, within a budget. */
export function runAhead(loaded: Running, position: Puzzle, { steps: maxSteps, ms, now }: AheadBudget): Ahead {
  const { algorithm } = loaded;
  const options = readOptions(algorithm.options, {});
  const { puzzle, refusal, leavesStrikes } = inputFor(loaded, position);
  const link = { puzzle: printPuzzle({ puzzle }, 'compact'), options: optionTexts(options) };
  if (refusal !== undefined) return { ending: 'refused', isCut: false, steps: 0, deadEnds: 0, refusal, ...link };
  const end = now && ms !== undefined ? now() + ms : Number.POSITIVE_INFINITY;
  const state = algorithm.start(puzzle, options);
  const run = algorithm.run(state);
  const watch = new Watch(loaded, puzzle, state);
  let [steps, deadEnds] = [0, 0];
  let last: AnyStep | undefined;
  let conflict: AheadStep | undefined;
  let ending: Ending | undefined;
  while (ending === undefined) {
    if (steps === maxSteps || (steps % STRETCH === 0 && end !== Number.POSITIVE_INFINITY && now!() >= end)) break;
    const next = run.next();
    if (next.done) {
      ending = endingOf(next.value);
      break;
    }
    last = next.value;
    steps++;
    const { deadEnd, tone, detail } = algorithm.steps[last.kind]!;
    if (deadEnd) deadEnds++;
    if (deadEnds === 0 && tone === 'conflict' && detail === 'milestone') conflict ??= aboutStep(loaded, last, state, steps);
    if (steps < MAX_WATCHED && !(watch.next && watch.guess)) watch.take(last, state, steps);
  }
  return {
    ending: ending ?? 'stopped',
    isCut: ending === undefined,
    steps,
    deadEnds,
    next: watch.next,
    guess: watch.guess,
    last: last && ending !== undefined ? aboutStep(loaded, last, state, steps) : undefined,
    conflict: deadEnds === 0 ? conflict : undefined,
    ...(leavesStrikes && { leavesStrikes }),
    ...link,
  };
}
