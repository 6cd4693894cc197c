import type { HouseWish } from '../../../engine/generate/generate-puzzle.ts';
import { counted, countedFirst, withArticle } from '../../sentence.ts';
import { clockText } from '../solve.ts';
import { number } from './language.ts';

/** Words of the Play page, its menus and its hints. */

export const description = 'Sudoku of five levels, with hints that teach.';
export const sites = 'Pages of the site';
export const newPuzzleMenu = 'A new puzzle';
export const level = 'Level';
export const givens = 'Symmetry';
export const size = 'Size';
export const houses = 'Variant';
export const houseWishes: Readonly<Record<HouseWish | 'killer', string>> = {
  usual: 'classic',
  jigsaw: 'jigsaw',
  diagonals: 'diagonals (X)',
  windows: 'windows',
  killer: 'killer (cages)',
};
export const makeIt = 'Make puzzle';
/** Puzzles to begin with, by their links. */
export const startFrom = {
  title: 'Other kinds',
  puzzles: [
    { name: 'Killer 4 × 4', query: 'puzzle=killer-rmit-4' },
    { name: 'Killer, medium', query: 'puzzle=killer-rmit-easy-2' },
    { name: 'Killer, hard', query: 'puzzle=killer-innie' },
    { name: 'Jigsaw', query: 'level=medium&symmetry=half-turn&size=9&houses=jigsaw&seed=7' },
    { name: 'Diagonals (X)', query: 'level=medium&symmetry=half-turn&size=9&houses=diagonals&seed=7' },
  ],
};
/** As markup; `techniques` is the address of the cards. */
export const aboutScore = (techniques: string) =>
  `A puzzle’s level is that of the hardest technique it needs. Its score adds up the weights of the techniques, once for each step of a solution. <a href="${techniques}">All techniques and their weights</a>`;
export const newPuzzle = 'New puzzle';
/** Offered when a game is solved. */
export const watch = 'Watch an algorithm solve it';
/** The link to the page on which a player looks at a solve. */
export const lookAtSolve = 'Look at my solve';
/** The link to the puzzle that the reader has dug and kept. */
export const keptPuzzle = (givens: number) => `The puzzle you dug: ${counted(givens, 'given')}`;
export const pause = 'Pause';
export const more = 'More';
export const goOn = 'Resume';
export const noScript =
  'This puzzle was made when the site was built. Typing, hints and new puzzles need JavaScript; the grid can be printed as it is.';

/** What each press of a hint says. */
export const presses = ['What', 'Where', 'Why', 'Apply'];
export const panel = 'Digits and hints';
export const hint = 'Hint';
export const closeHint = 'Close the hint';
export const modes = 'What digit keys write';
export const digitMode = 'Digit';
export const cornerMode = 'Corner';
export const centreMode = 'Centre';
export const strikeMode = 'Strike';
/** Two lines of a button: what it does, and to what. */
export const colourMode = { label: 'Colour', rest: 'cells' };
export const tintMode = { label: 'Colour', rest: 'marks' };
export const undo = 'Undo';
export const redo = 'Redo';
export const erase = 'Erase';
export const markAll = 'Mark all';
export const check = 'Check';
export const takeBack = 'Undo this';
/** Both as markup. */
export const stuck = 'Stuck? A hint has four steps, and each tells you a little more about <em>your</em> grid.';
export const whileHinting =
  'You can keep typing while a hint is open. <kbd>⇧ H</kbd> goes back one hint step, <kbd>Esc</kbd> closes the hint.';
export const wrongDigits = 'Wrong digits:';
export const checking = { rules: 'show clashes', answer: 'show all', none: 'show none' };
export const clock = 'Clock';
export const marksInPlace = { label: 'Marks in fixed places', means: 'Each mark at its own place in the cell, as hints draw them' };

