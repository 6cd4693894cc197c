import { type Level, ladder } from '../../../../engine/logic/ladder.ts';
import { median } from '../review/review.ts';
import type { Chance, Memory } from './memory.ts';

/** What one chance came to: one that was seen is slow when it took over twice the player’s median for the technique. */
export type Mark = 'seen' | 'slow' | 'missed';

/** What the coach knows of a technique. */
export interface Skill {
  /** Its place on the ladder. */
  readonly rung: number;
  readonly technique: string;
  readonly level: Level;
  /** How often there was one. */
  readonly chances: number;
  /** The latest of them, oldest first. */
  readonly last: readonly Mark[];
  /** All of them, oldest first. */
  readonly all: readonly Chance[];
  /** The seconds of those that were seen, oldest first. */
  readonly seconds: readonly number[];
  readonly median: number | undefined;
  /** The median of the latest five. */
  readonly lately: number | undefined;
  readonly passed: number;
  readonly hints: number;
  readonly guesses: number;
  readonly mistakes: number;
  /** In how many solves and practised positions there was one. */
  readonly sessions: number;
  /** How often it was practised. */
  readonly practised: number;
}

/** How many of the latest chances count for what comes next. */
const LATEST = 12;
/** With fewer chances, or with chances from fewer solves and practised positions, the coach doesn’t judge. */
export const MIN_CHANCES = 3;
export const MIN_SESSIONS = 2;
export const LATELY = 5;
/** How many times the median is slow. */
const SLOW = 2;

function skillOf(rung: number, sessions: Memory): Skill {
  const { technique, level } = ladder[rung]!;
  const chances = sessions.flatMap((session) => session.chances).filter((chance) => chance.technique === technique.id);
  const seconds = chances.filter(({ outcome }) => outcome === 'seen').map((chance) => chance.seconds);
  const middle = median(seconds);
  const markOf = ({ outcome, seconds: took }: Chance): Mark =>
    outcome !== 'seen' ? 'missed' : took > SLOW * (middle ?? 0) ? 'slow' : 'seen';
  const count = (outcome: Chance['outcome']) => chances.filter((chance) => chance.outcome === outcome).length;
  return {
    rung,
    technique: technique.id,
    level,
    chances: chances.length,
    all: chances,
    last: chances.slice(-LATEST).map(markOf),
    seconds,
    median: middle,
    lately: median(seconds.slice(-LATELY)),
    passed: count('passed'),
    hints: count('hint'),
    guesses: count('guess'),
    mistakes: count('mistake'),
    sessions: sessions.length,
    practised: sessions.filter(({ practice }) => practice).length,
  };
}

/** What a player’s sessions say of the techniques there was a chance for, the lowest rung first. */
export function skillsOf(memory: Memory): Skill[] {
  return ladder.flatMap(({ technique: { id } }, rung) => {
    const sessions = memory.filter(({ chances }) => chances.some(({ technique }) => technique === id));
    return sessions.length === 0 ? [] : [skillOf(rung, sessions)];
  });
}

/** Why the coach proposes a technique: it was missed or took long, or it is the first that there was no chance for. */
export type Proposal =
  | { readonly why: 'missed' | 'slow'; readonly skill: Skill; readonly count: number }
  | { readonly why: 'next'; readonly rung: number };

export const countOf = ({ last }: Pick<Skill, 'last'>, mark: Mark): number => last.filter((each) => each === mark).length;

/**
 * What to practise next: the technique with the most misses among its latest chances, the lower rung of two; without misses, the one that
 * was slow most often. Undefined while no technique had enough chances.
 */
export function proposalOf(skills: readonly Skill[]): Proposal | undefined {
  const judged = skills.filter(
    ({ chances, sessions, rung }) => chances >= MIN_CHANCES && sessions >= MIN_SESSIONS && !ladder[rung]!.guesses,
  );
  for (const why of ['missed', 'slow'] as const) {
    const most = Math.max(0, ...judged.map((skill) => countOf(skill, why)));
    const skill = judged.find((each) => countOf(each, why) === most);
    if (most > 0 && skill) return { why, skill, count: most };
  }
  if (judged.length === 0) return undefined;
  const rung = ladder.findIndex(({ technique, guesses }) => !guesses && !skills.some((skill) => skill.technique === technique.id));
  return rung < 0 ? undefined : { why: 'next', rung };
}
