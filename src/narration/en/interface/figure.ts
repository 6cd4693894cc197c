import { listed } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of a figure that steps through a run, and of the controls that it shares with other figures. */

export const puzzle = 'Puzzle';
export const ownPuzzle = 'your own …';
export const options = 'Options';
export const resetOptions = 'Reset to default';
export const firstValue = (value: string) => `default: ${value}`;
/** What the number 0 stands for where it is no number of something. */
export const zeroMeans = (meaning: string) => `0: ${meaning}`;
export const switched = { on: 'on', off: 'off' };
export const optionsNote = 'A change starts the run again.';
/** Beside the options of a run: how it is shown. */
export const heat = 'Heat: how often each cell changed';
export const movement = 'Movement between steps';
export const more = 'More';
/** What the panes beside a drawing are called, by the names of their views. */
export const paneNames = {
  pseudocode: 'In short',
  code: 'Code',
  tree: 'Tree',
  stack: 'Stack',
  choice: 'Sizes',
  links: 'Links',
  matrix: 'Matrix',
  landscape: 'Swaps',
  combinations: 'Cages',
  sharing: 'House',
  counters: 'Counters',
  table: 'Table',
};
/** On the stage: without the panes. */
export const pictureOnly = 'Picture only';
export const share = 'Share';
export const playPuzzle = 'Play this puzzle';
export const fullScreen = 'Full screen';
export const fullScreenKey = 'Full screen (F)';
export const keys = 'Keys';
export const keysKey = 'Keys (?)';
export const close = 'Close';
export const speed = 'Speed';
export const speedKeys = 'Speed (+ and −)';
export const algorithm = 'Algorithm';
export const forSudoku = 'for Sudoku';
export const forKillers = 'for killers';
export const forMaking = 'for making puzzles';
export const removeRun = 'Take this run away';
export const run = (letter: string) => `Run ${letter}`;

/** What a figure is called among others of its page. */
export const steps = (title: string, id: string) => `Steps of ${title}, figure ${id}`;
export const source = (title: string, id: string) => `Source of ${title}, figure ${id}`;
/** Stands before the name of the function that is shown. */
export const codeIn = (id: string) => `${id}.ts ›`;
export const sourceAbove = 'The source stands in the first figure of this algorithm.';
export const about = (title: string, puzzleName: string) => `${title}: ${puzzleName}`;

export const toText = 'Back to the text';
/** Where an exercise led to the figure. */
export const toExercise = 'Back to the exercise';
export const toTextKey = 'Back to the text (T)';
export const predict = 'Predict';
export const predictKey = 'Predict (P)';
export const why = 'Why is it so?';
export const exportSvg = 'This frame as SVG';
export const exportPng = 'This frame as PNG';
export const exportTrace = 'The trace as JSON lines';
export const film = 'A stretch as a film …';
export const asTable = 'This frame as a table';

/** What a figure says on paper, and without JavaScript. */
export const storyboard = {
  some: (stills: number, frames: number) => `The run in ${number(stills)} of its ${number(frames)} frames.`,
  more: 'With JavaScript this figure steps through all of them.',
  step: (position: number) => `Step ${number(position)}.`,
};

/** The buttons that move: each with its name and, in `key`, with the key that does the same. */
export const buttons = {
  start: { name: 'To the start', key: 'To the start (Home)' },
  back: { name: 'Back', key: 'Back (←)' },
  stepBack: { name: 'Step back', key: 'Step back (←)' },
  play: { name: 'Play', key: 'Play or pause (Space)' },
  forward: { name: 'Forward', key: 'Forward (→)' },
  stepForward: { name: 'Step forward', key: 'Step forward (→)' },
  end: { name: 'To the end', key: 'To the end (End)' },
  over: { name: 'Step over', short: 'over', key: 'Step over (Shift →)' },
  out: { name: 'Step out', short: 'out', key: 'Step out (Shift ←)' },
  previousStop: { name: 'Previous stop', key: 'Previous stop ([)' },
  nextStop: { name: 'Next stop', key: 'Next stop (])' },
};

export const place = 'Place in the run';
export const stopAt = 'Stop at';
/** What a chosen cell is watched for: its digit, or what may still be in it. Where there is little room only the first word shows. */
export const digitChanges = 'digit changes in a cell';
export const marksChange = 'marks change in a cell';
export const cell = 'cell';
export const pace = 'Pace';
export const paceKey = 'Pace: where playing stands (S: slow motion)';
/** The levels of detail, where an algorithm has no better word for one. */
export const levels = { micro: 'every step', step: 'main steps', stage: 'stages', milestone: 'milestones' };
export const slowMotion = 'slow motion';
export const askAbout = 'Ask about';
export const stopRun = 'Stop the run';

