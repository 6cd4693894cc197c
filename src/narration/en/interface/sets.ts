import type { Gesture } from '../../../engine/algorithm.ts';
import type { Remark } from '../../question-set/class-table.ts';
import type { AnswerForm } from '../../question-set/drawn-question.ts';
import type { CodeFault } from '../../question-set/hand-in.ts';
import type { KindName } from '../../question-set/question-set.ts';
import { counted, countedFirst, startOfSentence } from '../../sentence.ts';
import { language, number } from './language.ts';

/** Words of sets of questions: of whoever makes one, of whoever answers it, and of the table of codes. */

export const title = 'A set of questions';
export const description = 'Put together questions about real runs, give the class one link, and read the codes that come back.';
export const lede = 'No account, no server: the whole set is its link, and what comes back is a code.';
export const noScript =
  'Making, answering and reading sets needs JavaScript: the questions are made in the browser, from a run on each student’s own puzzle.';

export const tabs = { label: 'What to do', make: 'Make one', read: 'Read the codes' };

export const form = {
  title: 'Title',
  titleExample: 'Week 3: what a dead end costs',
  algorithm: 'Algorithm',
  options: 'Options',
  puzzles: 'Puzzles',
  from: { name: 'one for each name', seed: 'one for all', these: 'these' },
  level: 'Level',
  size: 'Size',
  sizeOf: (size: number) => `${size} × ${size}`,
  seed: 'Seed',
  aboutName: 'The puzzle is made from the name: Ada Lovelace, “ada lovelace” and “Ada  Lovelace ” get the same one, on every machine.',
  aboutSeed: 'Everybody gets the same puzzle, and the same questions. Another seed is another puzzle.',
  aboutThese: (most: number) =>
    `At most ${most}: the name of a puzzle of this site, or a puzzle as text, on one line or drawn. Questions are shared out among them, and are the same for all.`,
  add: 'Add one of the site’s',
  questions: 'Questions',
  howMany: (kind: string) => `How many: ${kind}`,
  summary: (count: number) =>
    `${counted(count, 'question')}, about ${counted(Math.max(2, Math.round(count * 1.25)), 'minute')}. They come from the student’s own run, the easier kinds first.`,
  attempts: 'Attempts',
  attemptsOf: (count: number) => (count === 0 ? 'until right' : (['one', 'two', 'three'][count - 1] ?? number(count))),
  help: 'Help',
  rule: 'the algorithm in a few lines, beside each question',
};

/** A kind of question, and what it asks for. */
export const kinds: Readonly<Record<KindName, readonly [name: string, about: string]>> = {
  next: ['What comes next?', 'an answer, or a cell of the grid'],
  many: ['How many?', 'dead ends under a digit'],
  why: ['Why?', 'which step caused it'],
  moves: ['Make the moves', 'five in a row'],
};

/** Characters of a link that a QR code across a room, a mail, and any QR code can bear. */
const LINK_LENGTHS = { room: 300, mail: 2000, code: 2953 } as const;

export const link = {
  heading: 'The link',
  about: 'Give it to the class. It changes as you change the set.',
  copy: 'Copy the link',
  attempt: 'Try it as a student',
  length: (characters: number) => counted(characters, 'character'),
  copied: 'The link is copied.',
  notCopied: 'This browser did not let the page copy: select the text and copy it yourself.',
  none: 'Choose at least one kind of question.',
  noPuzzle: 'Add at least one puzzle.',
  reading: 'Reading the puzzles …',
  /** What a link of so many characters is too long for. */
  advice: (characters: number) =>
    characters <= LINK_LENGTHS.room
      ? ''
      : characters <= LINK_LENGTHS.mail
        ? `A QR code of this link has dots too fine for phones across a room; ${number(LINK_LENGTHS.room)} characters or fewer work.`
        : [
            `Some mail programs, chats and learning platforms cut links that have more than ${number(LINK_LENGTHS.mail)} characters. Try it where you want to post it, or use fewer or smaller puzzles.`,
            characters <= LINK_LENGTHS.code
              ? 'A QR code of it can only be read from close by.'
              : `No QR code can hold it: the largest has room for ${number(LINK_LENGTHS.code)} characters.`,
          ].join(' '),
};

export const preview = {
  heading: (name: string) => `What “${name}” gets`,
  name: 'A name to try',
  example: 'Ada Lovelace',
  making: 'Making the puzzle, and running it …',
  /** `givens` are those of puzzles that have a grid; `last` is the last step that a question is about. */
  about: (puzzles: number, givens: readonly number[], asked: number, wanted: number, last: number) =>
    [
      puzzles === 1 && givens[0] ? `${counted(givens[0], 'given')}, one puzzle;` : `${counted(puzzles, 'puzzle')};`,
      asked < wanted ? `of ${counted(wanted, 'question')} its run has room for ${number(asked)}.` : `${counted(asked, 'question')},`,
      asked > 0 ? `${asked < wanted ? 'They lie' : 'which lie'} in the first ${counted(last, 'step')}.` : '',
    ].join(' '),
};

