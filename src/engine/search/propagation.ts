import { allows, type Puzzle } from '../puzzle.ts';
import type { Options } from './learning-search.card.ts';
import { cellAndDigit, cellOfStatement, digitOfStatement, type Statements, statementOf, statementsOf } from './statements.ts';

/*
 * What is known while a search goes on: which digits are placed and which are struck, since which guess, and why. A digit that is placed
 * strikes its rivals, and a promise that has one statement left places it. In the field this is called unit propagation.
 */

/** What is known of a statement: that its digit is placed, or struck; as one number, 2 · statement + 1 if it is placed. The field calls it a literal. */
export type Fact = number;

export const placed = (statement: number): Fact => 2 * statement + 1;
export const struck = (statement: number): Fact => 2 * statement;
export const isPlaced = (fact: Fact): boolean => (fact & 1) === 1;
export const opposite = (fact: Fact): Fact => fact ^ 1;
export const statementIn = (fact: Fact): number => fact >> 1;

/** Why a fact holds: a number of one of three kinds, or one of these. */
export type Reason = number;
export const GIVEN: Reason = -1;
export const GUESS: Reason = -2;
/** All guesses before it have been tried with the digit, and failed. */
export const FAILED: Reason = -3;
/** A rival is placed. */
export const byRival = (statement: number): Reason => 3 * statement;
/** The other statements of a promise are struck. */
export const byPromise = (promise: number): Reason => 3 * promise + 1;
/** The other facts of a note hold. */
export const byNote = (note: number): Reason => 3 * note + 2;
export const reasonKind = (reason: Reason): 'none' | 'rival' | 'promise' | 'note' =>
  reason < 0 ? 'none' : (['rival', 'promise', 'note'] as const)[reason % 3];
export const reasonNumber = (reason: Reason): number => Math.floor(reason / 3);

export const none = -1;

export const OPEN = 0;
export const PLACED = 1;
export const STRUCK = -1;

export interface Knowledge {
  readonly puzzle: Puzzle;
  readonly statements: Statements;
  /** Indexed by statement: OPEN, PLACED or STRUCK. */
  readonly truth: Int8Array;
  /** Indexed by statement, of those that are not open: the guess since which that is known (0 before all guesses), */
  readonly levelOf: Int32Array;
  /** its place on the trail, */
  readonly placeOf: Int32Array;
  /** and its reason. */
  readonly reasonOf: Int32Array;
  /** Indexed by promise: how many of its statements are not struck, */
  readonly left: Int32Array;
  /** and whether one of them is placed. */
  readonly kept: Uint8Array;
  /** All facts, the oldest first. */
  readonly trail: Fact[];
  /** By guess, from the first: the length of the trail before it. */
  readonly marks: number[];
  /** Indexed by cell: the digit that is placed there; 0 for none. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the digit that was placed there last, given or not; 0 for none. */
  readonly last: Uint8Array;
}

/** Returns what the givens say, before any of them strikes a rival. Of two givens that clash the second leaves its cell no digit. */
export function knowledgeOf(puzzle: Puzzle): Knowledge {
  const { grid, givens } = puzzle;
  const statements = statementsOf(grid);
  const perStatement = () => new Int32Array(statements.count);
  const knowledge: Knowledge = {
    puzzle,
    statements,
    truth: new Int8Array(statements.count),
    levelOf: perStatement(),
    placeOf: perStatement(),
    reasonOf: perStatement(),
    left: new Int32Array(statements.promises).fill(grid.size),
    kept: new Uint8Array(statements.promises),
    trail: [],
    marks: [],
    digits: givens.slice(),
    last: givens.slice(),
  };
  for (const [cell, given] of givens.entries()) {
    const isTaken = (promise: number) => knowledge.kept[promise] === 1;
    const clashes = given !== 0 && promisesOf(statements, statementOf(statements, cell, given)).some(isTaken);
    for (let digit = 1; digit <= grid.size; digit++) {
      const statement = statementOf(statements, cell, digit);
      if (clashes || !allows(puzzle, cell, digit)) assign(knowledge, struck(statement), GIVEN);
      else if (given === digit) assign(knowledge, placed(statement), GIVEN);
    }
  }
  return knowledge;
}

/** Guesses that have not been taken back. */
export const levelNow = ({ marks }: Pick<Knowledge, 'marks'>): number => marks.length;

/** The guess that a level began with. */
export const guessOf = ({ trail, marks }: Pick<Knowledge, 'trail' | 'marks'>, level: number): Fact => trail[marks[level - 1]];

export const promisesOf = ({ first, promisesOf }: Statements, statement: number): Int32Array =>
  promisesOf.subarray(first[statement], first[statement + 1]);

export const membersOf = ({ members, size }: Statements, promise: number): Int32Array =>
  members.subarray(promise * size, (promise + 1) * size);

export const holds = ({ truth }: Pick<Knowledge, 'truth'>, fact: Fact): boolean =>
  truth[statementIn(fact)] === (isPlaced(fact) ? PLACED : STRUCK);

