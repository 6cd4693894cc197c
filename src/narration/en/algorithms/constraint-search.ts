import { cellName, sharedHouses } from '../../../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { guessedCells } from '../../../engine/search/assignment.ts';
import {
  type Candidacy,
  type constraintSearch,
  guessOf,
  hasTies,
  ranking,
  triedNow,
  untried,
} from '../../../engine/search/constraint-search.card.ts';
import { failuresAllowed } from '../../../engine/search/restarts.ts';
import { constrains, inDomain, valueOrder } from '../../../engine/search/variable-order.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { LooseStep, Narrator } from '../../narrator.ts';
import { counted, listed, type Sentence, say, toned } from '../../sentence.ts';
import { whyNoPlace, whyNothingLeft } from '../nothing-left.ts';
import { overridden } from '../overridden.ts';
import { whichTryBack } from '../take-back.ts';

type State = ReturnType<typeof constraintSearch.start>;
type Step = StepOf<typeof constraintSearch.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const logic = toned('logic');
const done = toned('done');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);
const house = (state: State, a: number, b: number) => sharedHouses(state.puzzle.grid, a, b)[0]!;
/** The degree is named where it decides. */
const described = (state: State, { cell, values, degree }: Candidacy) =>
  `${at(state, cell)} with ${counted(values, 'value')}${state.switches.mrv && state.switches.degree ? ` and degree ${degree}` : ''}`;

const ofHouse = (state: State, index: number) => houseName(state.puzzle.grid, index);

function domainText(state: State, cell: number): string {
  const digits = state.digitOrder.filter((digit) => inDomain(state, cell, digit)).sort((a, b) => a - b);
  return listed(digits.map((digit) => symbol(state, digit)));
}

const orderText = (state: State) => state.digitOrder.map((digit) => symbol(state, digit)).join(' ');

/** In which order equally good variables come. */
const tieOrder = ({ switches: { ties } }: State) => (ties === 'random' ? 'the order that was drawn' : 'reading order');

/** The rule by which variables are chosen. */
function rule({ switches: { mrv, degree, ties } }: State): string {
  if (!mrv) return ties === 'random' ? 'They come in an order that was drawn at random.' : 'They come in reading order.';
  return degree
    ? 'The one with the fewest values comes first, and among those the one with the most open peers.'
    : 'The one with the fewest values comes first.';
}

/** What decides between variables with as few values: this one sees so many, and none sees more. */
const byDegree = (degree: number) =>
  [` and sees ${counted(degree, 'open peer')}`, ', and none with as few values sees more peers'] as const;

/** Explains the choice of this variable: what decided, and which one comes after it. */
function whyChosen(state: State, cell: number): Sentence {
  const { mrv, degree } = state.switches;
  const [first, ...others] = ranking(state);
  const other = others.find((each) => each.cell === cell);
  if (other) return insteadOf(state, first!, other);
  const runners = others.slice(0, 2).map((other) => described(state, other));
  const next = runners.length === 0 ? '' : ` Next in the ranking: ${listed(runners)}.`;
  if (!mrv) return say`It is the first in ${tieOrder(state)}.${next}`;
  const ties = others.filter(({ values }) => values === first!.values);
  const equals = degree ? ties.filter((other) => other.degree === first!.degree) : ties;
  const earliest = `it comes first in ${tieOrder(state)}`;
  const shared = degree ? `${equals.length + 1} have the highest degree, ${first!.degree}, and ${earliest}` : earliest;
  const tie = equals.length === 0 ? `it has the highest degree, ${first!.degree}` : shared;
  return say`It has ${counted(first!.values, 'value')} left, and no variable has fewer.${ties.length === 0 ? '' : ` Of the ${ties.length + 1} variables with as few, ${tie}.`}${next}`;
}

