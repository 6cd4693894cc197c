import type { DrawnFact } from '../picture/implications.ts';
import type { LevelDigit, LevelRow, LevelsPicture } from '../picture/levels.ts';
import type { NoteCard, NotesPicture } from '../picture/notes.ts';
import { levelOfFact } from './conflict-analysis.ts';
import type { Step } from './learning-search.card.ts';
import type { State } from './learning-search.ts';
import type { Note } from './notes.ts';
import { type Fact, fails, guessOf, holds, isPlaced, levelNow, placed, statementIn } from './propagation.ts';
import { cellAndDigit, statementOf } from './statements.ts';

/*
 * What a search that learns knows, as lists: its levels, and its notes.
 */

/** As many notes as can be read at once. */
const MAX_CARDS = 8;

export const factDrawn = ({ statements }: Pick<State, 'statements'>, fact: Fact): DrawnFact => ({
  ...cellAndDigit(statements, statementIn(fact)),
  isPlaced: isPlaced(fact),
});

export const takesBack = (step: Step | undefined): boolean =>
  step?.kind === 'jump' || step?.kind === 'takeBack' || step?.kind === 'restart';

export function levelsOf(state: State, step: Step | undefined): LevelsPicture {
  const { puzzle, statements, trail } = state;
  const gone = takesBack(step) ? state.gone.filter(isPlaced) : [];
  const isGiven = (fact: Fact) => puzzle.givens[cellAndDigit(statements, statementIn(fact)).cell] > 0;
  const digits = trail.filter((fact) => isPlaced(fact) && !isGiven(fact));
  const now = step && 'cell' in step && 'level' in step ? placed(statementOf(statements, step.cell, step.digit)) : undefined;
  const asBlamed = new Set(state.asked.length > 0 || step?.kind === 'uip' || step?.kind === 'learn' ? state.blamed : []);
  const byLevel = new Map<number, LevelDigit[]>();
  for (const fact of [...digits, ...gone]) {
    const level = levelOfFact(state, fact);
    const row = byLevel.get(level) ?? [];
    // A level begins with its guess.
    row.push({
      ...cellAndDigit(statements, statementIn(fact)),
      isGuess: level > 0 && row.length === 0,
      isNew: fact === now,
      isBlamed: asBlamed.has(fact),
    });
    byLevel.set(level, row);
  }
  const last = Math.max(levelNow(state), ...byLevel.keys());
  const rows = Array.from({ length: last + 1 }, (_, level): LevelRow => {
    return { level, digits: byLevel.get(level) ?? [], isGone: level > levelNow(state) };
  });
  return { puzzle, rows, jump: jumpOf(state, step, last) };
}

function jumpOf(state: State, step: Step | undefined, last: number): LevelsPicture['jump'] {
  return takesBack(step) ? { from: last, to: levelNow(state) } : undefined;
}

export function notesOf(state: State, step: Step | undefined): NotesPicture {
  const ids = [...state.notes.keys()];
  const own = step && 'note' in step && state.notes.has(step.note) ? step.note : undefined;
  const shown = new Set(ids.slice(-MAX_CARDS));
  if (own !== undefined && !shown.has(own)) {
    shown.delete(ids.at(-MAX_CARDS)!);
    shown.add(own);
  }
  const cards = [...shown].sort((a, b) => a - b).map((id) => cardOf(state, state.notes.get(id)!, id === own ? nowOf(step!) : undefined));
  return { puzzle: state.puzzle, cards, kept: ids.length };
}

const nowOf = ({ kind }: Step): NoteCard['now'] => (kind === 'learn' ? 'written' : kind === 'noteBroken' ? 'broken' : 'used');

function cardOf(state: State, { id, facts, watched, used, isKept, isSolution }: Note, now: NoteCard['now']): NoteCard {
  const isLookedFor = (place: number) => isKept && facts.length > 1 && (state.options.look === 'all' || watched.includes(place));
  const stateOf = (fact: Fact) => (holds(state, fact) ? 'holds' : fails(state, fact) ? 'fails' : 'open');
  return {
    number: id + 1,
    facts: facts.map((fact, place) => ({ ...factDrawn(state, fact), state: stateOf(fact), isWatched: isLookedFor(place) })),
    uses: used,
    now,
    isSolution,
  };
}

export const guessCells = (state: State): number[] => state.marks.map((_, index) => factDrawn(state, guessOf(state, index + 1)).cell);
