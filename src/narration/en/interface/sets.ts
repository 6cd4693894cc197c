import type { Gesture } from '../../../engine/algorithm.ts';
import type { Remark } from '../../question-set/class-table.ts';
import type { AnswerForm } from '../../question-set/drawn-question.ts';
import type { CodeFault } from '../../question-set/hand-in.ts';
import type { KindName } from '../../question-set/question-set.ts';
import { counted, countedFirst, startOfSentence } from '../../sentence.ts';
import { language, number } from './language.ts';

/** Words of sets of questions: for making one, for answering one, and for the table of codes. */

export const title = 'A set of questions';
export const description = 'Put together questions about real runs, give the class one link, and read the codes that come back.';
export const lede = 'No accounts, no server. The link is the whole set, and students send you codes.';
export const noScript =
  'Making, answering and reading sets needs JavaScript: the questions are made in the browser, from a run on each student’s own puzzle.';

export const tabs = { label: 'What to do', make: 'Make a set', read: 'Read the codes' };

export const form = {
  title: 'Title',
  titleExample: 'Week 3: what a dead end costs',
  algorithm: 'Algorithm',
  options: 'Options',
  puzzles: 'Puzzles',
  from: { name: 'one per student', seed: 'one for everyone', these: 'these puzzles' },
  level: 'Level',
  size: 'Size',
  sizeOf: (size: number) => `${size} × ${size}`,
  seed: 'Seed',
  aboutName: 'The puzzle is made from the name, so Ada Lovelace, “ada lovelace” and “Ada  Lovelace ” get the same one on every machine.',
  aboutSeed: 'Everyone gets the same puzzle and the same questions. Another seed gives another puzzle.',
  aboutThese: (most: number) =>
    `At most ${most}. Each is the name of a puzzle on this site, or a puzzle as text, on one line or drawn. The questions are divided among them and are the same for everyone.`,
  add: 'Add a puzzle from this site',
  questions: 'Questions',
  howMany: (kind: string) => `How many: ${kind}`,
  summary: (count: number) =>
    `${counted(count, 'question')}, about ${counted(Math.max(2, Math.round(count * 1.25)), 'minute')}. They come from the student’s own run, the easier kinds first.`,
  attempts: 'Attempts',
  attemptsOf: (count: number) => (count === 0 ? 'unlimited' : (['one', 'two', 'three'][count - 1] ?? number(count))),
  help: 'Help',
  rule: 'show the algorithm in a few lines beside each question',
};

/** A kind of question, and what it asks for. */
export const kinds: Readonly<Record<KindName, readonly [name: string, about: string]>> = {
  next: ['What comes next?', 'an answer or a grid cell'],
  many: ['How many?', 'dead ends in the branch below a digit'],
  why: ['Why?', 'the step that caused something'],
  moves: ['Make the moves', 'five moves in a row'],
};

/** Characters of a link that fit a QR code read across a room, a mail, and any QR code. */
const LINK_LENGTHS = { room: 300, mail: 2000, code: 2953 } as const;

export const link = {
  heading: 'The link',
  about: 'Give it to the class. It changes as you change the set.',
  copy: 'Copy link',
  attempt: 'Try it as a student',
  length: (characters: number) => counted(characters, 'character'),
  copied: 'The link is copied.',
  notCopied: 'This browser didn’t let the page copy. Select the text and copy it yourself.',
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
              : `It doesn’t fit into any QR code, because the largest has room for ${number(LINK_LENGTHS.code)} characters.`,
          ].join(' '),
};

export const preview = {
  heading: (name: string) => `Preview for “${name}”`,
  name: 'A name to try',
  example: 'Ada Lovelace',
  making: 'Making the puzzle and running the algorithm on it …',
  /** `givens` are those of puzzles that have a grid; `last` is the last step that a question is about. */
  about: (puzzles: number, givens: readonly number[], asked: number, wanted: number, last: number) =>
    [
      puzzles === 1 && givens[0] ? `${counted(givens[0], 'given')}, one puzzle;` : `${counted(puzzles, 'puzzle')};`,
      asked < wanted
        ? `the run only has enough steps for ${number(asked)} of ${counted(wanted, 'question')}.`
        : `${counted(asked, 'question')},`,
      asked > 0 ? `${asked < wanted ? 'They’re' : 'all'} about the first ${counted(last, 'step')}.` : '',
    ].join(' '),
};

export const limits = [
  [
    'What it can’t do.',
    'A student who knows browsers well can find the answers, and a code can be copied. So use sets for practice and discussion, not for exams.',
  ],
] as const;
/** Markup. */
export const forPlatforms = (base: string) =>
  `For a learning platform: <code>npx sudoscope pack LINK -o set.zip</code> makes a SCORM 1.2 package of this set; see <a href="${base}reference/classroom/#a-set-or-a-lesson-in-a-learning-platform">In the classroom</a>.`;

