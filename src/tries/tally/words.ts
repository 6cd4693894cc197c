import { counted, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const done = toned('done');
const conflict = toned('conflict');

/** Words of the figure in which a reader chooses where a search guesses after a mistake. */
export const tally = {
  about: 'A search that has to find out that it made a mistake',
  task: say`${strong('Bring the search back to the top')} with no more than 20 dead ends. Press the cell in which it guesses next.`,
  start: say`The four guesses and three dead ends so far are those of a search that takes the fewest symbols. It has just gone back and taken the second symbol of D. ${strong('Where next?')}`,
  showOne: 'Show one guess',
  cells: 'Cells to guess in',
  /** Under the letter of a cell. */
  left: (symbols: number) => `${symbols} symbols`,
  written: (symbol: number) => `${symbol === 0 ? '1st' : '2nd'} of 2`,
  failed: (times: number) => `failed ${times}×`,
  count: (deadEnds: number) => counted(deadEnds, 'dead end'),
  drawing: (guesses: number, deadEnds: number) =>
    `The tree of the search: ${counted(guesses, 'guess', 'guesses')}, ${counted(deadEnds, 'dead end')}`,
  /** In the part of the tree under a guess that failed at once. */
  spared: (ways: number) => `${ways} spared`,
  spoken: (cell: string, symbols: number, failures: number) => `${cell}: ${symbols} symbols left, failed ${failures} times`,
  filled: (cell: string) =>
    say`${strong(`${cell} has a symbol.`)} That one fits, as the other would, so nothing has failed, and the trouble is still ahead.`,
  failedAt: (cell: string, other: string, back: string, spared: number) =>
    say`${conflict(`Each symbol in ${cell} leaves none for ${other}.`)} ${spared === 0 ? '' : `So ${spared} ways to fill the cells below needn’t be tried. `}The search goes back and takes the second symbol of ${strong(back)}.`,
  out: (deadEnds: number, best: number) =>
    say`${done('Back at the top.')} After ${strong(counted(deadEnds, 'dead end'))}, both symbols of A have failed, so the mistake was made earlier.${deadEnds > best ? ` It can be done with ${best}.` : ''}`,
  tooMany: (deadEnds: number, most: number) =>
    say`${conflict(`${counted(deadEnds, 'dead end')}, and ${most} were allowed.`)} Where did every one of them happen? Start again, and go there sooner.`,
  tooLate: (most: number) =>
    say`${conflict(`With ${most} dead ends it can’t be done any more.`)} Go on to see how many it takes, or start again.`,
  ended: say`The search is back at the top. Press ${strong('Start again')} to try another order.`,
};
