import type { Advice, PasteFault } from '../../lesson/hands.ts';
import type { Shape } from '../../lesson/posed-question.ts';
import type { Phase } from '../../lesson/vote.ts';
import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of a vote: on the wall, on the presenter's screen, on phones, in polls and on paper. */

export const shapes: Readonly<Record<Shape, string>> = { circle: 'circle', triangle: 'triangle', square: 'square', diamond: 'diamond' };

/** A choice as it is called: 'B, triangle'; one without a letter by its shape. */
export const choiceName = (mark: string, shape: Shape) => (mark ? `${mark}, ${shapes[shape]}` : shapes[shape]);

/** A length of time: '1:23'. */
export const clock = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Phases as the strip below a question names them; bars, answer and step are one to a class. */
export const strip: readonly (readonly [label: string, phases: readonly Phase[]])[] = [
  ['Read', ['read']],
  ['Vote alone', ['first']],
  ['Talk', ['talk']],
  ['Vote again', ['second']],
  ['Answer', ['bars', 'answer', 'step']],
];

/** What the class does in a phase, and how. */
export const toClass: Readonly<Partial<Record<Phase, readonly [head: string, how: string]>>> = {
  read: ['Read the question.', 'Think for yourself. You vote next.'],
  first: ['Vote alone.', 'Hold your shape up until you’re counted.'],
  talk: ['Talk.', 'Find somebody who chose another shape. Explain why yours is right.'],
  second: ['Vote again.', 'Hold up the shape that you believe now.'],
};
export const timeIsUp = 'Time is up.';

export const wall = {
  label: 'A question for the class',
  picture: 'The frame of the question',
  phases: 'Phases of this vote',
  hands: ['first vote', 'second vote'] as const,
  handsIn: (round: string, hands: number) => `${round}, ${counted(hands, 'hand')}`,
  /** '47 → 21', or the only count there is. */
  change: (first: number | undefined, second: number | undefined) =>
    [first, second]
      .filter((hands) => hands !== undefined)
      .map((hands) => number(hands))
      .join(' → '),
  right: 'right',
  card: 'Your phone becomes a card to hold up. It works without a network once it has opened, and sends nothing.',
  code: (address: string) => `QR code of ${address}`,
};

export const laptop = {
  label: 'Hands of this vote',
  hands: (name: string, round: number) => `${name}: hands of the ${round === 0 ? 'first' : 'second'} vote`,
  rounds: ['First', 'Second'] as const,
  choice: 'Choice',
  onlyHere: 'right, seen only here',
  share: (share: number) => `${Math.round(100 * share)}%`,
  shareRight: (share: number, hands: number) => `${Math.round(100 * share)}% right of ${counted(hands, 'hand')}.`,
  none: 'No hands counted yet.',
  advice: {
    explain: 'Under 30%: explain first, then ask again.',
    talk: '30 to 70%: let them talk.',
    goOn: 'Over 70%: show the vote, explain it in a sentence, and go on.',
  } satisfies Record<Advice, string>,
  /** The most frequent wrong answer. */
  listen: (label: string, hands: number) => `${counted(hands, 'hand')} chose “${label}”.`,
  phase: {
    read: 'They read',
    first: 'They vote alone',
    talk: 'They talk',
    second: 'They vote again',
    bars: 'The votes are on the wall',
    answer: 'The answer is on the wall',
    step: 'The step is on the wall',
  } satisfies Record<Phase, string>,
  next: {
    read: 'Open the vote',
    first: 'Begin the talk',
    talk: 'Vote again',
    second: 'Show both votes',
    bars: 'Show the answer',
    answer: 'Show the step',
    step: 'Go on',
  } satisfies Record<Phase, string>,
  nextOfAsk: { read: 'Show the answer', answer: 'Show the step', step: 'Go on' } satisfies Partial<Record<Phase, string>>,
  /** From the first vote straight to its bars. */
  skip: 'Show the vote',
  hold: 'Hold the clock',
  release: 'Let the clock run',
  longer: '+ 30 s',
  back: 'Back one phase',
  /** After the answer, the reason of one wrong choice after the other. */
  tell: 'Explain the next choice',
  backToReason: 'Back one choice',
  undo: 'Undo the last count',
  pasteLabel: 'Results of a poll',
  pasteExample: 'A 31, B 40, C 12, D 5',
  paste: 'Use these counts',
  notYet: 'Counting begins with the first vote. Open it, then press 1 to 4 for each hand.',
  keys: 'Press 1 to 4 to add a hand, and Shift with it to take one away.',
};

export const poll = {
  text: 'The question as text',
  copyText: 'Copy text for a poll',
  copied: 'The text is copied.',
  notCopied: 'This browser didn’t let the page copy the text. Select it below and copy it yourself.',
  savePicture: 'Save picture for a poll',
  pictureName: 'question.png',
};

/** Explains why a pasted list gave no counts. */
export function pasteFault(fault: PasteFault): string {
  switch (fault.fault) {
    case 'empty':
      return 'Nothing to read yet. Paste a list such as “A 31, B 40”.';
    case 'percent':
      return 'These are percentages. Paste the numbers of hands instead.';
    case 'unknown':
      return `“${fault.text}” isn’t one of the choices. Use their letters, their numbers or their whole texts.`;
    case 'twice':
      return `“${fault.text}” is in the list twice. Leave one of them out.`;
    default:
      return `“${fault.text}” has no count. Write one after each choice, as in “A 31, B 40”.`;
  }
}

export const card = {
  title: 'Card to hold up',
  description: 'Your phone becomes a card with a letter and a shape for votes in a lecture. It sends nothing.',
  noScript: 'The question comes from a run in your browser, which needs JavaScript. The sheet to fold works without it: print this page.',
  kept: 'stays on this phone, sends nothing',
  opening: 'Opening the question …',
  picture: 'The frame of the question',
  table: 'The frame as a table',
  choose: 'Choose one. Your phone becomes the card that you hold up.',
  onWall: (mark: string) => `Choice ${mark} on the wall`,
  holdUp: (name: string) => `Hold it up: ${name}`,
  change: 'Change',
  down: 'Put the card down',
  rounds: ['first vote', 'second vote'] as const,
  choseOne: (name: string) => `You chose ${name}.`,
  choseBoth: (first: string, second: string) => `You chose ${first}, then ${second}.`,
  keptHere: 'This is kept on this phone only. The answer is on the wall, not here.',
  keptInTab: 'This browser keeps nothing, so it’s gone when you close this page. The answer is on the wall, not here.',
  again: 'Vote again',
  forget: 'Forget my choices',
  plain:
    'The plain card has no question, only the four shapes. Use it for any vote whose question is on the wall. Hold up the shape that your choice has there.',
  plainTitle: 'A card for every vote',
  fault: (why: string) => `The question couldn’t be opened: ${why} The card still works.`,
  noQuestion: 'the run has no question at this frame.',
  damaged: 'the address names no frame of this site. Scan the code again.',
};

export const paper = {
  heading: 'A sheet to fold',
  about: 'Print it, fold it twice along the dashed lines, and hold it up with your choice to the front.',
  print: 'Print the sheet',
};
