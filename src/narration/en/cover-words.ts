import type { CoverSearch, CoverState } from '../../engine/cover/cover-state.ts';
import { refuted } from '../belief.ts';
import type { LooseStep, QuestionWords } from '../narrator.ts';
import { counted, listed, type Part, plain, type Sentence, say, startOfSentence, toned } from '../sentence.ts';
import { overridden } from './overridden.ts';

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');
const strong = toned('strong');

/** A name of several words, such as 'queen at r1c4', would run into its sentence. */
const quoted = (name: string) => (name.includes(' ') && /[a-z]{2}/.test(name) ? `“${name}”` : name);

/** A column by its name: 'column B'; for a Sudoku by what it demands: “row 3 has 7”. */
export function columnName(state: CoverState, item: number): string {
  const name = state.problem.items[item]!;
  return state.puzzle ? `“${name}”` : `column ${quoted(name)}`;
}

/** A row by its name: 'row A D'; for a Sudoku by the digit that it places: 'r3c5 = 7'. */
export function rowName(state: CoverState, option: number): string {
  const { name } = state.problem.options[option]!;
  return state.puzzle ? name : `row ${quoted(name)}`;
}

/** Names that are numbers would pass for the numbers of the answers. */
const isNumber = (name: string) => /^\d/.test(name);

/** A column as an answer: as the picture has it, 'B', or where that is a number, 'column 4'. */
const columnLabel = (state: CoverState, item: number): string => {
  const name = state.problem.items[item]!;
  return isNumber(name) ? columnName(state, item) : name;
};

/** A row as an answer: 'A D', or 'row 2 3'. */
export const rowLabel = (state: CoverState, option: number): string => {
  const { name } = state.problem.options[option]!;
  return isNumber(name) ? rowName(state, option) : name;
};

/** A column by its name at the head of a sentence: 'Column B'. */
export const columnAtHead = (state: CoverState, item: number) => startOfSentence(columnName(state, item));

/** Names a row at the head of a sentence: 'Row A D'. A statement of a Sudoku is unchanged. */
export const rowAtHead = (state: CoverState, option: number) =>
  state.puzzle ? rowName(state, option) : startOfSentence(rowName(state, option));

/** Returns how many rows of the matrix with a one in the column are left: those without a covered column. */
export function rowsLeft({ problem, covered }: CoverState, item: number): number {
  return problem.options.filter(({ items }) => items.includes(item) && !items.some((each) => covered[each])).length;
}

/** Indexed by column: how many rows are left that have a one in it. */
export function allRowsLeft({ problem, covered }: CoverState): Uint32Array {
  const left = new Uint32Array(problem.items.length);
  for (const { items } of problem.options) {
    if (items.some((item) => covered[item])) continue;
    for (const item of items) left[item]!++;
  }
  return left;
}

/** Returns the columns left to cover. */
export const openColumns = ({ problem, covered }: CoverState) =>
  Array.from({ length: problem.primary }, (_, item) => item).filter((item) => !covered[item]);

/** The nouns for rows and columns: with a puzzle, those of the matrix are statements and promises. */
export const nounsOf = ({ puzzle }: Pick<CoverState, 'puzzle'>) =>
  puzzle
    ? ({ row: 'statement', Rows: 'Statements', column: 'promise' } as const)
    : ({ row: 'row', Rows: 'Rows', column: 'column' } as const);

/** Whether the rule counts rows; in a tie it takes the first column, or draws lots. */
export const isByFewest = ({ rule }: Pick<CoverSearch, 'rule'>): boolean => rule === 'fewest' || rule === 'ties';

function whyThisColumn(state: CoverSearch, item: number): Sentence {
  const all = allRowsLeft(state);
  const left = all[item]!;
  const { row, column } = nounsOf(state);
  if (state.rule === 'random') return say`With this rule chance picks the ${column}; this one has ${counted(left, row)}.`;
  const open = openColumns(state);
  const fewest = Math.min(...open.map((each) => all[each]!));
  const own = state.rule === 'leftmost' ? open[0]! : open.find((each) => all[each] === fewest)!;
  if (own !== item && !(state.rule === 'ties' && left === fewest)) {
    const has = `It has ${counted(left, row)}`;
    if (state.rule === 'leftmost')
      return say`${overridden('choose')} ${has}; the rule would choose the leftmost, ${columnName(state, own)}.`;
    return left > fewest
      ? say`${overridden('choose')} ${has}; the rule would choose ${columnName(state, own)}, with ${fewest === 0 ? 'none' : fewest}.`
      : say`${overridden('choose')} ${has}, and no ${column} has fewer; among equals the rule takes ${columnName(state, own)}.`;
  }
  if (state.rule === 'leftmost') return say`It is the leftmost ${column} that is left; it has ${counted(left, row)}.`;
  if (left === 0) return say`It has no ${row} left, so the search need not look further.`;
  if (left === 1) return say`It has one ${row} left, so there is nothing to decide.`;
  const drawn =
    state.rule === 'ties' ? ` It was drawn from ${counted(open.filter((each) => all[each] === fewest).length, column)} with as few.` : '';
  return say`It has ${left} ${row}s, and no ${column} has fewer.${drawn}`;
}

