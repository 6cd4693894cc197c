import type { Counts } from './hands.ts';
import { MAX_HANDS, PHASES, type Phase, type Vote } from './vote.ts';

/** A vote as text: for storage, another window, or a fragment. */
export const voteText = ({ kind, minutes, phase, began, lasts, heldAt, counts, before, isAway, told }: Vote): string =>
  JSON.stringify([kind, minutes, phase, began, lasts, heldAt ?? null, counts, before, isAway, told]);

/** Reads a vote about a question with so many choices; undefined for any other text. */
export function readVote(text: string, choices: number): Vote | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 10) return undefined;
  const [kind, minutes, phase, began, lasts, heldAt, counts, before, isAway, told] = parts as readonly unknown[];
  const times = [minutes, began, lasts, heldAt ?? 0];
  if ((kind !== 'vote' && kind !== 'ask') || !PHASES.includes(phase as Phase) || !times.every(isTime)) return undefined;
  if (!isCounts(counts, choices) || !Array.isArray(before) || !before.every((each) => isCounts(each, choices))) return undefined;
  if (typeof isAway !== 'boolean' || !isTold(told, choices)) return undefined;
  return {
    kind,
    minutes: minutes as number,
    phase: phase as Phase,
    began: began as number,
    lasts: lasts as number,
    heldAt: (heldAt as number | null) ?? undefined,
    counts,
    before,
    isAway,
    told,
  };
}

const isTime = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

const isTold = (value: unknown, choices: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < choices;

const isHands = (value: unknown, choices: number): boolean =>
  Array.isArray(value) && value.length === choices && value.every((count) => Number.isInteger(count) && count >= 0 && count <= MAX_HANDS);

const isCounts = (value: unknown, choices: number): value is Counts =>
  Array.isArray(value) && value.length === 2 && value.every((hands) => isHands(hands, choices));
