import type { Gesture } from '../../../engine/algorithm.ts';
import type { Idle, ManualWords } from '../../../narration/narrator.ts';

/** A button that says a move; kinds with the same label share one. */
export interface Saying {
  readonly label: string;
  /** What the button does, in a sentence. */
  readonly about: string;
  readonly kinds: readonly string[];
  /** Its key, as the browser names it, and as it is written. */
  readonly key: string;
  readonly keyName: string;
}

/** Keys in the order of the buttons. */
const KEYS: readonly (readonly [key: string, name: string])[] = [
  ['0', '0'],
  ['Backspace', '⌫'],
  ['n', 'N'],
  ['m', 'M'],
  ['b', 'B'],
  ['v', 'V'],
];

/** Keys where nothing is written and there are at most three buttons: on, back and down. */
const ARROWS: typeof KEYS = [
  ['ArrowRight', '→'],
  ['ArrowLeft', '←'],
  ['ArrowDown', '↓'],
];

/** The buttons for the moves that are said. */
export function sayingsOf(moves: Readonly<Record<string, Gesture>>, words: Pick<ManualWords<unknown>, 'moves' | 'about'>): Saying[] {
  const all = Object.keys(moves).filter((kind) => moves[kind] === 'say');
  const labels = [...new Set(all.map((kind) => words.moves[kind]!))];
  const alone = labels.length <= ARROWS.length && all.length === Object.keys(moves).length;
  return labels.map((label, index) => {
    const [key, keyName] = (alone ? ARROWS : KEYS)[index]!;
    const kinds = all.filter((kind) => words.moves[kind] === label);
    return { label, kinds, key, keyName, about: kinds.map((kind) => words.about[kind]).find(Boolean)! };
  });
}

/** Why none of these kinds of move can come now; undefined where one can. */
export const idleReason = (idle: Idle, kinds: readonly string[]): string | undefined =>
  kinds.every((kind) => kind in idle) ? idle[kinds[0]!] : undefined;