/** Keys of a stepper, as markup, with what each does. */
export const keyList: readonly (readonly [keys: string, action: string])[] = [
  ['<kbd>Space</kbd>', 'play or pause'],
  [
    '<kbd>←</kbd> <kbd>→</kbd>',
    'one step back, one step on, or to the next that a chosen pace shows; <kbd>Page Up</kbd> and <kbd>Page Down</kbd>, which a clicker sends, do the same',
  ],
  ['<kbd>Shift</kbd> <kbd>→</kbd>', 'step over'],
  ['<kbd>Shift</kbd> <kbd>←</kbd>', 'step out'],
  ['<kbd>Home</kbd> <kbd>End</kbd>', 'to the start, to the end'],
  ['<kbd>[</kbd> <kbd>]</kbd>', 'to the previous, the next stop of the chosen kind'],
  ['<kbd>+</kbd> <kbd>−</kbd>', 'faster, slower'],
  ['<kbd>S</kbd>', 'slow motion, which stands at every step, and back'],
  ['<kbd>P</kbd>', 'predict what comes next; <kbd>1</kbd> to <kbd>4</kbd> answer, <kbd>Esc</kbd> puts a question away'],
  ['<kbd>Y</kbd>', 'your turn: make the moves of the algorithm yourself; <kbd>Esc</kbd> leaves'],
  ['<kbd>W</kbd>', 'why is it so; a click with <kbd>Alt</kbd>, or a long touch, asks about what is pressed'],
  ['<kbd>I</kbd>', 'what if it decided otherwise; <kbd>B</kbd> the old run, <kbd>Esc</kbd> drops it'],
  ['<kbd>G</kbd>', 'type givens into the grid; <kbd>0</kbd> erases, <kbd>Esc</kbd> ends'],
  ['<kbd>1</kbd> to <kbd>9</kbd>', 'show the pane of that number; on the stage the one after the last shows the picture only'],
  ['<kbd>F</kbd>', 'beside a text: open the whole figure, and close it; elsewhere the same as <kbd>Shift</kbd> <kbd>F</kbd>'],
  ['<kbd>Shift</kbd> <kbd>F</kbd>', 'show the figure as a stage that fills the screen, and leave it; so does <kbd>Esc</kbd>'],
  ['<kbd>B</kbd> <kbd>.</kbd>', 'on the stage: blank it; any key brings it back'],
  [
    '<kbd>L</kbd>',
    'while it is held: light for the cell under the pointer, or the one at work, and all that sees it, or in a matrix for its row and column; so does a long press',
  ],
  ['<kbd>T</kbd>', 'back to the place in the text whose link led here'],
  ['<kbd>?</kbd>', 'this list'],
];

/** The dialog for a puzzle of the reader's own. */
export const own = {
  title: 'Your own puzzle',
  about: (formatsHref: string) =>
    `Paste a puzzle, or drop or choose a file: a line of 81 characters (16 for 4 × 4) with a dot for an open cell, a drawn grid, and <a href="${formatsHref}">many other forms</a>.`,
  aboutCover: 'Or an exact cover problem: the names of the columns in the first line, then a line for each row; or rows of 0 and 1.',
  /** Examples of what can be typed. */
  example: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  exampleCover: 'A B C D\nA C\nB D\nA D',
  file: 'Choose a file',
  run: 'Run it',
  cancel: 'Cancel',
};

/** Where a drawing of a whole run shows the past alone. */
export const withheld = 'What comes next is hidden.';
/** Where what comes is hidden, and so is how long the run is. */
export const placeAlone = (position: number) => `step ${number(position)}`;
/** A key or a press would lead past a question that waits. */
export const answerFirst = 'A question is open. Choose an answer, or press Escape to put it away.';

/** A question of the text, about one step. */
export const question = {
  right: 'Right.',
  wrong: 'No.',
  answer: 'The answer',
  see: 'See the step',
};

/** Two functions side by side. */
export const mirrored = {
  source: (name: string) => `The program of ${name}`,
  caption: 'The file that runs, without the lines that report steps. Lines with the same number undo each other.',
};

/** Parts of a chapter that are neither figure nor text. */
export const chapterParts = {
  answer: 'Answer',
  believed: 'Often believed',
  numbers: 'The numbers',
  glossary: 'Glossary',
  techniques: 'Techniques',
  legend: {
    first: 'cells of the pattern',
    second: 'its second part, if it has one: fins, wings, the other colour',
    house: 'the houses that it is about',
    strong: 'strong link: one of the two is right',
    weak: 'weak link: not both are right',
  },
  /** The arrows of linked lists. */
  arrows: {
    title: 'Arrows',
    kinds: [
      { kind: 'rest', says: 'solid: the target points back' },
      { kind: 'ghost', says: 'dashed: the target doesn’t point back' },
      { kind: 'new', says: 'green: rewritten by this step' },
      { kind: 'asked', says: 'violet: followed by a node on its way back' },
      { kind: 'stub', says: 'stub: round to the other end of the list' },
    ],
  },
  techniqueWeight: (weight: number, trustsUniqueness: boolean) =>
    `weight ${number(weight)}${trustsUniqueness ? ', trusts one answer' : ''}`,
  whichCell: 'Which cell can be filled, and with what?',
  whichCandidates: 'Which candidates can go?',
  /** Leads from a card to the ladder on which readers strike for themselves. */
  findIt: 'Find it yourself',
  whatItSaw: 'What it saw, and what follows',
  seeInRun: 'See it in the run',
  sideways: 'The drawing is wider than the page: move it sideways.',
  grades: {
    weighted: (grade: number) => `weighted ${grade.toFixed(1)} of 5`,
    parts: ['part', 'found', 'points × weight'],
    techniques: ['technique', 'times', 'weight of each'],
    beyond: '… and there the techniques end',
  },
  bounds: {
    label: 'From what is measured to points',
    columns: ['points', 'givens', 'fewest in a row or column', 'techniques that are enough', 'calls of backtracking'],
    between: (least: number, most: number) => (least === most ? number(least) : `${number(least)}–${number(most)}`),
    orMore: (least: number) => `${number(least)} or more`,
    orFewer: (most: number) => `${number(most)} or fewer`,
    /** A group in the paper's name, and what belongs to it as the ladder has it. */
    group: (name: string, techniques: readonly string[]) => `${name}: ${listed(techniques.map((each) => each.toLowerCase()))}`,
    andThose: ', and those above',
    none: 'brute force: none of the four groups is enough',
  },
};
