import { cellName } from '../../../engine/grid.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import { causesOf, levelOfFact } from '../../../engine/search/conflict-analysis.ts';
import type { learningSearch } from '../../../engine/search/learning-search.card.ts';
import { type Fact, guessOf, isPlaced, levelNow, placed as placedFact, statementIn, struck } from '../../../engine/search/propagation.ts';
import { cellAndDigit, promiseAbout, statementOf } from '../../../engine/search/statements.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { counted, listed, type Sentence, say, toned } from '../../sentence.ts';
import { learningMoves } from '../learning-moves.ts';
import { overridden } from '../overridden.ts';

type State = ReturnType<typeof learningSearch.start>;
type Step = StepOf<typeof learningSearch.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const logic = toned('logic');
const done = toned('done');

/** More facts than these are counted, not named. */
const MAX_NAMED = 5;

const at = ({ puzzle }: State, cell: number) => cellName(puzzle.grid, cell);
const symbol = ({ puzzle }: State, digit: number) => symbolOf(puzzle, digit);
const guessName = (level: number) => (level === 0 ? 'the start' : `guess ${level}`);
/** What notes are about: digits, or also marks that are struck. */
const factWord = ({ options }: State) => (options.over === 'all' ? 'fact' : 'digit');

function factText(state: State, fact: Fact): string {
  const { cell, digit } = cellAndDigit(state.statements, statementIn(fact));
  return `${at(state, cell)} ${isPlaced(fact) ? '=' : '≠'} ${symbol(state, digit)}`;
}

/** Names facts, or says how many they are. */
function factsText(state: State, facts: readonly Fact[]): string {
  return facts.length > MAX_NAMED ? counted(facts.length, factWord(state)) : listed(facts.map((fact) => factText(state, fact)));
}

/** What a note says. */
function neverText(state: State, facts: readonly Fact[]): string {
  const [fact] = facts;
  if (facts.length > 1) return `${factsText(state, facts)} never go together`;
  const { cell, digit } = cellAndDigit(state.statements, statementIn(fact!));
  return `${at(state, cell)} is ${isPlaced(fact!) ? 'never' : 'always'} ${symbol(state, digit)}`;
}

/** What else a fact follows from, besides givens. */
function restsOn(state: State, fact: Fact): string {
  if (state.options.after === 'one') return '';
  const causes = [...causesOf(state, fact)];
  if (causes.length === 0) return ' That doesn’t depend on any guess.';
  return ` That rests on ${factsText(state, causes)}.`;
}

/** What is wrong where a promise has no statement left. */
function failureText(state: State, promise: number): Sentence {
  const { cell, house, digit } = promiseAbout(state.statements, state.puzzle.grid, promise);
  return cell >= 0
    ? say`${at(state, cell)} has no digit left.`
    : say`${symbol(state, digit)} has no place left in ${houseName(state.puzzle.grid, house)}.`;
}

/** What follows from a dead end. */
function blameText(state: State): string {
  if (levelNow(state) === 0) return '';
  if (state.options.after === 'one') return ' So the last guess was wrong.';
  return ` ${factsText(state, state.blamed)} ${state.blamed.length === 1 ? 'is' : 'are'} to blame, besides what holds without any guess.`;
}

/** Why this cell was chosen for a guess. Its rivals haven't been struck yet. */
function whyGuessed(state: State, cell: number): string {
  const { left, kept, options, puzzle } = state;
  if (options.choose === 'activity') return 'It prefers what had most to do with the latest dead ends.';
  const open = Array.from({ length: puzzle.grid.cellCount }, (_, each) => each).filter((each) => each === cell || kept[each] === 0);
  const own = options.choose === 'reading' ? open[0]! : open.reduce((best, each) => (left[each]! < left[best]! ? each : best));
  if (own !== cell) return overridden('guess');
  if (options.choose === 'reading') return `${at(state, cell)} is the first cell without a digit.`;
  return `${at(state, cell)} has ${counted(left[cell]!, 'digit')} left, and no cell has fewer.`;
}

/** The level that a digit in a cell has been there since; undefined for an open cell. */
function levelOfCell(state: State, cell: number): number | undefined {
  return state.digits[cell] ? state.levelOf[statementOf(state.statements, cell, state.digits[cell]!)] : undefined;
}

const guessCell = (state: State, level: number) => cellAndDigit(state.statements, statementIn(guessOf(state, level))).cell;

