import { listed } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of a figure that steps through a run, and of the controls that it shares with other figures. */

export const puzzle = 'Puzzle';
export const ownPuzzle = 'your own …';
export const options = 'Options';
export const resetOptions = 'Reset to default';
export const firstValue = (value: string) => `default: ${value}`;
/** What the number 0 means where it doesn’t count anything. */
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
  blame: 'To blame',
  levels: 'Guesses',
  notes: 'Notes',
  choice: 'Sizes',
  links: 'Links',
  matrix: 'Matrix',
  landscape: 'Swaps',
  combinations: 'Cages',
  sharing: 'House',
  matching: 'Matching',
  'side-by-side': 'Side by side',
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
export const close = 'Close';
export const speed = 'Speed';
export const speedKeys = 'Speed (+ and −)';
export const algorithm = 'Algorithm';
export const forSudoku = 'for Sudoku';
export const forKillers = 'for killers';
export const forMaking = 'for making puzzles';
export const removeRun = 'Remove this run';
export const run = (letter: string) => `Run ${letter}`;

/** What a figure is called among others of its page. */
export const steps = (title: string, id: string) => `Steps of ${title}, figure ${id}`;
export const source = (title: string, id: string) => `Source of ${title}, figure ${id}`;
/** Before the name of the function that is shown. */
export const codeIn = (id: string) => `${id}.ts ›`;
export const sourceAbove = 'You’ll find the source in the first figure of this algorithm.';
export const about = (title: string, puzzleName: string) => `${title}: ${puzzleName}`;

export const toText = 'Back to the text';
/** Where an exercise led to the figure. */
export const toExercise = 'Back to the exercise';
export const toTextKey = 'Back to the text (T)';
export const predict = 'Predict';
export const predictKey = 'Predict (P)';
export const why = 'Ask why';
export const exportSvg = 'This frame as SVG';
export const exportPng = 'This frame as PNG';
export const exportTrace = 'The trace as JSON lines';
export const film = 'Part of the run as a film …';
export const embedFigure = 'Embed this figure';
export const asTable = 'This frame as a table';

