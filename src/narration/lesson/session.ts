import {
  addHands,
  atTime,
  comeBack,
  goBack,
  goOn,
  hold,
  leave,
  lengthen,
  pageDown,
  setHands,
  skipToBars,
  startVote,
  tell,
  undoHands,
  type Vote,
  waitsForPageDown,
} from './vote.ts';

/**
 * What a lesson has come to while it is held: all that its windows have in common. It is numbers and texts alone, and its times are start
 * times, so that it survives a reload and travels between windows. Each change makes another session with a higher counter.
 */
export interface Session {
  /** Of this lesson being held; windows of another one are not concerned. */
  readonly id: string;
  readonly counter: number;
  /** The window that made it: of two with the same counter the same one counts everywhere. */
  readonly by: string;
  /** The presenter's window that leads; '' while none does. */
  readonly leader: string;
  readonly screen: number;
  /** When the clock of the lesson began; undefined until the first screen is left. */
  readonly began: number | undefined;
  readonly blank: boolean;
  /** Whether the code of the phone card has the screen of a question for itself. */
  readonly code: boolean;
  readonly theme: Theme | undefined;
  /** The share link of what the figure has been brought to; undefined while it shows the frame of its screen. */
  readonly figure: string | undefined;
  /** The pane that was chosen last; undefined while none was. */
  readonly pane: string | undefined;
  /** The questions that were put, by the number of their screen. */
  readonly votes: Readonly<Record<string, Vote>>;
  /** A question that the plan doesn't have, about the frame that the figure shows. */
  readonly aside: Aside | undefined;
}

export type Theme = 'light' | 'dark';

/** A question about a frame, by its share link. */
export interface Aside {
  readonly link: string;
  readonly vote: Vote;
}

/** What has to be known of a screen of the plan to go through it. */
export interface PlannedScreen {
  readonly kind: 'frame' | 'question' | 'words';
  /** Whether it shows the step after the frame before it. */
  readonly follows: boolean;
}

export type Command =
  /** What the keys of a clicker do. */
  | { readonly do: 'forward' | 'back' }
  | { readonly do: 'go'; readonly screen: number }
  | { readonly do: 'blank'; readonly on: boolean }
  | { readonly do: 'code'; readonly on: boolean }
  | { readonly do: 'theme'; readonly theme: Theme }
  | { readonly do: 'figure'; readonly link: string }
  | { readonly do: 'pane'; readonly pane: string }
  | { readonly do: 'lead'; readonly window: string }
  /** Puts the question of a screen, which has so many choices. */
  | { readonly do: 'put'; readonly screen: number; readonly kind: Vote['kind']; readonly minutes: number; readonly choices: number }
  /** Puts a question about the frame that is shown. */
  | { readonly do: 'aside'; readonly link: string; readonly choices: number }
  | { readonly do: 'next' | 'previous' | 'hold' | 'bars' | 'undo' }
  /** Gives the answer of a question that isn't counted. */
  | { readonly do: 'reveal' }
  | { readonly do: 'longer'; readonly seconds: number }
  | { readonly do: 'hands'; readonly choice: number; readonly by: number }
  | { readonly do: 'counts'; readonly round: 0 | 1; readonly hands: readonly number[] };

/** Begins at the first screen. */
export const newSession = (id: string, by: string): Session => ({
  id,
  counter: 0,
  by,
  leader: '',
  screen: 0,
  began: undefined,
  blank: false,
  code: false,
  theme: undefined,
  figure: undefined,
  pane: undefined,
  votes: {},
  aside: undefined,
});

/** Of two sessions of a lesson the one that counts: the higher counter wins. */
export function later(one: Session, other: Session): Session {
  if (other.counter !== one.counter) return other.counter > one.counter ? other : one;
  return other.by > one.by ? other : one;
}

/** The question that is open, or was put last on this screen. */
export const openVote = ({ aside, votes, screen }: Session): Vote | undefined => aside?.vote ?? votes[screen];

/** Does what was asked for in the window `by`; the same session where nothing changes. */
export function obey(
  session: Session,
  command: Command,
  plan: readonly PlannedScreen[],
  { by, now }: { by: string; now: number },
): Session {
  const changed = changeOf(session, command, plan, now);
  const same = (Object.keys(changed) as (keyof Change)[]).every((key) => Object.is(changed[key], session[key]));
  return same ? session : { ...session, ...changed, counter: session.counter + 1, by };
}

type Change = Partial<Omit<Session, 'id' | 'counter' | 'by'>>;

