import { said as words } from '#words/play.ts';
import { clockText } from '../../../narration/en/solve.ts';
import type { Game } from './game.ts';

/** What is said of a solved game, whenever it is said: at its last digit, after a hint, or after a reload. */
export const endingOf = ({ seconds, hints, checks, deeds }: Game): string =>
  words.solved(clockText(seconds), hints, checks, deeds.at(-1)?.did === 'hint');
