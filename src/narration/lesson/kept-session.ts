import { readVote, voteText } from './kept-vote.ts';
import type { Session } from './session.ts';
import type { Vote } from './vote.ts';

/** Changes when sessions of the version before can't be read. */
const VERSION = 1;

/** A session as text, for storage. */
export function sessionText({ votes, aside, ...plain }: Session): string {
  return JSON.stringify({
    version: VERSION,
    ...plain,
    votes: Object.entries(votes).map(([screen, vote]) => [screen, vote.counts[0].length, voteText(vote)]),
    aside: aside && [aside.link, aside.vote.counts[0].length, voteText(aside.vote)],
  });
}

/** Reads a session from storage or from another window; undefined for any other text. */
export function readSession(text: string): Session | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { version, id, counter, by, leader, screen, began, blank, code, theme, figure, pane, votes, aside } = read as Record<
    string,
    unknown
  >;
  const texts = [id, by, leader, figure ?? '', pane ?? ''];
  const isSession =
    version === VERSION &&
    texts.every((each) => typeof each === 'string') &&
    isCount(counter) &&
    isCount(screen) &&
    (began === undefined || Number.isFinite(began)) &&
    typeof blank === 'boolean' &&
    typeof code === 'boolean' &&
    (theme === undefined || theme === 'light' || theme === 'dark') &&
    Array.isArray(votes);
  if (!isSession) return undefined;
  const put = votes.map(readPut);
  const readAside = aside === undefined ? undefined : readPut(aside);
  if (put.includes(undefined) || (aside !== undefined && !readAside)) return undefined;
  return {
    ...({ id, counter, by, leader, screen, began, blank, code, theme, figure, pane } as Omit<Session, 'votes' | 'aside'>),
    votes: Object.fromEntries(put as [string, Vote][]),
    aside: readAside && { link: readAside[0], vote: readAside[1] },
  };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** A question and what it was put about: a screen or a link. */
function readPut(value: unknown): [string, Vote] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [about, choices, text] = value as readonly unknown[];
  if (typeof about !== 'string' || !isCount(choices) || typeof text !== 'string') return undefined;
  const vote = readVote(text, choices);
  return vote && [about, vote];
}
