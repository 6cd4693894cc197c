import { number } from '#words/language.ts';
import { degrees } from '../../widgets/ui/numbers.ts';
import type { Flow } from './flow.ts';

/** The level of a rule in a few figures: '0.40', or the '100' of “one in 100”. */
export const levelText = ({ rule }: Pick<Flow, 'rule'>, level: number): string =>
  rule === 'temperature' ? degrees(level) : number(Math.round(level));
