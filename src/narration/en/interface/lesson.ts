import { either } from '../../sentence.ts';
import { number } from './language.ts';

/** What is said about lessons. */

const MAX_QUOTED_LENGTH = 40;
const quoted = (text: string) => `“${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}”`;
const minutes = (count: number) => (count === 1 ? '1 minute' : `${number(count)} minutes`);

/** What is wrong with a text, and the cure. */
export const faults = {
  noHead: {
    found: 'The lesson doesn’t have a head.',
    cure: 'Begin the text with a line ---, a line title: and another line ---.',
  },
  noTitle: { found: 'The lesson doesn’t have a title.', cure: 'Write a line title: in the head.' },
  headLine: (name: string, names: readonly string[]) => ({
    found: `The head doesn’t know ${quoted(name)}.`,
    cure: `A line of the head begins with ${either(names)}, a colon and a space. A line --- ends the head.`,
  }),
  headTwice: (name: string) => ({ found: `The head has “${name}” twice.`, cure: 'Delete one of the two lines.' }),
  noMinutes: (text: string) => ({ found: `${quoted(text)} isn’t a number of minutes.`, cure: 'Write a whole number, such as 50.' }),
  minutesDiffer: (planned: number, sum: number) => ({
    found: `The head says ${minutes(planned)}, but parts, questions and breaks add up to ${number(sum)}, which is ${number(Math.abs(sum - planned))} ${sum > planned ? 'more' : 'fewer'}.`,
    cure: `Change the minutes of a part, or write minutes: ${sum} in the head.`,
  }),
  noFigure: (address: string) => ({
    found: `${quoted(address)} isn’t the address of a figure of this site.`,
    cure: 'Copy the address with Share in a figure’s menu.',
  }),
  noAddress: (address: string) => ({
    found: `${quoted(address)} isn’t an address.`,
    cure: 'Copy the address with Share in a figure’s menu.',
  }),
  shortWithoutFigure: (address: string) => ({
    found: `The short address ${quoted(address)} doesn’t say which figure it is about.`,
    cure: 'Write a line figure: in the head with the address of the lesson’s figure, or paste a whole address here.',
  }),
  noStep: (text: string) => ({ found: `${quoted(text)} isn’t a step.`, cure: 'Write a whole number from 0 after step=.' }),
  backwards: (first: number, last: number) => ({
    found: `The frames go from step ${number(first)} back to ${number(last)}.`,
    cure: `Write the smaller step first: ?step=${last} … to ${first}.`,
  }),
  manyFrames: (count: number, most: number) => ({
    found: `These are ${number(count)} frames.`,
    cure: `A link can show at most ${number(most)}. Write several links, or one frame to play from.`,
  }),
  frameInText: {
    found: 'This link to a frame has other text around it, so the frame won’t be shown here.',
    cure: 'Put the link in a paragraph of its own, with an empty line above and below.',
  },
  largeHeading: { found: 'A heading with one # isn’t a part.', cure: 'Write ## for a part. The lesson’s title is in the head.' },
  emptyHeading: { found: 'This part doesn’t have a heading.', cure: 'Write one after ##.' },
  closesNothing: { found: 'This line ::: doesn’t close anything.', cure: 'Delete it, or write a block’s name after :::.' },
  notClosed: (name: string) => ({ found: `The block “${name}” isn’t closed.`, cure: 'Write a line ::: where it ends.' }),
  noBlock: (name: string, names: readonly string[]) => ({
    found: `There isn’t a block called ${quoted(name)}, so only you see its text.`,
    cure: `Write ${either(names)}.`,
  }),
  afterName: (name: string, text: string) => ({
    found: `${quoted(text)} after ::: ${name} was ignored.`,
    cure:
      name === 'vote' || name === 'ask'
        ? `Only minutes can be there, as in ::: ${name} 6 min. The question is the link in the next line.`
        : 'Put the text into the next line.',
  }),
  questionWithoutFrame: {
    found: 'This question doesn’t have a frame.',
    cure: 'Write a link to its frame in the first line: [Which two links change?](?step=9).',
  },
  questionNotFrame: {
    found: 'The first paragraph of this question isn’t a link alone.',
    cure: 'Put the question into the link’s brackets: [Which two links change?](?step=9).',
  },
  questionOfFrames: { found: 'A question is about one frame, so only the first was used.', cure: 'Delete “to” and the number after it.' },
  noPrompt: { found: 'The question is empty.', cure: 'Write it between the brackets [ and ].' },
  notOfQuestion: (text: string) => ({
    found: `${quoted(text)} isn’t a choice or a reason.`,
    cure: 'Begin a choice with - [ ], and indent the line with its reason.',
  }),
  emptyChoice: { found: 'This choice is empty.', cure: 'Write what can be chosen after - [ ].' },
  oneChoice: { found: 'There is only one choice.', cure: 'Write at least two, each with - [ ] in front.' },
  manyChoices: (count: number, most: number) => ({
    found: `There are ${number(count)} choices.`,
    cure: `Keep at most ${number(most)}, because there are only that many letters on the cards.`,
  }),
  sameChoices: { found: 'Two choices are the same.', cure: 'Change one of them, or delete it.' },
  noneRight: { found: 'None of the choices is marked as right.', cure: 'Write - [x] in front of the right one.' },
  severalRight: (count: number) => ({
    found: `${number(count)} choices are marked as right.`,
    cure: 'Keep one [x], and write [ ] in front of the others.',
  }),
  sheetLine: (name: string, names: readonly string[]) => ({
    found: `A sheet doesn’t know ${quoted(name)}, so the line was ignored.`,
    cure: `Begin a line with ${either(names)} and a colon, or a question with -.`,
  }),
  noStrip: (text: string) => ({ found: `${quoted(text)} isn’t a strip.`, cure: 'Write an address and its last step: ?step=8 to 13.' }),
  noBlank: (text: string, names: readonly string[]) => ({
    found: `A sheet can’t leave ${quoted(text)} blank.`,
    cure: `Write ${either(names)}, separated by commas.`,
  }),
  emptySheet: {
    found: 'This sheet doesn’t have a strip or a question.',
    cure: 'Write a line strip: ?step=8 to 13, or a question with - in front.',
  },
  tooLong: (length: number, most: number) => ({
    found: `The text has ${number(length)} characters, and only the first ${number(most)} were read.`,
    cure: 'Split it into several lessons.',
  }),
  noPage: (path: string) => ({
    found: `This site doesn’t have a figure at ${quoted(path)}.`,
    cure: 'Copy the address with Share in a figure’s menu.',
  }),
  noRun: (run: string, path: string, runs: readonly string[]) => ({
    found: `The page ${quoted(path)} doesn’t have a figure ${quoted(run)}.`,
    cure: `Write run=${either(runs)}.`,
  }),
  copyAgain: 'Copy the address again with Share in the figure’s menu.',
  forked: {
    found: 'This address has a decision from “what if”, which a lesson can’t show.',
    cure: 'Delete the part if=… of the address.',
  },
  pastEnd: (step: number, taken: number) => ({
    found: `The run has ${number(taken)} steps, so step ${number(step)} doesn’t exist.`,
    cure: `Write a step from 0 to ${number(taken)}.`,
  }),
};
