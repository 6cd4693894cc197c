import { type Counts, noHands, ROUNDS, type Round } from './hands.ts';

/** The phases of a vote, in their order. */
export const PHASES = ['read', 'first', 'talk', 'second', 'bars', 'answer', 'step'] as const;
export type Phase = (typeof PHASES)[number];

/** The phases that a clock ends, with their seconds in a vote of six minutes: the rest is left for bars and answer. */
const SECONDS = { read: 20, first: 70, talk: 130, second: 50 } as const;
type Timed = keyof typeof SECONDS;
const USUAL_MINUTES = 6;

/** By what is asked for, the phases it goes through: hands are only counted in a vote. */
const PHASES_OF = { vote: PHASES, ask: ['read', 'answer', 'step'] } as const;

/**
 * A question that is put to a class. All of it is numbers and texts, so that it survives a reload and travels between windows; the
 * times are those of the caller's clock in milliseconds.
 */
export interface Vote {
  readonly kind: 'vote' | 'ask';
  /** The minutes planned for all of it. */
  readonly minutes: number;
  readonly phase: Phase;
  /** When the phase began, and how long it lasts; 0 where nothing but a press ends it. */
  readonly began: number;
  readonly lasts: number;
  /** Since when the clock has been held; undefined while it runs. */
  readonly heldAt: number | undefined;
  /** Whether it's held because another screen is shown, and runs on when the class is back. */
  readonly isAway: boolean;
  /** How many reasons of wrong choices have been told; each is told after that of the right one. */
  readonly told: number;
  /** The hands of both rounds. */
  readonly counts: Counts;
  /** The counts before each of the last changes, the latest last. */
  readonly before: readonly Counts[];
}

/** As many changes of the counts can be taken back. */
const MAX_CHANGES_KEPT = 40;

/** Begins with the question on the wall. */
export function startVote(kind: Vote['kind'], minutes: number, choices: number, now: number): Vote {
  return inPhase({ kind, minutes, counts: [noHands(choices), noHands(choices)], before: [] }, 'read', now);
}

const inPhase = (vote: Pick<Vote, 'kind' | 'minutes' | 'counts' | 'before'>, phase: Phase, began: number): Vote => ({
  ...vote,
  phase,
  began,
  lasts: lengthOf(vote.kind, vote.minutes, phase),
  heldAt: undefined,
  isAway: false,
  told: 0,
});

/** The planned length of a phase in milliseconds, to five seconds. */
function lengthOf(kind: Vote['kind'], minutes: number, phase: Phase): number {
  const seconds = kind === 'vote' && phase in SECONDS ? SECONDS[phase as Timed] : 0;
  return Math.round((seconds * minutes) / USUAL_MINUTES / 5) * 5000;
}

const neighbour = ({ kind, phase }: Pick<Vote, 'kind' | 'phase'>, by: 1 | -1): Phase | undefined => {
  const phases: readonly Phase[] = PHASES_OF[kind];
  return phases[phases.indexOf(phase) + by];
};

/** Whether a clock is shown. */
export const isTimed = ({ lasts }: Vote): boolean => lasts > 0;

/** The milliseconds until the phase is over; 0 when it is, and where it has no clock. */
export const timeLeft = ({ began, lasts, heldAt }: Vote, now: number): number =>
  Math.min(lasts, Math.max(0, began + lasts - (heldAt ?? now)));

/**
 * The vote as far as the clock has moved it by now. After the second vote it stops: what comes then gives something away, so only a
 * press shows it.
 */
export function atTime(vote: Vote, now: number): Vote {
  let current = vote;
  for (;;) {
    const next = neighbour(current, 1);
    const waits = !isTimed(current) || current.heldAt !== undefined || current.phase === 'second' || !next;
    if (waits || now < current.began + current.lasts) return current;
    current = inPhase(current, next, current.began + current.lasts);
  }
}

/** A press within this time after the clock has ended a phase was meant for that phase. */
const LATE_PRESS = 1000;

/** Enter: the next phase begins. */
export function goOn(vote: Vote, now: number): Vote {
  const current = atTime(vote, now);
  const next = neighbour(current, 1);
  const isLate = current.phase !== vote.phase && now - current.began < LATE_PRESS;
  return next && !isLate ? inPhase(current, next, now) : current;
}

/**
 * Page Down: does nothing while a class votes, so that a double press can't give the answer away; after the answer it shows the step. Where
 * no hands are counted there is nothing to protect, and it gives the answer too.
 */
