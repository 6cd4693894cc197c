import type { CoverSearch } from '../../engine/cover/cover-state.ts';
import type { Idle, LooseStep } from '../narrator.ts';
import { counted, type Sentence, say, toned } from '../sentence.ts';
import { allRowsLeft, columnAtHead, columnName, isByFewest, nounsOf, openColumns, rowAtHead, rowName, rowsLeft } from './cover-words.ts';

/** The words of both searches for exact covers for a reader who makes their moves. */

const trying = toned('trying');
const placed = toned('placed');

/** What is done when a row is taken: a column comes next. */
const TAKING: ReadonlySet<string> = new Set(['pick', 'strikeColumn', 'strikeRow']);

/** What is done after a row was taken back: the rows of its column go on, if one is left. */
const RESTORING: ReadonlySet<string> = new Set(['restoreRow', 'restoreColumn']);

/** More things than these are pointed at in the picture only. */
const MAX_NAMED = 60;

const withFewest = (column: string, row: string) => `any ${column} with the fewest ${row}s`;

const columnRules = {
  fewest: withFewest,
  ties: withFewest,
  leftmost: (column: string) => `the leftmost ${column}`,
  random: (column: string) => `a ${column} drawn at random`,
} as const;

function coverRules(state: CoverSearch) {
  const { column, row } = nounsOf(state);
  return {
    column: columnRules[state.rule](column, row),
    row: `its ${row}s from the top`,
    back: `no ${row} left: take the last ${row} back`,
  };
}

const coverMoves = {
  choose: 'choose a column',
  pick: 'take a row',
  deadEnd: 'no row is left',
  takeBack: 'take the last row back',
} as const;

const coverAbout = {
  deadEnd: 'Say that the chosen column has nothing left',
  takeBack: 'Take back what was taken last',
} as const;

function idleCover(state: CoverSearch, last: LooseStep | undefined): Idle {
  const { column, row } = nounsOf(state);
  return {
    ...((last === undefined || TAKING.has(last.kind)) && !isByFewestEmpty(state) && { deadEnd: `Choose a ${column} first.` }),
    ...(last && RESTORING.has(last.kind) && { deadEnd: `That is said only of a ${column} that has just been chosen.` }),
    ...(last?.kind === 'deadEnd' && { deadEnd: 'You’ve said that already.' }),
    ...(state.depth === 0 && { takeBack: `No ${row} has been chosen, so none can be taken back.` }),
  };
}

/** Whether the search chooses a column without a row now, whichever of them. */
const isByFewestEmpty = (state: CoverSearch) => isByFewest(state) && fewestLeft(state) === 0;

/**
 * Whoever says that no row is left, or takes the last row back, has seen a column without a row. It would be chosen next, and whoever takes a
 * row back need not say that it has none.
 */
function deadEndUnsaid(next: LooseStep, kinds: readonly string[], state: CoverSearch): boolean {
  const isBack = kinds.includes('takeBack');
  if (next.kind === 'deadEnd') return isBack;
  return next.kind === 'choose' && (isBack || kinds.includes('deadEnd')) && rowsLeft(state, next.item) === 0;
}

/** Returns the fewest rows left in a column that must be covered. */
function fewestLeft(state: CoverSearch): number {
  const left = allRowsLeft(state);
  return Math.min(...openColumns(state).map((item) => left[item]!));
}

const columnNow = (state: CoverSearch) => columnName(state, state.columns[state.depth]!);
const columnNowAtHead = (state: CoverSearch) => columnAtHead(state, state.columns[state.depth]!);

function askCover(state: CoverSearch, last: LooseStep | undefined): Sentence {
  const { column, row } = nounsOf(state);
  if (last?.kind === 'choose') return say`${trying(columnAtHead(state, last.item))} is chosen. Which ${row}, if any?`;
  if (last === undefined) return say`Your move: which ${column} first?`;
  if (last.kind === 'deadEnd') return say`What now?`;
  if (RESTORING.has(last.kind)) return say`You’re back at ${columnNow(state)}. Take its next ${row}, or take the last ${row} back.`;
  return say`Your move: choose a ${column}, take a ${row}, or take one back.`;
}

function whereCover(next: LooseStep, state: CoverSearch): Sentence {
  const { column, row } = nounsOf(state);
  if (next.kind === 'choose') return say`Look at the ${column}s that are left, and at how many ${row}s each has.`;
  if (next.kind === 'pick' || next.kind === 'deadEnd') return say`Look at the ${row}s of ${trying(columnNow(state))}.`;
  return say`Look at the ${row} that was chosen last.`;
}

