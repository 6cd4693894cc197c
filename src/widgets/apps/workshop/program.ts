import type { NamedPuzzle } from '../../runs/named-puzzle.ts';
import type { Start } from './starts.ts';

/** A program as it stands in the editor, and what it is to run on. */
export interface BenchProgram {
  readonly start: Start;
  readonly code: string;
  readonly puzzle: NamedPuzzle;
}

/** Whether two of them would make the same run. */
export const isSameProgram = (one: BenchProgram, other: BenchProgram): boolean =>
  one.start === other.start && one.code === other.code && one.puzzle.text === other.puzzle.text;