function changeOf(session: Session, command: Command, plan: readonly PlannedScreen[], now: number): Change {
  const vote = openVote(session);
  switch (command.do) {
    case 'forward':
      return forward(session, plan, now);
    case 'back':
      return back(session, plan, now);
    case 'go':
      return goTo(session, command.screen, plan, now);
    case 'blank':
      return { blank: command.on };
    case 'code':
      return { code: command.on && openVote(session)?.kind === 'vote' };
    case 'theme':
      return { theme: command.theme };
    case 'figure':
      return session.aside || plan[session.screen]?.kind !== 'frame' ? {} : { figure: command.link };
    case 'pane':
      return { pane: command.pane };
    case 'lead':
      return { leader: command.window };
    case 'put': {
      const { screen, kind, minutes, choices } = command;
      if (session.votes[screen] || plan[screen]?.kind !== 'question') return {};
      return { votes: { ...session.votes, [screen]: startVote(kind, minutes, choices, now) } };
    }
    case 'aside':
      return session.aside || plan[session.screen]?.kind !== 'frame'
        ? {}
        : { aside: { link: command.link, vote: startVote('ask', 0, command.choices, now) } };
    default:
      return vote
        ? { ...inVote(session, ofVote(vote, command, now)), ...((command.do === 'next' || command.do === 'bars') && { code: false }) }
        : {};
  }
}

/** What a command makes of the question that is open. */
function ofVote(vote: Vote, command: Command, now: number): Vote {
  switch (command.do) {
    case 'next':
      return vote.phase === 'answer' ? tell(vote, 1) : goOn(vote, now);
    case 'reveal':
      return waitsForPageDown(vote) ? goOn(vote, now) : vote;
    case 'previous':
      return vote.told > 0 ? tell(vote, -1) : goBack(vote, now);
    case 'hold':
      return hold(vote, vote.heldAt === undefined, now);
    case 'bars':
      return skipToBars(vote, now);
    case 'undo':
      return counting(vote, now, undoHands);
    case 'longer':
      return lengthen(vote, 1000 * command.seconds, now);
    case 'hands':
      return counting(vote, now, (current) => addHands(current, command.choice, command.by));
    case 'counts':
      return counting(vote, now, (current) => setHands(current, command.round, command.hands));
    default:
      return vote;
  }
}

/** Counts in the phase that the clock has come to, which no press may have written down. The press that does can still come late. */
function counting(vote: Vote, now: number, count: (vote: Vote) => Vote): Vote {
  const current = atTime(vote, now);
  const counted = count(current);
  return counted === current ? vote : { ...vote, counts: counted.counts, before: counted.before };
}

function inVote({ aside, votes, screen }: Session, vote: Vote): Change {
  if (aside) return vote === aside.vote ? {} : { aside: { ...aside, vote } };
  return vote === votes[screen] ? {} : { votes: { ...votes, [screen]: vote } };
}

/** Page Down: does nothing while a class votes, and answers what isn't voted on; then it plays the step, and then the lesson goes on. */
function forward(session: Session, plan: readonly PlannedScreen[], now: number): Change {
  const { screen, aside } = session;
  const vote = openVote(session);
  if (vote === undefined && plan[screen]?.kind === 'question') return {};
  if (vote && waitsForPageDown(vote)) return inVote(session, pageDown(vote, now));
  const nextShowsStep = plan[screen + 1]?.follows === true && (aside === undefined || session.figure === undefined);
  if (vote?.phase === 'answer' && !nextShowsStep) return inVote(session, pageDown(vote, now));
  const isOver = vote === undefined || vote.phase === 'step' || vote.phase === 'answer';
  return isOver ? goTo(session, screen + 1, plan, now) : {};
}

/** Page Up: back to the screen before, where a vote waits until the class comes back to it; from the step to the answer. */
function back(session: Session, plan: readonly PlannedScreen[], now: number): Change {
  const open = openVote(session);
  const vote = open && atTime(open, now);
  if (vote?.phase === 'step') return inVote(session, goBack(vote, now));
  if (session.aside) return vote?.phase === 'read' ? { aside: undefined } : {};
  return goTo(session, session.screen - 1, plan, now);
}

/** Another screen: the figure shows its frame, and a question that the plan doesn't have is over. */
function goTo(session: Session, wanted: number, plan: readonly PlannedScreen[], now: number): Change {
  const screen = Math.max(0, Math.min(plan.length - 1, Math.trunc(wanted) || 0));
  if (screen === session.screen) return session.aside && wanted > screen ? { aside: undefined } : {};
  const { votes } = session;
  const [left, met] = [votes[session.screen], votes[screen]];
  const waiting = { ...(left && { [session.screen]: leave(left, now) }), ...(met && { [screen]: comeBack(met, now) }) };
  const isSame = Object.entries(waiting).every(([index, vote]) => vote === votes[index]);
  return {
    screen,
    figure: undefined,
    aside: undefined,
    blank: false,
    code: false,
    began: session.began ?? now,
    votes: isSame ? votes : { ...votes, ...waiting },
  };
}