export const words: Narrator<State, Step> = {
  manual: learningMoves,
  pseudocode: ({ options: { after } }) => [
    ['place and strike whatever follows', ['place', 'strike', 'noteStrikes', 'notePlaces']],
    ['the grid is full: a solution', ['solution', 'allFound']],
    ['nothing follows: guess a digit', ['decide', 'restart']],
    ['a dead end without a guess: stop', ['noSolution']],
    ['a dead end after a guess:', ['conflict', 'noteBroken']],
    ['  take the last guess back, strike its digit', ['takeBack'], after !== 'one'],
    ['  ask for the newest digit why it’s there,', ['ask'], after === 'one'],
    ['  until one of the newest guess is left', ['uip', 'shorten'], after === 'one'],
    ['  note that these never go together', ['learn', 'forget'], after === 'one'],
    ['  jump to where the note strikes', ['jump'], after === 'one'],
  ],
  start: () =>
    say`The puzzle as given, with every other digit still possible in each cell. The search first strikes what the givens rule out.`,
  steps: {
    decide: (step, state) =>
      say`Guess ${step.level}: ${placed(`${at(state, step.cell)} = ${symbol(state, step.digit)}`)}. Nothing more follows, so the search has to guess. ${whyGuessed(state, step.cell)}`,
    place: (step, state) => {
      const { cell, house } = promiseAbout(state.statements, state.puzzle.grid, step.promise);
      const why = restsOn(state, placedFact(statementOf(state.statements, step.cell, step.digit)));
      return cell >= 0
        ? say`${at(state, step.cell)} must be ${logic(symbol(state, step.digit))}, because it has no other digit left.${why}`
        : say`${logic(symbol(state, step.digit))} must be in ${at(state, step.cell)}, because it has no other place left in ${houseName(state.puzzle.grid, house)}.${why}`;
    },
    strike: ({ cell, digit, because }, state) =>
      cell === because
        ? say`${at(state, cell)} holds ${symbol(state, state.digits[cell]!)}, so it can’t be ${removed(symbol(state, digit))}.`
        : say`${at(state, because)} holds ${symbol(state, digit)}, so ${removed(symbol(state, digit))} is struck from ${at(state, cell)}.`,
    noteStrikes: ({ cell, digit, note }, state) => {
      const why = others(state, note, cell, digit);
      const strikes = say`${removed(symbol(state, digit))} is struck from ${at(state, cell)}.${usedAgain(state, note)}`;
      return why === '' ? say`${noteSays(state, note)}: ${strikes}` : say`${noteSays(state, note)}.${why} ${strikes}`;
    },
    notePlaces: ({ cell, digit, note }, state) => {
      const why = others(state, note, cell, digit);
      const places = say`${at(state, cell)} must be ${logic(symbol(state, digit))}.${usedAgain(state, note)}`;
      return why === '' ? say`${noteSays(state, note)}: ${places}` : say`${noteSays(state, note)}.${why} ${places}`;
    },
    conflict: ({ promise }, state) => say`${clashing('Dead end.')} ${failureText(state, promise)}${blameText(state)}`,
    noteBroken: ({ note }, state) => say`${clashing('Dead end.')} ${noteSays(state, note)}, but all of that holds now.${blameText(state)}`,
    ask: (step, state) => {
      const fact = factOf(state, step);
      const causes = [...causesOf(state, fact)];
      const because = causes.length === 0 ? 'It doesn’t depend on any guess' : `Because of ${factsText(state, causes)}`;
      return say`Why ${trying(factText(state, fact))}? ${because}, so ${causes.length === 1 ? 'that takes' : 'these take'} its place. That leaves ${counted(step.open, factWord(state))} of ${guessName(levelNow(state))} to blame.`;
    },
    uip: (step, state) => {
      const fact = factText(state, factOf(state, step));
      const asked = step.steps === 0 ? 'No question is needed' : `After ${counted(step.steps, 'question')}`;
      return state.options.cut === 'guesses'
        ? say`${asked}, only guesses are to blame. The newest is ${logic(fact)}.`
        : say`${asked}${step.steps === 0 ? ', because' : ','} only one ${factWord(state)} of ${guessName(levelNow(state))} is to blame: ${logic(fact)}. The guess reached the dead end only through it.`;
    },
    shorten: (step, state) => say`${trying(factText(state, factOf(state, step)))} follows from the others, so the note can do without it.`,
    learn: ({ note, glue }, state) => {
      const { facts, isSolution, isKept } = state.notes.get(note)!;
      if (isSolution) return say`${logic(`Note ${note + 1}:`)} ${neverText(state, facts)}, because that would be this solution again.`;
      const levels =
        facts.length === 1 ? '' : ` The ${factWord(state)}s came with ${glue === 1 ? 'one guess' : `${glue} different guesses`}.`;
      const kept = isKept ? '' : ' The search will forget it as soon as it’s no longer needed.';
      return say`${logic(`Note ${note + 1}:`)} ${neverText(state, facts)}. That holds whatever else is tried.${levels}${kept}`;
    },
    jump: ({ from, to }) => {
      const over = from - to - 1;
      const back = say`Back from ${removed(`guess ${from}`)} to ${logic(guessName(to))}, where the note rules something out.`;
      if (over === 0) return back;
      return say`${back} ${over === 1 ? `Guess ${from - 1} had` : `The ${over} guesses between had`} no part in the dead end, so taking ${over === 1 ? 'it' : 'them'} back alone couldn’t have helped.`;
    },
    takeBack: ({ cell, digit }, state) =>
      say`The search takes ${removed(symbol(state, digit))} back from ${at(state, cell)} and strikes it there, because it has failed.`,
    restart: ({ conflicts }) =>
      say`${removed('Start over')} after ${counted(conflicts, 'dead end')}. The notes stay, so what has been found out isn’t lost.`,
    forget: ({ count }, state) =>
      say`Forget ${removed(counted(count, 'note'))} that spread over many guesses and weren’t used for a long time, which leaves ${counted(state.notes.size, 'note')}.`,
    solution: (_step, state) =>
      say`${done(state.options.solutions === 1 ? 'Solved.' : `Solution ${state.found}.`)} Every cell is filled and no rule is broken.`,
    allFound: (_step, state) => say`${done('Done.')} There is no other: the puzzle has ${counted(state.found, 'solution')}.`,
    noSolution: () => say`${clashing('No solution.')} The dead end follows from the givens alone, so no guess could help.`,
  },
  questions: {
    uip: {
      ask: (_step, state) => say`${trying(`Guess ${levelNow(state)}`)} reached the dead end through a single cell. Which one?`,
      choice: ({ cell }, state) => at(state, cell),
      why: ({ cell }, state) =>
        say`Of all that’s to blame, only the ${factWord(state)} in ${at(state, cell)} came with ${guessName(levelNow(state))}.`,
      whyNot: (_actual, { cell, digit, is }, state) => {
        const fact = factOf(state, { cell, digit, is });
        const name = at(state, cell);
        if (state.asked.includes(fact)) return say`${name} has already been replaced by its own reasons.`;
        if (state.blamed.includes(fact))
          return say`${name} is to blame, but it came with ${guessName(levelOfFact(state, fact))}, which was earlier.`;
        return say`${name} is the guess itself. It did lead to the dead end, but by way of a ${factWord(state)} that’s nearer to it.`;
      },
      // A frame of its own would look like that of a guess.
      shows: () => ({ cells: [] }),
    },
    jump: {
      ask: ({ from }, state) => say`${neverStart(state)} How far back does the search jump from guess ${from}?`,
      choice: ({ to }) => `to ${guessName(to)}`,
      why: ({ to }, state) =>
        to === 0
          ? say`The note has only one ${factWord(state)}, so it holds without any guess.`
          : say`Apart from the newest one, the last of these ${factWord(state)}s came with guess ${to}. There the note rules the newest one out at once${levelNow(state) > to + 1 ? ', and no guess between has to do with it' : ''}.`,
      whyNot: ({ to: right }, { to }) =>
        to < right
          ? say`At ${guessName(to)} two of these aren’t there yet, so nothing would follow from the note.`
          : say`The note already rules something out before ${guessName(to)}, so that guess would be wasted.`,
    },
    takeBack: {
      ask: () => say`From which cell does the search take its digit back?`,
      choice: ({ cell }, state) => at(state, cell),
      why: ({ cell }, state) => say`${at(state, cell)} holds the last guess, and the last one is always the first to change.`,
      whyNot: (_actual, { cell }, state) => {
        const name = at(state, cell);
        const level = levelOfCell(state, cell);
        if (state.puzzle.givens[cell]) return say`${name} holds a given. Givens never change.`;
        if (level === undefined) return say`${name} is empty. There is nothing to take back.`;
        if (level > 0 && guessCell(state, level) === cell) return say`${name} holds guess ${level}, and a later guess comes first.`;
        return say`${name} was never guessed: its digit followed from others.`;
      },
    },
  },
};

