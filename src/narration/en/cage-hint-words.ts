import { allDigits, bitOf, digitsOf, hasDigit } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { combinationText } from '../../engine/killer/cage-state.ts';
import type { Position } from '../../engine/logic/position.ts';
import type { Instance } from '../../engine/logic/technique.ts';
import type { KnownCage } from '../../engine/picture/cages.ts';
import { houseName, type Puzzle, symbolOf, symbolValue } from '../../engine/puzzle.ts';
import { counted, either, listed, type Sentence, say, startOfSentence, toned } from '../sentence.ts';
import { housesInWords, type NamedInstance, type Words } from './named-instance.ts';

const logic = toned('logic');
const strong = toned('strong');

/** The most combinations that are written out. */
const MAX_LISTED = 6;
/** The most ways for the other cells that are written out. */
const MAX_LEFTOVERS = 3;
/** The most cages whose sums are written out. */
const MAX_SUMS = 6;

const names = ({ cell }: Pick<NamedInstance, 'cell'>, cells: readonly number[]) => listed(cells.map(cell));

/** What a sum of the rule of 45 comes from: 'Box 1 adds up to 45. Its cages of 9, 13, 14 and 8 make 44.' */
function derivedWords(named: NamedInstance): Sentence {
  const { instance, houses, puzzle } = named;
  const { derivation, sum } = instance.cage!;
  if (!derivation) return [];
  const { total, whole, wholeSum, innies, outies } = derivation;
  const sums = whole.map((index) => String(puzzle.cages[index]!.sum));
  const cages = sums.length <= MAX_SUMS ? `the cages of ${listed(sums)}` : `${sums.length} whole cages`;
  const one = sums.length === 1;
  const adds = derivation.houses.length === 1 ? 'adds' : 'add';
  const made = one ? `the cage of ${sums[0]!} is counted whole` : `${cages} make ${wholeSum} together`;
  const ground = say`${startOfSentence(houses(0))} ${adds} up to ${strong(String(total))}; ${made}.`;
  const inside = names(named, innies);
  const outside = names(named, outies);
  const left =
    outies.length === 0
      ? say`The rest, ${inside}, makes ${total} − ${wholeSum} = ${strong(String(sum))}.`
      : innies.length === 0
        ? say`Outside, ${outside} makes ${wholeSum} − ${total} = ${strong(String(sum))}.`
        : say`So ${inside}, left over inside, and ${outside}, sticking out, differ: the first ${innies.length === 1 ? 'is' : 'add up to'} ${difference(sum)} the second.`;
  return [...ground, { text: ' ' }, ...left];
}

const difference = (sum: number) => (sum === 0 ? 'as much as' : sum > 0 ? `${sum} more than` : `${-sum} less than`);

/** The cage as sentences name it. */
const cageName = ({ sum }: KnownCage) => `the cage of ${sum}`;

/** What the other cells of a sum have, where one cell is left open. */
function othersWords(named: NamedInstance): Sentence {
  const { instance, puzzle, digit, cell } = named;
  const { cells, minus, sum } = instance.cage!;
  const [placement] = instance.placements;
  const own = symbolValue(puzzle, placement!.digit);
  const others = cells.filter((each) => each !== placement!.cell);
  if (cells.length + minus.length === 1) return say`That sum is for one cell alone, so it is the digit of ${cell(placement!.cell)}.`;
  if (minus.length > 0) {
    const filled = [...cells, ...minus].filter((each) => each !== placement!.cell);
    return say`${startOfSentence(names(named, filled))} ${filled.length === 1 ? 'is' : 'are'} filled already, so the sum leaves only ${logic(digit)} for ${cell(placement!.cell)}.`;
  }
  return say`${startOfSentence(names(named, others))} ${others.length === 1 ? 'is' : 'add up to'} ${sum - own}, and ${sum} − ${sum - own} = ${logic(digit)}.`;
}

const wayOf = ({ derivation, minus }: KnownCage) =>
  derivation === undefined ? 'fill the cage' : minus.length > 0 ? 'make this difference' : 'make this sum';

const narrowed: Words = (named) => ({
  saw: named.instance.cage!.derivation
    ? derivedWords(named)
    : say`Look at ${cageName(named.instance.cage!)}: ${names(named, named.instance.cage!.cells)}.`,
  why: say`No way to ${wayOf(named.instance.cage!)} uses the struck candidates.`,
});

