import { bitOf, countDigits, digitsOf, hasDigit, leastDigit, subsetsOf } from '../../../engine/candidates.ts';
import { describeHouse } from '../../../engine/grid.ts';
import { liveOf, possible } from '../../../engine/killer/advanced-state.ts';
import { arrange } from '../../../engine/killer/cage-reasoning.ts';
import { combinationText } from '../../../engine/killer/cage-state.ts';
import { type killerAdvanced, triesIn } from '../../../engine/killer/killer-advanced.card.ts';
import { heldInHouse, oneSharing, unheldDigits } from '../../../engine/killer/shared-house.ts';
import type { Derivation, KnownCage } from '../../../engine/picture/cages.ts';
import { houseName } from '../../../engine/puzzle.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { counted, either, listed, type Sentence, say, startOfSentence, toned } from '../../sentence.ts';
import { at, symbol } from '../cage-words.ts';
import { killerManual } from '../killer-manual.ts';
import { whyNothingLeft } from '../nothing-left.ts';
import { overridden } from '../overridden.ts';
import { whichTryBack } from '../take-back.ts';

type State = ReturnType<typeof killerAdvanced.start>;
type Step = StepOf<typeof killerAdvanced.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const logic = toned('logic');
const done = toned('done');

/** `r1c2 and r1c3`; the number of cells when they are many. */
function cellsText(state: State, cells: readonly number[]): string {
  return cells.length > 4 ? counted(cells.length, 'cell') : listed(cells.map((cell) => at(state, cell)));
}

/** The most sums that are named one by one. */
const MAX_SUMS = 8;

const signed = (sum: number) => String(sum).replace('-', '−');

/** A cage as sentences name it: `the cage of 15 at r1c3`, or `r1c2 and r2c2 (15 together)` for a derived one. */
function cageName(state: State, index: number): string {
  const { sum, cells, minus, derivation } = state.cages[index]!;
  if (!derivation) return `the cage of ${sum} at ${at(state, cells[0]!)}`;
  if (minus.length > 0) return `${cellsText(state, cells)} less ${cellsText(state, minus)} (${signed(sum)})`;
  if (cells.length === 0) return 'the region';
  return cells.length === 1 ? `${at(state, cells[0]!)} (${sum})` : `${cellsText(state, cells)} (${sum} together)`;
}

/** The cell of a derived cage that has no other: its digit is known. */
function onlyCell(state: State, index: number): number | undefined {
  const { cells, minus, derivation } = state.cages[index]!;
  return derivation && cells.length + minus.length === 1 ? cells[0] : undefined;
}

/** Names the value that a cage could not have: `r1c9 less r2c8 could not be 3`. */
function unmet(state: State, index: number): string {
  const { sum, cells, minus, derivation } = state.cages[index]!;
  if (!derivation) return `${cageName(state, index)} could not add up`;
  if (minus.length > 0) return `${cellsText(state, cells)} less ${cellsText(state, minus)} could not be ${signed(sum)}`;
  return `${cellsText(state, cells)} could not add up to ${sum}`;
}

const cellsOf = (state: State, cage: number) => [...state.cages[cage]!.cells, ...state.cages[cage]!.minus];

/** Returns one arrangement of a combination: `7 at r1c1, 8 at r1c2`. There must be one. */
function arrangement(state: State, index: number, digits: number): string {
  const { cells } = state.cages[index]!;
  let left = digits;
  let sets = cells.map((cell) => possible(state, cell));
  const parts = cells.map((cell) => {
    const digit = leastDigit(arrange(left, sets)![0]!);
    left &= ~bitOf(digit);
    sets = sets.slice(1);
    return `${symbol(state, digit)} at ${at(state, cell)}`;
  });
  return parts.join(', ');
}

/** `Row 3`, `Rows 3 to 5`, `Boxes 1, 2 and 4`. */
function regionName(state: State, houses: readonly number[]): string {
  const parts = houses.map((house) => describeHouse(state.puzzle.grid, house));
  const { type } = parts[0]!;
  const numbers = parts.map(({ number }) => number);
  if (numbers.length === 1) return startOfSentence(houseName(state.puzzle.grid, houses[0]!));
  const plural = type === 'box' ? 'Boxes' : type === 'row' ? 'Rows' : 'Columns';
  const run = type !== 'box' && numbers.length > 2;
  return `${plural} ${run ? `${numbers[0]} to ${numbers.at(-1)}` : listed(numbers.map(String))}`;
}

