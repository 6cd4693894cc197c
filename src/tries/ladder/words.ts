import { number } from '../../narration/en/interface/language.ts';
import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a position to strike marks in shares, wherever it stands. */
export const drill = {
  /** Above the marks of the chosen cell. */
  marksOf: (cell: string) => `${cell}:`,
  noMarks: 'Click a mark, or choose a cell and then its mark here.',
  noMarksOnTrial: 'Click a mark to write it on trial, or choose a cell and then its mark here.',
  strike: (digit: string, cell: string) => `Strike ${digit} from ${cell}`,
  write: (digit: string, cell: string) => `Write ${digit} into ${cell}`,
  showPattern: 'Show the pattern',
  hidePattern: 'Hide the pattern',
  /** The same technique to be found elsewhere. */
  other: 'Another position',
  link: 'Link to this position',
  play: 'Practise in Play',
  legend: {
    title: 'Lines',
    strong: 'strong link: at least one of the two is right',
    weak: 'weak link: at most one of the two is right',
    sees: 'sees: why a mark is struck',
    begins: 'the supposition',
    right: 'right under the supposition',
    wrong: 'wrong under the supposition',
    set: 'almost locked set, with its letter',
    ways: 'lines: a colour for each supposition',
  },
};

/** What is said of a link to a position that could not be followed. */
export const linkFaults = {
  noTechnique: (name: string) => `The link names a technique “${name}”, which isn’t on this ladder, so it begins as usual.`,
  noName: 'The link names a position but no technique, so the ladder begins as usual.',
  noPosition: (text: string) => `The link asks for position “${text}”, which isn’t a whole number, so this is the first one.`,
};

/** The ladder of techniques, climbed by hand. */
export const ladder = {
  about: 'A ladder of techniques, each with a position to find it in',
  task: say`${strong('Strike a mark that can’t stay,')} or write the digit that must be there.`,
  start: say`Look for the pattern first. You’ll see it when you ask for it, or after two tries that are marked in red. Click a digit in the grid to light up its marks.`,
  seen: (fills: boolean): Sentence =>
    fills
      ? say`There it is. ${strong('Write the digit')} that it proves.`
      : say`There it is. ${strong('Strike a mark')} that it rules out.`,
  idea: say`A technique is a small proof. As far as you can see, the grid can still be filled in several ways. ${strong('But what the technique concludes is true in all of them.')}`,
  rung: 'Rung',
  rungs: 'Rungs, the easiest at the bottom',
  /** Where there is only one level, its name says nothing. */
  level: (name: string | undefined, done: number, all: number) => (name ? `${name} · ${done} of ${all}` : `${done} of ${all} done`),
  done: (name: string) => `${name}, climbed`,
  head: (level: string, weight: number) => `${level}, weight ${number(weight)}`,
  next: (name: string) => `Next: ${name}`,
  last: 'Back to the lowest rung',
};

/** Fish and wings, found as on the ladder. */
export const patterns = {
  about: 'Fish and wings, each with a position to find it in',
  task: say`${strong('Find the pattern')}, and strike a mark that can’t stay.`,
  start: ladder.start,
  idea: say`Each of these patterns is a proof by cases. You don’t know which case is true, but ${strong('the mark can’t stay in any of them')}.`,
  rungs: 'Fish and wings, the easiest at the bottom',
};

/** A chain, followed link by link. */
export const chain = {
  about: 'Chains of candidates to follow link by link',
  task: say`Follow the chain link by link. ${strong('Then strike a mark that can’t stay.')}`,
  start: say`Press ${strong('Next link')} to see what follows from the supposition.`,
  idea: say`A chain turns a supposition into a fact: ${strong('one of its two ends is right')}, so a mark that sees both ends is wrong. If a chain contradicts its own beginning, the supposition was false.`,
  rungs: 'Chains, the easiest at the bottom',
  forward: 'Next link ›',
  back: '‹ Previous link',
  /** The same where digits are written on trial. */
  trial: { forward: 'Next step ›', back: '‹ Previous step' },
  /** What was written on trial is erased with the mark. */
  erased: (why: Sentence): Sentence => say`${why} ${strong('Previous step')} shows the trial again.`,
  /** The loop from the opposite supposition. */
  turn: 'The other way round',
  thoughts: 'The argument, thought by thought',
  /** The mark is struck by another chain of the rung than the one that is told. */
  another: (name: string, why: Sentence): Sentence => say`${strong(`Another ${name} shows it.`)} ${why}`,
};