/** What the techniques of cages say. */
export const cageHintWords: Readonly<Record<string, Words>> = {
  'last-of-cage': (named) => ({
    saw:
      named.instance.cage!.cells.length === 1
        ? say`${named.cells(0)} is a cage by itself.`
        : say`${named.cells(0)} is the last open cell of ${cageName(named.instance.cage!)}.`,
    why:
      named.instance.cage!.cells.length === 1
        ? say`Its sum, ${logic(String(named.instance.cage!.sum))}, is its digit.`
        : othersWords(named),
  }),
  'rule-of-45-cell': (named) => ({ saw: derivedWords(named), why: othersWords(named) }),
  'cage-combinations': narrowed,
  'rule-of-45': narrowed,
  'cage-and-house': (named) => ({
    saw: say`Every combination left for ${cageName(named.instance.cage!)} has ${logic(named.symbols(named.set(0).digits))}. In the cage only ${either(named.set(0).cells.map(named.cell))} can be ${named.symbols(named.set(0).digits)}, in ${named.house(0)}.`,
    why: say`So the cage takes the ${named.symbols(named.set(0).digits)} of ${named.house(0)}, and no other cell of ${named.house(0)} has it.`,
  }),
  'cages-share': (named) => ({
    saw: say`The cages that cross ${named.house(0)} share out its digits.`,
    why: say`Each of them needs a combination, and together they need each digit of ${named.house(0)} once. However you share the digits out, the struck candidates are never used.`,
  }),
};

/** Where to look, without the result. */
export const cagePlaces: Readonly<Record<string, (instance: Instance, puzzle: Puzzle) => Sentence>> = {
  'rule-of-45-cell': ({ houses, cage }, { grid }) => {
    const { innies, outies } = cage!.derivation!;
    const where = [...(innies.length > 0 ? ['left over inside'] : []), ...(outies.length > 0 ? ['sticking out'] : [])].join(' or ');
    const cells = [...innies, ...outies].map((cell) => cellName(grid, cell));
    return say`Look at ${housesInWords(houses.map((house) => houseName(grid, house)))} and the cages in ${houses.length === 1 ? 'it' : 'them'}: ${strong(listed(cells))} ${cells.length === 1 ? 'is' : 'are'} ${where}.`;
  },
  'last-of-cage': ({ cage }, { grid }) =>
    say`What does the cage of ${cage!.sum} at ${cellName(grid, Math.min(...cage!.cells))} still need?`,
};

/**
 * What the two open cells of a cage can’t be, so that the other one loses a candidate: 'r1c4 can’t be 8 or 9, and r1c3 can’t be 7'.
 * Empty where more cells are open, or where that alone doesn’t explain every strike.
 */
function partnersWords({ cage, eliminations }: Instance, puzzle: Puzzle, { cages, digits, candidates }: Position): string {
  const open = cage!.cells.filter((cell) => digits[cell] === 0);
  if (open.length !== 2 || cage!.minus.length > 0 || eliminations.some(({ cell }) => !open.includes(cell))) return '';
  const { values } = cages!;
  const filled = cage!.cells.filter((cell) => digits[cell] !== 0).reduce((sum, cell) => sum + values[digits[cell]! - 1]!, 0);
  const lacking = new Map(open.map((cell) => [cell, [] as number[]]));
  for (const { cell, digit } of eliminations) {
    const other = open.find((each) => each !== cell)!;
    const partner = values.indexOf(cage!.sum - filled - values[digit - 1]!) + 1;
    if (partner === 0 || partner === digit || hasDigit(candidates[other]!, partner)) return '';
    lacking.get(other)!.push(partner);
  }
  const said = [...lacking]
    .filter(([, list]) => list.length > 0)
    .map(([cell, list]) => [cellName(puzzle.grid, cell), either(list.sort((a, b) => a - b).map((digit) => symbolOf(puzzle, digit)))]);
  const [[one, first], [two, second] = []] = said as [string[], string[]?];
  if (first === second) return `neither ${one} nor ${two} can be ${first}`;
  return said.map(([name, list]) => `${name} can’t be ${list}`).join(', and ');
}

/** Which combinations of a cage the candidates leave, and why, where that is short; empty where they aren’t listed. */
export function combinationsWords(instance: Instance, puzzle: Puzzle, position: Position): Sentence {
  const { cage } = instance;
  const book = position.cages;
  if (!cage || !book || book.combinationsOf(cage).length === 0) return [];
  const all = book.combinationsOf(cage);
  const { live } = book.waysOf(cage, position);
  const few = live.length <= MAX_LISTED;
  const list = either(live.map((each) => combinationText(puzzle, each)));
  const partners = partnersWords(instance, puzzle, position);
  const leftover = leftoverWords(all, instance, puzzle, position);
  if (live.length === all.length)
    return leftover.length > 0 && !partners
      ? [...(few ? say`The combinations are ${list}.` : say`All ${all.length} combinations fit.`), ...leftover]
      : say`${few ? `The combinations are ${list}` : `All ${all.length} combinations fit`}, but ${partners || 'not every cell can have each of the digits'}.`;
  const left =
    live.length === 1
      ? say`Only the combination ${logic(list)} fits the candidates of the cells.`
      : few
        ? say`Of ${counted(all.length, 'combination')} the candidates leave ${logic(list)}.`
        : say`Of ${counted(all.length, 'combination')} the candidates leave ${live.length}.`;
  if (partners) return [...left, ...say` ${startOfSentence(partners)}.`];
  const dead = all.filter((each) => !live.includes(each));
  return [
    ...left,
    ...(dead.length <= MAX_LISTED ? ruledOutWords(dead, cage, puzzle, position) : []),
    ...(leftover.length > 0 ? leftover : unusedWords(live, instance, puzzle)),
  ];
}