/** Before the first step. */
export function startWords(state: CoverSearch): Sentence {
  const { items, options, primary, given = [] } = state.problem;
  const { row, column } = nounsOf(state);
  const size = `The matrix has ${counted(options.length, row)} and ${counted(items.length, column)}.`;
  if (given.length > 0)
    return say`${size} The ${counted(given.length, 'given')} of the puzzle are ${row}s that must be chosen; they come first.`;
  if (state.puzzle) return say`${size} Each statement puts one digit into one cell. Keep every promise exactly once.`;
  if (primary === items.length) return say`${size} Choose rows that together have exactly one 1 in every column.`;
  return say`${size} Choose rows that together have exactly one 1 in each of the first ${primary} columns, and at most one in the others.`;
}

/** The most rows of a solution that are named; nobody reads a longer list. */
const MAX_NAMED = 7;

/** The sentences of the steps that both searches have. */
export const searchWords = {
  given: ({ option }: { option: number }, state: CoverSearch) =>
    say`${strong(rowAtHead(state, option))} is given, so it is chosen before the search begins.`,
  clash: ({ item }: { item: number }, state: CoverSearch) =>
    say`${clashing('Two givens clash.')} Both ${state.puzzle ? 'keep' : 'cover'} ${columnName(state, item)}, which can be ${state.puzzle ? 'kept' : 'covered'} only once.`,
  choose: ({ item }: { item: number }, state: CoverSearch) => say`Choose ${trying(columnName(state, item))}. ${whyThisColumn(state, item)}`,
  pick: ({ option }: { option: number }, state: CoverSearch) => {
    const column = state.columns[state.depth - 1]!;
    const others = state.problem.options[option]!.items.filter((item) => item !== column);
    const rest =
      others.length === 0
        ? say`It ${state.puzzle ? 'keeps' : 'covers'} nothing else.`
        : say`It also ${state.puzzle ? 'keeps' : 'covers'} ${listed(others.map((item) => columnName(state, item)))}.`;
    return say`Choose ${placed(rowName(state, option))} for ${columnName(state, column)}. ${rest}`;
  },
  solution: (_step: object, state: CoverSearch) => {
    const rows = state.answer.map((option) => rowName(state, option));
    const which = state.puzzle || rows.length > MAX_NAMED ? say`` : say`: ${listed(rows)}`;
    const all = counted(rows.length, nounsOf(state).row);
    // Whether the givens are rows of the matrix or left out of it, they keep their promises.
    const givens = state.puzzle?.givens.filter((digit) => digit !== 0).length ?? 0;
    const by =
      givens === 0
        ? all
        : `${counted(givens + rows.length, nounsOf(state).row)}: ${givens} ${givens === 1 ? 'is' : 'are'} given and ${rows.length} chosen`;
    const found = done(`Solution ${state.found}.`);
    const { items, primary } = state.problem;
    // The other columns, such as the diagonals of queens, needn’t be covered.
    if (!state.puzzle && primary < items.length)
      return say`${found} ${all} ${rows.length === 1 ? 'covers' : 'cover'} each of the ${primary} columns that must be covered, and none of the others twice${which}.`;
    return say`${found} Every ${state.puzzle ? 'promise is kept' : 'column is covered'}, by ${by}${which}.`;
  },
  deadEnd: ({ item }: { item: number }, state: CoverSearch) =>
    state.depth === 0
      ? say`${clashing('Dead end.')} No ${nounsOf(state).row} is left for ${columnName(state, item)}, and none has been chosen that could be taken back: there is no solution.`
      : say`${clashing('Dead end.')} No ${nounsOf(state).row} is left for ${columnName(state, item)}, so the ${nounsOf(state).row}s chosen so far cannot all be right.`,
  takeBack: ({ option }: { option: number }, state: CoverSearch) =>
    say`The search takes ${removed(rowName(state, option))} back and goes on to the next ${nounsOf(state).row} of ${columnName(state, state.columns[state.depth]!)}, if there is one.`,
  allFound: (_step: object, state: CoverSearch) =>
    say`${done('The search is over.')} It found ${counted(state.found, 'solution')}, and there are no others.`,
  noSolution: (_step: object, state: CoverSearch) =>
    say`${clashing('No solution.')} No choice is left, and there is no way to ${state.puzzle ? 'keep every promise' : 'cover every column'}.`,
};