/** What supposes a digit, followed thought by thought. */
export const suppose = {
  about: 'Suppositions to follow step by step',
  task: say`Suppose a digit, and follow what it leads to. ${strong('Then strike the mark that can’t stay.')}`,
  start: say`While a digit is supposed, ${strong('click a mark that has to follow')}, and the argument goes on from there. Or press ${strong('Next step')} to see what follows.`,
  follows: (cell: string, digit: string): Sentence => say`Under this supposition ${toned('logic')(cell)} has to be ${digit}.`,
  elsewhere: (cell: string, digit: string): Sentence =>
    say`Under this supposition ${toned('logic')(cell)} does have to be ${digit}, but the chain that is told takes ${strong('another way')}.`,
  isOver: say`This trial is over, because it has already led to something impossible. ${strong('Strike the mark it began with.')}`,
  notYet: (cell: string, digit: string): Sentence =>
    say`Nothing is impossible yet, so the ${digit} in ${cell} may be right. ${strong('Write what follows from it first.')}`,
  struck: (cell: string, digit: string, by: string, byDigit: string): Sentence =>
    digit === byDigit
      ? say`${toned('conflict')(cell)} can’t be ${digit}, because it sees the ${digit} in ${by}.`
      : say`${toned('conflict')(cell)} is ${byDigit} on this trial.`,
  open: (digit: string, house: string, cells: readonly string[]): Sentence =>
    say`It doesn’t have to be there. In ${house} the ${digit} still has ${counted(cells.length, 'place')}: ${toned('conflict')(listed(cells))}. Look for a house that has only one.`,
  otherDigit: (digit: string): Sentence => say`Nishio follows the ${digit} alone. Where else must there be a ${strong(digit)}?`,
  idea: say`A supposition can prove something even if it’s false. If it ${strong('leads to something impossible')}, it was false.`,
  rung: 'Technique',
  rungs: 'Techniques that suppose a digit, the easiest at the bottom',
};

/** A quiz over all rungs. Techniques come by their names. */
export const quiz = {
  about: 'A quiz over all patterns but singles',
  task: say`${strong('Name the pattern')}, or find the named one and strike what it rules out.`,
  start: say`Except for singles, each pattern comes up once, the easy ones first, in a grid that has been turned, shuffled and renumbered.`,
  idea: say`Knowing a pattern’s name is only half the skill. The other half is ${strong('seeing it where nobody has outlined it')}.`,
  question: (index: number) => `Question ${number(index)}`,
  name: 'Which technique is this?',
  find: (name: string): Sentence => say`Find the ${strong(name)}, and strike or write what it proves.`,
  next: 'Next question',
  right: (name: string, why: Sentence): Sentence => say`${strong(`Yes, it’s ${name}.`)} ${why}`,
  /** The first wrong name of a question is not told the right one. */
  wrong: (name: string, idea: string): Sentence =>
    say`${toned('conflict')(name)} looks different: ${small(idea)} ${strong('Look again:')} which cells are outlined, and which houses?`,
  wrongAgain: (name: string, idea: string, saw: Sentence): Sentence =>
    say`${toned('conflict')(name)} looks different: ${small(idea)} ${strong('What is drawn here:')} ${saw}`,
  noScript: 'The questions need JavaScript. Without it, cover the names of the cards in the Reference and guess them from their grids.',
  counts: (named: number, found: number) => `named ${number(named)} · found ${number(found)}`,
  choices: 'Techniques to choose from',
};