/** Why combinations of a cage don’t fit any more: a digit of the cage that they lack, or one that no cell of it can have. */
function ruledOutWords(dead: readonly number[], cage: KnownCage, puzzle: Puzzle, { digits, candidates }: Position): Sentence {
  const placed = cage.cells.reduce((set, cell) => set | (digits[cell] === 0 ? 0 : bitOf(digits[cell]!)), 0);
  const possible = cage.cells.reduce((set, cell) => set | (digits[cell] === 0 ? candidates[cell]! : 0), placed);
  const reasons = [
    ...digitsOf(placed).map((digit) => ({
      digit,
      rulesOut: (each: number) => !hasDigit(each, digit),
      because: (symbol: string) => `the ${symbol} is there already`,
    })),
    ...digitsOf(allDigits(puzzle.grid.size) & ~possible).map((digit) => ({
      digit,
      rulesOut: (each: number) => hasDigit(each, digit),
      because: (symbol: string) => `no cell of it can be ${symbol}`,
    })),
  ].map((reason) => ({ ...reason, out: dead.filter(reason.rulesOut) }));
  let rest = dead;
  const words: Sentence[] = [];
  for (const { digit, because, out } of reasons.sort((a, b) => b.out.length - a.out.length)) {
    const named = out.filter((each) => rest.includes(each));
    if (named.length === 0) continue;
    rest = rest.filter((each) => !named.includes(each));
    const list = listed(named.map((each) => combinationText(puzzle, each)));
    words.push(say` ${startOfSentence(because(symbolOf(puzzle, digit)))}, which rules out ${list}.`);
  }
  return words.flat();
}

/** What a struck digit would leave for the other cells of its cage, where that is short. */
function leftoverWords(all: readonly number[], { cage, eliminations }: Instance, puzzle: Puzzle, { digits }: Position): Sentence {
  const placed = cage!.cells.reduce((set, cell) => set | (digits[cell] === 0 ? 0 : bitOf(digits[cell]!)), 0);
  const [strike, another] = eliminations;
  if (!strike || another || !cage!.cells.includes(strike.cell)) return [];
  const left = all
    .filter((each) => hasDigit(each, strike.digit) && (placed & ~each) === 0)
    .map((each) => each & ~placed & ~bitOf(strike.digit));
  if (left.length === 0 || left.length > MAX_LEFTOVERS) return [];
  const list = either(left.map((each) => combinationText(puzzle, each)));
  return say` With ${symbolOf(puzzle, strike.digit)} in ${cellName(puzzle.grid, strike.cell)} the other cells would be ${list}, and their candidates don’t allow ${left.length === 1 ? 'that' : left.length === 2 ? 'either' : 'any of these'}.`;
}

/** Which struck digits none of the combinations left has. */
function unusedWords(live: readonly number[], { eliminations }: Instance, puzzle: Puzzle): Sentence {
  const used = live.reduce((set, each) => set | each, 0);
  const unused = eliminations.reduce((set, { digit }) => set | (bitOf(digit) & ~used), 0);
  if (unused === 0) return [];
  const symbols = either(digitsOf(unused).map((digit) => symbolOf(puzzle, digit)));
  return live.length === 1 ? say` It has no ${symbols}.` : say` None of those left has ${symbols}.`;
}

/** What cages rule out by themselves, of candidates that no digit in sight rules out: places by cage. */
export function cageRulings(places: readonly { cell: number; digit: number }[], puzzle: Puzzle): Sentence[] {
  const { cages, grid } = puzzle;
  const cageAt = (cell: number) => cages.find(({ cells }) => cells.includes(cell))!;
  return [...Map.groupBy(places, ({ cell }) => cageAt(cell))].map(([{ sum }, list]) => {
    const digits = [...new Set(list.map(({ digit }) => digit))].sort((a, b) => a - b).map((digit) => symbolOf(puzzle, digit));
    const cells = [...new Set(list.map(({ cell }) => cell))].map((cell) => cellName(grid, cell));
    return say`The cage of ${sum} leaves no ${either(digits)} for ${listed(cells)}.`;
  });
}