export const menu = {
  checkCell: 'Check this cell',
  twoLeft: 'Cells with two candidates',
  solveCell: 'Solve this cell',
  solveAll: 'Solve all',
  bleach: 'Remove all colours',
  restart: 'Start again',
  canBeUndone: 'can be undone',
  own: 'Type or paste your own',
  copyLink: 'Copy link to the puzzle',
  copyPosition: 'Copy link to my position',
  code: 'QR code …',
  elsewhere: 'Open in a chapter …',
  printPosition: 'Print this position',
  sheet: 'Print a sheet …',
  keys: 'Keys',
};
export const elsewhere = {
  title: 'Open this puzzle in a chapter',
  about: 'The figure begins with your grid. Your digits keep their colour there.',
  fromGivens: 'The figure opens the puzzle from its givens.',
  wrong: 'Something in your grid is wrong. See which algorithms notice, and when.',
  clash: (symbol: string, cell: string) =>
    `${symbol} at ${cell} clashes with another digit, and no algorithm begins with a broken rule. So the figure opens the puzzle from its givens.`,
  cage: 'A cage of your grid has a digit twice, or can’t reach its sum, and no algorithm begins with a broken rule. So the figure opens the puzzle from its givens.',
  nothingLeft: 'A cell of your grid has nothing left, so the figure opens the puzzle from its givens.',
  full: 'Your grid is full, so the figure opens the puzzle from its givens.',
  marksStay: 'Your corner and centre marks stay in Play: the figure draws the candidates of its algorithm.',
  strikesGo: 'The figure begins without the candidates you struck.',
  place: (chapter: number, title: string) => `${chapter}. ${title}`,
};
export const codeDialog = {
  title: 'A code for your phone',
  about: 'Scan this code to open Play on your phone. The code is made in your browser, and nothing is sent.',
  link: 'Link of the code',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  notCopied: 'The link couldn’t be copied. Select it above, and copy it yourself.',
  of: { puzzle: 'The puzzle', position: 'My position' },
  labels: { puzzle: 'QR code of the link to the puzzle', position: 'QR code of the link to your position' },
  tooLong: 'The link is too long for a QR code. Copy the link instead.',
};
export const sheetForm = {
  title: 'Print a sheet',
  about: 'Prints puzzles of the kind you last made, with the solutions on a separate page.',
  puzzles: 'Puzzles',
  print: 'Print',
};
export const cancel = 'Cancel';
export const close = 'Close';
export const keys = {
  title: 'Keys',
  list: [
    ['Arrows, Home, End', 'move around the grid'],
    ['1 to 9, or the symbol', 'write, mark or strike it as the mode says, or take it back'],
    ['Shift, Ctrl, Alt and a digit', 'make a corner mark or a centre mark, or strike the digit, in any mode'],
    ['Z, X, C, V, Space', 'switch to digits, corner marks, centre marks, strikes, or to the next of them'],
    ['B, then 1 to 6', 'give the chosen cells a colour, or take it back; each colour has a pattern, too'],
    ['L, then a digit', 'give that mark the first of two colours, then the second, then none, to follow links'],
    ['Shift and arrows', 'choose several cells, as dragging and Ctrl with a press do'],
    ['a cell, pressed twice', 'choose all cells with its digit or, without a digit, with its marks'],
    ['a digit, held', 'show where it may go'],
    ['F', 'show the cells with two candidates left, or hide them'],
    ['Backspace', 'empty the chosen cells, or take their colours while digit keys colour'],
    ['H, Shift H, Esc', 'show or continue a hint, go back a press, close the hint'],
    ['N', 'show another hint, of another technique where there is one'],
    ['S', 'list all possible next steps'],
    ['←, →, Home, End, T', 'follow the chain of a hint, and turn it round'],
    ['A', 'show what each algorithm would do with your grid, or hide it'],
    ['Shift A', 'open your grid in a chapter, where an algorithm continues from it'],
    ['K, Shift K', 'check the grid, check this cell'],
    ['M, M again', 'mark every cell that has no centre marks, then complete the marks of the others'],
    ['Ctrl Z, Ctrl Y', 'undo, redo'],
    ['P', 'name this moment as a save point, or go back to one'],
    ['T', 'type or paste a puzzle of your own'],
    ['?', 'show these keys'],
  ] satisfies readonly (readonly [keys: string, action: string])[],
  about: 'If a puzzle uses letters as symbols, letter keys write them. Commands then need Ctrl, such as Ctrl H for a hint.',
};
export const playIt = 'Play puzzle';