/** What a worksheet leaves out of the sentences that both searches have: reasons and ends that tell how many rows a column has left. */
export const searchGaps = {
  choose: ({ item }: { item: number }, state: CoverSearch) => [plain(whyThisColumn(state, item))],
  pick: ({ option }: { option: number }, state: CoverSearch) => {
    const column = state.columns[state.depth - 1]!;
    return state.problem.options[option]!.items.filter((item) => item !== column).map((item) => columnName(state, item));
  },
  deadEnd: ({ item }: { item: number }, state: CoverSearch) => [
    'Dead end.',
    `No ${nounsOf(state).row} is left for ${columnName(state, item)}`,
  ],
};

/** A part of a sentence that names a column being taken out. */
export const removedColumn = (state: CoverState, item: number): Part => removed(columnName(state, item));

/** 'No statement is', 'Only one row is', '3 rows are'. */
function fewLeft(state: CoverState, item: number): string {
  const [left, { row }] = [rowsLeft(state, item), nounsOf(state)];
  return left === 0 ? `No ${row} is` : left === 1 ? `Only one ${row} is` : `${counted(left, row)} are`;
}

/** 'Which column next?' */
export const whichColumn: QuestionWords<CoverSearch> = {
  ask: (_step, state) =>
    state.rule === 'leftmost'
      ? say`Which ${nounsOf(state).column} does the search choose next? It takes the leftmost.`
      : say`Which ${nounsOf(state).column} does the search choose next? It takes ${state.rule === 'ties' ? 'any' : 'the first'} of those with the fewest ${nounsOf(state).row}s.`,
  choice: ({ item }, state) => columnLabel(state, item),
  why: ({ item }, state) => {
    const { column } = nounsOf(state);
    if (state.rule === 'leftmost') return say`With the rule “leftmost”, the search takes the first ${column} that’s left.`;
    if (state.rule === 'random') return say`${fewLeft(state, item)} left for ${columnName(state, item)}. Chance picked this ${column}.`;
    const left = allRowsLeft(state);
    const isAlone = openColumns(state).every((other) => other === item || left[other] !== left[item]);
    const which = isAlone
      ? ''
      : state.rule === 'ties'
        ? ', and chance picked it from those with as few'
        : ', and of those with as few the search takes the first';
    return say`${fewLeft(state, item)} left for ${columnName(state, item)}. No ${column} has fewer${which}.`;
  },
  whyNot: (actual: LooseStep, chosen: LooseStep, state) => {
    const [fewest, other] = [rowsLeft(state, actual.item), rowsLeft(state, chosen.item)];
    const name = columnName(state, chosen.item);
    const { column, row } = nounsOf(state);
    const covered = { id: 'covered', says: `a ${column} that is covered already can be chosen` };
    const passedOver = { id: 'passed-over', says: `the search passes over ${column}s on the left` };
    const notFirst = { id: 'not-first', says: `of ${column}s with equally few ${row}s it need not be the first` };
    const notFewest = { id: 'not-fewest', says: `the search chooses a ${column} although another one has fewer ${row}s left` };
    if (state.covered[chosen.item]) return refuted(covered, say`The search cannot choose ${name}: it is covered already.`);
    if (state.rule === 'leftmost') return refuted(passedOver, say`There are open ${column}s to the left of ${name}.`);
    return other === fewest
      ? refuted(notFirst, say`Among equals the search takes the first, and ${name} is further to the right.`)
      : refuted(
          notFewest,
          say`${columnAtHead(state, chosen.item)} has ${counted(other, row)} left, and another ${column} has ${fewest === 0 ? 'none' : `only ${fewest}`}.`,
        );
  },
};

