import { cellName } from '../../engine/grid.ts';
import { houseName, symbolOf } from '../../engine/puzzle.ts';
import type { allDifferent } from '../../engine/search/all-different.card.ts';
import { fewestCandidates, matchingNow, pairOf, slotOf, toStrike, valueNow } from '../../engine/search/constraints.ts';
import { holderOf, none } from '../../engine/search/matching.ts';
import type { LooseStep, ManualWords } from '../narrator.ts';
import { counted, listed, say, startOfSentence, toned } from '../sentence.ts';

/** The words of all-different for a reader who makes its moves. */

type State = ReturnType<typeof allDifferent.start>;

const trying = toned('trying');
const removed = toned('removed');
const placed = toned('placed');

const at = ({ puzzle }: State, cell: number) => cellName(puzzle.grid, cell);
const symbol = ({ puzzle }: State, digit: number) => symbolOf(puzzle, digit);

/** What is being looked at: 'box 3', or 'the 5 in rows and columns'. */
function whereNow(state: State): string {
  const constraint = state.constraints[state.now];
  if (!constraint) return 'the grid';
  return constraint.digit > 0
    ? `the ${symbol(state, constraint.digit)} in rows and columns`
    : houseName(state.puzzle.grid, constraint.house);
}

/** Whether a mark belongs to what is being looked at. */
function isLookedAt({ constraints, now, puzzle }: State, cell: number, digit: number): boolean {
  const constraint = constraints[now];
  if (!constraint) return false;
  return constraint.digit > 0 ? constraint.digit === digit : puzzle.grid.cellsOfHouse[constraint.house]!.includes(cell);
}

/** Whether a mark is the pair of a slot that is a group of its own, so that it has no other in any matching. */
function isAlone(state: State, cell: number, digit: number): boolean {
  const { pairs, now, componentOf } = state;
  const slot = slotOf(state, cell);
  const isPair = pairs[now]![slot] === valueNow(state, { cell, digit });
  return isPair && componentOf.filter((number) => number === componentOf[slot]).length === 1;
}

/** How cells could pass their digits round so that one gets another's, as 'the 6 could go to r1c7 and the 1 to r1c9'; undefined where that isn't so, or where rows are paired. */
function roundTrip(state: State, cell: number, digit: number): string | undefined {
  if (state.constraints[state.now]!.digit > 0) return undefined;
  const matching = matchingNow(state);
  const first = slotOf(state, cell);
  // By slot: the one that takes its digit.
  const taker = new Map([[holderOf(matching, valueNow(state, { cell, digit })), first]]);
  if (taker.has(first) || taker.has(none)) return undefined;
  for (const slot of taker.keys()) {
    if (slot === first) break;
    for (const [next, value] of matching.pairs.entries())
      if (next !== slot && !taker.has(next) && matching.hasEdge(slot, value)) taker.set(next, slot);
  }
  if (!taker.has(first)) return undefined;
  const moves: string[] = [];
  // From the one that gets the first one's digit, back to the first.
  for (let slot = first; moves.length === 0 || slot !== first; slot = taker.get(slot)!)
    moves.unshift(`the ${symbol(state, pairOf(state, slot).digit)} to ${at(state, pairOf(state, taker.get(slot)!).cell)}`);
  return listed(moves.map((move, index) => (index === 0 ? move.replace(' to ', ' could go to ') : move)));
}

const rules = {
  strike: 'strike each mark that leads from one group to another',
  single: 'write a digit where a cell has one candidate left',
  dead: 'no matching: a dead end',
  fewest: 'try the smallest digit of a cell with the fewest candidates, when nothing can be struck',
  back: 'after a dead end, take the last try back',
} as const;

/** The rule that calls for the run's own move. */
const ruleOf: Readonly<Record<string, keyof typeof rules>> = {
  strike: 'strike',
  place: 'single',
  unmatched: 'dead',
  try: 'fewest',
  takeBack: 'back',
};

/** What is to be done first, short of telling it. */
const instead: Readonly<Record<string, string>> = {
  strike: 'There are still marks to strike.',
  place: 'A cell with one candidate left comes first.',
  unmatched: 'There are cells without a partner, so say what that means first.',
  try: 'Nothing more can be struck, so a digit has to be tried.',
  takeBack: 'After a dead end, the last try is taken back first.',
};

