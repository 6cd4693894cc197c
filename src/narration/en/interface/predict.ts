/** Words of the mode of a figure in which it asks what comes next. */
export const predict = {
  title: 'Predict',
  before: 'The run stops before each step you can predict. Press Play, or step forward.',
  /** `answers` counts the choices, which have the keys from 1. */
  ask: (answers: number, withCells: boolean) =>
    `Choose an answer${withCells ? ', or click a cell in the grid' : ''}. You can also press 1 to ${answers}.`,
  skip: 'Skip',
  right: 'Right.',
  wrong: 'No.',
  score: (right: number, asked: number) => `${right} of ${asked} right so far`,
  show: 'Show the step',
};
