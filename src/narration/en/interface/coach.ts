import { counted, countedFirst } from '../../sentence.ts';

/** Words of the coach, and of a position that is practised in Play. */

/** The box beside the board of a position that is practised. */
export const practice = {
  label: 'Practice',
  title: (technique: string) => `Practice: ${technique}`,
  /** `technique` as within a sentence. */
  findStrike: (technique: string) =>
    `All simpler steps are done. Find the ${technique}, and strike a candidate that it rules out: choose Strike (V), then its digit.`,
  findDigit: 'All simpler steps are done. Find the digit that this technique writes.',
  otherStrike: (technique: string) => `The ${technique} here doesn’t rule that candidate out. Undo the strike and look again.`,
  found: (technique: string, time: string) => `You found the ${technique} after ${time}. Play on to the end, or try another position.`,
  shown: 'A hint showed you the move, so the coach counts it as missed. Follow why it holds, then try another position.',
  guess: (technique: string) =>
    `This digit is right, but the ${technique} doesn’t show it yet, so the coach counts it as a guess. Undo it and look again.`,
  mistake: 'This move is wrong, so the coach counts the position as missed. Undo it and look again.',
  opening: 'Looking for a position …',
  begun: 'Here is the position, just before the move.',
  noTechnique: (name: string) => `The link asks for a technique “${name}”, which Play doesn’t know, so your game is here as you left it.`,
  other: 'Another position',
  card: 'Its card',
  back: (from: string) =>
    from.startsWith('reference/')
      ? 'Back to the card'
      : from.startsWith('chapters/')
        ? 'Back to the chapter'
        : from.startsWith('play/review')
          ? 'Back to your solve'
          : 'Back to the coach',
};

export const title = 'Coach';
export const description = 'What you saw, missed and were slow at in Play, technique by technique, and what to practise next.';
export const lede = 'Which techniques you see, miss and are slow at.';
export const noScript = 'The coach reads what this browser remembers of your solves. That needs JavaScript.';
/** Links from Play. */
export const open = 'Coach and statistics';
export const backToPlay = 'Back to Play';

/** What the page is about: 'From 23 solves and 4 positions that you practised.' */
export const from = (solves: number, positions: number) =>
  `From ${[...(solves > 0 ? [counted(solves, 'solve')] : []), ...(positions > 0 ? [`${counted(positions, 'position')} that you practised`] : [])].join(' and ')}.`;
export const kept = {
  title: 'What is kept',
  about:
    'For each puzzle you solve and each position you practise, this browser keeps the day and, move by move, the simplest technique that helped, what became of it, and the seconds you thought. Nothing of it leaves the browser.',
  most: 'After 300 solves and positions the oldest are forgotten. The export of Your puzzles saves all of it in a file.',
  erase: 'Erase what is kept',
  erased: 'Everything the coach kept is erased.',
  undo: 'Undo',
  back: 'The coach remembers again what it did before.',
};
export const learning = 'Looking at your latest solve …';
export const judgingAgain = (number: number, all: number) =>
  `The coach judges moves by a better rule now. Judging solve ${number} of ${all} again …`;
export const judgedAgain = (again: number, gone: number) =>
  [
    'The coach judges moves by a better rule now.',
    ...(again > 0 ? [`${countedFirst(again, 'solve was', 'solves were')} judged again.`] : []),
    ...(gone > 0
      ? [
          `${countedFirst(gone, 'older solve is', 'older solves are')} left out, because this browser doesn’t keep ${gone === 1 ? 'its game' : 'their games'} any more.`,
        ]
      : []),
  ].join(' ');
export const notLearned = 'Your latest solve couldn’t be judged. Reload the page to try again.';

export const empty = {
  title: 'Nothing to look at yet',
  about:
    'Solve a puzzle in Play, and come back. For every technique there was a chance for, you’ll see here whether you saw it, missed it or were slow, how many seconds you thought, and where you guessed or made a mistake. After three chances for a technique, in two solves or more, the coach proposes what to practise.',
  play: 'Play a puzzle',
  start: 'Or practise now, beginning with pointing',
};

export const table = {
  caption: 'Techniques there was a chance for',
  technique: 'Technique',
  last: 'Last chances',
  all: 'All',
  median: 'Median',
  lately: 'Last five',
  passed: 'Passed over',
  guesses: 'Guesses',
  mistakes: 'Mistakes',
  hints: 'Hints',
  practise: 'Practise',
  /** For screen readers: the name of the button in a technique’s row. */
  practiseOne: (technique: string) => `Practise ${technique}`,
  none: '–',
  next: 'next',
  /** What the signs of a row say, oldest first. */
  marks: (seen: number, slow: number, missed: number) => `${seen} seen, ${slow} slow, ${missed} missed`,
};
export const marks = {
  title: 'Signs',
  seen: 'seen',
  slow: 'slow: over twice your median',
  missed: 'missed: a harder move, a hint, a guess or a mistake',
};
export const aboutChances =
  'Each move is a chance for the technique it needs at least, and each hint for the technique it shows. A guess is one for the simplest technique that gave a digit. You passed over a single that had been open for a minute, and any other technique that was simpler than yours.';

export const next = {
  heading: 'Next',
  title: (technique: string) => `Next: ${technique}`,
  /** `technique` as within a sentence. */
  missed: (technique: string, count: number, of: number, seconds: number | undefined) =>
    `You missed the ${technique} ${times(count)} in your last ${counted(of, 'chance')}${
      seconds === undefined
        ? ''
        : `, and when you saw it, you needed ${seconds < 1 ? 'less than a second' : `about ${counted(seconds, 'second')}`}`
    }.`,
  slow: (technique: string, count: number, of: number, seconds: number) =>
    `You see the ${technique}, but ${times(count)} in your last ${counted(of, 'chance')} it took you more than twice as long as usual, which is ${seconds < 1 ? 'less than a second' : counted(seconds, 'second')}.`,
  first: (technique: string) => `You’ve missed nothing lately, and haven’t had a chance for the ${technique} yet.`,
  tooFew:
    'Too little to say yet. The coach proposes what to practise once you’ve had three chances for a technique, in two solves or more.',
  about: 'This position stops just before its key move. All simpler steps are done.',
  practise: (technique: string) => `Practise ${technique}`,
  card: 'Its card',
};
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const plot = {
  title: 'How long you thought',
  about: 'A row for each technique, easiest first, and a sign for each chance. Further right means more seconds.',
  axis: 'seconds',
  seen: 'seen',
  late: 'one of the last five seen',
  median: 'your median',
  passed: 'passed over',
  hint: 'shown by a hint',
  guess: 'guess',
  mistake: 'mistake',
};
