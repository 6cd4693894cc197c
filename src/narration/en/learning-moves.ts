import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { learningSearch } from '../../engine/search/learning-search.card.ts';
import { judgeNote, ownNote } from '../../engine/search/note-judged.ts';
import { type Fact, isPlaced, levelNow, placed, statementHeld, statementIn } from '../../engine/search/propagation.ts';
import { cellAndDigit } from '../../engine/search/statements.ts';
import type { LooseStep, ManualWords } from '../narrator.ts';
import { counted, listed, type Sentence, say, toned } from '../sentence.ts';

type State = ReturnType<typeof learningSearch.start>;
type Wrong = ReturnType<ManualWords<State>['wrong']>;

const logic = toned('logic');
const clashing = toned('conflict');

const at = ({ puzzle }: State, cell: number) => cellName(puzzle.grid, cell);
const guessName = (level: number) => (level === 0 ? 'the start' : `guess ${level}`);

function factText(state: State, fact: Fact): string {
  const { cell, digit } = cellAndDigit(state.statements, statementIn(fact));
  return `${at(state, cell)} ${isPlaced(fact) ? '=' : '≠'} ${symbolOf(state.puzzle, digit)}`;
}

const namesOf = (state: State, facts: readonly Fact[]) => listed(facts.map((fact) => factText(state, fact)));

/** What a note says. */
function neverText(state: State, facts: readonly Fact[]): string {
  const [fact] = facts;
  if (facts.length > 1) return `${namesOf(state, facts)} never go together`;
  const { cell, digit } = cellAndDigit(state.statements, statementIn(fact!));
  return `${at(state, cell)} is ${isPlaced(fact!) ? 'never' : 'always'} ${symbolOf(state.puzzle, digit)}`;
}

/** As many notes as can be told with a question. */
const MAX_TOLD = 2;

/** What is noted so far, because an arrow in the grid can come from a note. */
function notedText(state: State): string {
  const notes = [...state.notes.values()].filter(({ isKept }) => isKept);
  if (notes.length === 0 || notes.length > MAX_TOLD) return '';
  return ` Noted so far: ${notes.map(({ facts }) => neverText(state, facts)).join('; ')}.`;
}

const rules = {
  part: 'each digit has a part in the dead end',
  enough: 'every way from a guess to the dead end passes one of them',
  short: 'no digit of the note can be left out',
  one: 'only one digit is of the newest guess',
} as const;

function wrong(_next: LooseStep, { cells = [] }: LooseStep, state: State): Wrong {
  const open = (cells as number[]).find((cell) => state.digits[cell] === 0);
  if (open !== undefined) return { rule: 'part', why: say`${clashing(at(state, open))} is empty. A note is about digits.` };
  const judged = judgeNote(
    state,
    (cells as number[]).map((cell) => placed(statementHeld(state, cell))),
  );
  switch (judged.verdict) {
    case 'empty':
      return { rule: 'enough', why: say`Nothing is chosen yet. Choose the cells of the digits that can never go together.` };
    case 'idle':
      return {
        rule: 'part',
        why: say`${clashing(factText(state, judged.fact))} has no part in this dead end. Without it, the dead end is still there.`,
      };
    case 'leaks': {
      const [guess, ...between] = judged.way;
      const by = between.length > 0 ? `, by way of ${namesOf(state, between)}` : '';
      return {
        rule: 'enough',
        why: say`That’s not enough: ${clashing(factText(state, guess!))} leads to the dead end past your note${by}.`,
      };
    }
    case 'long':
      return {
        rule: 'short',
        why: say`That’s true, but longer than it has to be. Without ${clashing(factText(state, judged.spare))} it’s true as well, and rules something out more often.`,
      };
    case 'late':
      return {
        rule: 'one',
        why: say`That’s true, but ${clashing(namesOf(state, judged.facts))} ${judged.facts.length === 2 ? 'both' : 'all'} came with guess ${levelNow(state)}. They’re gone when that guess is taken back, so the note would strike nothing. It needs exactly one digit of the newest guess.`,
      };
    case 'good':
      return { rule: 'one', why: say`That is a good note.` };
  }
}

/** What a right note is worth, or one that was written for the reader. */
function feedback({ cells }: LooseStep, state: State): Sentence {
  const own = ownNote(state);
  const judged =
    cells &&
    judgeNote(
      state,
      (cells as number[]).map((cell) => placed(statementHeld(state, cell))),
    );
  if (judged?.verdict === 'good' && !judged.isOwn)
    return say`${logic('A good note')}: it has one digit of guess ${levelNow(state)}, and leads back to ${guessName(judged.to)}. The search cuts nearer to the dead end, and keeps the note of ${namesOf(state, own.facts)}, because what is nearer comes true more often.`;
  return say`${logic('A good note')}: ${neverText(state, own.facts)}. It leads back to ${guessName(own.to)}.`;
}

/** The words for a reader who writes the notes. Everything else follows by itself. */
export const learningMoves: ManualWords<State> = {
  rules,
  moves: { learn: 'write a note' },
  about: {},
  rests: ['noteStrikes', 'notePlaces'],
  ask: (state) =>
    state.blamed.length === 0
      ? say`Nothing is left to note. Step on to see how the run ends.`
      : state.isSolved
        ? say`This solution is known now. Choose the digits that must not come together again, as few as you can.`
        : say`Which digits can never go together? Choose their cells, as few as you can. Givens needn’t be named.${notedText(state)}`,
  where: (_next, state) =>
    say`Begin with what is to blame at once: ${namesOf(state, state.blamed)}. Replace the newest of them by what it follows from.`,
  why: (_next, state) => {
    const { facts } = ownNote(state);
    return say`A note of ${counted(facts.length, 'digit')} is enough. One of them came with guess ${levelNow(state)}, and that guess reached the dead end only through it.`;
  },
  feedback,
  line: ({ note, cells }, state) =>
    cells ? `note about ${listed((cells as number[]).map((cell) => at(state, cell)))}` : `note ${Number(note) + 1}`,
  wrong,
};