export const limits = [
  [
    'What it can’t do.',
    'Whoever knows a browser well can find the answers, and a code can be copied. It is for practice and for talking about, not for an exam.',
  ],
] as const;
/** Markup. */
export const forPlatforms = (base: string) =>
  `For a learning platform: <code>npx sudoscope pack LINK -o set.zip</code> makes a SCORM 1.2 package of this set; see <a href="${base}reference/classroom/#a-set-in-a-learning-platform">In the classroom</a>.`;

export const begin = {
  heading: 'A set of questions',
  /** What the set asks for, in a sentence. */
  about: (questions: number, algorithm: string, attempts: number) =>
    `${counted(questions, 'question')} about ${algorithm}, ${attempts === 0 ? 'each until it is right' : `${counted(attempts, 'attempt')} each`}.`,
  name: 'Your name',
  aboutName: 'Your puzzle is made from it, so write it as you always do. It stays in this browser and in the code that you hand in.',
  begin: 'Begin',
  noName: 'Write your name first.',
  longName: (most: number) => `A name has at most ${most} characters here.`,
};

export const work = {
  saved: (at: Date) => `saved here, ${at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false })}`,
  notSaved: 'this browser keeps nothing',
  otherName: 'Another name',
  question: (place: number, of: number) => `Question ${place} of ${of}`,
  strip: 'Questions',
  /** A segment of the strip, to be read out. */
  segment: (place: number, state: string) => `Question ${place}, ${state}`,
  states: {
    open: 'open',
    right: (attempt: number) => (attempt === 1 ? 'right at once' : `right at attempt ${attempt}`),
    lost: 'not found',
    tried: (attempt: number, of: number) => (of === 0 ? `attempt ${attempt}` : `attempt ${attempt} of ${of}`),
  },
  making: 'Making your puzzle, and running the algorithm on it …',
  none: 'No question can be asked about this run. Tell whoever gave you the link.',
  picture: 'The moment before',
  asTable: 'The picture as tables',
  /** How to answer, while nothing is chosen. */
  ask: (form: AnswerForm) =>
    'begin' in form
      ? howToMove(Object.values(form.gestures))
      : 'most' in form
        ? 'Type a number. Enter checks it.'
        : `Choose an answer${form.ofCell ? ', or a cell in the grid' : ''}. The keys 1 to ${form.choices.length} choose, too.`,
  yours: 'Your answer',
  change: (left: number) => `You can change it until you check. ${left < 0 ? '' : `${countedFirst(left, 'attempt')} left.`}`.trim(),
  number: 'A number',
  check: 'Check',
  again: 'Try once more',
  next: 'Next question',
  later: 'Later',
  report: 'See the report',
  right: 'Right.',
  wrong: 'No.',
  solution: (said: string) => `It was: ${said}.`,
  left: (left: number) => (left < 0 ? 'as many attempts as you like' : `${counted(left, 'attempt')} left`),
  rule: 'The algorithm in a few lines',
};

/** By gesture, how such a move is made. */
const gestureWords: Readonly<Record<Gesture, string>> = {
  write: 'choose a cell and press a digit',
  strike: 'choose a cell and press the digit that leaves it',
  set: 'choose cells and say that they are a set',
  point: 'point at what comes next',
  say: 'press what the algorithm would say',
};

function howToMove(gestures: readonly Gesture[]): string {
  const all = [...new Set(gestures)].map((gesture) => gestureWords[gesture]);
  const sentence = all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')}, or ${all.at(-1)}`;
  return `${startOfSentence(sentence)}. Each move is judged at once.`;
}

/** Of moves that are made in a row. */
export const moves = {
  noCell: 'Choose a cell of the grid first.',
  pad: 'Moves',
  made: 'Moves so far',
};

/** Of the sheet that is printed. */
export const paper = {
  name: 'Name:',
  cell: 'Or a cell of the grid:',
};

export const report = {
  about: (name: string, begun: Date, minutes: number) =>
    `${name} · begun ${begun.toLocaleString(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false })} · ${counted(minutes, 'minute')}`,
  totals: { atOnce: 'right at once', later: 'at a later attempt', lost: 'not found', open: 'still open' },
  head: { question: 'Question', kind: 'Kind', result: 'Result', run: 'In its run' },
  said: (said: string) => `You said: ${said}.`,
  see: (step: number) => `step\u00a0${number(step)}`,
  back: 'Back to the questions',
  code: 'Your code',
  aboutCode: 'Hand it in where your teacher asked for it.',
  copy: 'Copy the code',
  copied: 'The code is copied.',
  print: 'Print',
  holds: ['It holds', 'your name, the set, each answer with its attempts, and the minutes. Nobody else has it: nothing was sent.'] as const,
  unfinished: 'You can hand it in as it is, or go on first: the code changes with every answer.',
};