/** What the game says. */
export const said = {
  making: 'Making a puzzle …',
  made: (levelName: string, count: number) => `A new puzzle, ${levelName}, with ${count} givens.`,
  madeKiller: (levelName: string, cages: number) => `A new killer, ${levelName}, with ${cages} cages.`,
  notFound: (side: number, levelName: string) =>
    `Couldn’t find ${withArticle(levelName)} ${side} × ${side} puzzle. Try again, or choose an easier level or a different number of givens.`,
  ownFull: 'This puzzle is already solved.',
  ownAccepted: 'Your puzzle is valid and has exactly one solution. Have fun.',
  readingLink: 'Checking the puzzle …',
  linkAccepted: 'This puzzle has exactly one solution. Have fun.',
  makingSheet: (place: number, count: number) => `Making puzzle ${place} of ${count} for the sheet …`,
  oneUndoAway: (text: string) => `${text} Undo brings back your previous game.`,
  noOtherHint: 'There is no other hint here. The next one is the first again.',
  digitChosen: (symbol: string) =>
    `${symbol} is chosen: press the cells that should have it. Hold ${symbol} on the pad again, or press Escape, to end that.`,
  /** The cells that are shaded. */
  twoLeft: (count: number) =>
    count === 0
      ? 'No cell has exactly two candidates left.'
      : `${countedFirst(count, 'cell')} ${count === 1 ? 'has' : 'have'} two candidates left.`,
  twoLeftHidden: 'The cells with two candidates aren’t shown any more.',
  digitLetGo: 'No digit is chosen any more.',
  isGiven: (cell: string) => `${cell} is a given.`,
  ruledOut: (symbol: string, cell: string) =>
    `The digits in the grid already rule out ${symbol} at ${cell}, so there is nothing to strike.`,
  noMark: (symbol: string, cell: string) => `${symbol} isn’t marked at ${cell}. Mark it first, then colour it.`,
  noColours: 'Nothing has a colour.',
  withoutMarks: (size: number) =>
    `The cells of a ${size} × ${size} grid are too small for pencil marks, and hints need them. You can still write digits and check them.`,
  marked: (count: number) => `${countedFirst(count, 'cell')} marked.`,
  /** `names`: the cells that have fewer marks than candidates. */
  keptMarks: (names: readonly string[]) => {
    const [first, ...more] = names;
    const cells =
      more.length === 0
        ? `${first} keeps`
        : more.length === 1
          ? `${first} and ${more[0]} keep`
          : `${first} and ${counted(more.length, 'more cell')} keep`;
    return `${cells} only the centre marks you made. Press “Mark all” again to list every candidate there too.`;
  },
  allMarked: 'Every open cell already has all its candidates as centre marks.',
  restarted: 'Started again, with only the givens.',
  gameBefore: 'Your previous game is back as you left it.',
  gameLater: 'Redone. You’re back in the newer game.',
  /** One move wrote them all: a position that was opened, or cells that were solved. */
  digitsTakenBack: (count: number) => `Undo has taken back ${count} digits in one move. Redo brings them back.`,
  nothingToStep: 'There’s nothing to undo or redo.',
  /** `isRevealed`: a hint, or Solve all, wrote the last digits or told them in full. */
  solved: (time: string, hints: number, checks: number, isRevealed: boolean) => {
    const helped = [...(hints > 0 ? [counted(hints, 'hint')] : []), ...(checks > 0 ? [counted(checks, 'check')] : [])].join(' and ');
    const end = isRevealed ? 'The last digits were revealed to you.' : 'Well done.';
    return `Solved, in ${time}, ${helped === '' ? 'without a hint' : `with ${helped}`}. ${end}`;
  },
  filled: (count: number, all: number) => `${count} of ${all} filled`,
};
/** What is said of a puzzle that was solved, under the message. */
export const finish = {
  what: (name: string, facts: string) => `${name} · ${facts}.`,
  /** `others`: the seconds of the other games of its kind. */
  among: (seconds: number, others: readonly number[]) => {
    const fastest = Math.min(...others);
    const all = `Your fastest of ${others.length + 1} without a hint`;
    return seconds <= fastest ? `${all}.` : `${all} took ${clockText(fastest)}.`;
  },
};
export const sheet = { title: (levelName: string) => `Sudoku, ${levelName}`, solutions: 'Solutions' };

