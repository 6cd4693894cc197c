import { bitOf, candidatesOf, digitsOf } from '../../../engine/candidates.ts';
import { cellName, sharedHouses } from '../../../engine/grid.ts';
import { answerCount } from '../../../engine/logic/answer-count.ts';
import { type humanSolver, instanceSeen } from '../../../engine/logic/human-solver.card.ts';
import { ladder, levelNames, rungOf } from '../../../engine/logic/ladder.ts';
import type { CellDigit, Instance } from '../../../engine/logic/technique.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { LooseStep, Narrator, PseudocodeLine } from '../../narrator.ts';
import { counted, either, listed, type Sentence, say, startOfSentence, toned } from '../../sentence.ts';
import { inWordsOf } from '../house-words.ts';
import { ladderMoves } from '../ladder-moves.ts';
import { explain, nameInText } from '../techniques.ts';

type State = ReturnType<typeof humanSolver.start>;
type Step = StepOf<typeof humanSolver.steps>;

const placed = toned('placed');
const removed = toned('removed');
const clashing = toned('conflict');
const logic = toned('logic');
const done = toned('done');

const at = (state: State, cell: number) => cellName(state.grid, cell);
const symbol = (state: State, digit: number) => symbolOf(state.puzzle, digit);
/** Some sentences as one. */
const joined = (sentences: readonly Sentence[]): Sentence =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [{ text: ' ' }, ...sentence]));

const instanceOf = (step: LooseStep, state: State): Instance => instanceSeen(state, { rung: step.rung, instance: step.instance });

/** The candidate that a guess names, or the first that the pattern places or strikes. */
function conclusionOf(step: LooseStep, state: State): CellDigit {
  if (step.cell !== undefined) return { cell: step.cell, digit: step.digit };
  const { placements, eliminations } = instanceOf(step, state);
  return (placements[0] ?? eliminations[0])!;
}

/** Whether the pattern can be seen without pencil marks: nothing that was struck before is needed. */
function isSeenInDigits(found: Instance, { grid, givens, digits }: State): boolean {
  const plainly = rungOf(found.technique).technique.find({ grid, givens, digits, candidates: candidatesOf(grid, digits) });
  const { cell, digit } = found.placements[0]!;
  return plainly.some(({ placements }) => placements[0]?.cell === cell && placements[0].digit === digit);
}

/** Says in short why it is the cell of a single; nothing for other patterns. */
function whyHere({ technique, houses, placements }: Instance, state: State): string {
  const house = houses.length > 0 ? houseName(state.grid, houses[0]!) : '';
  if (technique === 'full-house') return `, the last open cell of ${house}, where only ${symbol(state, placements[0]!.digit)} was missing`;
  if (technique.startsWith('hidden-single')) return `, its only place in ${house}`;
  return technique === 'naked-single' ? ', which has no other candidate' : '';
}

/** The techniques that a run has, and that some are switched off where it lacks any. */
const techniquesOf = ({ rungs }: { readonly rungs: readonly unknown[] }) =>
  `${rungs.length} techniques${rungs.length < ladder.length ? ' that are switched on' : ''}`;

/** The most techniques named one by one in the short form of the algorithm. */
const FEW = 3;

const anyTechnique = (rungs: State['rungs']): PseudocodeLine<Step>[] => [
  ['mark all candidates', []],
  ['while a cell is open:', []],
  ['  a cell has none: no solution', ['noSolution']],
  ['  from the easiest technique up:', []],
  ['    no pattern: try the next', ['look']],
  ['    a pattern: stop looking', ['see']],
  ['  no pattern at all: stuck', ['stuck']],
  ['  strike what the pattern rules out', ['strike']],
  ['  write what it proves', ['place']],
  [rungs.some(({ guesses }) => guesses) ? 'solved' : 'solved, without a guess', ['solved']],
];

/** The pseudocode with few techniques: lights the line of the one being searched for. */
const eachTechnique = (rungs: State['rungs'], step: Step | undefined): PseudocodeLine<Step>[] => [
  ['mark all candidates', []],
  ['while a cell is open:', []],
  ...rungs.map(({ technique }, index): PseudocodeLine<Step> => {
    const isSought = step && 'rung' in step && ladder[step.rung]!.technique === technique;
    return [`  ${index === 0 ? 'look' : 'else'} for a ${nameInText(technique.id)}`, isSought ? ['look', 'see'] : []];
  }),
  ['  found one: write its digit', ['place']],
  ['  found none: stuck', ['stuck', 'noSolution']],
  ['solved, without a guess', ['solved']],
];

/** The sentence for runs without techniques that rely on a unique solution. */
const SEVERAL = 'This puzzle has more than one solution, so techniques that rely on a single one are left out.';