/** What a figure says on paper, and without JavaScript. */
export const storyboard = {
  some: (stills: number, frames: number) => `These are ${number(stills)} of the run’s ${number(frames)} frames.`,
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

export const place = 'Position in the run';
export const stopAt = 'Stop at';
/** What a chosen cell is watched for: its digit, or what may still be in it. Where there is little room only the first word shows. */
export const digitChanges = 'digit changes in a cell';
export const marksChange = 'marks change in a cell';
export const cell = 'cell';
export const pace = 'Playback detail';
export const paceKey = 'Playback detail: which steps playback stops at (S: slow motion)';
/** The levels of detail, where an algorithm has no better word for one. */
export const levels = { micro: 'every step', step: 'main steps', stage: 'stages', milestone: 'milestones' };
export const slowMotion = 'slow motion';
export const askAbout = 'Questions about';
export const stopRun = 'Stop the run';

/** Keys of a stepper, as markup, with what each does. */
export const keyList: readonly (readonly [keys: string, action: string])[] = [
  ['<kbd>Space</kbd>', 'play or pause'],
  [
    '<kbd>←</kbd> <kbd>→</kbd>',
    'one step back or forward; if playback skips steps, to the next step shown. <kbd>Page Up</kbd> and <kbd>Page Down</kbd>, which presentation clickers send, do the same',
  ],
  ['<kbd>Shift</kbd> <kbd>→</kbd>', 'step over'],
  ['<kbd>Shift</kbd> <kbd>←</kbd>', 'step out'],
  ['<kbd>Home</kbd> <kbd>End</kbd>', 'to the start, to the end'],
  ['<kbd>[</kbd> <kbd>]</kbd>', 'to the previous or next stop of the chosen kind'],
  ['<kbd>+</kbd> <kbd>−</kbd>', 'faster, slower'],
  ['<kbd>S</kbd>', 'slow motion, which stops at every step; press again to leave it'],
  ['<kbd>P</kbd>', 'predict what comes next; <kbd>1</kbd> to <kbd>4</kbd> answer, <kbd>Esc</kbd> skips the question'],
  ['<kbd>Y</kbd>', 'your turn: make the moves of the algorithm yourself; <kbd>Esc</kbd> leaves'],
  ['<kbd>W</kbd>', 'ask why; <kbd>Alt</kbd>-click or a long press asks about what you press'],
  ['<kbd>I</kbd>', 'ask what if the run decided differently; <kbd>B</kbd> shows the old run, <kbd>Esc</kbd> goes back to it'],
  ['<kbd>G</kbd>', 'type givens into the grid; <kbd>0</kbd> erases, <kbd>Esc</kbd> ends'],
  ['<kbd>1</kbd> to <kbd>9</kbd>', 'show the pane with that number; in full screen, the number after the last pane shows only the picture'],
  ['<kbd>F</kbd>', 'beside a text: open or close the whole figure; elsewhere the same as <kbd>Shift</kbd> <kbd>F</kbd>'],
  ['<kbd>Shift</kbd> <kbd>F</kbd>', 'fill the screen with the figure, or leave full screen; <kbd>Esc</kbd> leaves it too'],
  ['<kbd>B</kbd> <kbd>.</kbd>', 'in full screen: blank the screen; any key brings it back'],
  ['<kbd>L</kbd>', 'hold to spotlight a cell and everything it sees, or in a matrix its row and column; a long press does the same'],
  ['<kbd>T</kbd>', 'back to the link in the text that brought you here'],
  ['<kbd>?</kbd>', 'this list'],
];

/** The dialog for a puzzle of the reader's own. */
export const own = {
  title: 'Your own puzzle',
  about: (formatsHref: string) =>
    `Paste a puzzle, or choose a file (you can also drop one here). A puzzle is a line of 81 characters (16 for 4 × 4) with a dot for an empty cell, a drawn grid, or one of <a href="${formatsHref}">many other formats</a>.`,
  aboutCover: 'Or an exact cover problem: the names of the columns in the first line, then a line for each row; or rows of 0 and 1.',
  /** An example of what can be typed. */
  example: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  file: 'Choose a file',
  run: 'Use this puzzle',
  cancel: 'Cancel',
};

/** Where a drawing of a whole run shows the past alone. */
export const withheld = 'What comes next is hidden.';
/** Where what comes is hidden, and so is how long the run is. */
export const placeAlone = (position: number) => `step ${number(position)}`;
/** A key or a press would lead past a question that waits. */
export const answerFirst = 'A question is open. Choose an answer, or press Escape to skip it.';

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
  believed: 'A common mistake',
  numbers: 'The numbers',
  glossary: 'Glossary',
  techniques: 'Techniques',
  legend: {
    first: 'cells of the pattern',
    second: 'its second part, if any: fins, wings or the other colour',
    house: 'the houses involved',
    strong: 'strong link: at least one of the two is right',
    weak: 'weak link: at most one of the two is right',
  },
  /** The arrows of linked lists. */
  arrows: {
    title: 'Arrows',
    kinds: [
      { kind: 'rest', says: 'solid: the target points back' },
      { kind: 'ghost', says: 'dashed: the target doesn’t point back' },
      { kind: 'new', says: 'green: rewritten by this step' },
      { kind: 'asked', says: 'violet: leads a node back to its place' },
      { kind: 'stub', says: 'stub: round to the other end of the list' },
    ],
  },
  techniqueWeight: (weight: number, trustsUniqueness: boolean) =>
    `weight ${number(weight)}${trustsUniqueness ? ', assumes that there is only one solution' : ''}`,
  whichCell: 'Which cell can be filled, and with what?',
  whichCandidates: 'Which candidates can be struck?',
  /** Leads from a card to the ladder on which readers strike for themselves. */
  findIt: 'Find the pattern yourself',
  practiseIt: 'Practise in Play',
  whatItSaw: 'The pattern, and what follows from it',
  seeInRun: 'See it in the run',
  sideways: 'The drawing is wider than the page, so scroll it sideways.',
  grades: {
    weighted: (grade: number) => `weighted ${grade.toFixed(1)} of 5`,
    parts: ['part', 'found', 'points × weight'],
    techniques: ['technique', 'times', 'weight of each'],
    beyond: '… and here the techniques get stuck',
  },
  levels: {
    label: 'The five levels of digging',
    heads: ['level', 'givens, of 81', 'fewest in a row or column', 'order of cells'],
    level: (nth: number, name: string) => `${nth}, ${name}`,
    range: (least: number, most: number) => `${least} to ${most}`,
  },
  bounds: {
    label: 'How many points each measurement gives',
    columns: ['points', 'givens', 'fewest in a row or column', 'techniques that are enough', 'backtracking calls'],
    between: (least: number, most: number) => (least === most ? number(least) : `${number(least)}–${number(most)}`),
    orMore: (least: number) => `${number(least)} or more`,
    orFewer: (most: number) => `${number(most)} or fewer`,
    /** A group in the paper's name, and what belongs to it as the ladder has it. */
    group: (name: string, techniques: readonly string[]) => `${name}: ${listed(techniques.map((each) => each.toLowerCase()))}`,
    andThose: ', and those above',
    none: 'brute force: none of the four groups is enough',
  },
};