/** Describes the variable that an override has chosen instead of the run's own. */
function insteadOf(state: State, first: Candidacy, { values, degree }: Candidacy): Sentence {
  const own = at(state, first.cell);
  if (!state.switches.mrv) return say`${overridden('choose')} In ${tieOrder(state)} ${own} comes first.`;
  const has = `It has ${counted(values, 'value')} left`;
  if (values > first.values) return say`${overridden('choose')} ${has}; the rule would choose ${described(state, first)}.`;
  return state.switches.degree && degree < first.degree
    ? say`${overridden('choose')} ${has} and degree ${degree}; the rule would choose ${described(state, first)}.`
    : say`${overridden('choose')} ${has}, and no variable has fewer; among equals the rule takes ${own}, the first in ${tieOrder(state)}.`;
}

/**
 * Says how many values this one would remove from other variables, and how many its rivals would: the rule of the least constraining value.
 */
function whatItCosts(state: State, { cell, digit }: { cell: number; digit: number }): string {
  const order = valueOrder(state, cell);
  if (order.length === 1) return ', the only value of its domain.';
  const tried = triedNow(state);
  const earlier = order.filter((value) => value !== digit && tried.includes(value));
  const later = order.filter((value) => value !== digit && !tried.includes(value));
  const costs = (values: readonly number[]) =>
    listed(values.map((value) => `${symbol(state, value)} (from ${constrains(state, cell, value)})`));
  const before = earlier.length > 0 ? ` Tried already: ${costs(earlier)}.` : '';
  const after = later.length > 0 ? ` Still to come: ${costs(later)}.` : '';
  const own = later.find((value) => order.indexOf(value) < order.indexOf(digit));
  const byRule = own === undefined ? '' : ` ${overridden('try')} The rule would try ${symbol(state, own)} first.`;
  return `: it would take a value from ${counted(constrains(state, cell, digit), 'other variable')}.${before}${after}${byRule}`;
}

/** Names what a contradiction refutes: the last current guess, directly or through what it forced. */
function whatFalls(state: State, because: number): string {
  const guess = guessOf(state);
  if (guess === undefined) return 'No guess has been made, so none can be taken back.';
  if (guess === because) return `The assignment at ${at(state, guess)} can’t stay`;
  return `The guess of ${symbol(state, state.digits[guess]!)} at ${at(state, guess)}, from which this follows, can’t stay.`;
}

/** Names what is taken back with an assignment. */
function whatComesBack({ switches: { forwardChecking, propagation } }: State): string {
  if (propagation) return ', and with it everything that followed from it';
  return forwardChecking ? ', and its peers get back what they lost' : '';
}