export const words: Narrator<State, Step> = {
  pseudocode: ({ rungs }, step) => (rungs.length > FEW ? anyTechnique(rungs) : eachTechnique(rungs, step)),
  start: (state) =>
    say`Every open cell with its candidates, ${counted(state.left, 'candidate')} in all. ${startOfSentence(counted(state.rungs.length, 'technique'))} may be used, the simplest first.${answerCount(state) === 2 ? ` ${SEVERAL}` : ''}`,
  steps: {
    look: ({ rung }, { grid }) => say`${inWordsOf(grid, ladder[rung]!.technique.name)}: no such pattern in the grid now.`,
    see: ({ rung }, state) =>
      joined([
        say`${logic(inWordsOf(state.grid, ladder[rung]!.technique.name))} (${levelNames[ladder[rung]!.level]}).`,
        ...explain(state.found!, state.puzzle),
      ]),
    strike: ({ cell, digit }, state) =>
      say`Strike ${removed(symbol(state, digit))} from ${at(state, cell)}: ${nameInText(state.found!.technique, state.grid)}.`,
    place: ({ cell, digit }, state) =>
      say`Write ${placed(symbol(state, digit))} into ${at(state, cell)}${whyHere(state.found!, state)}: ${nameInText(state.found!.technique, state.grid)}. The candidate is struck from its peers.`,
    solved: (_, { guesses }) =>
      guesses === 0 ? say`${done('Solved')} without a guess.` : say`${done('Solved')}, with ${counted(guesses, 'guess', 'guesses')}.`,
    stuck: (_, state) => {
      if (answerCount(state) === 2)
        return say`${clashing('Stuck.')} ${SEVERAL} None of the other ${state.rungs.length} techniques helps any more, and ${counted(state.left, 'candidate')} are left. Where the solutions differ, no proof can decide.`;
      return state.rungs.some(({ guesses }) => guesses)
        ? say`${clashing('Stuck.')} None of the ${techniquesOf(state)} helps any more, not even a guess, and ${counted(state.left, 'candidate')} are left. There is more than one solution, or too much to try.`
        : say`${clashing('Stuck.')} None of the ${techniquesOf(state)} helps any more, and ${counted(state.left, 'candidate')} are left. To go on, you’d have to suppose a digit or use a technique that isn’t here.`;
    },
    noSolution: ({ cell }, state) => say`${at(state, cell)} has ${clashing('no candidate left')}. The puzzle has no solution.`,
  },
  values: { rung: (rung) => ladder[rung]!.technique.name, instance: () => '' },
  questions: {
    see: {
      ask: (step, state) => {
        const found = instanceOf(step, state);
        const where = found.houses.length > 0 ? ` in ${listed(found.houses.map((house) => houseName(state.grid, house)))}` : '';
        const name = nameInText(found.technique).replace(/ in a (box|line)$/, '');
        return say`The simplest technique that helps now: ${logic(name)}${where}. ${found.placements.length > 0 ? 'What goes where?' : 'Which candidate can be struck?'}`;
      },
      choice: (step, state) => {
        const { cell, digit } = conclusionOf(step, state);
        const strikes = instanceOf(step, state).placements.length === 0;
        return `${symbol(state, digit)} ${strikes ? 'from' : 'in'} ${at(state, cell)}`;
      },
      why: (step, state) => {
        const { cell, digit } = conclusionOf(step, state);
        const all = ladder[step.rung]!.technique.find(state);
        const shows = all.find(({ placements, eliminations }) =>
          [...placements, ...eliminations].some((each) => each.cell === cell && each.digit === digit),
        );
        return joined(explain(shows ?? instanceOf(step, state), state.puzzle).slice(0, 2));
      },
      whyNot: (step, { cell, digit }, state) => {
        const found = instanceOf(step, state);
        const name = symbol(state, digit);
        const holder = state.grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === digit);
        if (holder !== undefined)
          return say`${name} is already in the ${sharedHouses(state.grid, cell, holder)[0]!} of ${at(state, cell)}, at ${at(state, holder)}.`;
        if (!(state.candidates[cell]! & bitOf(digit))) return say`${name} was struck from ${at(state, cell)} earlier.`;
        if (found.placements.length === 0) {
          if (found.pattern.some(({ cells }) => cells.includes(cell)))
            return say`${at(state, cell)} belongs to the pattern. Its ${name} is part of the argument and stays.`;
          const isOutside = found.houses.length > 0 && !found.houses.some((house) => state.grid.cellsOfHouse[house]!.includes(cell));
          const houses = listed(found.houses.map((house) => houseName(state.grid, house)));
          return isOutside
            ? say`Nothing in the pattern forbids ${name} in ${at(state, cell)}: the pattern is about ${houses}, and ${at(state, cell)} isn’t in ${found.houses.length === 1 ? 'it' : 'them'}.`
            : say`Nothing in the pattern forbids ${name} in ${at(state, cell)}.`;
        }
        const left = digitsOf(state.candidates[cell]!).map((each) => symbol(state, each));
        if (found.houses.length === 0) return say`${at(state, cell)} can still be ${either(left)}.`;
        const house = found.houses[0]!;
        const places = state.grid.cellsOfHouse[house]!.filter((each) => state.candidates[each]! & bitOf(digit));
        return say`In ${houseName(state.grid, house)} the ${name} could still be at ${either(places.map((each) => at(state, each)))}.`;
      },
      shows: (step, state) => {
        const found = instanceOf(step, state);
        const { houses } = found;
        if (found.placements.length > 0 && isSeenInDigits(found, state)) return { houses };
        return { houses, marks: Array.from(state.digits.keys()) };
      },
    },
  },
  manual: ladderMoves,
};
