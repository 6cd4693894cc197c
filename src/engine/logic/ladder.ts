import { InputError } from '../errors.ts';
import { rungScores } from './rung-scores.ts';
import type { Technique } from './technique.ts';
import { aic, continuousLoop, discontinuousLoop } from './techniques/aic.ts';
import { alsAic, alsContinuousLoop, alsDiscontinuousLoop } from './techniques/als-aic.ts';
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
  siameseJellyfish,
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
import { frankenFish, largeMutantFish, mutantFish } from './techniques/houses-fish.ts';
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

/** The levels for carved puzzles, easiest first. */
export const levels = ['very-easy', 'easy', 'medium', 'hard', 'expert'] as const;
/** With what is too rare to be carved on wish: fish of all houses, chains through groups and sets, suppositions, and guesses. */
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
  /** The weight of one use: see `rung-scores.ts`. */
  readonly score: number;
  /** The technique's number in HoDoKu's library. */
  readonly code: string;
  /** Further numbers there, of what are no techniques of their own here. */
  readonly otherCodes?: readonly string[];
  /** Set where the argument trusts that the puzzle has one answer. */
  readonly trustsUniqueness?: true;
  /** Set where no pattern is seen, but a candidate is supposed and followed. */
  readonly supposes?: true;
  /** Set where nothing is seen and something is tried. */
  readonly guesses?: true;
}

type Place = Omit<Rung, 'score'>;

const rung = (level: Level, code: string, technique: Technique, otherCodes?: readonly string[]): Place => ({
  technique,
  level,
  code,
  ...(otherCodes && { otherCodes }),
});
const trusting = (level: Level, code: string, technique: Technique): Place => ({ ...rung(level, code, technique), trustsUniqueness: true });
/** Rungs of techniques that suppose a candidate and follow it. */
const supposing = (level: Level, code: string, technique: Technique): Place => ({ ...rung(level, code, technique), supposes: true });

/**
 * The techniques in the order in which they are tried. Levels are bands of Sudoku Explainer's ratings, to 1.2, 2.3, 3.6, 5.6 and 7.5;
 * where HoDoKu disagrees by these choices: naked singles come after hidden ones (Explainer), the X-wing is hard (HoDoKu;
 * 3.2 would make it medium), the hidden triple is hard (Explainer's 4.0; HoDoKu has it medium), Sue de Coq comes after plain
 * chains (Explainer, which has chains in its place), and chains through groups or sets are extreme as suppositions are (Explainer
 * has nothing else for them). Fish of five and six houses come after nishio, which shows the same more easily. What shows two
 * things at once comes just before what shows one of them, or it would never be met.
 */