export const begin = {
  heading: 'A set of questions',
  /** What the set asks for, in a sentence. */
  about: (questions: number, algorithm: string, attempts: number) =>
    `${counted(questions, 'question')} about ${algorithm}, ${attempts === 0 ? 'with unlimited attempts' : `${counted(attempts, 'attempt')} each`}.`,
  /** The same of the votes and asks of a lesson. */
  aboutLesson: (questions: number, attempts: number) =>
    `${counted(questions, 'question')} of a lesson, ${counted(attempts, 'attempt')} each.`,
  noQuestions: 'the lesson in this link has no questions',
  name: 'Your name',
  number: 'Student number (optional)',
  aboutName:
    'Your puzzle is made from your name, so always write it the same way. Name and number stay in this browser and in the code you hand in.',
  /** Where everybody has the same questions. */
  aboutNameAlone: 'Always write your name the same way. Name and number stay in this browser and in the code you hand in.',
  begin: 'Begin',
  noName: 'Write your name first.',
  longName: (most: number) => `This name is too long. Use at most ${most} characters.`,
  longNumber: (most: number) => `This student number is too long. Use at most ${most} characters.`,
};

export const work = {
  saved: (at: Date) => `saved here, ${at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false })}`,
  notSaved: 'not saved, storage is blocked',
  otherName: 'Change name',
  question: (place: number, of: number) => `Question ${place} of ${of}`,
  strip: 'Questions',
  /** A segment of the strip, to be read out. */
  segment: (place: number, state: string) => `Question ${place}, ${state}`,
  states: {
    open: 'open',
    right: (attempt: number) => (attempt === 1 ? 'right at once' : `right on attempt ${attempt}`),
    lost: 'not solved',
    tried: (attempt: number, of: number) => (of === 0 ? `attempt ${attempt}` : `attempt ${attempt} of ${of}`),
  },
  making: 'Making your puzzle, and running the algorithm on it …',
  none: 'This run has no steps to ask about. Please tell the person who gave you the link.',
  picture: 'The grid before the step in question',
  asTable: 'The picture as tables',
  /** How to answer, before anything is chosen. */
  ask: (form: AnswerForm) =>
    'begin' in form
      ? howToMove(Object.values(form.gestures))
      : 'most' in form
        ? 'Type a number. Enter checks it.'
        : `Choose an answer${form.ofCell ? ', or a cell in the grid' : ''}. You can also press 1 to ${form.choices.length}.`,
  yours: 'Your answer',
  change: (left: number) =>
    `You can change your answer until you press Check. ${left < 0 ? '' : `${countedFirst(left, 'attempt')} left.`}`.trim(),
  number: 'A number',
  check: 'Check',
  again: 'Try once more',
  next: 'Next question',
  later: 'Later',
  report: 'See the report',
  right: 'Right.',
  wrong: 'No.',
  solution: (said: string) => `It was: ${said}.`,
  left: (left: number) => (left < 0 ? 'unlimited attempts' : `${counted(left, 'attempt')} left`),
  rule: 'The algorithm in a few lines',
};

/** By gesture, how such a move is made. */
const gestureWords: Readonly<Record<Gesture, string>> = {
  write: 'choose a cell and press a digit',
  strike: 'choose a cell and press the digit to strike',
  set: 'choose cells and say what they are',
  point: 'point at what comes next',
  say: 'press the answer the algorithm would give',
};

function howToMove(gestures: readonly Gesture[]): string {
  const all = [...new Set(gestures)].map((gesture) => gestureWords[gesture]);
  const sentence = all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')}, or ${all.at(-1)}`;
  return `${startOfSentence(sentence)}. Each move is checked immediately.`;
}

/** Of moves that are made in a row. */
export const moves = {
  noCell: 'Choose a cell of the grid first.',
  pad: 'Moves',
  made: 'Moves so far',
};

/** Of the sheet that is printed. */
export const report = {
  about: (name: string, studentNumber: string, begun: Date, minutes: number) =>
    `${name}${studentNumber && ` · ${studentNumber}`} · begun ${begun.toLocaleString(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false })} · ${counted(minutes, 'minute')}`,
  totals: { atOnce: 'right at once', later: 'right on a later attempt', lost: 'not solved', open: 'still open' },
  head: { question: 'Question', kind: 'Kind', result: 'Result', run: 'Where in the run' },
  said: (said: string) => `You said: ${said}.`,
  see: (step: number) => `step\u00a0${number(step)}`,
  back: 'Back to the questions',
  code: 'Your code',
  aboutCode: 'Hand it in the way your teacher asked.',
  copy: 'Copy code',
  copied: 'The code is copied.',
  print: 'Print',
  holds: [
    'The code contains',
    'your name, your student number if you wrote one, the set, each answer with its attempts, and the minutes. Nothing was sent, so nobody else has it.',
  ] as const,
  unfinished: 'You can hand it in now or answer more questions first. The code changes with every answer.',
};

