import { DigitSets } from '../digit-sets.ts';
import type { DrawnFact, Implication, ImplicationsPicture } from '../picture/implications.ts';
import type { Picture } from '../picture.ts';
import { causesOf, levelOfFact } from './conflict-analysis.ts';
import { factDrawn, guessCells, levelsOf, notesOf, takesBack } from './learning-lists.ts';
import type { Step } from './learning-search.card.ts';
import type { State } from './learning-search.ts';
import {
  type Fact,
  isPlaced,
  membersOf,
  none,
  OPEN,
  placed,
  type Reason,
  reasonKind,
  reasonNumber,
  statementIn,
  struck,
} from './propagation.ts';
import { cellAndDigit, promiseAbout, statementOf } from './statements.ts';

/*
 * What there is to draw of a search that learns: the digits with their levels, and where there is a dead end, the part of the implication
 * graph that leads to it.
 */

/** More arrows than these behind a note only hide each other. */
const MAX_BEHIND = 30;

export const digitsShown = ({ hasEnded, answer, digits }: State): Uint8Array => (hasEnded ? answer : digits);

/** Levels and notes are only made where a view asks for them, because there may be thousands. */
export const pictureOf = (state: State, step: Step | undefined): Picture => ({
  grid: {
    puzzle: state.puzzle,
    digits: digitsShown(state),
    candidates: openDigits(state),
    forced: provenCells(state),
    implications: implicationsOf(state, step),
  },
  get levels() {
    return levelsOf(state, step);
  },
  get notes() {
    return notesOf(state, step);
  },
});

/** The cells whose digits rest on no guess, and were not given. */
function provenCells({ puzzle, digits, levelOf, statements }: State): ReadonlySet<number> {
  const isProven = (cell: number) =>
    digits[cell] !== 0 && puzzle.givens[cell] === 0 && levelOf[statementOf(statements, cell, digits[cell])] === 0;
  return new Set([...digits.keys()].filter(isProven));
}

/** The digits that are neither placed nor struck. */
function openDigits({ puzzle, statements, truth }: State): Uint32Array | undefined {
  const { grid } = puzzle;
  const sets = new DigitSets(grid.cellCount, grid.size);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (let digit = 1; digit <= grid.size; digit++) if (truth[statementOf(statements, cell, digit)] === OPEN) sets.add(cell, digit);
  }
  return sets.asNumbers;
}

/** A note that is used or written in a step, and the fact that it rules out there. */
function noteIn(state: State, step: Step | undefined): { number: number; facts: readonly Fact[]; ruledOut: Fact | undefined } | undefined {
  if (!step || !('note' in step)) return undefined;
  const facts = state.notes.get(step.note)?.facts ?? [];
  const ruledOut =
    'cell' in step ? facts.find((fact) => statementIn(fact) === statementOf(state.statements, step.cell, step.digit)) : undefined;
  return { number: step.note + 1, facts: facts.filter((fact) => fact !== ruledOut), ruledOut };
}

export function implicationsOf(state: State, step: Step | undefined): ImplicationsPicture {
  const { statements, digits, levelOf } = state;
  const drawn = (fact: Fact) => factDrawn(state, fact);
  const levels = Array.from(digits, (digit, cell) => (digit === 0 ? none : levelOf[statementOf(statements, cell, digit)]));
  const picture = {
    levels,
    guesses: guessCells(state),
    gone: takesBack(step) ? state.gone.filter(isPlaced).map(drawn) : [],
    dead: [],
    fence: [],
  };
  const note = noteIn(state, step);
  const isWritten = step?.kind === 'learn';
  if (state.deadEnd !== undefined || isWritten) {
    // Before the first question the reader may still look for what is to blame.
    const line = new Set(state.asked.length > 0 || note || step?.kind === 'uip' ? state.blamed : []);
    const dead = deadPlaces(state);
    return {
      ...picture,
      arrows: arrowsToDeadEnd(state, line),
      unguessed: unguessedFor(state, state.deadEnd),
      dead,
      fence: line.size > 0 ? [...new Set([...dead, ...state.asked.map(drawn)].map(({ cell }) => cell))] : [],
      ringed: [...line].map(drawn),
      ruledOut: undefined,
      note: note?.number ?? 0,
    };
  }
  const fact = step?.kind === 'place' ? placed(statementOf(statements, step.cell, step.digit)) : undefined;
  const to = fact ?? note?.ruledOut;
  const from = fact === undefined ? (note?.facts ?? []) : [...causesOf(state, fact)];
  return {
    ...picture,
    arrows: to === undefined ? [] : from.map((each) => ({ from: drawn(each), to: drawn(to), part: note ? 'cut' : 'new' })),
    unguessed: fact === undefined ? [] : unguessedFor(state, state.reasonOf[statementIn(fact)]),
    ringed: note?.facts.map(drawn) ?? [],
    ruledOut: note?.ruledOut === undefined ? undefined : drawn(note.ruledOut),
    note: note?.number ?? 0,
  };
}