export const pad = {
  left: ' left',
  all: ' all',
  /** What a key does in each mode. */
  does: { digit: 'Write', corner: 'Corner mark', centre: 'Mark', strike: 'Strike', colour: 'Colour', tint: 'Colour the mark' },
  key: (does: string, symbol: string, left: number) => `${does} ${symbol}, ${left > 0 ? `${left} left` : 'all placed'}`,
};

/** The marks of a cell. */
export const notes = {
  /** For screen readers: 'r1c5: corner 7, centre 5 7, struck 1'. */
  cell: (cell: string, { corner, centre, struck }: CellNotes) => {
    const layers = [
      ...(corner.length > 0 ? [`corner ${corner.join(' ')}`] : []),
      ...(centre.length > 0 ? [`centre ${centre.join(' ')}`] : []),
      ...(struck.length > 0 ? [`struck ${struck.join(' ')}`] : []),
    ];
    return `${cell}: ${layers.length > 0 ? layers.join(', ') : 'empty'}`;
  },
  /** `box`: the name of the cell’s box, where it has one. */
  corner: (symbols: readonly string[], box: string | undefined) =>
    `Corner ${symbols.join(', ')}${box === undefined ? '' : `: ${symbols.length === 1 ? 'a place' : 'places'} in ${box}`}.`,
  centre: (symbols: readonly string[]) => `Centre ${symbols.join(', ')}.`,
  struck: (symbols: readonly string[]) => `Struck ${symbols.join(', ')}.`,
  /** For screen readers, after the cell: 'colour 2, 5 in the first colour'. */
  colours: (colour: number, first: readonly string[], second: readonly string[]) =>
    [
      ...(colour > 0 ? [`colour ${colour}`] : []),
      ...(first.length > 0 ? [`${first.join(' ')} in the first colour`] : []),
      ...(second.length > 0 ? [`${second.join(' ')} in the second colour`] : []),
    ].join(', '),
  /** Why a hint struck a candidate. */
  reason: (symbol: string, technique: string, move: number) => `${symbol}: ${technique}, move ${move}`,
};
interface CellNotes {
  readonly corner: readonly string[];
  readonly centre: readonly string[];
  readonly struck: readonly string[];
}

/** What a check has found. */
export const checked = {
  /** `named`: '5 at r3c3', where it is the only one. */
  wrong: (count: number, named: string) =>
    `${count === 1 ? `${named} is` : `${count} digits are`} wrong. ${count === 1 ? 'It stays' : 'They stay'} marked until your next move.`,
  named: (symbol: string, cell: string) => `${symbol} at ${cell}`,
  right: 'All your digits are right so far.',
  nothing: 'You haven’t written a digit yet.',
  struck: (count: number) =>
    `In ${count === 1 ? 'one cell' : `${count} cells`} you have struck the digit that belongs there. Press Hint to see where.`,
  empty: (cell: string) => `${cell} is still empty.`,
  cell: (symbol: string, cell: string, isWrong: boolean) => `${symbol} at ${cell} is ${isWrong ? 'wrong' : 'right'}.`,
};

/** What is played. */
export const game = {
  /** A puzzle whose level isn’t known yet. */
  unrated: 'Sudoku',
  beyond: 'beyond our techniques',
  size: (side: number) => `${side} × ${side}`,
  givens: (count: number) => counted(count, 'given'),
  /** `level`: where it is known. */
  killer: (level: string | undefined) => (level ? `Killer, ${level}` : 'Killer'),
  cages: (count: number) => counted(count, 'cage'),
  score: (score: number) => `score ${number(score)}`,
  scoreAtLeast: (score: number) => `score at least ${number(score)}, not fully rated`,
};

/** The cage of the chosen cell. */
export const cage = {
  name: (sum: number) => `Cage of ${sum}`,
  none: 'This cell is in no cage.',
  left: (rest: number, open: number, cells: number) =>
    open === cells ? `in ${counted(cells, 'cell')}` : `${rest} left for ${counted(open, 'cell')}`,
  full: 'full, and the sum is right',
  tooMuch: (more: number) => `${more} too much already`,
  notEnough: (less: number, open: number) => (open > 0 ? 'nothing left for its open cells' : `${less} too little`),
  combinations: 'Combinations of the cage',
  ruledOut: ' (ruled out)',
};