function factOf({ statements }: State, { cell, digit, is }: { cell: number; digit: number; is: number }): Fact {
  const statement = statementOf(statements, cell, digit);
  return is ? placedFact(statement) : struck(statement);
}

/** The note that was written last, before a question about it. */
function neverStart(state: State): Sentence {
  const { facts } = [...state.notes.values()].at(-1)!;
  return say`The note says: ${neverText(state, facts)}.`;
}

const noteSays = (state: State, note: number) => `Note ${note + 1} says that ${neverText(state, state.notes.get(note)!.facts)}`;

/** That the others of its facts hold, which is why a note rules one out. */
function others(state: State, note: number, cell: number, digit: number): string {
  const rest = state.notes.get(note)!.facts.filter((fact) => statementIn(fact) !== statementOf(state.statements, cell, digit));
  if (rest.length === 0) return '';
  return rest.length > MAX_NAMED ? ' All others hold, so' : ` ${factsText(state, rest)} ${rest.length === 1 ? 'holds' : 'hold'}, so`;
}

function usedAgain(state: State, note: number): string {
  const { used } = state.notes.get(note)!;
  return used > 1 ? ` It’s used for the ${ordinal(used)} time, without another dead end.` : '';
}

const ordinal = (count: number) =>
  `${count}${count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`;