/** Writes out the sum of the cells left over, with its subtraction. */
function arithmetic(state: State, { sum, cells, minus }: KnownCage, { houses, total, wholeSum, innies, outies }: Derivation): Sentence {
  const those = (some: readonly number[]) => cellsText(state, some);
  const must = (some: readonly number[]) => (some.length === 1 ? 'must be' : 'must add up to');
  if (cells.length === 0) return say`The cages inside add up to ${clashing(wholeSum)}, so the region cannot be right.`;
  if (minus.length > 0) {
    const left = say`Cages that add up to ${wholeSum} leave ${those(innies)} over and reach out to ${those(outies)}`;
    const [greater, smaller] = sum < 0 ? [wholeSum, total] : [total, wholeSum];
    return innies.length === 1 && outies.length === 1 && sum !== 0
      ? say`${left}: ${those(innies)} is ${greater} − ${smaller} = ${logic(Math.abs(sum))} ${sum < 0 ? 'less' : 'more'} than ${those(outies)}.`
      : say`${left}: ${those(innies)} less ${those(outies)} is ${total} − ${wholeSum} = ${logic(signed(sum))}.`;
  }
  if (innies.length > 0)
    return say`The cages inside add up to ${wholeSum}, so ${those(innies)} ${must(innies)} ${total} − ${wholeSum} = ${logic(sum)}.`;
  return say`The cages that fill ${houses.length === 1 ? 'it' : 'them'} add up to ${wholeSum} and reach out to ${those(outies)}, which ${must(outies)} ${wholeSum} − ${total} = ${logic(sum)}.`;
}

/** Why a combination cannot be dealt out to the cells of its cage. */
function whyStruck(state: State, index: number, digits: number): string {
  const { cells } = state.cages[index]!;
  const homeless = digitsOf(digits).find((digit) => !cells.some((cell) => hasDigit(possible(state, cell), digit)));
  if (homeless !== undefined) return `no cell of the cage can be ${symbol(state, homeless)}`;
  const idle = cells.find((cell) => (possible(state, cell) & digits) === 0);
  const only = idle === undefined ? [] : digitsOf(possible(state, idle));
  if (only.length === 1) return `${at(state, idle!)} must be ${symbol(state, only[0]!)}`;
  if (idle !== undefined) return `${at(state, idle)} can be ${digitsOf(digits).length === 2 ? 'neither' : 'none'} of them`;
  // Hall's theorem: where digits cannot be dealt out, some of them have too few cells.
  const sizes = cells.map((_, index) => index + 1);
  const crowds = sizes.flatMap((size) =>
    [...subsetsOf(digits, size)].map((few) => ({ size, few, places: cells.filter((cell) => possible(state, cell) & few) })),
  );
  const crowd = crowds.find(({ size, places }) => places.length < size)!;
  const named = digitsOf(crowd.few).map((digit) => symbol(state, digit));
  return `${listed(named)} have only ${cellsText(state, crowd.places)} between them`;
}

const inHouse = (state: State, house: number) => houseName(state.puzzle.grid, house);

/** Why a house cannot be shared out when one of its cages has a combination. */
function whyNotShared(state: State, house: number, cage: number, digits: number): string {
  const nobodys = digitsOf(unheldDigits(state, house, cage, digits))[0];
  const held = heldInHouse(state, house, cage, digits);
  const only = held.length === 1 ? held[0]!.digits : undefined;
  const takes =
    only === undefined ? '' : `it would hold ${combination(state, only)} there${outside(state, house, cage, digits & ~only)}, and `;
  if (nobodys !== undefined) return `${takes}then no cage could have ${symbol(state, nobodys)}`;
  return `${takes}the other cages could not share out the rest`;
}

/** Says where the digits that a cage lacks in the house would go, when that is one cell: ' (7 in r2c4)'. */
function outside(state: State, house: number, cage: number, digits: number): string {
  const cells = state.cages[cage]!.cells.filter((cell) => !state.puzzle.grid.cellsOfHouse[house]!.includes(cell));
  return cells.length === 1 ? ` (${symbol(state, digitsOf(digits)[0]!)} in ${at(state, cells[0]!)})` : '';
}

/** `1 + 4` */
const sumOf = (state: State, digits: number) =>
  digitsOf(digits)
    .map((digit) => symbol(state, digit))
    .join('\u00a0+ ');

/** In one piece: no line ends within a set. */
const combination = (state: State, digits: number) => combinationText(state.puzzle, digits).replaceAll(' ', '\u00a0');

/**
 * Returns a sharing of a house in which one of its cages has a combination: `2 9 to the cage of 11 at r1c4, 5 to r2c6`. There must be one.
 */
