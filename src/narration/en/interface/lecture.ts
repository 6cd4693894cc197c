import { number } from './language.ts';

/** Words of a lesson that is being given: of the projector's window, and of the presenter's. */

export const stageTitle = 'Stage';
export const stageDescription = 'One screen of a lesson at a time, for a projector.';
export const presenterTitle = 'Presenter';
export const presenterDescription = 'This screen of a lesson and the next one, with notes, clock and plan, for the presenter alone.';
export const noScript = 'Giving a lesson needs JavaScript: its frames are made in the browser.';

export const figure = 'Figure';
export const blank = 'The screen is blank. Press any key to go on.';

export const none = {
  heading: 'No lesson yet',
  about: 'This page shows a lesson that its address names, or that another window of this browser holds.',
  write: 'Write or open a lesson',
};

/** What an address names is missing. */
export const noSuchLesson = (name: string) => `There is no lesson “${name}” on this site. Open one from the page of lessons.`;
export const damaged = (fault: string) => `${fault} Open the lesson’s file instead.`;
export const noQuestion = 'Nothing can be asked about this frame: its next step has no other choice. Page Down goes on.';
/** Over what is written of a break; 0 where no minutes are planned for it. */
export const breakOf = (minutes: number) => (minutes > 0 ? `Break, ${number(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}` : 'Break');
export const nothingToAsk = 'Nothing can be asked about this frame, because its next step has no other choice.';

/** The windows of a lesson. */
export const windows = {
  projector: 'Projector',
  inStep: (width: number, height: number) => `${number(width)} × ${number(height)}, in step`,
  closed: 'closed',
  noneYet: 'not open yet',
  open: 'Open the projector’s window',
  again: 'Open it again at this screen',
  lostHeading: 'The projector window has closed.',
  lost: 'Nothing is lost: the screen, the votes, the counts and the clock are kept here.',
  firstHeading: 'The projector’s window isn’t open yet.',
  first: 'Open it, drag it to the other screen, and press a key there for the whole screen.',
  apart: 'This browser keeps its windows apart, so the projector can’t follow this one. Give the lesson in one window instead.',
  blocked: 'Your browser blocked the window. Allow windows of this site and press N, or drag this link to the other screen:',
  orDrag: 'Or drag this link to the other screen:',
  link: 'stage of this lesson',
  oneScreen: 'Use one screen',
  oneScreenAbout: 'Mirrored screens show the class what you see. Print the plan with your notes, and go on in one window.',
  takenHeading: 'This lesson is led in another window.',
  taken: 'Only one window can lead. If you take over, the other one says so and waits.',
  otherHeading: (title: string) => `Another lesson is being given: “${title}”.`,
  other: 'If you take over, its projector shows this lesson instead.',
  takeOver: 'Take over',
  presenterBlocked: 'Your browser blocked the presenter’s window. Allow windows of this site and press N again.',
  keeps: 'Kept in this browser',
  keepsNothing: 'This browser keeps nothing. Save the file.',
  keepsNothingAbout: 'If all windows are reloaded at once, the lesson begins again.',
};

export const presenter = {
  onProjector: 'On the projector',
  ownSize: (width: number, height: number) => `drawn at its size, ${number(width)} × ${number(height)}`,
  projector: 'What the projector shows',
  next: 'Next',
  question: 'A question',
  afterAnswer: 'Next, after the answer',
  end: 'This is the last screen.',
  here: 'This screen',
  frame: (step: number) => `Step ${number(step)}`,
  upTo: (step: number) => `to ${number(step)}`,
  onlyHere: 'Only here',
  answerIs: (mark: string, label: string) => `The answer is ${mark}: ${label}.`,
  notes: 'Notes',
  noNotes: 'There are no notes for this screen.',
  afterwards: (label: string) => `Then: ${label}`,
  of: (minutes: number) => `of ${number(minutes)}`,
  late: (time: string) => `${time} late.`,
  early: (time: string) => `${time} early.`,
  onTime: 'On time.',
  framesReady: (ready: number, of: number, missing: readonly string[]) =>
    missing.length > 0
      ? `Frames ready: ${number(ready)} of ${number(of)}. These can’t be opened: ${missing.join('; ')}.`
      : `Frames ready: ${number(ready)} of ${number(of)}.`,
  movesStay: 'Moves by hand stay in the window in which you make them. Make them on the projector, so that the class sees them.',
  notBegun: 'The clock begins with the second screen.',
  endsAfter: (minutes: number, seconds: number) =>
    `At this pace the lesson ends after ${number(minutes)} min${seconds > 0 ? ` ${number(seconds)} s` : ''}.`,
  planLabel: 'Plan',
  stretch: {
    part: (label: string) => label || 'Beginning',
    vote: (_: string, index: number) => `Vote ${index}`,
    break: () => 'Break',
  },
  goTo: (label: string) => `Go to ${label}`,
  screenOf: (index: number, count: number) => `Screen ${number(index)} of ${number(count)}`,
  blank: 'Blank',
  ask: 'Ask',
  reveal: 'Reveal',
  pane: 'Pane',
  code: 'Phone code',
  theme: 'Light or dark',
  back: 'Back',
  forward: 'Forward',
  printPlan: 'Print the plan',
  waits: 'The clicker waits until the answer is out. Then Page Down plays the step.',
  /** Of a part, after a vote or a break within it. */
  continued: (name: string) => `${name}, continued`,
  choice: (mark: string, label: string) => `${mark}: ${label}`,
  printedPlan: (title: string) => `${title}: the plan`,
};
