import { elsewhere as words } from '#words/play.ts';
import { printPuzzle } from '../../../engine/formats/read.ts';
import { cellName } from '../../../engine/grid.ts';
import { clashesOf, faultOf, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { urlOf } from '../../runs/links/url-state.ts';
import { cellsAgainstCages, cellsOffMarks, type Game, wrongCells } from './game.ts';
import { cellsWronglyStruck } from './mark-faults.ts';
import { positionOf } from './position.ts';

/** The part of a game that other pages get, and a sentence about the rest. */
export interface Taken {
  readonly puzzle: Puzzle;
  readonly says: string;
}

/** What a figure begins with: the reader’s digits stay theirs, and what they struck is gone. A grid that breaks a rule or is full opens from its givens. */
export function takenElsewhere(game: Game): Taken {
  const { puzzle, digits, struck } = game;
  const position = positionOf(game);
  if (!position.player) return { puzzle, says: words.fromGivens };
  const fault = faultOf(position);
  const isFull = !digits.includes(0);
  if (fault || isFull) return { puzzle, says: fault ? brokenRule(game) : words.full };
  const isRight = wrongCells(game, 'answer').size === 0 && cellsWronglyStruck(game).length === 0;
  const strikes = digits.some((digit, cell) => digit === 0 && struck[cell] !== 0);
  const marks = digits.some((digit, cell) => digit === 0 && (game.corners[cell] !== 0 || game.marks[cell] !== 0));
  const about = [words.about, ...(strikes ? [words.strikesGo] : []), ...(marks ? [words.marksStay] : [])];
  return { puzzle: position, says: [...about, ...(isRight ? [] : [words.wrong])].join(' ') };
}

/** Why a figure can’t begin with the reader’s grid: two digits clash, or a cell has nothing left. */
function brokenRule(game: Game): string {
  const { puzzle, digits } = game;
  const offMarks = cellsOffMarks(puzzle, digits);
  if (clashesOf(puzzle.grid, digits).length === 0 && cellsAgainstCages(puzzle, digits).length > 0) return words.cage;
  const [clash] = [...wrongCells(game, 'rules')].filter((cell) => !offMarks.includes(cell));
  return clash === undefined ? words.nothingLeft : words.clash(symbolOf(puzzle, digits[clash]!), cellName(puzzle.grid, clash));
}

/** Makes a link to a chapter open a puzzle in the chapter's first figure, which runs the algorithm that the link names. */
export function linkToPuzzle(link: HTMLAnchorElement, puzzle: Puzzle): void {
  const { origin, pathname } = new URL(link.href);
  const text = printPuzzle({ puzzle }, 'compact');
  link.href = urlOf(origin + pathname, { run: 'main', algorithm: link.dataset.algorithm!, puzzle: text, options: {}, step: 0 });
}