function sharing(state: State, house: number, cage: number, digits: number): string {
  const name = (of: number, cells: readonly number[]) => (of < 0 ? at(state, cells[0]!) : cageName(state, of));
  return listed(
    oneSharing(state, house, cage, digits)!.map(({ cage: of, cells, digits: own }) => `${combination(state, own)} to ${name(of, cells)}`),
  );
}

/** Which houses add up to what, and what is left over. */
function derived(state: State, cage: number): Sentence {
  const known = state.cages[cage]!;
  const { houses, total } = known.derivation!;
  const adds = houses.length === 1 ? 'adds' : 'add';
  return say`${regionName(state, houses)} ${adds} up to ${total}. ${arithmetic(state, known, known.derivation!)}`;
}

/** The question about a derived cage: which cells its houses leave over, and the sum or the difference to find. */
function askDerived(state: State, cage: number): Sentence {
  const { cells, minus, derivation } = state.cages[cage]!;
  const { houses, innies, outies } = derivation!;
  const name = regionName(state, houses);
  const [its, it] = houses.length === 1 ? ['its', 'it'] : ['their', 'them'];
  const [left, beyond] = [cellsText(state, innies), cellsText(state, outies)];
  const sum = cells.length === 1 ? 'What is its digit?' : 'What do they add up to?';
  if (minus.length > 0) return say`${name}: some cages leave ${left} over and reach out to ${beyond}. What is ${left} minus ${beyond}?`;
  if (innies.length > 0) return say`${name}: ${its} cages leave ${left} over. ${sum}`;
  return say`${name}: the cages that fill ${it} reach out to ${beyond}. ${sum}`;
}

/** Says what the cages would have to add up to for another sum to be right, and which cages they are, but not what they do add up to. */
function countAgain({ cages, puzzle }: State, cage: number, supposed: number): Sentence {
  const { houses, whole, total, innies } = cages[cage]!.derivation!;
  const sums = whole.map((each) => String(puzzle.cages[each]!.sum));
  const target = innies.length === 0 ? total + supposed : total - supposed;
  const they =
    sums.length > MAX_SUMS ? `There are ${sums.length}` : sums.length === 1 ? `There is one, of ${sums[0]!}` : `They are ${listed(sums)}`;
  return say`With ${signed(supposed)} the cages to count would have to add up to ${target}, because the ${houses.length === 1 ? 'house adds' : 'houses add'} up to ${total}. ${they}.`;
}

/** Says why a cell can't have digits that no house of it holds: because of its own cage, or of what was struck before. */
function whyGone(state: State, cell: number, digits: readonly number[]): string {
  const cage = state.cageOfCell[cell]!;
  const cells = state.cages[cage]?.cells ?? [];
  const held = digits.filter((digit) => state.cages[cage]?.distinct && cells.some((other) => state.digits[other] === digit));
  const live = cage < 0 ? [] : liveOf(state, cage);
  const foreign = digits.filter((digit) => !held.includes(digit) && live.length > 0 && !live.some((each) => hasDigit(each, digit)));
  const others = digits.filter((digit) => !held.includes(digit) && !foreign.includes(digit));
  const named = (some: readonly number[]) => some.map((digit) => symbol(state, digit));
  const parts = [
    ...(held.length > 0 ? [`its cage holds ${listed(named(held))}`] : []),
    ...(foreign.length > 0 ? [`no combination left for ${cageName(state, cage)} has ${either(named(foreign))}`] : []),
    ...(others.length > 0 ? [`${listed(named(others))} ${others.length === 1 ? 'was' : 'were'} struck earlier`] : []),
  ];
  return parts.join('; ');
}

/** Whether no open cell has fewer candidates. */
const isFewest = ({ candidates }: State, cell: number) =>
  candidates.every((set) => set === 0 || countDigits(set) >= countDigits(candidates[cell]!));