/** Whether the opposite is known. */
export const fails = (knowledge: Pick<Knowledge, 'truth'>, fact: Fact): boolean => holds(knowledge, opposite(fact));

/** Adds a fact about an open statement, at the present level. */
export function assign(knowledge: Knowledge, fact: Fact, reason: Reason): void {
  const { statements, truth, levelOf, placeOf, reasonOf, left, kept, trail, digits, last } = knowledge;
  const statement = statementIn(fact);
  truth[statement] = isPlaced(fact) ? PLACED : STRUCK;
  levelOf[statement] = levelNow(knowledge);
  placeOf[statement] = trail.length;
  reasonOf[statement] = reason;
  trail.push(fact);
  const { first, promisesOf } = statements;
  for (let at = first[statement]; at < first[statement + 1]; at++) {
    if (isPlaced(fact)) kept[promisesOf[at]] = 1;
    else left[promisesOf[at]]--;
  }
  if (!isPlaced(fact)) return;
  const cell = cellOfStatement(statements, statement);
  digits[cell] = digitOfStatement(statements, statement);
  last[cell] = digits[cell];
}

/** Takes back all facts after a level, and returns them, the oldest first. */
export function undo(knowledge: Knowledge, level: number): Fact[] {
  const { statements, truth, left, kept, trail, marks, digits } = knowledge;
  const { first, promisesOf } = statements;
  const gone = trail.splice(marks[level]);
  marks.length = level;
  for (const fact of gone) {
    const statement = statementIn(fact);
    truth[statement] = OPEN;
    for (let at = first[statement]; at < first[statement + 1]; at++) {
      if (isPlaced(fact)) kept[promisesOf[at]] = 0;
      else left[promisesOf[at]]++;
    }
    if (isPlaced(fact)) digits[cellOfStatement(statements, statement)] = 0;
  }
  return gone;
}

/** How far the facts on the trail have been followed up, the oldest first. */
export interface Queue {
  /** The digits before this place have struck their rivals. */
  striking: number;
  /** The promises of all strikes before this place have been looked at. */
  looking: number;
}

/** The next strike that a digit makes: in its own cell first, then in its peers. None is left when all facts are followed up. */
export function nextStrike(state: Knowledge, queue: Queue): { readonly rival: number; readonly by: number } | undefined {
  for (; queue.striking < state.trail.length; queue.striking++) {
    const by = statementIn(state.trail[queue.striking]);
    const rival = isPlaced(state.trail[queue.striking]) ? nextRival(state, by) : none;
    if (rival !== none) return { rival, by };
  }
  return undefined;
}

/** The first rival of a digit that is open: another digit of its cell, or the same digit in a peer. */
function nextRival({ puzzle, statements, truth }: Knowledge, statement: number): number {
  const { size } = statements;
  const { cell, digit } = cellAndDigit(statements, statement);
  for (let rival = cell * size; rival < (cell + 1) * size; rival++) if (truth[rival] === OPEN) return rival;
  for (const peer of puzzle.grid.peersOfCell[cell]) {
    if (truth[peer * size + digit - 1] === OPEN) return peer * size + digit - 1;
  }
  return none;
}

/** The next promise that isn't kept and has one statement left, or none; strikes are looked at in the order in which they were made. */
export function nextForced(state: Seeing, queue: Queue): number {
  for (; queue.looking < state.trail.length; queue.looking++) {
    const fact = state.trail[queue.looking];
    const promise = isPlaced(fact) ? none : forcedBy(state, statementIn(fact));
    if (promise !== none) return promise;
  }
  return none;
}

type Seeing = Knowledge & { readonly options: Pick<Options, 'see'> };

function forcedBy({ statements, left, kept, options }: Seeing, statement: number): number {
  const { first, promisesOf } = statements;
  const end = options.see === 'cells' ? first[statement] + 1 : first[statement + 1];
  for (let at = first[statement]; at < end; at++) {
    if (left[promisesOf[at]] < 2 && kept[promisesOf[at]] === 0) return promisesOf[at];
  }
  return none;
}

/** The first open statement of a promise; −1 when there is none. */
export function firstLeft({ statements, truth }: Knowledge, promise: number): number {
  return membersOf(statements, promise).find((statement) => truth[statement] === OPEN) ?? none;
}

export function cloneKnowledge<State extends Knowledge>(state: State): State {
  return {
    ...state,
    truth: state.truth.slice(),
    levelOf: state.levelOf.slice(),
    placeOf: state.placeOf.slice(),
    reasonOf: state.reasonOf.slice(),
    left: state.left.slice(),
    kept: state.kept.slice(),
    trail: [...state.trail],
    marks: [...state.marks],
    digits: state.digits.slice(),
    last: state.last.slice(),
  };
}

/** The statement of the digit that a cell holds. */
export const statementHeld = ({ statements, digits }: Knowledge, cell: number): number => statementOf(statements, cell, digits[cell]);
