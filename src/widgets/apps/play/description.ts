import { game as words } from '#words/play.ts';
import { levelNames } from '../../../engine/logic/ladder.ts';
import { startOfSentence } from '../../../narration/sentence.ts';
import type { Game } from './game.ts';

/** The description of a puzzle, in two parts: 'Expert', and '9 × 9 · 30 givens · score 2,134'. */
export interface Description {
  readonly name: string;
  readonly facts: string;
}

/** Describes a game's puzzle. The grade is left out while it is unknown. */
export function describeGame({ puzzle, grade }: Game): Description {
  const { size } = puzzle.grid;
  const givens = puzzle.givens.filter((digit) => digit !== 0).length;
  const level = grade && (grade.solved ? levelNames[grade.level] : words.beyond);
  const score = grade && (grade.solved ? words.score(grade.score) : words.scoreAtLeast(grade.scoreSoFar));
  const cages = puzzle.cages.length;
  if (cages > 0) return { name: words.killer(level), facts: [words.size(size), words.cages(cages)].join(' · ') };
  // A narrow label ends early: what a reader most wants to know is first.
  const facts = [words.size(size), words.givens(givens), ...(score ? [score] : [])];
  return { name: startOfSentence(level ?? words.unrated), facts: facts.join(' · ') };
}