export const pageDown = (vote: Vote, now: number): Vote => (vote.phase === 'answer' || waitsForPageDown(vote) ? goOn(vote, now) : vote);

/** Whether Page Down gives the answer. */
export const waitsForPageDown = ({ kind, phase }: Pick<Vote, 'kind' | 'phase'>): boolean => kind === 'ask' && phase === 'read';

/** Back to the phase before, with the time planned for it. */
export function goBack(vote: Vote, now: number): Vote {
  const current = atTime(vote, now);
  const phase = neighbour(current, -1);
  return phase ? inPhase(current, phase, now) : inPhase(current, current.phase, now);
}

/** When so many were right that there is nothing to talk about: from a vote's clocked phases straight to its bars. */
export const skipToBars = (vote: Vote, now: number): Vote =>
  vote.kind === 'vote' && PHASES.indexOf(vote.phase) < PHASES.indexOf('bars') ? inPhase(vote, 'bars', now) : vote;

/** Holds the clock, or lets it run on. */
export function hold(vote: Vote, held: boolean, now: number): Vote {
  const current = atTime(vote, now);
  if (!isTimed(current) || held === (current.heldAt !== undefined)) return current;
  if (held) return { ...current, heldAt: now };
  return { ...current, began: current.began + now - current.heldAt!, heldAt: undefined, isAway: false };
}

/** Holds the clock while another screen is shown. */
export function leave(vote: Vote, now: number): Vote {
  const held = hold(vote, true, now);
  return held.heldAt === now && vote.heldAt === undefined ? { ...held, isAway: true } : held;
}

/** Back from another screen: a clock runs on that was only held for it. */
export const comeBack = (vote: Vote, now: number): Vote => (vote.isAway ? hold(vote, false, now) : vote);

/** After the answer: tells the reason of another choice, or goes back to the one before. */
export function tell(vote: Vote, by: 1 | -1): Vote {
  const told = Math.min(vote.counts[0].length - 1, Math.max(0, vote.told + by));
  return told === vote.told ? vote : { ...vote, told };
}

/** Gives the phase more time; one whose time is over goes on for that long. */
export function lengthen(vote: Vote, milliseconds: number, now: number): Vote {
  const current = atTime(vote, now);
  if (!isTimed(current)) return current;
  const over = (current.heldAt ?? now) - current.began - current.lasts;
  return { ...current, lasts: current.lasts + Math.max(0, over) + milliseconds };
}

/** The rounds whose hands can be counted: none while the class reads, and none after the bars are shown, before somebody goes back. */
export const openRounds = ({ kind, phase }: Vote): readonly Round[] => {
  if (kind === 'ask') return [];
  return phase === 'second' ? ROUNDS : phase === 'first' || phase === 'talk' ? [0] : [];
};

/** The rounds whose hands have been or are being counted. */
export const countedRounds = ({ kind, phase }: Vote): readonly Round[] => {
  if (kind === 'ask' || phase === 'read') return [];
  return PHASES.indexOf(phase) >= PHASES.indexOf('second') ? ROUNDS : [0];
};

/** Sets all hands of a round, as a list that was pasted does. */
export function setHands(vote: Vote, round: Round, hands: readonly number[]): Vote {
  if (!openRounds(vote).includes(round) || hands.every((count, choice) => count === vote.counts[round][choice])) return vote;
  const own = hands.map((count) => Math.min(MAX_HANDS, Math.max(0, Math.trunc(count))));
  const counts: Counts = round === 0 ? [own, vote.counts[1]] : [vote.counts[0], own];
  return { ...vote, counts, before: [...vote.before, vote.counts].slice(-MAX_CHANGES_KEPT) };
}

/** Larger counts are typing errors. */
export const MAX_HANDS = 9999;

/** Adds hands to a choice, or takes some away, in the round that is being counted. */
export function addHands(vote: Vote, choice: number, by: number): Vote {
  const round = openRounds(vote).at(-1);
  if (round === undefined || vote.counts[round][choice] === undefined) return vote;
  return setHands(
    vote,
    round,
    vote.counts[round].map((count, index) => (index === choice ? Math.max(0, count + by) : count)),
  );
}

/** Takes the last change of the counts back. */
export function undoHands(vote: Vote): Vote {
  const counts = vote.before.at(-1);
  return counts && openRounds(vote).length > 0 ? { ...vote, counts, before: vote.before.slice(0, -1) } : vote;
}