/** Why a digit can't be written. */
function whyNotWritten(next: LooseStep, { cell, digit }: LooseStep, state: State) {
  const [name, own] = [at(state, cell), symbol(state, digit)];
  if (state.digits[cell] !== 0) return say`${name} has a digit already.`;
  if (!state.candidates.has(cell, digit)) return say`${removed(own)} isn’t a candidate of ${name}.`;
  if (next.kind === 'try' && cell !== next.cell)
    return say`${name} has ${counted(state.candidates.count(cell), 'candidate')}, and there’s a cell with fewer, or one that comes earlier.`;
  if (next.kind === 'try') return say`${own} is a candidate of ${name}, but not the smallest.`;
  if (next.kind === 'place')
    return say`${name} has ${counted(state.candidates.count(cell), 'candidate')}, so nothing is certain there yet.`;
  return say`${instead[next.kind]!}`;
}

/** Why a mark can't be struck. */
function whyNotStruck(next: LooseStep, { cell, digit }: LooseStep, state: State) {
  const [name, own] = [at(state, cell), symbol(state, digit)];
  if (state.digits[cell] !== 0) return say`${name} has a digit and no marks.`;
  if (!state.candidates.has(cell, digit)) return say`${own} isn’t among the marks of ${name}.`;
  if (next.kind !== 'strike') return say`${instead[next.kind]!}`;
  if (!isLookedAt(state, cell, digit)) return say`First strike the marks of ${whereNow(state)}. ${own} in ${name} isn’t one of them.`;
  const trip = roundTrip(state, cell, digit);
  const matching = isAlone(state, cell, digit) ? 'Every matching' : trip ? 'Another matching' : 'Some matching';
  return say`${matching} of ${whereNow(state)} gives ${own} to ${name}, so this mark can’t be struck.${trip ? ` For example, ${trip}.` : ''}`;
}

export const filterManual: ManualWords<State> = {
  rules,
  moves: {
    strike: 'strike a mark',
    place: 'write a digit',
    try: 'try a digit',
    unmatched: 'no matching',
    takeBack: 'take the last try back',
  },
  about: {
    unmatched: 'Say that the cells of this house can’t all have a partner',
    takeBack: 'Take back the digit that was tried last, with everything that followed from it',
  },
  ask: (_state, last) =>
    last?.kind === 'unmatched' ? say`What now?` : say`Your move: strike a mark, write a digit, or say that there’s no matching.`,
  where: (next, state) =>
    next.kind === 'try'
      ? say`Look for the empty cell with the fewest marks.`
      : say`Look at ${trying(next.kind === 'place' ? 'cells with a single mark' : whereNow(state))}.`,
  why: (next, state) => {
    if (next.kind === 'strike')
      return say`A mark is struck when its cell is in one group, and the cell that’s paired with this digit is in another. Letters name the larger groups, and a cell without a letter is a group of its own.`;
    if (next.kind === 'place') return say`A cell has a single candidate left.`;
    if (next.kind === 'try')
      return say`${at(state, fewestCandidates(state))} has the fewest candidates, and the smallest of them comes first.`;
    if (next.kind === 'unmatched') return say`Some cells have fewer digits between them than there are cells.`;
    return say`The last try has failed.`;
  },
  line: (move, state) => {
    if (move.kind === 'strike') return `${symbol(state, move.digit)} struck from ${at(state, move.cell)}`;
    if (move.kind === 'place' || move.kind === 'try') return `${symbol(state, move.digit)} into ${at(state, move.cell)}`;
    return move.kind === 'unmatched' ? 'no matching' : 'last try taken back';
  },
  feedback: (move, state) => {
    if (move.kind === 'strike') {
      const isLast = toStrike(state).length === 1;
      const last = isLast ? ` ${startOfSentence(whereNow(state))} is done, with nothing more to strike.` : '';
      return say`${removed(symbol(state, move.digit))} is struck from ${at(state, move.cell)}.${last}`;
    }
    if (move.kind === 'place' || move.kind === 'try')
      return say`${placed(symbol(state, move.digit))} is written into ${at(state, move.cell)}.`;
    return move.kind === 'unmatched' ? say`Right, there’s no matching.` : say`The last try is taken back.`;
  },
  wrong: (next, move, state) => {
    const rule = ruleOf[next.kind]!;
    if (move.kind === 'strike') return { rule, why: whyNotStruck(next, move, state) };
    if (move.kind === 'place' || move.kind === 'try') return { rule, why: whyNotWritten(next, move, state) };
    return { rule, why: say`${instead[next.kind]!}` };
  },
};
