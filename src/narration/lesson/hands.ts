/** The rounds of a vote: alone, and after talking. */
export const ROUNDS = [0, 1] as const;
export type Round = (typeof ROUNDS)[number];

/** By round, how many hands each choice has. */
export type Counts = readonly [readonly number[], readonly number[]];

export const noHands = (choices: number): number[] => Array.from({ length: choices }, () => 0);

export const totalOf = (hands: readonly number[]): number => hands.reduce((sum, count) => sum + count, 0);

/** A choice's share of the hands, from 0 to 1; undefined while there are none. */
export function shareOf(hands: readonly number[], choice: number): number | undefined {
  const total = totalOf(hands);
  return total === 0 ? undefined : hands[choice]! / total;
}

/** What a first vote suggests: too few were right to help each other, a talk is worth while, or there is little to talk about. */
export type Advice = 'explain' | 'talk' | 'goOn';

/** Below the first share of right answers a talk is too early, above the second it is too late. */
const TALK_FROM = 0.3;
const TALK_TO = 0.7;

export const adviceFor = (shareRight: number): Advice => (shareRight < TALK_FROM ? 'explain' : shareRight > TALK_TO ? 'goOn' : 'talk');

/** Why a pasted list gives no counts: there is none, it names an unknown choice or one twice, or it has shares. */
export type PasteFault = { readonly fault: 'empty' | 'percent' } | { readonly fault: 'unknown' | 'twice' | 'count'; readonly text: string };

/** A count at the end of a piece, after the name of a choice; a colon, an equals sign, brackets or a tab may be between them. */
const PIECE = /^(.*?)[\s:=(]+(\d{1,4})\s*\)?(?:\s*(?:votes?|hands?))?$/i;

/** By their names in a poll, the choices of a list: a letter, a number, or the whole label. */
export interface PastedChoice {
  readonly names: readonly string[];
}

/**
 * Reads the result of a poll: 'A 31, B 40', one choice a line with its letter, number or text, or only the counts in their order.
 * Choices that aren't named got no hand.
 */
export function readHands(text: string, choices: readonly PastedChoice[]): readonly number[] | PasteFault {
  const trimmed = text.trim();
  if (trimmed === '') return { fault: 'empty' };
  if (trimmed.includes('%')) return { fault: 'percent' };
  const bare = trimmed.split(/[\s,;]+/).filter(Boolean);
  const all = bare.every((piece) => /^\d{1,4}$/.test(piece));
  // Labels are tried first: those of a list may themselves contain commas.
  const pieces = piecesOf(trimmed, choices);
  if (all && bare.length === choices.length && (choices.length > 2 || !pieces)) {
    const inPairs = trimmed.split(/[,;\n]/).every((piece) => piece.trim().split(/\s+/).length === 2);
    if (!inPairs) return bare.map(Number);
  }
  return pieces ?? faultIn(trimmed, choices);
}

const key = (name: string) =>
  name
    .trim()
    .replace(/[.):]$/, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** The counts of a list of pairs; undefined where some piece is none. */
function piecesOf(text: string, choices: readonly PastedChoice[]): readonly number[] | undefined {
  for (const split of [/\n/, /[;\n]/, /[,;\n]/]) {
    const read = pairsOf(
      text
        .split(split)
        .map((piece) => piece.trim())
        .filter(Boolean),
      choices,
    );
    if (!('fault' in read)) return read;
  }
  // '1 47 2 12 3 38': names and counts in turn, without anything between the pairs.
  const words = text.split(/[\s,;]+/).filter(Boolean);
  if (words.length % 2 !== 0) return undefined;
  const pairs = Array.from({ length: words.length / 2 }, (_, index) => `${words[2 * index]} ${words[2 * index + 1]}`);
  const read = pairsOf(pairs, choices);
  return 'fault' in read ? undefined : read;
}

function pairsOf(pieces: readonly string[], choices: readonly PastedChoice[]): readonly number[] | PasteFault {
  const hands = noHands(choices.length);
  const named = new Set<number>();
  for (const piece of pieces) {
    const [, name, count] = PIECE.exec(piece) ?? [];
    if (name === undefined) return { fault: 'count', text: piece };
    const choice = choices.findIndex(({ names }) => names.some((each) => key(each) === key(name)));
    if (choice < 0) return { fault: 'unknown', text: name };
    if (named.has(choice)) return { fault: 'twice', text: name };
    named.add(choice);
    hands[choice] = Number(count);
  }
  return hands;
}

/** What is wrong with the first piece that is no pair. */
function faultIn(text: string, choices: readonly PastedChoice[]): PasteFault {
  const pieces = text
    .split(text.includes('\n') ? /\n/ : /[,;]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const read = pairsOf(pieces, choices);
  return 'fault' in read ? read : { fault: 'count', text };
}
