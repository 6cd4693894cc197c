/** What all tries share. */
export const kit = {
  showOne: 'Show me one',
  again: 'Start again',
  idea: 'The idea',
  /** In the place of the idea, until it has been earned. */
  unearned: 'Comes when you have found it.',
  next: 'Now step through the run',
  /** Before a verdict, for who listens. */
  tones: { right: 'Right.', wrong: 'No.', neither: '' },
};
