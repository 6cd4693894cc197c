import { counted, countedFirst, listed } from '../../sentence.ts';

/** Words of the page on which a player looks at a solve. */

export const title = 'Your solve';
export const description = 'Look at your own solve: which technique showed each move, which were guesses, and what you passed over.';
export const heading = 'Your solve';
export const noScript = 'This page reads a solve from your browser or from a link, and judges its moves. That needs JavaScript.';
export const back = 'Back to the puzzle';
export const views = 'View';
export const moveByMove = 'Move by move';
export const byTechnique = 'By technique';
export const share = 'Share';
export const compare = 'Open in Compare';
export const openFile = 'Open a solve …';
export const verdict = 'Verdict';
export const ladderRun = 'The ladder’s run';
export const strip = 'Moment of the solve';
export const buttons = {
  first: 'First move',
  previous: 'Previous move',
  play: 'Play',
  pause: 'Pause',
  next: 'Next move',
  last: 'Last move',
};
export const to = 'to';
export const groups = { guess: 'Guesses', mistake: 'Mistakes', passed: 'Passed over', long: 'Longest thinks' };
export const previousOf = (group: string) => `Previous of “${group}”`;
export const nextOf = (group: string) => `Next of “${group}”`;
export const playOn = 'Play on from here';
export const showIt = 'Show that move';
export const showMine = 'Show my move';
export const whyInFull = 'Why, in full';
export const lessOfIt = 'In short';
/** The link to where a technique is explained. */
export const learn = (technique: string) => `Learn ${technique} ›`;
export const practise = (technique: string) => `Practise ${technique}`;
export const steps = 'Steps';
export const step = (number: number, technique: string) => `${number}. ${technique}`;

/** What is on top: 'Hard · 9 × 9 · 29 givens · 11:12, and 2 pauses · 66 moves'. `given`: the givens, or the cages of a killer. */
export const facts = (level: string, size: number, given: string, time: string, pauses: number, moves: number) =>
  [
    ...(level === '' ? [] : [level]),
    `${size} × ${size}`,
    given,
    pauses > 0 ? `${time}, and ${counted(pauses, 'pause')}` : time,
    counted(moves, 'move'),
  ].join(' · ');
export const beyond = 'beyond our techniques';
/** Where seconds of moves are unknown. */
export const untimed = (moves: number) => `The seconds of the first ${counted(moves, 'move')} weren’t recorded.`;

export const start = {
  title: 'The puzzle as you got it',
  about: 'Go to your first move with the right arrow key or the button, or drag along the strip.',
};
export const moveHead = (number: number) => `Move ${number}`;
export const moveTime = (time: string, thought: number) => `at ${time} · ${thought} s after the one before`;
export const firstTime = (time: string) => `at ${time}`;
export const takenBackLater = 'taken back later';
export const judging = (done: number, all: number) => `Reading your solve: ${done} of ${counted(all, 'move')} judged …`;
export const notJudged = 'This move hasn’t been judged yet.';
export const failed = 'The moves couldn’t be judged. Reload the page to try again.';
export const digitsWritten = (count: number) => `${counted(count, 'digit')} written`;
export const ladderStuck = 'The ladder writes no digit here.';
export const position = (move: number, moves: number) => `${move} / ${moves}`;
export const clock = (now: string, end: string) => `${now} of ${end}`;
export const atMove = (move: number, time: string, title: string) => `Move ${move} at ${time}: ${title}`;
export const atStart = 'Start';

/** What the strip shows. */
export const lanes = {
  nothing: 'guess or mistake',
  simplest: ['simplest rung', 'that gave a digit'],
  ladder: 'The ladder, same digits',
  paused: (length: string) => `paused ${length}`,
};
export const legend = {
  title: 'Signs of the strip',
  shown: 'a digit, by the technique that showed it',
  strike: 'a strike',
  guess: 'a right guess, or a strike that nothing shows yet',
  mistake: 'a wrong digit, or a strike of the right one',
  hollow: 'a move that was taken back',
  passed: 'something simpler was open: a single for a minute, or another technique',
  undo: 'a move taken back',
  hint: 'shown to you by a hint',
};

/** The table by technique. */
export const table = {
  caption: 'Techniques of this solve',
  technique: 'Technique, hardest first',
  you: 'You needed at least',
  ladder: 'Ladder',
  seconds: 'Seconds a use: each dot is a move',
  median: 'Median',
  passed: 'Passed over',
  longest: 'Longest open',
  guessed: 'Guessed instead',
  none: '–',
  card: 'Card ›',
  cardOf: (technique: string) => `Card of ${technique}`,
  inSeconds: (seconds: number) => `${seconds} s`,
};
export const says = {
  title: 'What this solve says',
  /** The move in front of which a simpler rung was open longest. `open`: for how long, where it was a single. */
  passed: (at: string, used: string, simpler: string, open: 'also' | 'always' | (string & {})) =>
    `The move at ${at} needed at least this technique: ${used}. A simpler one ${
      open === 'also' ? 'also gave a digit' : open === 'always' ? 'had been open from the start' : `had been open for ${open}`
    }: ${simpler}.`,
  guesses: (count: number) =>
    count === 1
      ? 'One move was a guess: it was right, but nothing showed it when you made it.'
      : `${countedFirst(count, 'move was a guess', 'moves were guesses')}: they were right, but nothing showed them when you made them.`,
  guessedInstead: (technique: string, times: readonly string[]) => `At ${listed(times)} you could have gone on with ${technique}.`,
  /** `sure`: how many were made although a single showed the right digit. */
  mistakes: (count: number, sure: number) =>
    `${countedFirst(count, 'move was a mistake', 'moves were mistakes')}${
      sure === 0
        ? ''
        : `${count === 1 ? ', although' : sure === count ? '; each time' : `; ${sure} of them although`} a single showed the right digit`
    }.`,
  hints: (count: number) => `Hints showed you ${counted(count, 'move')}.`,
  clean: 'Every move was shown by a technique, and nothing simpler was passed over.',
  empty: 'There are no moves yet. Play a little, and come back.',
};

export const shareBox = {
  title: 'Share this solve',
  about: 'The moves, the seconds and the pauses are in the link. Nothing is uploaded. Everyone who opens it sees what you see here.',
  length: (characters: number) => `${counted(characters, 'character')}`,
  copy: 'Copy link',
  save: 'Save as trace (.ndjson)',
  copied: 'The link has been copied.',
  notCopied: 'The link couldn’t be copied. Select it above, and copy it yourself.',
  tooLong: 'This solve is too long for a link. Save it as a file.',
};
export const noSolve = {
  title: 'No solve to look at yet',
  about: 'Play a puzzle and come back: every move is recorded in this browser. Or open a solve that somebody saved.',
  play: 'Play a puzzle',
};
export const faults = {
  unreadable: (fault: string) => `This solve can’t be opened: ${fault}`,
};
export const shared = 'This solve came with a link or a file. Yours is still in this browser.';
export const mine = 'Look at my own solve';
export const moves = 'All moves';
