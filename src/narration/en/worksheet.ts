import { counted } from '../sentence.ts';

/** Words on worksheets and their keys, which the site and the command line print. */

export const sheetSaid = {
  name: 'Name',
  date: 'Date',
  /** Over a strip. `drawn` says which of the three things its pictures ask for. */
  task: (drawn: {
    readonly links: boolean;
    readonly boxes: boolean;
    readonly words: boolean;
    readonly marks: boolean;
    readonly pairs: boolean;
  }) => {
    const tasks = [
      drawn.links ? 'draw the thick arrows' : '',
      drawn.boxes ? 'fill the dashed boxes' : '',
      drawn.words ? 'complete the sentences' : '',
    ].filter(Boolean);
    const list = tasks.length < 3 ? tasks.join(' and ') : `${tasks[0]}, ${tasks[1]} and ${tasks[2]}`;
    const first = drawn.links ? 'Frame 1 is complete: its thick arrows are the links that the step rewrites.' : 'Frame 1 is complete.';
    const then = list ? ` In the other frames, ${list}.` : '';
    const later = drawn.links || drawn.boxes ? ' Later frames don’t show what you have filled in.' : '';
    return `${first}${then}${later}${drawn.marks ? ' The pencil marks are those of frame 1.' : ''}${drawn.pairs ? ' In frame 1 the thick lines are the pairs. Draw those of the other frames yourself.' : ''}`;
  },
  frame: (number: number) => `Frame ${number}`,
  step: (position: number) => `step ${position.toLocaleString('en')}`,
  done: ', done',
  again: (letter: string, frame: number, links: boolean) => ({
    head: `${letter}. Frame ${frame} again.`,
    rest: links ? ' There is more room for your arrows.' : ' There is more room for your answer.',
  }),
  question: (letter: string, text: string) => `${letter}. ${text}`,
  number: 'Number',
  orCell: 'Or a cell of the grid:',
  version: (number: number, of: number) => `version ${number} of ${of}`,
  frames: (first: number, last: number) => `frames ${first.toLocaleString('en')} to ${last.toLocaleString('en')}`,
  page: (number: number, of: number) => `page ${number} of ${of}`,
  checkWord: 'check word',
  qr: 'A code with the address of frame 1.',
  qrOfSet: 'A code with the address of the questions.',
  gap: 'gap',
  picture: (frame: number) => `The picture of frame ${frame}.`,
  ofSet: (number: number, of: number) => `Question ${number} of ${of}`,
  emptyLine: 'Lines to write on.',
};

export const keySaid = {
  title: (title: string) => `${title}: the key`,
  sign: 'Key',
  alone: 'Print the key by itself, never together with the sheets.',
  versions: 'All versions',
  head: { version: 'Version', word: 'Check word', frame: 'Frame', drawn: 'In the picture', words: 'In the sentence' },
  wrong: 'Likely wrong answers',
  wrongHead: { answer: 'A wrong answer', reason: 'Why it’s wrong' },
  right: 'Right',
  own: 'Questions in words',
  noAnswer: 'The lesson doesn’t have an answer to this question.',
  complete: 'The frames, complete',
  students: 'Who has which version',
  student: 'Student',
  nothing: '–',
  digit: (cell: string) => `Digit in ${cell}`,
  size: (column: string) => `Size of column ${column}`,
  link: 'A link that the step rewrites',
  pointer: (array: string, node: string, target: string) => `${array} of ${node} → ${target}`,
  answer: 'Answer',
  reason: 'Why',
  question: 'Question',
  questions: (count: number) => counted(count, 'question'),
};

/** The version of the sheet that is plain text. */
export const textSaid = {
  task: 'Frame 1 is complete. In the other frames, write what is left out. A link is written like “D of row A D → header G”.',
  gridTask: 'Frame 1 is complete. In the other frames, write what is left out. A dot is an empty cell, and __ is one that you fill in.',
  column: (name: string, size: string) => `column ${name}: size ${size}`,
  blank: '__',
  node: (name: string, up: string, down: string) => `  ${name}: up ${up}, down ${down}`,
  chosen: (rows: string) => `rows chosen: ${rows}`,
  pairs: (of: string, pairs: readonly string[]) => `pairs of ${of}: ${pairs.join(', ') || 'none'}`,
  gridRow: (row: number, cells: string) => `row ${row}: ${cells}`,
};
