import type { carve } from '../../../engine/generate/carve.card.ts';
import { groupOf } from '../../../engine/generate/carve.ts';
import { cellName } from '../../../engine/grid.ts';
import { ladder, levelNames } from '../../../engine/logic/ladder.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { LooseStep, Narrator, QuestionWords } from '../../narrator.ts';
import { counted, listed, type Sentence, say, toned, withArticle } from '../../sentence.ts';

type State = ReturnType<typeof carve.start>;
type Step = StepOf<typeof carve.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const done = toned('done');

const at = (state: State, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: State, digit: number) => symbolOf(state.puzzle, digit);
const nameOf = (rung: number) => ladder[rung]?.technique.name ?? 'none';
const levelOf = (state: State) => levelNames[state.options.level];

const verdict: QuestionWords<State> = {
  ask: ({ cell }, state) => say`Is the puzzle still good without ${at(state, cell)} and the cells that go with it?`,
  choice: ({ kind }) => choices[kind] ?? kind,
  why: verdictWords,
  whyNot: (actual, chosen, state) => {
    if (chosen.kind === 'ambiguous') return say`The fast solver finds exactly one solution.`;
    if (chosen.kind === 'solvable') return say`Something is then wrong with the puzzle, so the program puts the digits back.`;
    return actual.kind === 'ambiguous'
      ? say`The techniques are tried only when there is one solution.`
      : say`Techniques up to ${levelOf(state)} still solve it.`;
  },
  shows: ({ cell }) => ({ cells: [cell] }),
};

const choices: Readonly<Record<string, string>> = {
  solvable: 'yes, it can be solved at this level',
  stuck: 'no, it becomes too hard',
  ambiguous: 'no, it has a second solution',
};

function verdictWords(step: LooseStep, state: State): Sentence {
  const group = listed(groupOf(state, step.cell).map((cell) => at(state, cell)));
  switch (step.kind) {
    case 'ambiguous':
      return say`Without ${group} the puzzle has ${clashing('a second solution')}.`;
    case 'stuck':
      return say`Without ${group} there is one solution, but techniques up to ${levelOf(state)} fill ${state.puzzle.grid.cellCount - state.givens - step.open} of the ${state.puzzle.grid.cellCount - state.givens} open cells and are then ${clashing('stuck')}.`;
    default:
      return say`Without ${group}, techniques up to ${levelOf(state)} ${placed('still solve it')}. The hardest one needed: ${nameOf(step.rung)}.`;
  }
}

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['fill a grid at random', ['begin']],
    ['for each group of cells:', []],
    ['  take out its digits', ['lift']],
    ['  a second solution: put them back', ['ambiguous']],
    ['  the techniques get stuck: put them back', ['stuck']],
    ['    (they stay for good)', ['putBack']],
    ['  else: they stay out', ['solvable']],
    ['too easy at the end: begin again', ['tooEasy']],
    ['hard enough: done', ['finished']],
  ],
  start: (state) =>
    say`Carve ${withArticle(levelOf(state))} puzzle: take digits out for as long as its techniques still lead to the one solution.`,
  steps: {
    begin: (step) => say`A full grid, filled at random. This is attempt ${step.attempt}.`,
    lift: (step, state) => say`Take ${trying(symbol(state, step.digit))} out of ${at(state, step.cell)}.`,
    ambiguous: (step, state) => say`${verdictWords(step, state)} The two solutions differ in the divided cells.`,
    stuck: verdictWords,
    solvable: verdictWords,
    putBack: (step, state) => say`Put ${placed(symbol(state, step.digit))} back into ${at(state, step.cell)}. It stays for good.`,
    tooEasy: (step, state) =>
      say`No more digits can be taken out. The hardest technique needed: ${nameOf(step.rung)}. That is ${clashing('not yet')} ${levelOf(state)}.`,
    finished: (step, state) =>
      say`${done('The puzzle')} has ${counted(step.givens, 'given')} and is ${levelOf(state)}. The hardest technique needed: ${nameOf(step.rung)}.`,
    tooOften: (step, state) =>
      say`${clashing('Too many attempts.')} None of ${counted(step.attempts, 'grid')} gave ${withArticle(levelOf(state))} puzzle.`,
  },
  values: { rung: nameOf },
  questions: { ambiguous: verdict, stuck: verdict, solvable: verdict },
};
