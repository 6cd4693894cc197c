import type { Puzzle } from '../../puzzle.ts';
import { type Level, ladder, type Rung, rungOf } from '../ladder.ts';
import type { Position } from '../position.ts';
import type { Technique } from '../technique.ts';
import { cageAndHouse, cageCombinations, ruleOf45 } from './cage-combinations.ts';
import { cagesShare } from './cages-share.ts';
import { lastOfCage, ruleOf45Cell } from './last-of-cage.ts';

/** A rung of cages comes right after another rung, and weighs as much. */
const rung = (level: Level, technique: Technique, after: string): readonly [after: string, rung: Rung] => [
  after,
  { technique, level, score: rungOf(after).score, code: '' },
];

const cageRungs: readonly (readonly [after: string, rung: Rung])[] = [
  rung('very-easy', lastOfCage, 'full-house'),
  rung('easy', ruleOf45Cell, 'naked-single'),
  rung('medium', cageCombinations, 'naked-single'),
  rung('medium', cageAndHouse, 'claiming'),
  rung('medium', ruleOf45, 'naked-triple'),
  rung('hard', cagesShare, 'naked-triple'),
];

/**
 * The ladder for killers. The techniques that trust in one answer are left out, because they would have to know what cages do when digits are
 * swapped.
 */
const killerLadder: readonly Rung[] = ladder
  .filter(({ trustsUniqueness }) => !trustsUniqueness)
  .flatMap((each) => [each, ...cageRungs.filter(([after]) => after === each.technique.id).map(([, own]) => own)]);

/** The ladder for a puzzle, or for one of its positions. */
export const ladderFor = ({ cages }: Pick<Puzzle, 'cages'> | Pick<Position, 'cages'>): readonly Rung[] =>
  cages === undefined || (Array.isArray(cages) && cages.length === 0) ? ladder : killerLadder;

/** The rung of a technique of either ladder. Throws InputError when there is none of that id. */
export const rungNamed = (id: string): Rung => killerLadder.find(({ technique }) => technique.id === id) ?? rungOf(id);

/** How many rungs a ladder begins with that write a digit. */
export const singlesOn = (rungs: readonly Rung[]): number =>
  Math.max(...SINGLES.map((id) => rungs.findIndex(({ technique }) => technique.id === id))) + 1;
const SINGLES = ['naked-single', 'rule-of-45-cell'];
