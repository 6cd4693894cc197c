import keys from '../../../content/data/technique-puzzles.json' with { type: 'json' };
import trainer from '../../../content/data/trainer-seeds.json' with { type: 'json' };
import { digMinimal } from '../../engine/generate/dig-minimal.ts';
import { disguised } from '../../engine/logic/disguise.ts';
import { type Position, positionOf } from '../../engine/logic/position.ts';
import { keyPosition, trainingPosition } from '../../engine/logic/training.ts';
import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';

/** Where each technique is met, by its id, and a seed where a puzzle was dug for it: looked for once each. */
const met = new Map<string, Position>();

const nameOf = (id: string, seed?: number) => `${id} ${seed}`;

const seedsOf = (id: string): readonly number[] => (trainer.seeds as Readonly<Record<string, readonly number[]>>)[id] ?? [];

const keyPuzzle = (id: string): Puzzle =>
  puzzleOf(Uint8Array.from(keys.puzzles.find(({ technique }) => technique === id)!.puzzle, (symbol) => Number(symbol) || 0));

/** In the puzzle in which the technique is the key move; or in one that was dug with a seed. */
function positionFor(id: string, seed?: number): Position {
  const name = nameOf(id, seed);
  const find = () => (seed === undefined ? keyPosition(keyPuzzle(id), id) : trainingPosition(puzzleOf(digMinimal(seed).givens), id));
  const position = met.get(name) ?? find()!;
  met.set(name, position);
  return position;
}

/** A position as a page has it: a digit is below zero, and a set of candidates isn't. */
export const positionText = ({ digits, candidates }: Position): string =>
  Array.from(digits, (digit, cell) => (digit > 0 ? -digit : candidates[cell]!)).join();

/** The seed of a technique's position; undefined for that of its card. */
function seedOf(id: string, other: number): number | undefined {
  const seeds = seedsOf(id);
  return seeds[(other % (seeds.length + 1)) - 1];
}

/**
 * Takes a position of a technique from a page's text: looking for it takes a phone the better part of a second. `givens` are those of its
 * puzzle, where that isn't the one of the card.
 */
export function takePosition(id: string, text: string, other = 0, givens: Uint8Array = keyPuzzle(id).givens): void {
  const numbers = text.split(',').map(Number);
  const digits = Uint8Array.from(numbers, (number) => Math.max(0, -number));
  const candidates = Uint32Array.from(numbers, (number) => Math.max(0, number));
  met.set(nameOf(id, seedOf(id, other)), { ...positionOf(puzzleOf(givens)), digits, candidates });
}

/**
 * A position in which a technique, by its id, is the simplest that helps: 0 is the one of its card, then come those of other puzzles, and
 * then all of them again and again, each time in another disguise.
 */
export function techniquePosition(id: string, other = 0): Position {
  const plain = positionFor(id, seedOf(id, other));
  return other <= seedsOf(id).length ? plain : disguised(plain, other);
}