const places: readonly Place[] = [
  rung('very-easy', '0000', fullHouse),
  rung('very-easy', '0002', hiddenSingleInBox),
  rung('easy', '0002', hiddenSingleInLine),
  rung('easy', '0003', nakedSingle),
  rung('medium', '0100', pointing),
  rung('medium', '0101', claiming),
  rung('medium', '0110', lockedPair),
  rung('medium', '0111', lockedTriple),
  rung('medium', '0200', nakedPair),
  rung('medium', '0210', hiddenPair),
  rung('medium', '0201', nakedTriple),
  rung('hard', '0211', hiddenTriple),
  rung('hard', '0300', xWing),
  rung('hard', '0301', swordfish),
  rung('hard', '0400', skyscraper),
  rung('hard', '0404', dualTwoStringKite),
  rung('hard', '0401', twoStringKite),
  rung('hard', '0403', turbotFish),
  rung('hard', '0405', dualEmptyRectangle),
  rung('hard', '0402', emptyRectangle),
  rung('hard', '0800', xyWing),
  rung('hard', '0310', finnedXWing),
  rung('hard', '0320', sashimiXWing),
  rung('hard', '0801', xyzWing),
  rung('hard', '0803', wWing),
  trusting('hard', '0600', uniqueRectangle1),
  trusting('hard', '0601', uniqueRectangle2),
  trusting('hard', '0602', uniqueRectangle3),
  trusting('hard', '0603', uniqueRectangle4),
  trusting('hard', '0604', uniqueRectangle5),
  trusting('hard', '0605', uniqueRectangle6),
  trusting('hard', '0606', hiddenRectangle),
  trusting('hard', '0607', avoidableRectangle1),
  trusting('hard', '0608', avoidableRectangle2),
  rung('hard', '0202', nakedQuad),
  rung('hard', '0302', jellyfish),
  rung('hard', '0212', hiddenQuad),
  trusting('hard', '0610', bugPlusOne),
  rung('hard', '0703', remotePair),
  rung('hard', '0500', simpleColoursTrap),
  rung('hard', '0501', simpleColoursWrap),
  rung('hard', '0502', multiColoursTrap),
  rung('hard', '0503', multiColoursWrap),
  rung('expert', '0701', xChain),
  rung('expert', '0702', xyChain),
  rung('expert', '03111', siameseSwordfish, ['03211']),
  rung('expert', '0311', finnedSwordfish),
  rung('expert', '0321', sashimiSwordfish),
  rung('expert', '03121', siameseJellyfish, ['03221']),
  rung('expert', '0312', finnedJellyfish),
  rung('expert', '0322', sashimiJellyfish),
  rung('expert', '0706', continuousLoop),
  rung('expert', '0707', discontinuousLoop),
  rung('expert', '0708', aic),
  rung('expert', '1101', sueDeCoq),
  rung('extreme', '0341', frankenFish, ['0330', '0331', '0332', '0340', '0342']),
  rung('extreme', '0711', groupedXChain),
  rung('extreme', '0709', groupedContinuousLoop),
  rung('extreme', '0710', groupedDiscontinuousLoop),
  rung('extreme', '0711', groupedAic),
  rung('extreme', '0901', alsXz),
  rung('extreme', '0901', doublyLinkedAls),
  rung('extreme', '0902', alsXyWing),
  rung('extreme', '0903', alsChain),
  rung('extreme', '0904', deathBlossom),
  rung('extreme', '0709', alsContinuousLoop),
  rung('extreme', '0710', alsDiscontinuousLoop),
  rung('extreme', '0711', alsAic),
  rung('extreme', '1202', templates, ['1201']),
  rung('extreme', '0362', mutantFish, ['0351', '0352', '0361']),
  supposing('extreme', '1301', nishio),
  rung('extreme', '0363', largeMutantFish, ['0353', '0354', '0364']),
  supposing('extreme', '1302', cellForcingChain),
  supposing('extreme', '1302', houseForcingChain),
  supposing('extreme', '1303', contradictionNet),
  { ...supposing('extreme', '1401', guess), guesses: true },
];

/**
 * The ladder, the simplest rung first. A new rung without a score of its own has that of the one below it until the scores are fitted
 * again.
 */
export const ladder: readonly Rung[] = places.map((place, index) => ({
  ...place,
  score: rungScores[places.slice(0, index + 1).findLast(({ technique }) => technique.id in rungScores)?.technique.id ?? ''] ?? 1,
}));

/** Whether a rung sees a pattern, and supposes nothing. */
export const isPattern = ({ supposes }: Rung): boolean => supposes !== true;

export interface RungWish {
  /** Whether to include the techniques that rely on a unique solution. */
  readonly trustUniqueness?: boolean;
  /** Whether to take nice loops: what an open chain shows, a loop shows as well, and comes first on the ladder. */
  readonly loops?: boolean;
  /** Whether to suppose candidates where no pattern helps, and to guess in the end. */
  readonly suppositions?: boolean;
}

const LOOPS: readonly Technique[] = [
  continuousLoop,
  discontinuousLoop,
  groupedContinuousLoop,
  groupedDiscontinuousLoop,
  alsContinuousLoop,
  alsDiscontinuousLoop,
];

/** The rungs up to a level; all of them when nothing else is said. */
export function rungsUpTo(level: Level, { trustUniqueness = true, loops = true, suppositions = true }: RungWish = {}): readonly Rung[] {
  const top = allLevels.indexOf(level);
  const isLoop = ({ technique }: Rung) => LOOPS.includes(technique);
  return ladder.filter(
    (each) =>
      allLevels.indexOf(each.level) <= top &&
      (trustUniqueness || !each.trustsUniqueness) &&
      (loops || !isLoop(each)) &&
      (suppositions || isPattern(each)),
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
