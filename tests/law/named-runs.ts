import type { CatalogRow } from '../../src/engine/algorithm.ts';
import { killerSample } from '../../src/engine/killer/testing/samples.ts';
import { type Cage, type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';
import { otherKinds } from './kinds.ts';

/** The input and options of a run; other options have their defaults. */
interface NamedRun {
  readonly input: unknown;
  readonly options?: Readonly<Record<string, string>>;
}

/** A puzzle in one line; a dot is an empty cell. */
function line(text: string, cages: readonly Cage[] = []): Puzzle {
  return puzzleOf(
    Array.from(text.replaceAll(' ', ''), (symbol) => Number(symbol) || 0),
    { cages },
  );
}

/** Six by six: three dead ends, and the first of three notes is used again. */
const noted = line('3...1. .....4 53..2. .1..35 1..... .6...3');
/** Row 1 lacks 3 and 4; both its open cells see a 3. */
const unsolvable = line('12.. ..3. .... ....');
/** AI Escargot (Inkala, 2006): not solvable without a choice that fails. */
const escargot = line('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..');
/** Platinum Blonde: some guesses leave a cell without a digit while every digit has a place. */
const blonde = line('.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...');
/** Six by six: all-different needs a try, and the first one fails. */
const failingSoon = line('...6.. ....3. .6..4. ...5.. 5..1.. 3.2...');
const clashing = line('2.4. 21.3 3... .23.');
/** Each box lacks one digit at most, and the digits that are missing clash. */
const forcedClash = line('2.34 3412 .143 4321');

/** Much is forced that is not in the first open cell. */
const oneGiven = line('1... .... .... ....');

/** Two cells can change places, and the two columns are wrong in both cases: nothing ever improves. */
const unmoved = line('...4 4123 .2.1 1342');

const cage = (sum: number, ...cells: number[]): Cage => ({ sum, cells });
/** 1 and 2 in two cells of row 1; 1 and 4, or 2 and 3, in the others. */
const unshared = line('.... .... .... ....', [cage(3, 0, 1), cage(5, 2, 3)]);

/** By what an algorithm runs on: something small, with a few dead ends, and something of the usual size. */
export const usualInputs: Readonly<Record<CatalogRow['input'], readonly [small: Puzzle, usual: Puzzle]>> = {
  puzzle: [line('..32 .... .42. .3.4'), escargot],
  'puzzle-or-cover': [line('..32 .... .42. .3.4'), escargot],
  killer: [killerSample('killer-rmit-4-3').puzzle, killerSample('killer-rmit-hard-1').puzzle],
  'empty-puzzle': [line('.'.repeat(16)), line('.'.repeat(81))],
};

const emptySix = line('.'.repeat(36));
const unguided = { outside: 'off', sharing: 'off' };

/** By what an algorithm runs on: inputs on which those kinds of step occur that chance seldom brings. */
const namedInputs: Readonly<Record<CatalogRow['input'], readonly Puzzle[]>> = {
  puzzle: [unsolvable, forcedClash, escargot],
  // A matrix of 9 × 9 is too large to be compared after every step.
  'puzzle-or-cover': [unsolvable],
  killer: [unshared],
  'empty-puzzle': [emptySix],
};

/** By algorithm: what takes certain options as well. */
const namedOptions: Readonly<Record<string, readonly NamedRun[]>> = {
  'constraint-search': [
    { input: escargot, options: { forwardChecking: 'off' } },
    { input: escargot, options: { propagation: 'on', degree: 'off' } },
    { input: forcedClash, options: { propagation: 'on' } },
    { input: oneGiven, options: { propagation: 'on', mrv: 'off' } },
    { input: escargot, options: { ties: 'random', restart: '3' } },
    { input: escargot, options: { mrv: 'off', ties: 'random', digits: 'shuffled', propagation: 'on', restart: '2', policy: 'fixed' } },
  ],
  'all-different': [{ input: escargot, options: { byDigit: 'on' } }, { input: failingSoon }],
  'learning-search': [
    { input: noted, options: { see: 'cells' } },
    { input: noted, options: { see: 'cells', after: 'jump', solutions: '0' } },
    { input: noted, options: { see: 'cells', over: 'all', restart: '1', forget: '1', shorten: 'on' } },
    { input: escargot, options: { after: 'one' } },
    { input: escargot, options: { over: 'all', see: 'cells' } },
    { input: escargot, options: { over: 'all', cut: 'guesses', shorten: 'on', restart: '1', forget: '1', lastFirst: 'on' } },
    { input: blonde, options: { over: 'all', choose: 'activity', shorten: 'on', forget: '3', restart: '2' } },
    { input: line('..32 .... .42. .3.4'), options: { solutions: '0' } },
  ],
  bitboards: [{ input: blonde }],
  'preemptive-sets': [{ input: escargot, options: { choice: 'smallest' } }],
  'algorithm-x': [{ input: clashing, options: { givens: 'covered' } }],
  'dancing-links': [{ input: clashing, options: { givens: 'covered' } }],
  annealing: [
    { input: unmoved, options: { patience: '1' } },
    { input: escargot, options: { start: '0.1', chainShare: '0.01', patience: '1' } },
    { input: escargot, options: { chainShare: '0.01', cooling: '0.5', patience: '3', stagnation: 'no-new-best' } },
  ],
  'las-vegas': [{ input: emptySix, options: { planted: '36' } }],
  carve: [{ input: emptySix, options: { level: 'expert', attempts: '3' } }],
  'killer-advanced': [
    { input: unshared, options: { rule45: 'off', outside: 'off' } },
    { input: killerSample('killer-rmit-hard-1').puzzle },
    { input: killerSample('killer-rmit-hard-1').puzzle, options: unguided },
  ],
};

/** Returns the runs under test in addition to the random ones. */
export function namedRuns({ id, input }: CatalogRow): readonly NamedRun[] {
  return [...namedInputs[input].map((each) => ({ input: each })), ...(namedOptions[id] ?? [])];
}

/** What a family doesn't take of the other kinds of puzzle. The families left out take none: generators begin empty, killers have cages. */
const NOT_TAKEN: Readonly<Record<string, readonly string[]>> = {
  search: [],
  cover: [],
  logic: ['36 × 36'],
  anneal: ['pencil marks', '36 × 36'],
};

/** Returns runs on jigsaws, pencil marks and other kinds of puzzle, for algorithms that take them. */
export const runsOfOtherKinds = ({ family }: CatalogRow): readonly NamedRun[] =>
  Object.entries(otherKinds)
    .filter(([kind]) => NOT_TAKEN[family]?.includes(kind) === false)
    .map(([, input]) => ({ input }));
