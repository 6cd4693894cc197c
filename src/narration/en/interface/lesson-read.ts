/** The page on which students read a lesson. */

export const title = 'Read a lesson';
export const description = 'A lesson as a page: its text, its frames and its questions, for those who were there and those who weren’t.';
export const kind = 'Lesson';
export const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
/** Above a question. */
export const question = 'Question';
/** Below a question that nobody has answered yet. */
export const answerFirst = {
  about: 'What comes next tells the answer, so it appears when you have chosen one.',
  goOn: 'Go on without answering',
};
export const yourTurn = 'Your turn.';
export const afterwards = (base: string, name: string) =>
  `This page is one view of a lesson, which is a text. <a href="${base}lesson/?of=${name}">Open the lesson</a> to give it in a class, to print its sheets, or to change it. <a href="${base}reference/lessons/">Lessons</a> in the reference has all that such a text can contain.`;

/** The page without a lesson. */
export const none = {
  lede: 'A lesson that somebody has shared opens here. The link contains all of it, so ask for the link if you have only the page’s address.',
  site: 'Lessons that come with the site',
};
/** While a lesson from a link is read. */
export const opening = 'Opening the lesson …';
export const noScript = 'This lesson is in the link, so the page needs JavaScript to show it.';
export const faulty = 'This lesson can’t be opened.';
/** Above what was wrong in the text of a lesson that is shown nevertheless. */
export const leftOut = (count: number) =>
  count === 1
    ? 'One thing in the text of this lesson couldn’t be read, so it is missing here.'
    : `${count} things in the text of this lesson couldn’t be read, so they are missing here.`;
export const noFrame = (reason: string) => `This frame can’t be shown. ${reason}`;
export const drawing = 'Drawing the frame …';
export const openFrame = 'Open this frame in its figure';
export const step = (position: string) => `Step ${position}.`;
/** Of a question whose answer isn’t in the link. */
export const noAnswer = 'This copy of the lesson doesn’t say which answer is right.';
export const notAsked = 'The run has no question at this frame.';
