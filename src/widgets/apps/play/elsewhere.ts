import { elsewhere as words } from '#words/play.ts';
import { printPuzzle } from '../../../engine/formats/read.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { urlOf } from '../../runs/links/url-state.ts';
import { cellsOffMarks, type Game, present, wrongCells } from './game.ts';

/** The part of a game that other pages get, and a sentence about the rest. */
export interface Taken {
  readonly puzzle: Puzzle;
  readonly says: string;
}

/** A figure runs on givens alone, so the reader's digits become givens if all of them are right. Marks are left out. */
export function takenElsewhere(game: Game): Taken {
  const { puzzle, digits, marks, struck } = game;
  const own = digits.some((digit, cell) => digit !== puzzle.givens[cell]);
  const wrong = wrongCells(game, 'answer');
  const offMarks = cellsOffMarks(puzzle, digits);
  const [clash] = [...wrongCells(game, 'rules')].filter((cell) => !offMarks.includes(cell));
  const isFull = !digits.includes(0);
  const fromGivens = wrong.size > 0 || isFull;
  const reason = () => {
    if (!own) return words.fromGivens;
    if (clash !== undefined) return words.clash(symbolOf(puzzle, digits[clash]!), cellName(puzzle.grid, clash));
    if (wrong.size > 0) return words.wrong;
    return isFull ? words.full : words.about;
  };
  const hasMarks = [marks, struck].some((sets) => sets.some((set, cell) => set !== 0 && digits[cell] === 0));
  return { puzzle: fromGivens ? puzzle : present(game), says: [reason(), ...(hasMarks ? [words.marksStay] : [])].join(' ') };
}

/** Makes a link to a chapter open a puzzle in the chapter's first figure, which runs the algorithm that the link names. */
export function linkToPuzzle(link: HTMLAnchorElement, puzzle: Puzzle): void {
  const { origin, pathname } = new URL(link.href);
  const text = printPuzzle({ puzzle }, 'compact');
  link.href = urlOf(origin + pathname, { run: 'main', algorithm: link.dataset.algorithm!, puzzle: text, options: {}, step: 0 });
}
