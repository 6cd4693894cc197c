import { DigitSets } from '../../engine/digit-sets.ts';
import type { DrawnFact } from '../../engine/picture/implications.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';
import { noteIn, type Proof, workOn } from './proof.ts';

/** The puzzle, and in it how a note is checked: what is supposed, what follows, and where nothing is left. */
export function sceneOf(proof: Proof, note: number | undefined): GridScene {
  const { puzzle } = proof;
  const empty = emptyScene(puzzle);
  if (note === undefined) return empty;
  const { facts, broken } = workOn(proof, note);
  const digits = puzzle.givens.slice();
  for (const [cell, digit] of facts) if (digit > 0) digits[cell] = digit;
  // Of two digits that a cell would have to hold, neither is there.
  const both = broken.filter(([cell, digit]) => digit > 0 && broken.length === 2 && cell === broken[0]![0]);
  const candidates = new DigitSets(puzzle.grid.cellCount, puzzle.grid.size);
  if (both.length === 2) for (const [cell, digit] of both) candidates.add(cell, digit);
  const isOneCell = new Set(broken.map(([cell]) => cell)).size === 1;
  if (isOneCell) digits[broken[0]![0]] = 0;
  const supposed = noteIn(proof, note).map(([cell]) => cell);
  const dead = broken
    .filter(([cell, digit]) => digit > 0 || digits[cell] === 0)
    // A digit that is written in its cell isn't drawn once more as a mark over it.
    .map(([cell, digit]): DrawnFact => ({ cell, digit: isOneCell ? 0 : Math.abs(digit), isPlaced: isOneCell || digits[cell] === digit }));
  return {
    ...empty,
    digits,
    candidates: candidates.asNumbers,
    forced: new Set([...digits.keys()].filter((cell) => digits[cell] !== 0 && puzzle.givens[cell] === 0 && !supposed.includes(cell))),
    implications: {
      levels: Array.from(digits, (digit) => (digit === 0 ? -1 : 0)),
      guesses: supposed,
      dead: isOneCell ? (both.length === 2 ? both.map(([cell, digit]) => ({ cell, digit, isPlaced: false })) : dead.slice(0, 1)) : dead,
      ...{ gone: [], arrows: [], unguessed: [], fence: [], ringed: [], ruledOut: undefined, note: 0 },
    },
  };
}