/** 'Which row next?' */
export const whichRow: QuestionWords<CoverSearch> = {
  ask: (_step, state) =>
    say`Which ${nounsOf(state).row} does the search try next to ${state.puzzle ? 'keep' : 'cover'} ${trying(columnName(state, state.columns[state.depth]!))}?`,
  choice: ({ option }, state) => rowLabel(state, option),
  why: ({ option }, state) =>
    say`${nounsOf(state).Rows} are tried from top to bottom, each once, and ${placed(rowName(state, option))} is the next.`,
  whyNot: (actual: LooseStep, chosen: LooseStep, state) =>
    chosen.option < actual.option
      ? refuted(
          { id: 'row-again', says: `a ${nounsOf(state).row} that was tried is tried again` },
          say`The search has tried ${rowName(state, chosen.option)} before. ${nounsOf(state).Rows} are tried from top to bottom.`,
        )
      : refuted(
          { id: 'row-skipped', says: `a ${nounsOf(state).row} further up can be skipped` },
          say`There is a ${nounsOf(state).row} above ${rowName(state, chosen.option)} that has not been tried. ${nounsOf(state).Rows} are tried from top to bottom.`,
        ),
};

/** 'Which row is taken back?' */
export const whichRowBack: QuestionWords<CoverSearch> = {
  ask: (_step, state) => say`The search has to go back. Which ${nounsOf(state).row} does it take back?`,
  choice: ({ option }, state) => rowLabel(state, option),
  why: ({ option }, state) =>
    say`${placed(rowAtHead(state, option))} was chosen last, and the last one chosen is the first to be taken back.`,
  whyNot: (_actual, { option }, state) => {
    const chosen = Array.from(state.rows.subarray(0, state.depth));
    const place = chosen.indexOf(option);
    const name = rowAtHead(state, option);
    const notChosen = { id: 'not-chosen', says: `a ${nounsOf(state).row} that isn’t chosen can be taken back` };
    if (place < 0)
      return refuted(notChosen, say`${name} is not among the ${nounsOf(state).row}s chosen now. There is nothing to take back.`);
    const later = counted(chosen.length - 1 - place, `${nounsOf(state).row} was`, `${nounsOf(state).row}s were`);
    return refuted(
      { id: 'not-last', says: `the search takes an earlier ${nounsOf(state).row} back before the last one` },
      say`${name} was chosen earlier. After it, ${later} chosen, and the latest ${nounsOf(state).row} is taken back first.`,
    );
  },
};

/** How what was struck or covered comes back: 'restored', 'was struck'. */
interface Return {
  readonly back: 'restored' | 'uncovered';
  readonly out: 'struck' | 'covered';
}

/** 'Which column comes back next?' */
export const whichColumnBack = ({ back, out }: Return): QuestionWords<CoverSearch> => ({
  ask: (_step, state) => say`Going back, which ${nounsOf(state).column} is ${back} next?`,
  choice: ({ item }, state) => columnLabel(state, item),
  why: ({ item }, state) => lastOut(columnName(state, item), out),
  whyNot: (_actual, { item }, state) => notLastOut(columnAtHead(state, item), state.covered[item] === 1, out),
});

/** 'Which row comes back next?', of rows that are struck. */
export const whichRowRestored: QuestionWords<CoverSearch & { readonly hidden: Uint8Array }> = {
  ask: (_step, state) => say`Going back, which ${nounsOf(state).row} is restored next?`,
  choice: ({ option }, state) => rowLabel(state, option),
  why: ({ option }, state) => lastOut(rowName(state, option), 'struck'),
  whyNot: (_actual, { option }, state) => notLastOut(rowAtHead(state, option), state.hidden[option] === 1, 'struck'),
};

const lastOut = (name: string, out: string) =>
  say`Of everything that is ${out} now, ${placed(name)} was ${out} last. The last one out is the first one back.`;

const notLastOut = (name: string, isOut: boolean, out: string) =>
  isOut
    ? refuted(
        { id: 'not-last-out', says: 'something can come back before what went out after it' },
        say`${name} was ${out} earlier than another that is still ${out}, and the last one out is the first one back.`,
      )
    : refuted({ id: 'not-out', says: `what isn’t ${out} can come back` }, say`${name} is not ${out} now.`);

/** What a search for covers chooses, by its column rule. */
export const chosenColumn = {
  fewest: 'a column with the fewest rows',
  ties: 'any column with the fewest rows',
  leftmost: 'the leftmost column',
  random: 'any column',
} as const;