export const words: Narrator<State, Step> = {
  pseudocode: ({ switches: { forwardChecking, propagation } }) => [
    ['until every variable has a value:', ['solved']],
    ['  choose a variable', ['choose', 'restart']],
    ['  for each value of its domain:', ['try']],
    ['    if a peer has it: the next value', ['conflict'], forwardChecking || propagation],
    ['    assign it', ['assign']],
    ['    strike it from its peers', ['prune'], !forwardChecking && !propagation],
    ['    write and strike what’s forced', ['nakedSingle', 'hiddenSingle'], !propagation],
    ['    if any has nothing left: fail', ['emptyDomain', 'noPlace'], !forwardChecking && !propagation],
    ['    failed: take all of it back', ['takeBack']],
    ['  no value left: back up', ['deadEnd', 'noSolution']],
  ],
  start: (state) =>
    say`${counted(state.open, 'variable')} without a value.${state.candidates ? ` The small digits are ${state.open === 1 ? 'its domain' : 'their domains'}.` : ' Without forward checking, the search keeps no domains.'}${state.switches.propagation ? ' What they force is written before the first guess.' : ''}`,
  steps: {
    choose: (step, state) => say`Choose ${trying(at(state, step.cell))}. ${whyChosen(state, step.cell)}`,
    try: (step, state) =>
      say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}${state.switches.lcv ? whatItCosts(state, step) : '.'}`,
    conflict: (step, state) =>
      say`${trying(symbol(state, step.digit))} clashes: the ${house(state, step.cell, step.clash)} of ${at(state, step.cell)} holds ${clashing(symbol(state, step.digit))} at ${at(state, step.clash)}.`,
    assign: (step, state) => say`${at(state, step.cell)} gets the value ${placed(symbol(state, step.digit))}.`,
    prune: (step, state) =>
      say`${removed(symbol(state, step.digit))} is struck from ${at(state, step.cell)}, because ${at(state, step.because)} in the same ${house(state, step.cell, step.because)} has it now.`,
    emptyDomain: (step, state) =>
      say`${clashing('Empty domain.')} ${at(state, step.cell)} has no value left. ${whyNothingLeft(state, step.cell)} ${whatFalls(state, step.because)}${step.because === guessOf(state) ? `, and the search knows that before it gets to ${at(state, step.cell)}.` : ''}`,
    nakedSingle: (step, state) =>
      say`${at(state, step.cell)} must be ${logic(symbol(state, step.digit))}: nothing else is left in its domain.`,
    hiddenSingle: (step, state) =>
      say`${logic(symbol(state, step.digit))} must be in ${at(state, step.cell)}, because no other variable of ${ofHouse(state, step.house)} can still take it.`,
    noPlace: (step, state) =>
      say`${clashing('Contradiction.')} ${symbol(state, step.digit)} has no place left in ${ofHouse(state, step.house)}. ${whyNoPlace(state, step.house, step.digit, () => '')} ${whatFalls(state, -1)}`,
    deadEnd: (step, state) => say`${clashing('Dead end.')} No value is left to try in ${at(state, step.cell)}.`,
    takeBack: (step, state) =>
      say`The algorithm takes ${removed(symbol(state, step.digit))} back from ${at(state, step.cell)}${whatComesBack(state)}.`,
    restart: ({ backtracks }, state) =>
      say`${removed('Start over.')} This attempt has taken back ${counted(backtracks, 'value')}, and its limit was ${failuresAllowed(state.switches, state.restarts)}. Attempt ${state.restarts + 1} draws ${state.switches.digits === 'shuffled' ? 'other orders' : 'another order'}, with a limit of ${failuresAllowed(state.switches, state.restarts + 1)}.`,
    solved: () => say`${done('Solved.')} Every variable has a value, and every constraint holds.`,
    noSolution: () => say`${clashing('No solution.')} The first variable has run out of values.`,
  },
  questions: {
    choose: {
      ask: (_step, state) => say`Which variable is chosen next? ${rule(state)}`,
      choice: (step, state) => at(state, step.cell),
      why: (step, state) => {
        const { values, degree } = ranking(state).find(({ cell }) => cell === step.cell)!;
        if (!state.switches.mrv) return say`${at(state, step.cell)} is the first in ${tieOrder(state)} that has no value.`;
        const [seen, tie] = state.switches.degree ? byDegree(degree) : ['', ''];
        return say`${at(state, step.cell)} has ${counted(values, 'value')} left${seen}. No variable has fewer${tie}.`;
      },
      whyNot: (actual, { cell }, state) => {
        const all = ranking(state);
        const of = (each: number) => all.find((candidacy) => candidacy.cell === each);
        const [best, other] = [of(actual.cell)!, of(cell)];
        if (!other) return say`${at(state, cell)} has a value already.`;
        if (!state.switches.mrv) return say`${at(state, cell)} comes later in ${tieOrder(state)}.`;
        const values = `${at(state, cell)} has ${counted(other.values, 'value')} left`;
        if (other.values > best.values) return say`${values}. There are variables with only ${best.values}.`;
        if (!state.switches.degree || other.degree === best.degree)
          return say`${values}, and none has fewer. But another with as few comes before it in ${tieOrder(state)}.`;
        return say`${values}, and none has fewer. But it sees ${counted(other.degree, 'open peer')}, and another with as few values sees ${best.degree}.`;
      },
    },
    try: {
      ask: (step, state) => {
        const order = valueOrder(state, step.cell);
        const before = triedNow(state);
        const tried = order.filter((digit) => before.includes(digit)).map((digit) => symbol(state, digit));
        const soFar = tried.length === 0 ? 'Nothing has been tried there yet.' : `It has tried ${listed(tried)}.`;
        const how = state.switches.lcv ? ' The least constraining value comes first.' : '';
        return say`Which value is tried next in ${trying(at(state, step.cell))}? ${soFar}${how}`;
      },
      choice: (step, state) => symbol(state, step.digit),
      why: ({ cell, digit }, state) =>
        state.switches.lcv
          ? say`It would take a value from ${counted(constrains(state, cell, digit), 'other variable')}. No other untried value would affect fewer.`
          : say`It is the next in the order ${orderText(state)}${state.candidates ? ' that is in the domain' : '. Whether it clashes is checked afterwards'}.`,
      whyNot: ({ cell, digit: next }, { digit }, state) => {
        const order = valueOrder(state, cell);
        if (!order.includes(digit)) return say`${symbol(state, digit)} is not in the domain of ${at(state, cell)}.`;
        if (order.indexOf(digit) < order.indexOf(next)) return say`${symbol(state, digit)} has been tried there already.`;
        if (!state.switches.lcv) return say`${symbol(state, digit)} comes later in the order ${orderText(state)}.`;
        const cost = constrains(state, cell, digit);
        return cost > constrains(state, cell, next)
          ? say`${symbol(state, digit)} would take a value from ${counted(cost, 'other variable')}. Another value takes one from fewer.`
          : say`${symbol(state, digit)} would take a value from ${counted(cost, 'other variable')}. Another value takes one from as few, and comes first in the order ${orderText(state)}.`;
      },
      shows: ({ cell }, state) => ({ cells: [cell], marks: state.switches.lcv ? [cell, ...state.puzzle.grid.peersOfCell[cell]!] : [cell] }),
    },
    nakedSingle: {
      ask: () => say`Propagation goes on. Which of these variables has one value left?`,
      choice: (step, state) => at(state, step.cell),
      why: ({ cell }, state) => say`Only ${logic(domainText(state, cell))} is left in its domain.`,
      whyNot: (_actual, { cell }, state) =>
        state.digits[cell] ? say`${at(state, cell)} has a value already.` : say`${at(state, cell)} still has ${domainText(state, cell)}.`,
    },
    hiddenSingle: {
      ask: ({ house, digit }, state) =>
        say`No domain has one value left, but in ${ofHouse(state, house)} the ${symbol(state, digit)} has one place left. Where?`,
      choice: (step, state) => at(state, step.cell),
      why: ({ house, digit }, state) => say`No other domain in ${ofHouse(state, house)} holds the ${logic(symbol(state, digit))}.`,
      whyNot: ({ house, digit }, { cell }, state) => {
        if (state.digits[cell]) return say`${at(state, cell)} has a value already.`;
        if (!state.puzzle.grid.cellsOfHouse[house]!.includes(cell))
          return say`${at(state, cell)} isn’t a cell of ${ofHouse(state, house)}.`;
        return say`${at(state, cell)} has ${domainText(state, cell)} left, but not ${symbol(state, digit)}.`;
      },
      shows: ({ house }, state) => ({ marks: state.puzzle.grid.cellsOfHouse[house]!, houses: [house] }),
    },
    takeBack: whichTryBack<State>({
      ask: () => say`The search cannot go on from here. From which variable does it take the value back?`,
      tries: guessedCells,
      done: 'was assigned',
      times: ['assignment', 'assignments'],
      followed: (name) =>
        say`Nothing was tried at ${name}: its value was forced. It’s taken back with the assignment it followed from, not on its own.`,
    }),
  },
  manual: {
    rules: ({ switches: { mrv, degree, lcv, propagation, ties } }) => ({
      open: 'a variable without a value',
      ...(propagation && { forced: 'what is forced comes before a choice' }),
      ...(mrv && { fewest: 'the one with the fewest values' }),
      ...(!mrv && ties === 'reading' && { reading: 'the next in reading order' }),
      ...(mrv && degree && { neighbours: 'among those, the one with the most open peers' }),
      value: lcv ? 'of the values that don’t clash, the one that takes the fewest from others' : 'the first value that doesn’t clash',
      end: 'no value left to try: a dead end',
      back: 'nothing left somewhere: take the last assignment back',
    }),
    moves: {
      assign: 'assign a value',
      nakedSingle: 'write what is forced',
      hiddenSingle: 'write what is forced',
      deadEnd: 'dead end',
      takeBack: 'take back',
    },
    about: {
      deadEnd: 'Say that the chosen variable has no value left to try',
      takeBack: 'Take the last assignment back',
    },
    idle: ({ marks }, last) => ({
      ...(last?.kind === 'deadEnd' && { deadEnd: 'You’ve said that already.' }),
      ...(marks.length === 0 && { takeBack: 'There’s no assignment left to take back.' }),
    }),
    ask: (state) =>
      state.open === 0
        ? say`Every variable has a value.`
        : say`Your move: give a variable a value, say that it’s a dead end, or take a value back.`,
    where: (next, state) => {
      if (next.kind === 'takeBack') return say`Look at the last assignment.`;
      if (next.kind === 'nakedSingle') return say`Look at how many values each domain has left.`;
      if (next.kind === 'hiddenSingle') return say`Look at ${ofHouse(state, next.house)}.`;
      if (next.kind === 'deadEnd' || isChosen(state)) return say`Look at ${trying(at(state, next.cell))}.`;
      return say`Which variable comes next? ${rule(state)}`;
    },
    why: (next, state) => {
      switch (next.kind) {
        case 'takeBack':
          return say`${whatFailed(state)}, so the assignment at ${at(state, next.cell)} is taken back.`;
        case 'deadEnd':
          return say`Every value of ${at(state, next.cell)} has been tried or clashes.`;
        case 'nakedSingle':
          return say`One value is left in the domain of ${at(state, next.cell)}.`;
        case 'hiddenSingle':
          return say`${symbol(state, next.digit)} has one place left in ${ofHouse(state, next.house)}.`;
        default: {
          const chosenNow = isChosen(state) ? say`More values are tried in ${trying(at(state, next.cell))}.` : whyFirst(next.cell, state);
          return [...chosenNow, ...say` ${whichValue(state)}`];
        }
      }
    },
    line: (move, state) => {
      if (move.kind === 'deadEnd') return move.cell === undefined ? 'dead end' : `dead end at ${at(state, move.cell)}`;
      if (move.kind === 'takeBack')
        return move.cell === undefined ? 'take back the last' : `take back ${symbol(state, move.digit)} from ${at(state, move.cell)}`;
      return `${symbol(state, move.digit)} into ${at(state, move.cell)}`;
    },
    wrong: (next, move, state) => (move.digit === undefined ? wrongWord(next, move, state) : wrongValue(next, move, state)),
  },
};

/** Whether the last variable that was chosen has no value yet. */
const isChosen = ({ chosen, marks }: State) => chosen > marks.length;

const whatFailed = (state: State) => (isChosen(state) ? 'Its value has failed' : 'What follows from it has failed');

const whyFirst = (cell: number, state: State) => {
  const { values, degree } = ranking(state).find((each) => each.cell === cell)!;
  if (!state.switches.mrv) return say`${trying(at(state, cell))} is the first in ${tieOrder(state)} that has no value.`;
  const [seen, tie] = state.switches.degree ? byDegree(degree) : ['', ''];
  return say`${trying(at(state, cell))} has ${counted(values, 'value')} left${seen}. No variable has fewer${tie}.`;
};

const whichValue = (state: State) =>
  state.switches.lcv
    ? 'The value that takes the fewest values from others comes first.'
    : `Values are tried in the order ${orderText(state)}, and the first that doesn’t clash stays.`;

type Wrong = ReturnType<NonNullable<Narrator<State, Step>['manual']>['wrong']>;

/** Explains what was wrong with calling a dead end, or with taking something back. */
function wrongWord(next: LooseStep, move: LooseStep, state: State): Wrong {
  if (move.kind === 'takeBack')
    return next.kind === 'deadEnd'
      ? { rule: 'end', why: say`First say that no value is left for ${at(state, next.cell)}.` }
      : { rule: 'back', why: say`No domain is empty and every digit has a place, so nothing has to be taken back.` };
  if (next.kind === 'takeBack')
    return { rule: 'back', why: say`The assignment at ${at(state, next.cell)} is still there. It’s taken back first.` };
  if (next.kind !== 'assign') return { rule: 'forced', why: say`Something is forced, so write that first.` };
  return {
    rule: 'end',
    why: say`${at(state, next.cell)} has a value that hasn’t been tried and doesn’t clash: ${placed(symbol(state, next.digit))}.`,
  };
}

/** Explains what was wrong with a reader's value. */
function wrongValue(next: LooseStep, { cell, digit }: LooseStep, state: State): Wrong {
  const here = at(state, cell);
  const value = symbol(state, digit);
  if (state.digits[cell]) return { rule: 'open', why: say`${here} has the value ${symbol(state, state.digits[cell]!)} already.` };
  if (next.kind === 'takeBack')
    return { rule: 'back', why: say`${at(state, next.cell)} cannot keep its value, so take that back before you write another.` };
  if (next.kind === 'nakedSingle')
    return {
      rule: 'forced',
      why: say`${at(state, next.cell)} has one value left: ${logic(symbol(state, next.digit))}. Write that first.`,
    };
  if (next.kind === 'hiddenSingle')
    return {
      rule: 'forced',
      why: say`In ${ofHouse(state, next.house)} only ${at(state, next.cell)} can still take ${logic(symbol(state, next.digit))}. Write that first.`,
    };
  if (cell !== next.cell) {
    const other = wrongVariable(next, cell, state);
    if (other) return other;
  }
  const clash = state.puzzle.grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === digit);
  if (clash !== undefined)
    return { rule: 'value', why: say`The ${house(state, cell, clash)} of ${here} holds ${clashing(value)} at ${at(state, clash)}.` };
  if (next.kind === 'deadEnd' || !(cell === next.cell ? untried(state, cell) : valueOrder(state, cell)).includes(digit))
    return { rule: 'value', why: say`${value} isn’t in the domain of ${here} any more, because it was tried there or found to fail.` };
  return { rule: 'value', why: say`${value} does not clash in ${here}, but another value comes before it. ${whichValue(state)}` };
}

/** Why another variable comes first; undefined where this one is as good. */
function wrongVariable(next: LooseStep, cell: number, state: State): Wrong | undefined {
  const [here, first] = [at(state, cell), at(state, next.cell)];
  if (isChosen(state)) return { rule: 'end', why: say`${first} was chosen, and it is tried until no value is left for it.` };
  if (!hasTies(state)) return { rule: 'reading', why: say`${here} comes later: ${first} is the next in reading order.` };
  if (!state.switches.mrv) return undefined;
  const all = ranking(state);
  const [best, other] = [next.cell, cell].map((each) => all.find((candidacy) => candidacy.cell === each)!) as [Candidacy, Candidacy];
  if (other.values > best.values)
    return {
      rule: 'fewest',
      why: say`${here} has ${counted(other.values, 'value')} left, and ${placed(first)} has ${best.values === 0 ? 'none' : `only ${best.values}`}.`,
    };
  if (!state.switches.degree || other.degree === best.degree) return undefined;
  return {
    rule: 'neighbours',
    why: say`Both have ${counted(best.values, 'value')} left, but ${here} sees ${counted(other.degree, 'open peer')} and ${placed(first)} sees ${best.degree}.`,
  };
}