/** What stands around a hint. */
export const hints = {
  back: 'Back',
  /** `place`: which of the hints in this grid it is. */
  levelAndWeight: (level: string, weight: number, place: number) =>
    `${level} · adds ${number(weight)} to the score${place > 1 ? ` · hint ${place} for this grid` : ''}`,
  done: 'Done',
  wrongDigit: 'First, a wrong digit',
  wrongStrike: 'First, a wrong strike',
  seeMove: 'Show the move that struck it ›',
  ruledOutMark: 'First, a mark that can’t be',
  missingMark: 'First, a missing mark',
  guess: 'No technique we know helps here',
  solved: 'Solved',
  card: 'Learn this technique ›',
  /** For what only killers have. */
  cageCard: 'The chapter on sums in cages ›',
  stale: 'The grid has changed, so this hint no longer applies.',
  backToPuzzle: 'Back to the puzzle',
  next: 'Next hint',
  looking: 'Looking for a hint …',
  lookingAmong:
    'Nothing simple helps in this grid, so the hardest techniques are being tried. This can take some seconds. Your next move ends the search.',
  stopLooking: 'Stop looking',
  oneMove: 'One Undo takes this back.',
  following: (title: string, levelName: string) => `The next step uses “${title}” (${levelName}). Can you find it?`,
  leave: 'Close hint',
  another: 'Another hint',
  nextLink: 'Next step',
  previousLink: 'Previous',
  otherWay: 'The other way round',
  wholeChain: 'Whole chain',
  where: 'Show me where',
  look: 'Let me look',
  why: 'Tell me why',
  notSolved: (filled: number, all: number) => `${filled} of ${all}, not solved`,
  alwaysSaid: 'Hints always point out a wrong digit, whatever you chose under “Wrong digits”.',
  keepLooking: 'Keep looking',
  markWrong: 'Mark wrong digits',
};

/** What a link asks for that Play does not make, with what it does. */
export const wishFaults = {
  levelAlone: (text: string, levels: string) => [`“${text}” isn’t a level`, levels] as const,
  size: (text: string, sizes: string) => [`“${text}” isn’t a size that Play makes`, sizes] as const,
  level: (text: string, side: number, levels: string) => [`Play can’t make ${side} × ${side} puzzles at level “${text}”`, levels] as const,
  symmetry: (text: string, names: string) => [`“${text}” isn’t a symmetry that Play knows`, names] as const,
  houses: (text: string, names: string) => [`“${text}” aren’t houses that Play makes`, names] as const,
  noWindows: (side: number) => [`a ${side} × ${side} grid has no windows`, 'size 4 or 9'] as const,
  seed: (text: string) => [`“${text}” isn’t a seed`, 'a whole number'] as const,
};

/** The way back to the game that was left for a link, a position to practise or a puzzle of the reader’s own. */
export const backToGame = {
  button: 'Back to my game',
  which: (name: string, filled: number, all: number) => `(${name}, ${filled} of ${all} filled)`,
};

/** What a link to Play leads to. */
export const thisPuzzle = 'this puzzle';
/** With digits, strikes and marks. */
export const positionCopied = {
  whole: 'The link to your position is copied. It has your digits, what you struck and your marks, but no colours.',
  givens: 'The link to the puzzle is copied. Your grid has only the givens so far.',
};

/** What cannot be played, with what could. */
export const faults = {
  noSuchPuzzle: (id: string) =>
    [`this site has no puzzle called “${id}”`, '81 characters, another format, or the name of a puzzle of this site'] as const,
  noSolution: 'This puzzle has no solution. Compare the givens with your source.',
  /** Under the drawings of two of them. */
  twoSolutions: 'This puzzle has more than one solution. The two above differ in the framed cells. Compare the givens with your source.',
  tooHard: ['this killer is too hard to check here', 'one whose only solution can be found within seconds'] as const,
};
