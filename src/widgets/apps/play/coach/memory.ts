import { ladder } from '../../../../engine/logic/ladder.ts';

/**
 * What became of a chance to use a technique:
 * - `seen`: the player used it.
 * - `passed`: the player used a harder one.
 * - `hint`: a hint showed the move.
 * - `guess`: the player wrote a digit that nothing showed.
 * - `mistake`: the player wrote a wrong digit, or struck the solution’s.
 */
export const outcomes = ['seen', 'passed', 'hint', 'guess', 'mistake'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Chance {
  /** The technique’s id. */
  readonly technique: string;
  readonly outcome: Outcome;
  /** How long the player thought. */
  readonly seconds: number;
}

/** What the coach remembers of one solve, or of one position that was practised. */
export interface Session {
  /** The same for the same game. */
  readonly id: string;
  /** When it was played, in milliseconds since 1970. */
  readonly at: number;
  readonly practice: boolean;
  readonly chances: readonly Chance[];
}

/** Oldest first. */
export type Memory = readonly Session[];

/** Older sessions are forgotten. */
const MAX_SESSIONS = 300;
/** A 9 × 9 grid has fewer moves than this; nobody’s game has more. */
const MAX_CHANCES = 500;
const MAX_SECONDS = 86_400;
const MAX_ID = 60;
/** Solves that version 1 remembers were judged by an older rule. Its positions that were practised are decided as today. */
const VERSION = 2;

/** A solve that is to be judged again, when its game is found. */
export interface OldSolve {
  readonly id: string;
  readonly at: number;
}

/** Adds a session, in place of the one of the same game where there is one. */
export const withSession = (memory: Memory, session: Session): Memory =>
  [...memory.filter(({ id }) => id !== session.id), session].sort((a, b) => a.at - b.at).slice(-MAX_SESSIONS);

/** Two memories in one: of each game the first’s session counts. */
export const merged = (memory: Memory, other: Memory): Memory =>
  other.reduce((all, session) => (memory.some(({ id }) => id === session.id) ? all : withSession(all, session)), memory);

/** The memory as a value for JSON, with the solves that are still to be judged again. */
export const plainOf = (memory: Memory, old: readonly OldSolve[] = []): unknown => ({
  version: VERSION,
  ...(old.length > 0 && { old }),
  sessions: memory.map(({ chances, ...rest }) => ({
    ...rest,
    chances: chances.map(({ technique, outcome, seconds }) => [technique, outcome, seconds]),
  })),
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown, most: number): value is number => typeof value === 'number' && value >= 0 && value <= most;

function chanceOf(value: unknown): Chance[] {
  if (!Array.isArray(value)) return [];
  const [technique, outcome, seconds] = value as unknown[];
  const isKnown = ladder.some((rung) => rung.technique.id === technique) && outcomes.some((each) => each === outcome);
  return isKnown && isNumber(seconds, MAX_SECONDS) ? [{ technique: technique as string, outcome: outcome as Outcome, seconds }] : [];
}

function sessionOf(value: unknown): Session[] {
  if (!isObject(value) || typeof value.id !== 'string' || !Array.isArray(value.chances)) return [];
  const chances = value.chances.slice(0, MAX_CHANCES).flatMap(chanceOf);
  const at = isNumber(value.at, Number.MAX_SAFE_INTEGER) ? value.at : 0;
  return [{ id: value.id.slice(0, MAX_ID), at, practice: value.practice === true, chances }];
}

/** The sessions of a value from JSON, with its version; what isn’t understood is left out. */
function sessionsIn(value: unknown): { readonly version: unknown; readonly sessions: readonly Session[] } {
  if (!isObject(value) || !Array.isArray(value.sessions)) return { version: undefined, sessions: [] };
  return { version: value.version, sessions: value.sessions.slice(-MAX_SESSIONS).flatMap(sessionOf) };
}

/** Reads a value from JSON. Solves that were judged by an older rule are left out: see `oldSolvesIn`. */
export function memoryOf(value: unknown): Memory {
  const { version, sessions } = sessionsIn(value);
  const now = version === VERSION ? sessions : version === 1 ? sessions.filter(({ practice }) => practice) : [];
  return now.reduce<Memory>(withSession, []);
}

/** The solves in a value from JSON that are to be judged again. */
export function oldSolvesIn(value: unknown): OldSolve[] {
  const { version, sessions } = sessionsIn(value);
  if (version === 1) return sessions.filter(({ practice }) => !practice).map(({ id, at }) => ({ id, at }));
  const old: readonly unknown[] = version === VERSION && isObject(value) && Array.isArray(value.old) ? value.old : [];
  return old.slice(-MAX_SESSIONS).flatMap((each) => {
    if (!isObject(each) || typeof each.id !== 'string') return [];
    return [{ id: each.id.slice(0, MAX_ID), at: isNumber(each.at, Number.MAX_SAFE_INTEGER) ? each.at : 0 }];
  });
}
