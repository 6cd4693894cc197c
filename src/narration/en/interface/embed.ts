import { either } from '../../sentence.ts';

/** The words of figures in frames of other pages: src/pages/embed, and what they say about messages. */
export const describes = (title: string) => `One figure of ${title}, for a frame in another page.`;

/** What a figure says about a message that it can’t follow. */
export const faults = {
  version: (own: number) => `this figure speaks version ${own} of its messages; expected version: ${own}`,
  noCommand: (commands: readonly string[]) => `the message has no known command; expected ${either(commands)}`,
  field: (command: string, field: string, expected: string) =>
    `the command ‘${command}’ needs another value of ‘${field}’; expected ${expected}`,
  wholeNumber: 'a whole number from 0',
  fewSteps: (most: number) => `a whole number from −${most} to ${most}, but not 0`,
  trueOrFalse: 'true or false',
  link: 'the text of a link to this figure',
  paneName: 'the name of a pane',
  lightOrDark: 'light or dark',
  optionTexts: 'an object of texts, by the names of the options',
  thing: 'a text such as r4c3',
  decisions: 'a text such as 6997.try.4',
  otherFigure: (link: string) => `‘${link}’ isn’t a link to this figure`,
  badAddress: 'the link isn’t an address',
  fewerSteps: (step: number, length: number) => `step ${step} is after the end of the run, which has ${length} steps`,
  noQuestion: 'no question is open, so there is nothing to reveal',
  noQuestions: 'this figure has nothing to ask',
};

export const snippetCopied = 'The markup that puts this figure into a page of yours is copied.';
/** Where the browser doesn’t copy. */
export const snippetShown = (link: string) => `The browser didn’t copy the markup. This is the address for a frame: ${link}`;

/** The markup that puts a figure into a page, of texts that are escaped. */
export const snippet = (base: string, address: string, title: string) => `<script src="${base}sudoscope-figure.js" async></script>
<sudoscope-figure src="${address}"><a href="${address}">${title}</a></sudoscope-figure>
`;