export const words: Narrator<State, Step> = {
  start: (state) =>
    say`The puzzle as given: ${counted(state.puzzle.cages.length, 'cage')}, each with the combinations of digits that reach its sum.`,
  steps: {
    derive: ({ cage }, state) => derived(state, cage),
    strikeCombination: ({ cage, digits }, state) =>
      say`${startOfSentence(cageName(state, cage))} cannot be ${removed(sumOf(state, digits))}: ${whyStruck(state, cage, digits)}.`,
    strikeCandidate: ({ cage, cell, digit }, state) => {
      const { distinct, sum } = state.cages[cage]!;
      const cannot = say`${at(state, cell)} cannot be ${removed(symbol(state, digit))}`;
      if (onlyCell(state, cage) !== undefined) return say`${cannot}: it must be ${sum}.`;
      const hasList = distinct && state.combinations[cage]!.length > 0;
      const why = hasList ? `no combination left for ${cageName(state, cage)} puts it there` : `then ${unmet(state, cage)}`;
      return say`${cannot}: ${why}.`;
    },
    strikeOutside: ({ cage, cell, digit }, state) => {
      const only = onlyCell(state, cage);
      if (only !== undefined)
        return say`${at(state, cell)} cannot be ${removed(symbol(state, digit))}: it sees ${at(state, only)}, which must be ${symbol(state, digit)}.`;
      return say`Every combination left for ${cageName(state, cage)} has ${symbol(state, digit)}, and ${at(state, cell)} sees all its places, so it cannot be ${removed(symbol(state, digit))}.`;
    },
    shareCombination: ({ house, cage, digits }, state) =>
      say`The cages in ${inHouse(state, house)} share out its digits. ${startOfSentence(cageName(state, cage))} cannot be ${removed(sumOf(state, digits))}: ${whyNotShared(state, house, cage, digits)}.`,
    shareCandidate: ({ house, cell, digit }, state) =>
      say`However the cages in ${inHouse(state, house)} share out its digits, ${at(state, cell)} is never ${removed(symbol(state, digit))}.`,
    nakedSingle: ({ cell, digit }, state) => say`${at(state, cell)} has one candidate left: ${placed(symbol(state, digit))}.`,
    hiddenSingle: ({ cell, digit, house }, state) =>
      say`In ${houseName(state.puzzle.grid, house)} only ${at(state, cell)} can still be ${placed(symbol(state, digit))}.`,
    choose: ({ cell }, state) => {
      const [name, marks] = [trying(at(state, cell)), listed(digitsOf(state.candidates[cell]!).map((digit) => symbol(state, digit)))];
      return isFewest(state, cell)
        ? say`Nothing more follows. ${name} has the fewest candidates: ${marks}.`
        : say`Nothing more follows. ${name} has the candidates ${marks}. ${overridden('choose')} Another cell has fewer.`;
    },
    try: ({ cell, digit }, state) => say`Try ${trying(symbol(state, digit))} in ${at(state, cell)} and see what follows.`,
    deadCell: ({ cell }, state) => say`${clashing('Dead end.')} No digit is left for ${at(state, cell)}.`,
    deadHouse: ({ house, digit }, state) =>
      say`${clashing('Dead end.')} No cell of ${houseName(state.puzzle.grid, house)} can be ${symbol(state, digit)}.`,
    deadCage: ({ cage }, state) => say`${clashing('Dead end.')} Nothing left fits ${cageName(state, cage)}.`,
    deadShare: ({ house }, state) => say`${clashing('Dead end.')} The cages in ${inHouse(state, house)} cannot share out its digits.`,
    takeBack: ({ cell, digit }, state) =>
      say`Take back ${removed(symbol(state, digit))} in ${at(state, cell)} and everything that followed. The ${symbol(state, digit)} is wrong there, so strike it.`,
    solved: () => say`${done('Solved.')} Every cell is filled, and every cage adds up.`,
    noSolution: () => say`${clashing('No solution.')} There is a contradiction, and no try is left to take back.`,
  },
  pseudocode: [
    ['repeat:', []],
    ['  place a digit where it is the only candidate, or has one place', ['nakedSingle', 'hiddenSingle']],
    ['  strike combinations that no longer fit their cage', ['strikeCombination']],
    ['  strike candidates that no combination has there', ['strikeCandidate']],
    ['  strike outside a cage what it needs in a house', ['strikeOutside']],
    ['  nothing followed? add a cage by the rule of 45', ['derive']],
    ['  none left to add? share out a house', ['shareCombination', 'shareCandidate']],
    ['  nothing at all followed? try a digit in the cell with the fewest', ['choose', 'try']],
    ['  a dead end? take the last try back, strike it', ['deadCell', 'deadHouse', 'deadCage', 'deadShare', 'takeBack', 'noSolution']],
    ['until the grid is full', ['solved']],
  ],
  reasons: {
    nakedSingle: ({ cell, digit }, state) =>
      say`${whyNothingLeft(state, cell, (_rest, _one, digits) => whyGone(state, cell, digits), digit)}`,
  },
  questions: {
    derive: {
      ask: ({ cage }, state) => askDerived(state, cage),
      choice: ({ cage }, state) => signed(state.cages[cage]!.sum),
      why: ({ cage }, state) => derived(state, cage),
      whyNot: ({ cage }, other, state) => countAgain(state, cage, state.cages[other.cage]!.sum),
      shows: ({ cage }, state) => {
        const { houses, whole } = state.cages[cage]!.derivation!;
        const inside = houses.flatMap((house) => state.puzzle.grid.cellsOfHouse[house]!);
        const crossing = whole.flatMap((each) => state.puzzle.cages[each]!.cells);
        return { cells: cellsOf(state, cage), marks: [], houses, region: [...new Set([...inside, ...crossing])] };
      },
    },
    strikeCombination: {
      ask: ({ cage }, state) => say`Which combination can ${cageName(state, cage)} no longer be?`,
      choice: ({ digits }, state) => combination(state, digits),
      why: ({ cage, digits }, state) => say`${startOfSentence(whyStruck(state, cage, digits))}.`,
      whyNot: ({ cage }, { digits }, state) =>
        say`${combination(state, digits)} can still be dealt out to its cells: ${arrangement(state, cage, digits)}.`,
      shows: ({ cage }, state) => ({ cells: cellsOf(state, cage), marks: cellsOf(state, cage), region: cellsOf(state, cage) }),
    },
    shareCombination: {
      ask: ({ house, cage }, state) =>
        say`The cages in ${inHouse(state, house)} share out its digits. Which combination can ${cageName(state, cage)} no longer be?`,
      choice: ({ digits }, state) => combination(state, digits),
      why: ({ house, cage, digits }, state) => say`${startOfSentence(whyNotShared(state, house, cage, digits))}.`,
      whyNot: ({ house, cage }, { digits }, state) =>
        say`With ${combination(state, digits)}, ${inHouse(state, house)} can still be shared out: ${sharing(state, house, cage, digits)}.`,
      shows: ({ house, cage }, state) => {
        const line = state.puzzle.grid.cellsOfHouse[house]!;
        const crossing = state.puzzle.cages.filter(({ cells }) => cells.some((cell) => line.includes(cell))).flatMap(({ cells }) => cells);
        const matter = [...new Set([...line, ...crossing, ...cellsOf(state, cage)])];
        return { cells: cellsOf(state, cage), marks: matter, houses: [house], region: matter };
      },
    },
    hiddenSingle: {
      ask: ({ digit, house }, state) => say`Where in ${houseName(state.puzzle.grid, house)} does the ${symbol(state, digit)} go?`,
      choice: ({ cell }, state) => at(state, cell),
      why: ({ cell, digit, house }, state) =>
        say`No other cell of ${houseName(state.puzzle.grid, house)} can still be ${symbol(state, digit)}, so ${at(state, cell)} is.`,
      whyNot: ({ digit, house }, { cell }, state) => {
        if (!state.puzzle.grid.cellsOfHouse[house]!.includes(cell))
          return say`${at(state, cell)} is not in ${houseName(state.puzzle.grid, house)}.`;
        if (state.digits[cell]) return say`${at(state, cell)} is filled already.`;
        return say`${symbol(state, digit)} is no longer among the candidates of ${at(state, cell)}.`;
      },
      shows: ({ house }, state) => {
        const cells = state.puzzle.grid.cellsOfHouse[house]!;
        return { marks: cells, houses: [house], region: cells };
      },
    },
    choose: {
      ask: () => say`Nothing more follows. In which cell does the solver try a digit? It takes the one with the fewest candidates.`,
      choice: ({ cell }, state) => at(state, cell),
      why: ({ cell }, state) =>
        say`${at(state, cell)} has ${counted(digitsOf(state.candidates[cell]!).length, 'candidate')}, and no cell has fewer.`,
      whyNot: (actual, { cell }, state) => {
        if (state.digits[cell]) return say`${at(state, cell)} is filled already.`;
        const [count, fewest] = [cell, actual.cell].map((each) => digitsOf(state.candidates[each]!).length);
        return say`${at(state, cell)} has ${counted(count!, 'candidate')}. There is a cell with ${fewest!}.`;
      },
    },
    takeBack: whichTryBack<State>({
      ask: () => say`This is a dead end. From which cell does the solver take its try back?`,
      tries: triesIn,
      done: 'was tried',
      times: ['try', 'tries'],
      followed: (name) => say`${name} was filled by reasoning. What follows from a try is taken back with it, not on its own.`,
    }),
  },
  manual: killerManual({ cageName, derived }),
};