function whyCover(next: LooseStep, state: CoverSearch): Sentence {
  const { column, row } = nounsOf(state);
  if (next.kind === 'choose')
    return isByFewest(state)
      ? say`The smallest number of ${row}s that any ${column} has left is ${fewestLeft(state)}. Any such ${column} is right.`
      : say`The search takes ${columnRules[state.rule](column, row)}.`;
  if (next.kind === 'pick') return say`The ${row}s of ${trying(columnNow(state))} are tried from top to bottom, each once.`;
  if (next.kind === 'deadEnd')
    return say`${trying(columnNowAtHead(state))} has no ${row} left, so it can never be ${state.puzzle ? 'kept' : 'covered'} from here.`;
  return say`The rows chosen so far can’t be completed, so the last ${row} is taken back, and the next one in its ${column} gets its turn.`;
}

function lineCover(move: LooseStep, state: CoverSearch): string {
  if (move.kind === 'choose') return `choose ${columnName(state, move.item)}`;
  if (move.kind === 'pick') return `take ${rowName(state, move.option)}`;
  if (move.kind === 'deadEnd') return `no ${nounsOf(state).row} is left`;
  return move.option === undefined ? `take the last ${nounsOf(state).row} back` : `take ${rowName(state, move.option)} back`;
}

function wrongCover(next: LooseStep, move: LooseStep, state: CoverSearch): { rule: keyof ReturnType<typeof coverRules>; why: Sentence } {
  const { column, row } = nounsOf(state);
  if (move.kind === 'choose' && next.kind === 'choose') {
    const [mine, fewest] = [rowsLeft(state, move.item), rowsLeft(state, next.item)];
    const name = columnAtHead(state, move.item);
    if (state.covered[move.item]) return { rule: 'column', why: say`${name} is ${state.puzzle ? 'kept' : 'covered'} already.` };
    if (move.item >= state.problem.primary) return { rule: 'column', why: say`${name} need not be covered, so it is never chosen.` };
    if (!isByFewest(state)) return { rule: 'column', why: say`With this rule the search takes ${placed(columnName(state, next.item))}.` };
    return { rule: 'column', why: say`${name} has ${counted(mine, row)} left, but ${placed(columnName(state, next.item))} has ${fewest}.` };
  }
  if (move.kind === 'pick' && next.kind === 'pick') {
    const items = state.problem.options[move.option]!.items;
    if (!items.includes(state.columns[state.depth]!))
      return { rule: 'row', why: say`${rowAtHead(state, move.option)} does not ${state.puzzle ? 'keep' : 'cover'} ${columnNow(state)}.` };
    const out = items.find((item) => state.covered[item] && item !== state.columns[state.depth]);
    if (out !== undefined)
      return {
        rule: 'row',
        why: say`${rowAtHead(state, move.option)} is struck: ${columnName(state, out)} is ${state.puzzle ? 'kept' : 'covered'} already.`,
      };
    return move.option < next.option
      ? { rule: 'row', why: say`${rowAtHead(state, move.option)} has been tried.` }
      : {
          rule: 'row',
          why: say`${placed(rowAtHead(state, next.option))} is above ${rowName(state, move.option)} and has not been tried.`,
        };
  }
  if (next.kind === 'choose') return { rule: 'column', why: say`A new search begins, so choose a ${column} first.` };
  if (next.kind === 'pick')
    return move.kind === 'choose'
      ? { rule: 'row', why: say`${trying(columnNowAtHead(state))} is chosen already. Now one of its ${row}s is taken.` }
      : { rule: 'row', why: say`${trying(columnNowAtHead(state))} still has a ${row} that hasn’t been tried.` };
  if (next.kind === 'deadEnd') return { rule: 'back', why: say`${trying(columnNowAtHead(state))} has no ${row} left.` };
  return { rule: 'back', why: say`Everything on this level has been tried, so the last ${row} is taken back first.` };
}

/** Returns what can be pointed at: columns, or the rows of the chosen one. */
function thingsCover(next: LooseStep, state: CoverSearch, most = MAX_NAMED): { readonly label: string; readonly move: LooseStep }[] {
  const rows =
    next.kind === 'choose'
      ? []
      : state.problem.options.flatMap(({ items }, option) => (items.includes(state.columns[state.depth]!) ? [option] : []));
  const columns = next.kind === 'choose' ? openColumns(state) : [];
  const things = [
    ...columns.map((item) => ({ label: state.problem.items[item]!, move: { kind: 'choose', item } })),
    ...rows.map((option) => ({ label: state.problem.options[option]!.name, move: { kind: 'pick', option } })),
  ];
  return things.length > most ? [] : things;
}

/** The words of covering columns for a reader who makes its moves. */
export const coverManual = {
  rules: coverRules,
  moves: coverMoves,
  about: coverAbout,
  idle: idleCover,
  goesWithoutSaying: deadEndUnsaid,
  ask: askCover,
  where: whereCover,
  why: whyCover,
  things: thingsCover,
  line: lineCover,
  wrong: wrongCover,
};
