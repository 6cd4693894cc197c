/** Words of the mode of a figure in which it asks what comes next. */
export const predict = {
  title: 'Predict',
  before: 'The run stops before each step that you can foresee. Play, or step on.',
  /** `answers` counts the choices, which have the keys from 1. */
  ask: (answers: number, withCells: boolean) =>
    `Choose an answer${withCells ? ', or click a cell in the grid' : ''}. The keys 1 to ${answers} answer, too.`,
  skip: 'Skip',
  right: 'Right.',
  wrong: 'No.',
  score: (right: number, asked: number) => `${right} of ${asked} right so far`,
  show: 'Show the step',
};