export const read = {
  heading: 'Paste the codes',
  about: 'Paste the codes in any order. Other text is ignored, and you can include the link to the set.',
  box: 'Codes',
  none: 'No codes yet. A code begins with SUDO-.',
  count: (whole: number) => `${counted(whole, 'code')} read.`,
  reading: 'Reading the codes …',
  moreFaults: (count: number) => `And ${counted(count, 'more code')} that couldn’t be read.`,
  tooMany: {
    codes: (most: number) => `The text has more than ${number(most)} codes, so the rest weren’t read.`,
    characters: (most: number) => `The box takes ${number(most)} characters, so the rest wasn’t read.`,
  },
  moreRows: (shown: number, all: number) =>
    `The table shows the first ${number(shown)} of ${number(all)} students. The CSV file has all of them.`,
  kept: 'They stay in this browser until you clear them.',
  notKept: 'This browser couldn’t store them, so they’ll be gone when you leave the page.',
  clear: 'Clear codes',
  cleared: 'Codes cleared.',
  faults: {
    short: (line: number) => `The code on line ${number(line)} is incomplete, because its last letters are missing. Copy it again.`,
    long: (line: number) => `The code on line ${number(line)} has too many letters. Copy it again.`,
    wrong: (line: number) => `The code on line ${number(line)} has a wrong letter. Copy it again.`,
    newer: (line: number) => `The code on line ${number(line)} comes from a newer version of this site. Reload the page to read it.`,
    large: (line: number) => `The code on line ${number(line)} is longer than any code this site makes.`,
    name: (line: number) => `The code on line ${number(line)} was left out because its name is too long.`,
    number: (line: number) => `The code on line ${number(line)} was left out because its student number is too long.`,
    begun: (line: number) => `The code on line ${number(line)} was left out because its starting day is impossible.`,
    seconds: (line: number) => `The code on line ${number(line)} was left out because its working time is impossibly long.`,
    answers: (line: number) => `The code on line ${number(line)} was left out because its answers don’t fit any set.`,
  } satisfies Record<CodeFault, (line: number) => string>,
  badLink: (fault: string) => `The link among them couldn’t be read: ${fault}.`,
  setOf: (title: string, questions: number) => `${title && `${title} · `}${counted(questions, 'question')}`,
  cannotProve: [
    'What a code can’t prove.',
    'A code can’t show who really answered, whether anyone helped, or whether this was the first attempt. It’s made in the student’s browser, so a skilled student can invent one. Its check letters only catch mistakes in copying.',
  ] as const,
  canSay: [
    'What it does say.',
    'It says which answers were checked, in which order, and how long the page was in the foreground. The table only lists facts.',
  ] as const,
  head: { name: 'name', number: 'number', atOnce: 'at once', minutes: 'min', remarks: 'worth checking' },
  notFound: (students: number) => `not solved (of ${number(students)})`,
  cells: { right: (at: number) => (at === 1 ? 'right at once' : `right on attempt ${at}`), lost: 'not solved', open: 'not answered' },
  legend: { atOnce: 'at once', later: 'on that attempt', lost: 'not solved', open: 'not answered' },
  save: 'Save CSV',
  csvHead: ['name', 'student number', 'at once', 'minutes', 'begun', 'worth checking'],
};

/** A fact about a hand-in. */
export function remarkText(remark: Remark): string {
  switch (remark.kind) {
    case 'same-answers':
      return `same answers as ${remark.as}`;
    case 'same-name':
      return 'another code has the same name';
    case 'other-set':
      return 'belongs to another set';
    case 'stopped':
      return `stopped after ${number(remark.after)}`;
  }
}

export const badLink = {
  heading: 'This link doesn’t contain a set of questions',
  /** `fault` is a sentence. */
  about: (fault: string) => `${fault} Ask the person who gave you the link for it again, or`,
  notRead: (hash: string) => `This page can’t read the end of this address, “${hash}”.`,
  make: 'make a set of your own',
};

export const aboutTitle = 'How sets work';
/** Paragraphs, as markup. */
export const about = (base: string): readonly string[] => [
  'Choose an algorithm, where the puzzles come from, and what is asked. The link beside the form contains all of that, so there’s nothing to store. If you keep the link, you’ve kept the set. The questions are made from real runs, so you don’t have to write or mark them.',
  'Students open the link, write their name, and answer in the picture or beside it. They can change an answer until they check it, and then they see the reason. The browser saves the answers, so students can stop and continue later. At the end they get a report on each question and a code to hand in, by mail, in a form or on paper.',
  'Paste the codes under <a href="#codes">Read the codes</a> as they arrive. They become a table and a CSV file. The table only lists facts, and the page says what a code can’t prove.',
  `If you embed a set in your own page, it can send its results to that page, and for a learning platform you can make a SCORM package. <a href="${base}reference/classroom/#a-set-or-a-lesson-in-a-learning-platform">In the classroom</a> explains both.`,
];