/** The cell that has no digit left, or the open cells that its house's digit can't be in. */
function deadPlaces({ deadEnd, statements, puzzle, digits }: State): DrawnFact[] {
  if (deadEnd === undefined || reasonKind(deadEnd) !== 'promise') return [];
  const { cell, house, digit } = promiseAbout(statements, puzzle.grid, reasonNumber(deadEnd));
  const cells = house === none ? [cell] : [...puzzle.grid.cellsOfHouse[house]];
  return cells.filter((each) => digits[each] === 0).map((each) => ({ cell: each, digit: Math.max(0, digit), isPlaced: house === none }));
}

/** The cells of digits that strike statements of a promise and rest on no guess. */
function unguessedFor(state: State, reason: Reason | undefined): number[] {
  const { statements, reasonOf } = state;
  if (reason === undefined || reasonKind(reason) !== 'promise') return [];
  const strikers = [...membersOf(statements, reasonNumber(reason))].flatMap((member) => {
    const why = reasonOf[member];
    return state.truth[member] !== OPEN && reasonKind(why) === 'rival' ? [reasonNumber(why)] : [];
  });
  return [...new Set(strikers.filter((by) => levelOfFact(state, placed(by)) === 0).map((by) => cellAndDigit(statements, by).cell))];
}

/** What leads to a dead end. `line` has the facts that the note will be about; it's empty while nothing of it is known. */
function arrowsToDeadEnd(state: State, line: ReadonlySet<Fact>): Implication[] {
  const drawn = (fact: Fact) => factDrawn(state, fact);
  const partOf = (fact: Fact) => (line.has(fact) ? 'cut' : 'inside');
  // Where notes are about strikes, too, these take the place of what has made them.
  const strikers = state.options.over === 'all' && line.size > 0 ? [] : strikersOfDeadEnd(state);
  const into = strikers.map(({ fact, cell }): Implication => {
    return { from: drawn(fact), to: { cell, digit: 0, isPlaced: true }, part: partOf(fact) };
  });
  const asked = state.asked.flatMap((fact) =>
    [...causesOf(state, fact)].map((cause): Implication => ({ from: drawn(cause), to: drawn(fact), part: partOf(cause) })),
  );
  return [...behind(state, line), ...into, ...asked];
}

/** What strikes the statements of the promise that has failed, each with one open cell where it does so. */
function strikersOfDeadEnd(state: State): { readonly fact: Fact; readonly cell: number }[] {
  const { deadEnd, statements, digits } = state;
  if (deadEnd === undefined || reasonKind(deadEnd) !== 'promise') return [];
  const cellOf = new Map<Fact, number>();
  for (const member of membersOf(statements, reasonNumber(deadEnd))) {
    const { cell } = cellAndDigit(statements, member);
    if (digits[cell] === 0)
      for (const fact of causesOf(state, struck(member))) if (isPlaced(fact) && !cellOf.has(fact)) cellOf.set(fact, cell);
  }
  return Array.from(cellOf, ([fact, cell]) => ({ fact, cell }));
}

/** What the facts to blame follow from, back to the guesses. */
function behind(state: State, line: ReadonlySet<Fact>): Implication[] {
  if (state.options.over === 'all') return [];
  const arrows: Implication[] = [];
  const seen = new Set<Fact>();
  for (const queue = line.size > 0 ? [...line] : strikersOfDeadEnd(state).map(({ fact }) => fact); queue.length > 0; ) {
    const fact = queue.shift()!;
    if (seen.has(fact)) continue;
    seen.add(fact);
    const causes = [...causesOf(state, fact)];
    if (arrows.length + causes.length > MAX_BEHIND) break;
    arrows.push(...causes.map((cause): Implication => ({ from: factDrawn(state, cause), to: factDrawn(state, fact), part: 'behind' })));
    queue.push(...causes);
  }
  return arrows;
}
