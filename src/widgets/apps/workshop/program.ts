import type { NamedPuzzle } from '../../runs/named-puzzle.ts';
import type { Start } from './starts.ts';

/** The program in the editor, and the puzzle it runs on. */
export interface WorkshopProgram {
  readonly start: Start;
  readonly code: string;
  readonly puzzle: NamedPuzzle;
}

/** Whether two programs would make the same run. */
export const isSameProgram = (one: WorkshopProgram, other: WorkshopProgram): boolean =>
  one.start === other.start && one.code === other.code && one.puzzle.text === other.puzzle.text;

/** Whether it is an original algorithm that nobody has changed. */
export const isOriginal = ({ start, code }: WorkshopProgram): boolean => start.original !== undefined && code === start.source;
