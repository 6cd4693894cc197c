import { elsewhere as words } from '#words/play.ts';
import { bitOf, candidatesOf, countDigits, setOfDigits } from '../../../engine/candidates.ts';
import { printPuzzle } from '../../../engine/formats/read.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { urlOf } from '../../runs/links/url-state.ts';
import { candidatesLeft, cellsOffMarks, type Game, hasMarks, present, wrongCells } from './game.ts';
import { cellsWronglyStruck } from './mark-faults.ts';

/** The part of a game that other pages get, and a sentence about the rest. */
export interface Taken {
  readonly puzzle: Puzzle;
  readonly says: string;
}

/** Indexed by cell: what the puzzle allows without what was struck. Undefined where nothing was struck that can be, or where a strike is wrong. */
function domainsLeft(game: Game): Uint32Array | undefined {
  const { puzzle, digits, struck } = game;
  const all = setOfDigits(Array.from({ length: puzzle.grid.size }, (_, index) => index + 1));
  const isStruck = (cell: number) => digits[cell] === 0 && puzzle.givens[cell] === 0 && struck[cell] !== 0;
  if (!hasMarks(puzzle) || ![...struck.keys()].some(isStruck) || cellsWronglyStruck(game).length > 0) return undefined;
  return struck.map((set, cell) => (puzzle.domains?.[cell] ?? all) & ~(isStruck(cell) ? set : 0));
}

/** A cell’s only candidate with one more that a given in sight rules out: alone it would be read as written. */
function notAlone({ puzzle, digits }: Game, cell: number, set: number): number {
  if (countDigits(set) !== 1) return set;
  const peers = [...puzzle.grid.peersOfCell[cell]!];
  const ruledOut = peers
    .map((peer) => puzzle.givens[peer]!)
    .find((digit) => digit !== 0 && !peers.some((peer) => digits[peer] === digit && puzzle.givens[peer] === 0));
  return ruledOut === undefined ? set : set | bitOf(ruledOut);
}

/** The puzzle with the reader’s digits, as marks that leave nothing else, and without what was struck: another game of it begins there. From the givens where a digit is wrong. */
export function positionToShare(game: Game): Puzzle {
  const { puzzle, digits } = game;
  if (wrongCells(game, 'answer').size > 0 || !hasMarks(puzzle)) return puzzle;
  const strikes = cellsWronglyStruck(game).length === 0;
  // Where a digit stands, its cell has no other and its peers don’t have it: so it is read as written.
  const domains = (strikes ? candidatesLeft(game) : candidatesOf(puzzle, digits)).slice();
  for (const [cell, digit] of digits.entries()) domains[cell] = digit === 0 ? notAlone(game, cell, domains[cell]!) : bitOf(digit);
  return { ...puzzle, domains };
}

/** A figure begins with givens, so the reader's digits become givens if all of them are right. What was struck goes along; marks are left out. */
export function takenElsewhere(game: Game): Taken {
  const { puzzle, digits, marks, corners } = game;
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
  const keepsMarks = [marks, corners].some((sets) => sets.some((set, cell) => set !== 0 && digits[cell] === 0));
  const domains = fromGivens ? undefined : domainsLeft(game);
  const says = [reason(), ...(domains ? [words.strikesGo] : []), ...(keepsMarks ? [words.marksStay] : [])].join(' ');
  const taken = fromGivens ? puzzle : present(game);
  return { puzzle: domains ? { ...taken, domains } : taken, says };
}

/** Makes a link to a chapter open a puzzle in the chapter's first figure, which runs the algorithm that the link names. */
export function linkToPuzzle(link: HTMLAnchorElement, puzzle: Puzzle): void {
  const { origin, pathname } = new URL(link.href);
  const text = printPuzzle({ puzzle }, 'compact');
  link.href = urlOf(origin + pathname, { run: 'main', algorithm: link.dataset.algorithm!, puzzle: text, options: {}, step: 0 });
}
