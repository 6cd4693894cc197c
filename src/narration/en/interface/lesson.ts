import { counted, either } from '../../sentence.ts';
import { number } from './language.ts';

/** What is said about lessons. */

const MAX_QUOTED_LENGTH = 40;
const quoted = (text: string) => `“${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}”`;
const minutes = (count: number) => (count === 1 ? '1 minute' : `${number(count)} minutes`);

/** What is wrong with a text, and the cure. */
export const faults = {
  noHead: {
    found: 'The lesson doesn’t have a head.',
    cure: 'Begin the text with three lines: ---, title: My lesson, and --- again.',
  },
  headDashes: {
    found: 'The first line isn’t the beginning of a head, which needs three hyphens.',
    cure: 'Write --- with the key for hyphens, in the first line and below the head.',
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
    cure: 'Copy the address with Share in a figure’s menu. It looks like /chapters/backtracking/?run=small.',
  }),
  noAddress: (address: string) => ({
    found: `${quoted(address)} isn’t an address.`,
    cure: 'Copy the address with Share in a figure’s menu.',
  }),
  shortWithoutFigure: (address: string) => ({
    found: `The short address ${quoted(address)} doesn’t say which figure it is about.`,
    cure: 'Write a line figure: in the head with the address of the lesson’s figure, or paste a whole address here.',
  }),
  correctFigure: 'Correct the line figure: in the head first.',
  stepRange: (first: string, last: string) => ({
    found: `“${first}-${last}” isn’t a step.`,
    cure: `Write ?step=${first}, and “to ${last}” after the link: [What to look for](?step=${first}) to ${last}.`,
  }),
  nearFrame: (written: string) => ({
    found: 'This looks like a frame, but it isn’t written like one, so it’s shown as text.',
    cure: `Write ${written} in a paragraph of its own.`,
  }),
  earlyAnswer: (shownIn: number, step: number) => ({
    found: `Step ${number(step)} is the answer to this question, and line ${number(shownIn)} has shown it already.`,
    cure: `End those frames before step ${number(step)}, or put the question above them.`,
  }),
  listedFrames: {
    found: 'Frames in a list aren’t shown.',
    cure: 'Delete what is before each link, and put an empty line between the links.',
  },
  headingForBlock: (name: string) => ({
    found: 'This is an ordinary heading, so students see what is below it.',
    cure: `If it’s meant for a block, write ::: ${name} in its place, and ::: in the line where the block ends.`,
  }),
  looseMinutes: (title: string, digits: string | undefined) => ({
    found: 'The minutes of this part weren’t read.',
    cure: `Write them as a number in round brackets: ## ${title} (${digits ?? 6} min).`,
  }),
  noStep: (text: string) => ({ found: `${quoted(text)} isn’t a step.`, cure: 'Write a whole number from 0 after step=.' }),
  backwards: (first: number, last: number) => ({
    found: `The frames go from step ${number(first)} back to ${number(last)}.`,
    cure: `Write ?step=${last} and “to ${first}”, if the run has that many steps.`,
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
    cure: names.length === 1 ? `Write ::: ${names[0]}.` : `Write ${either(names)} after :::.`,
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
  questionBeside: (text: string, address: string) => ({
    found: 'This text of the question is outside its link, so the question was left out.',
    cure: `Put it into the link’s brackets: [${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}](${address}).`,
  }),
  notChoices: {
    found: 'These lines aren’t choices, so the question was left out.',
    cure: 'Begin each choice with - [ ], and the right one with - [x].',
  },
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
  noStrip: (text: string, first = '8', last = String(Number(first) + 5)) => ({
    found: `${quoted(text)} isn’t a strip.`,
    cure: `Write an address and its last step: ?step=${first} to ${last}.`,
  }),
  noBlank: (text: string, names: readonly string[]) => ({
    found: `A sheet can’t leave ${quoted(text)} blank.`,
    cure: `Write ${either(names)}, separated by commas.`,
  }),
  sheetWithoutStrip: {
    found: 'This sheet doesn’t have a strip of frames, so it can’t be printed.',
    cure: 'Write a line such as strip: ?step=8 to 13.',
  },
  sheetChoice: {
    found: 'A sheet’s question doesn’t have choices, so this line is printed as a question of its own.',
    cure: 'Delete the brackets. If it’s the answer, begin the line with answer: instead.',
  },
  indentedItem: {
    found: 'This indented line was ignored.',
    cure: 'If it’s the answer to the question above, write answer: instead of the dash. If it’s a question, delete the spaces before the dash.',
  },
  answerWithoutQuestion: {
    found: 'This answer doesn’t have a question above it, so the key won’t have it.',
    cure: 'Write the question in the line above, with - in front.',
  },
  answerTwice: {
    found: 'The question above has an answer already, so this one was ignored.',
    cure: 'Put both into one answer. Further lines of an answer are indented.',
  },
  emptyAnswer: { found: 'This answer is empty.', cure: 'Write what the key should say after answer:, or delete the line.' },
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
  noPane: (pane: string, run: string, panes: readonly string[]) => ({
    found: `The figure ${quoted(run)} doesn’t have a pane ${quoted(pane)}, so it shows ${quoted(panes[0]!)}.`,
    cure: `Write pane=${either(panes)}.`,
  }),
  paneOfQuestion: (pane: string) => ({
    found: `A question shows only panes that are drawings, so ${quoted(pane)} isn’t seen.`,
    cure: `Delete pane=${pane} here. To show that pane, put a link to the frame above the question.`,
  }),
  paneOfStrip: (pane: string) => ({
    found: `A worksheet prints only panes that are drawings, so ${quoted(pane)} isn’t on it.`,
    cure: `Delete pane=${pane} here, and ask only about what the pictures and sentences say.`,
  }),
  copyAgain: 'Copy the address again with Share in the figure’s menu.',
  forked: {
    found: 'This address has a decision from “what if”, which a lesson can’t show.',
    cure: 'Delete the part if=… of the address.',
  },
  /** `first` is the step of a link, `last` the one after “to”, or the same. */
  pastEnd: (first: number, last: number, taken: number) => ({
    found: `The run has ${counted(taken, 'step')}, so step ${number(Math.max(first, last))} doesn’t exist.`,
    cure:
      first > taken
        ? `Write step=${taken} for its last step, or a smaller number.`
        : `Write “to ${taken}” to go on to its last step, or a smaller number.`,
  }),
  /** `near` is the nearest step with a question; undefined where there is none nearby. */
  noQuestion: (step: number, near: number | undefined) => ({
    found: `The run doesn’t have a question at step ${number(step)}, so nothing is asked.`,
    cure:
      near === undefined
        ? 'Write choices of your own, each with - [ ] in front.'
        : `Write step=${near}, where it has one, or choices of your own, each with - [ ] in front.`,
  }),
  emptyStrip: (near: readonly [first: number, last: number] | undefined) => ({
    found: 'Nothing is left blank in this strip. Its first frame is complete, and nothing is asked for that it or a later frame tells.',
    cure: `${near ? `Write ?step=${near[0]} to ${near[1]}, which asks for more` : 'Choose other frames'}, or add a word to blank: digits, sizes, links or words.`,
  }),
  idleBlank: (blank: string) => ({
    found: `“${blank}” leaves nothing blank, because no strip of this sheet has any to fill in.`,
    cure: 'Delete it from the line blank:, or choose frames that have some.',
  }),
};
