import { bitOf } from '../../engine/candidates.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import type { humanSolver } from '../../engine/logic/human-solver.ts';
import { ladder, levelNames } from '../../engine/logic/ladder.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { StepOf } from '../../engine/step.ts';
import type { Narrator } from '../narrator.ts';
import { counted, listed, type Sentence, say, toned } from '../sentence.ts';
import { conclusion, explain, nameInText } from './techniques.ts';

type State = ReturnType<typeof humanSolver.start>;
type Step = StepOf<typeof humanSolver.steps>;

const placed = toned('placed');
const removed = toned('removed');
const clashing = toned('conflict');
const logic = toned('logic');
const done = toned('done');

const at = (state: State, cell: number) => cellName(state.grid, cell);
const symbol = (state: State, digit: number) => symbolOf(state.puzzle, digit);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Some sentences as one. */
const joined = (sentences: readonly Sentence[]): Sentence =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [{ text: ' ' }, ...sentence]));

export const words: Narrator<State, Step> = {
  start: (state) =>
    say`Every open cell with its candidates, ${counted(state.left, 'candidate')} in all. ${capital(counted(state.rungs.length, 'technique'))} may be used, the simplest first.`,
  steps: {
    look: ({ rung }) => say`${ladder[rung]!.technique.name}: nothing to find here. Look for something harder.`,
    see: ({ rung }, state) =>
      joined([say`${logic(ladder[rung]!.technique.name)} (${levelNames[ladder[rung]!.level]}).`, ...explain(state.found!, state.puzzle)]),
    strike: ({ cell, digit }, state) =>
      say`Strike ${removed(symbol(state, digit))} from ${at(state, cell)}: ${nameInText(state.found!.technique)}.`,
    place: ({ cell, digit }, state) =>
      say`Write ${placed(symbol(state, digit))} into ${at(state, cell)}: ${nameInText(state.found!.technique)}. Its peers lose the candidate.`,
    solved: () => say`${done('Solved')} without a guess.`,
    stuck: (_, state) =>
      say`${clashing('Stuck.')} None of the ${state.rungs.length} techniques helps any more, and ${counted(state.left, 'candidate')} are left. From here one would have to guess, or know more.`,
    noSolution: ({ cell }, state) =>
      state.trusted
        ? say`${at(state, cell)} has ${clashing('no candidate left')}. A rule was used that trusts in a single answer, so the puzzle has none, or more than one.`
        : say`${at(state, cell)} has ${clashing('no candidate left')}. The puzzle has no solution.`,
  },
  questions: {
    strike: {
      ask: ({ digit }, state) =>
        say`You see the pattern: ${nameInText(state.found!.technique)}. Which cell loses its candidate ${removed(symbol(state, digit))}?`,
      choice: ({ cell }, state) => at(state, cell),
      whyNot: (_, { cell, digit }, state) => {
        const name = symbol(state, digit);
        if (!(state.candidates[cell]! & bitOf(digit))) return say`${at(state, cell)} has no candidate ${name} to lose.`;
        const inPattern = state.found!.pattern.some(({ cells }) => cells.includes(cell));
        if (inPattern) return say`${at(state, cell)} belongs to the pattern. Its ${name} is part of the argument and stays.`;
        return say`Nothing in the pattern forbids ${name} there. ${conclusion(state.found!, state.puzzle)}`;
      },
    },
    place: {
      ask: ({ cell }, state) => say`You see the pattern: ${nameInText(state.found!.technique)}. Which digit goes into ${at(state, cell)}?`,
      choice: ({ digit }, state) => symbol(state, digit),
      whyNot: ({ cell, digit: right }, { digit }, state) => {
        const holder = state.grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === digit);
        if (holder !== undefined)
          return say`${symbol(state, digit)} stands already in its ${listed(sharedHouses(state.grid, cell, holder))}, at ${at(state, holder)}.`;
        if (!(state.candidates[cell]! & bitOf(digit))) return say`${symbol(state, digit)} was struck from ${at(state, cell)} before.`;
        return say`${symbol(state, digit)} is still possible there, but nothing shows it. For ${placed(symbol(state, right))} something does.`;
      },
    },
  },
};
