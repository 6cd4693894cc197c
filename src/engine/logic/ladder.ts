import { InputError } from '../errors.ts';
import type { Technique } from './technique.ts';
import { aic, continuousLoop, discontinuousLoop } from './techniques/aic.ts';
import { alsChain } from './techniques/als-chain.ts';
import { alsXyWing } from './techniques/als-xy-wing.ts';
import { alsXz, doublyLinkedAls } from './techniques/als-xz.ts';
import { avoidableRectangle1, avoidableRectangle2 } from './techniques/avoidable-rectangle.ts';
import { bugPlusOne } from './techniques/bug.ts';
import { deathBlossom } from './techniques/death-blossom.ts';
import { dualEmptyRectangle, emptyRectangle } from './techniques/empty-rectangle.ts';
import {
  finnedJellyfish,
  finnedSwordfish,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
  siameseSwordfish,
} from './techniques/finned-fish.ts';
import { jellyfish, swordfish, xWing } from './techniques/fish.ts';
import { cellForcingChain, houseForcingChain } from './techniques/forcing-chain.ts';
import { contradictionNet } from './techniques/forcing-net.ts';
import { fullHouse } from './techniques/full-house.ts';
import { groupedAic, groupedContinuousLoop, groupedDiscontinuousLoop } from './techniques/grouped-aic.ts';
import { guess } from './techniques/guess.ts';
import { hiddenSingleInBox, hiddenSingleInLine } from './techniques/hidden-single.ts';
import { hiddenPair, hiddenQuad, hiddenTriple } from './techniques/hidden-subset.ts';
import { frankenFish, mutantFish } from './techniques/houses-fish.ts';
import { claiming, pointing } from './techniques/locked-candidates.ts';
import { multiColoursTrap, multiColoursWrap } from './techniques/multi-colours.ts';
import { nakedSingle } from './techniques/naked-single.ts';
import { lockedPair, lockedTriple, nakedPair, nakedQuad, nakedTriple } from './techniques/naked-subset.ts';
import { nishio } from './techniques/nishio.ts';
import { remotePair } from './techniques/remote-pair.ts';
import { simpleColoursTrap, simpleColoursWrap } from './techniques/simple-colours.ts';
import { skyscraper } from './techniques/skyscraper.ts';
import { sueDeCoq } from './techniques/sue-de-coq.ts';
import { templates } from './techniques/templates.ts';
import { dualTwoStringKite, twoStringKite } from './techniques/two-string-kite.ts';
import {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './techniques/unique-rectangle.ts';
import { wWing } from './techniques/w-wing.ts';
import { groupedXChain, turbotFish, xChain } from './techniques/x-chain.ts';
import { xyChain } from './techniques/xy-chain.ts';
import { xyWing } from './techniques/xy-wing.ts';
import { xyzWing } from './techniques/xyz-wing.ts';

/** Easiest first: those that puzzles are made for. */
export const levels = ['very-easy', 'easy', 'medium', 'hard', 'expert'] as const;
/** With what lies beyond the patterns: suppositions that are followed, and guesses. */
export const allLevels = [...levels, 'extreme'] as const;
export type Level = (typeof allLevels)[number];

export const levelNames: Readonly<Record<Level, string>> = {
  'very-easy': 'very easy',
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
  expert: 'expert',
  extreme: 'extreme',
};

export interface Rung {
  readonly technique: Technique;
  readonly level: Level;
  /** The weight of one use, as in HoDoKu. */
  readonly score: number;
  /** The technique's number in HoDoKu's library. */
  readonly code: string;
  /** Further numbers there, of what are no techniques of their own here. */
  readonly otherCodes?: readonly string[];
  /** Set where the argument trusts that the puzzle has one answer. */
  readonly trustsUniqueness?: true;
  /** Set where nothing is seen and something is tried. */
  readonly guesses?: true;
}

const rung = (level: Level, score: number, code: string, technique: Technique, otherCodes?: readonly string[]): Rung => ({
  technique,
  level,
  score,
  code,
  ...(otherCodes && { otherCodes }),
});
const trusting = (level: Level, score: number, code: string, technique: Technique): Rung => ({
  ...rung(level, score, code, technique),
  trustsUniqueness: true,
});

/**
 * The techniques in the order in which they are tried. Scores are HoDoKu's; levels are bands of Sudoku Explainer's
 * ratings, where the two disagree by these choices: naked singles come after hidden ones (Explainer), the X-wing is
 * hard (HoDoKu; 3.2 would make it medium), the hidden triple is hard (Explainer's 4.0; HoDoKu has it medium), and Sue de
 * Coq comes after plain chains (Explainer, which has chains in its place). What shows two things at once comes just before what shows
 * one of them, or it would never be met. HoDoKu has no score for templates.
 */
export const ladder: readonly Rung[] = [
  rung('very-easy', 4, '0000', fullHouse),
  rung('very-easy', 14, '0002', hiddenSingleInBox),
  rung('easy', 14, '0002', hiddenSingleInLine),
  rung('easy', 4, '0003', nakedSingle),
  rung('medium', 50, '0100', pointing),
  rung('medium', 50, '0101', claiming),
  rung('medium', 40, '0110', lockedPair),
  rung('medium', 60, '0111', lockedTriple),
  rung('medium', 60, '0200', nakedPair),
  rung('medium', 70, '0210', hiddenPair),
  rung('medium', 80, '0201', nakedTriple),
  rung('hard', 100, '0211', hiddenTriple),
  rung('hard', 140, '0300', xWing),
  rung('hard', 150, '0301', swordfish),
  rung('hard', 130, '0400', skyscraper),
  rung('hard', 150, '0404', dualTwoStringKite),
  rung('hard', 150, '0401', twoStringKite),
  rung('hard', 120, '0403', turbotFish),
  rung('hard', 120, '0405', dualEmptyRectangle),
  rung('hard', 120, '0402', emptyRectangle),
  rung('hard', 160, '0800', xyWing),
  rung('hard', 130, '0310', finnedXWing),
  rung('hard', 150, '0320', sashimiXWing),
  rung('hard', 180, '0801', xyzWing),
  rung('hard', 150, '0803', wWing),
  trusting('hard', 100, '0600', uniqueRectangle1),
  trusting('hard', 100, '0601', uniqueRectangle2),
  trusting('hard', 100, '0602', uniqueRectangle3),
  trusting('hard', 100, '0603', uniqueRectangle4),
  trusting('hard', 100, '0604', uniqueRectangle5),
  trusting('hard', 100, '0605', uniqueRectangle6),
  trusting('hard', 100, '0606', hiddenRectangle),
  trusting('hard', 100, '0607', avoidableRectangle1),
  trusting('hard', 100, '0608', avoidableRectangle2),
  rung('hard', 120, '0202', nakedQuad),
  rung('hard', 160, '0302', jellyfish),
  rung('hard', 150, '0212', hiddenQuad),
  trusting('hard', 100, '0610', bugPlusOne),
  rung('hard', 110, '0703', remotePair),
  rung('hard', 150, '0500', simpleColoursTrap),
  rung('hard', 150, '0501', simpleColoursWrap),
  rung('hard', 200, '0502', multiColoursTrap),
  rung('hard', 200, '0503', multiColoursWrap),
  rung('expert', 260, '0701', xChain),
  rung('expert', 260, '0702', xyChain),
  rung('expert', 240, '03111', siameseSwordfish, ['03211']),
  rung('expert', 200, '0311', finnedSwordfish),
  rung('expert', 240, '0321', sashimiSwordfish),
  rung('expert', 250, '0312', finnedJellyfish),
  rung('expert', 260, '0322', sashimiJellyfish),
  rung('expert', 280, '0706', continuousLoop),
  rung('expert', 280, '0707', discontinuousLoop),
  rung('expert', 280, '0708', aic),
  rung('expert', 250, '1101', sueDeCoq),
  rung('expert', 410, '0341', frankenFish, ['0330', '0331', '0332', '0340', '0342']),
  rung('expert', 300, '0711', groupedXChain),
  rung('expert', 300, '0709', groupedContinuousLoop),
  rung('expert', 300, '0710', groupedDiscontinuousLoop),
  rung('expert', 300, '0711', groupedAic),
  rung('expert', 300, '0901', alsXz),
  rung('expert', 300, '0901', doublyLinkedAls),
  rung('expert', 320, '0902', alsXyWing),
  rung('expert', 340, '0903', alsChain),
  rung('expert', 360, '0904', deathBlossom),
  rung('expert', 470, '0362', mutantFish, ['0351', '0352', '0361']),
  rung('expert', 500, '1202', templates),
  rung('extreme', 500, '1301', nishio),
  rung('extreme', 500, '1302', cellForcingChain),
  rung('extreme', 500, '1302', houseForcingChain),
  rung('extreme', 700, '1303', contradictionNet),
  { ...rung('extreme', 10000, '1401', guess), guesses: true },
];

export interface RungWish {
  /** Whether to take those that trust in a unique answer. */
  readonly trustUniqueness?: boolean;
  /** Whether to take nice loops: what an open chain shows, a loop shows as well, and comes first on the ladder. */
  readonly loops?: boolean;
}

const LOOPS: readonly Technique[] = [continuousLoop, discontinuousLoop, groupedContinuousLoop, groupedDiscontinuousLoop];

/** The rungs up to a level; all of them when nothing else is said. */
export function rungsUpTo(level: Level, { trustUniqueness = true, loops = true }: RungWish = {}): readonly Rung[] {
  const top = allLevels.indexOf(level);
  const isLoop = ({ technique }: Rung) => LOOPS.includes(technique);
  return ladder.filter(
    (each) => allLevels.indexOf(each.level) <= top && (trustUniqueness || !each.trustsUniqueness) && (loops || !isLoop(each)),
  );
}

/** The rung of a technique. Throws InputError when there is none of that id. */
export function rungOf(id: string): Rung {
  const found = ladder.find(({ technique }) => technique.id === id);
  if (!found)
    throw new InputError(`there is no technique '${id}'`, {
      expected: `one of ${ladder.map(({ technique }) => technique.id).join(', ')}`,
    });
  return found;
}