export const read = {
  heading: 'Paste the codes',
  about: 'In any order. What else stands around them is passed over; the link of the set may stand among them.',
  box: 'Codes',
  none: 'No code yet. One begins with SUDO-.',
  count: (whole: number) => `${counted(whole, 'code')} read.`,
  reading: 'Reading the codes …',
  moreFaults: (count: number) => `And ${counted(count, 'more code')} that couldn’t be read.`,
  tooMany: {
    codes: (most: number) => `The text has more than ${number(most)} codes: the others were not read.`,
    characters: (most: number) => `The box takes ${number(most)} characters: the rest was not read.`,
  },
  moreRows: (shown: number, all: number) =>
    `The table shows the first ${number(shown)} of ${number(all)} students. The CSV file has all of them.`,
  kept: 'They stay in this browser until you clear them.',
  notKept: 'This browser could not keep them: they are gone when you leave the page.',
  clear: 'Clear the codes',
  cleared: 'The codes are cleared.',
  faults: {
    short: (line: number) => `The code on line ${number(line)} misses its last letters.`,
    long: (line: number) => `The code on line ${number(line)} has letters too many.`,
    wrong: (line: number) => `In the code on line ${number(line)} a letter is wrong.`,
    newer: (line: number) => `The code on line ${number(line)} is of a newer version of this site.`,
    large: (line: number) => `The code on line ${number(line)} is longer than any code of this site.`,
    name: (line: number) => `The code on line ${number(line)} is left out: its name is too long for a name.`,
    begun: (line: number) => `The code on line ${number(line)} is left out: it can’t have been begun on the day that it says.`,
    seconds: (line: number) => `The code on line ${number(line)} is left out: nobody can have worked for as long as it says.`,
    answers: (line: number) => `The code on line ${number(line)} is left out: its answers can’t be those of a set.`,
  } satisfies Record<CodeFault, (line: number) => string>,
  badLink: (fault: string) => `The link among them could not be read: ${fault}.`,
  setOf: (title: string, questions: number) => `${title} · ${counted(questions, 'question')}`,
  cannotProve: [
    'What a code can’t prove.',
    'That its name is who sat there; that nobody helped; that it was the first time. It is made in the student’s browser, and someone able can make one up. Its letters only show a slip in copying.',
  ] as const,
  canSay: [
    'What it does say.',
    'Which answers were checked, in which order, and for how long the page was open in front. The table only puts facts side by side.',
  ] as const,
  head: { name: 'name', atOnce: 'at once', minutes: 'min', remarks: 'to look at' },
  notFound: (students: number) => `not found, of ${number(students)}`,
  cells: { right: (at: number) => (at === 1 ? 'right at once' : `right at attempt ${at}`), lost: 'not found', open: 'not answered' },
  legend: { atOnce: 'at once', later: 'at that attempt', lost: 'not found', open: 'not answered' },
  save: 'Save CSV',
  csvHead: ['name', 'at once', 'minutes', 'begun', 'to look at'],
};

/** A fact about a hand-in. */
export function remarkText(remark: Remark): string {
  switch (remark.kind) {
    case 'same-answers':
      return `same answers as ${remark.as}`;
    case 'same-name':
      return 'the name comes twice';
    case 'other-set':
      return 'of another set';
    case 'stopped':
      return `stopped after ${number(remark.after)}`;
  }
}

export const badLink = {
  heading: 'This link does not hold a set of questions',
  /** `fault` is a sentence. */
  about: (fault: string) => `${fault} Ask whoever gave you the link for it again, or`,
  notRead: (hash: string) => `The end of this address, “${hash}”, isn’t one that this page can read.`,
  make: 'make a set of your own',
};

export const aboutTitle = 'How it goes';
/** Paragraphs, as markup. */
export const about = (base: string): readonly string[] => [
  'Choose an algorithm, where the puzzles come from, and what is asked. The link beside the form holds all of that, so there is nothing to store: keep the link, and you have kept the set. Questions are made from real runs. Nobody writes them, and nobody has to mark them.',
  'A student opens the link, writes a name, and answers in the picture or beside it. An answer can be changed until it is checked; each has its reason. The browser keeps what has been answered, so that the work can be left and gone on with. At the end there is a report, question by question, and a code to hand in by whatever way you use: a mail, a form, a sheet of paper.',
  'Paste the codes under <a href="#codes">Read the codes</a>, as they come. They become a table and a CSV file. The page says what a code can’t prove; the table only puts facts side by side.',
  `Inside a frame the set speaks to the page around it, and a learning platform can have it as a SCORM package: see <a href="${base}reference/classroom/#a-set-in-a-learning-platform">In the classroom</a>.`,
];
