import type { lasVegas } from '../../../engine/generate/las-vegas.card.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { StepOf } from '../../../engine/step.ts';
import { refuted } from '../../belief.ts';
import type { Narrator, QuestionWords } from '../../narrator.ts';
import { counted, say, toned } from '../../sentence.ts';
import { lasVegasManual } from '../las-vegas-manual.ts';

type State = ReturnType<typeof lasVegas.start>;
type Step = StepOf<typeof lasVegas.steps>;

const placed = toned('placed');
const planted = toned('logic');
const clashing = toned('conflict');
const removed = toned('removed');
const strong = toned('strong');
const done = toned('done');

const at = (state: State, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: State, digit: number) => symbolOf(state.puzzle, digit);

const fits: QuestionWords<State> = {
  ask: ({ cell }, state) => say`The search comes to ${at(state, cell)}. Is there a digit left to place in it?`,
  choice: (step) => (step.kind === 'place' ? 'yes, a digit is placed' : 'no, it is a dead end'),
  why: (step, state) =>
    step.kind === 'place'
      ? say`${placed(symbol(state, step.digit))} isn’t in any peer of ${at(state, step.cell)} and hasn’t been tried there, so it is placed.`
      : say`Each digit that fits in ${at(state, step.cell)} has been tried, or there never was one. The search has to go back.`,
  whyNot: (_actual, chosen, state) =>
    chosen.kind === 'place'
      ? refuted(
          { id: 'nothing-left', says: 'a digit is left where none is' },
          say`Every digit is in a peer of ${at(state, chosen.cell)}, or has been tried there.`,
        )
      : refuted(
          { id: 'one-left', says: 'a cell is a dead end although a digit is left for it' },
          say`Look for a digit that no peer of ${at(state, chosen.cell)} holds. There is one.`,
        ),
  shows: ({ cell }) => ({ cells: [cell] }),
};

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['fill an empty grid, again and again:', ['startOver']],
    ['  a few times: put a random digit into a random cell', ['plant']],
    ['    no digit fits there: start over', ['barren']],
    ['  search, the cell with the fewest candidates first:', ['search']],
    ['    place the next digit that fits', ['place']],
    ['    none is left: take the last one back', ['deadEnd', 'takeBack']],
    ['    after too many placements: start over', ['giveUp']],
    ['  until the grid is full', ['solved', 'tooOften']],
  ],
  start: (state) =>
    say`An empty grid. First come random digits in random cells, then a search that gives up after ${state.options.patience} placements.`,
  steps: {
    plant: (step, state) =>
      say`Plant ${planted(symbol(state, step.digit))} in ${at(state, step.cell)}: cell and digit are drawn at random, and no rule is broken.`,
    barren: (step, state) => say`${clashing('No digit fits')} in ${at(state, step.cell)}, so this planting cannot be used.`,
    search: () => say`The random digits are planted. Now the search tries to fill the rest.`,
    place: (step, state) => say`Place ${placed(symbol(state, step.digit))} in ${at(state, step.cell)}, the first digit left that fits.`,
    deadEnd: (step, state) => say`${clashing('Dead end.')} No digit is left to try in ${at(state, step.cell)}.`,
    takeBack: (step, state) =>
      say`The search takes ${removed(symbol(state, step.digit))} back from ${at(state, step.cell)} to try the next digit there.`,
    giveUp: (step) =>
      say`${clashing('Give up.')} After ${counted(step.placements, 'placement')} the grid is still not full, and other random digits may be luckier.`,
    startOver: (_step, state) => say`${strong('Start over')} with an empty grid and other random digits. This is attempt ${state.attempt}.`,
    solved: (_step, state) =>
      say`${done('A full grid.')} Every cell is filled and no rule is broken. It took ${counted(state.attempt, 'attempt')}.`,
    tooOften: (step) => say`${clashing('Too many attempts.')} ${counted(step.attempts, 'attempt')} failed and no more are allowed.`,
  },
  questions: { place: fits, deadEnd: fits },
  manual: lasVegasManual,
};
