import { hasDigit } from '../../../engine/candidates.ts';
import type { Game } from './game.ts';

/** A move of the solve, counted from 1, with the seconds of the game at which it was made. */
export interface WhenStruck {
  readonly move: number;
  readonly seconds: number;
}

/** When the solution’s digit of a cell was struck; undefined where that was not recorded. */
export function whenStruck({ deeds, answer }: Pick<Game, 'deeds' | 'answer'>, cell: number): WhenStruck | undefined {
  const digit = answer[cell]!;
  const index = deeds.findLastIndex(({ struck }) =>
    struck.some((each) => each.cell === cell && hasDigit(each.after, digit) && !hasDigit(each.before, digit)),
  );
  return index < 0 ? undefined : { move: index + 1, seconds: deeds[index]!.seconds };
}
