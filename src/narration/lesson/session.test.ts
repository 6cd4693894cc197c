import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { readSession, sessionText } from './kept-session.ts';
import { type Command, later, newSession, obey, openVote, type PlannedScreen, type Session } from './session.ts';
import { timeLeft } from './vote.ts';

const frame = { kind: 'frame', follows: false } as const;
const next = { kind: 'frame', follows: true } as const;
const question = { kind: 'question', follows: false } as const;
const plan: readonly PlannedScreen[] = [{ kind: 'words', follows: false }, frame, next, question, next, next, question, frame];

const by = 'a';
/** Obeys commands in one window, a second apart. */
const doing = (session: Session, ...commands: Command[]) =>
  commands.reduce((before, command, index) => obey(before, command, plan, { by, now: 1000 * index }), session);
const obeyedBy = (window: string, ...commands: Command[]) =>
  commands.reduce((before, command) => obey(before, command, plan, { by: window, now: 0 }), newSession('s', ''));
const put = { do: 'put', screen: 3, kind: 'vote', minutes: 6, choices: 4 } as const;
const forward = { do: 'forward' } as const;
const atQuestion = doing(newSession('s', by), { do: 'go', screen: 3 }, put);

const small = fc.integer({ min: -1, max: 9 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom<Command>(
    { do: 'forward' },
    { do: 'back' },
    { do: 'next' },
    { do: 'previous' },
    { do: 'hold' },
    { do: 'bars' },
    { do: 'undo' },
    { do: 'reveal' },
    { do: 'longer', seconds: 30 },
    { do: 'theme', theme: 'dark' },
    { do: 'code', on: true },
    { do: 'code', on: false },
    { do: 'lead', window: 'b' },
    put,
    { do: 'put', screen: 6, kind: 'ask', minutes: 0, choices: 2 },
    { do: 'aside', link: 'chapters/x/?run=main&step=3', choices: 3 },
  ),
  fc.record({ do: fc.constant('go' as const), screen: small }),
  fc.record({ do: fc.constant('blank' as const), on: fc.boolean() }),
  fc.record({ do: fc.constant('figure' as const), link: fc.string() }),
  fc.record({ do: fc.constant('pane' as const), pane: fc.constantFrom('code', 'picture') }),
  fc.record({ do: fc.constant('hands' as const), choice: small, by: fc.constantFrom(1, -1) }),
);

/** What one of two windows does next: obeys a command, or hears the oldest or the latest message that is on its way to it. */
const event = fc.record({ window: fc.constantFrom(0, 1), heard: fc.constantFrom('oldest', 'latest', 'none'), command });

describe('a session', () => {
  it('is equal in two windows that have heard from each other, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const windows = [newSession('s', ''), newSession('s', '')];
        const underWay: Session[][] = [[], []];
        const hear = (window: number, message: Session | undefined) => {
          if (message) windows[window] = later(windows[window]!, message);
        };
        events.forEach(({ window, heard, command: asked }, now) => {
          if (heard === 'none') {
            const before = windows[window]!;
            const changed = obey(before, asked, plan, { by: String(window), now });
            if (changed === before) return;
            windows[window] = changed;
            underWay[1 - window]!.push(changed);
          } else hear(window, heard === 'oldest' ? underWay[window]!.shift() : underWay[window]!.pop());
        });
        // Whoever comes back asks the other.
        for (const window of [0, 1]) for (const message of underWay[window]!) hear(window, message);
        hear(0, windows[1]);
        hear(1, windows[0]);
        expect(windows[0]).toEqual(windows[1]);
      }),
      samples(200),
    );
  });

  it('goes on with the higher counter, and with the same window everywhere where two are equal', () => {
    const [early, late] = [obeyedBy('b', forward), obeyedBy('a', forward, forward)];
    expect([later(early, late), later(late, early)]).toEqual([late, late]);
    const other = obeyedBy('c', { do: 'go', screen: 5 });
    expect([later(early, other), later(other, early)]).toEqual([other, other]);
  });

  it('survives as text, whatever has been done', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const session = doing(newSession('s', by), ...commands);
        expect(readSession(sessionText(session))).toEqual(session);
      }),
      samples(100),
    );
  });

  it('reads no text that is damaged', () => {
    const text = sessionText(atQuestion);
    for (const damaged of [
      '',
      'null',
      '{}',
      '[]',
      text.slice(0, -1),
      text.replace('"screen":3', '"screen":-3'),
      text.replace('read', 'rest'),
    ])
      expect([damaged, readSession(damaged)]).toEqual([damaged, undefined]);
  });

  it('counts only what changes something', () => {
    const session = newSession('s', by);
    expect(doing(session, { do: 'back' }, { do: 'go', screen: -4 }, { do: 'blank', on: false }, { do: 'next' }, { do: 'undo' })).toBe(
      session,
    );
    expect(doing(session, forward).counter).toBe(1);
  });

  it('keeps Page Down from giving an answer away', () => {
    const asked = doing(atQuestion, forward, forward, forward);
    expect(asked).toBe(atQuestion);
    const phases = ['first', 'talk', 'second', 'bars', 'answer'];
    let session = atQuestion;
    for (const phase of phases) {
      expect(doing(session, forward)).toBe(session);
      session = doing(session, { do: 'next' });
      expect(openVote(session)?.phase).toBe(phase);
    }
    expect(openVote(doing(session, { do: 'next' }))?.phase).toBe('answer');
    expect(doing(session, forward).screen).toBe(4);
  });

  it('tells one reason after the other once the answer is out, and goes back through them', () => {
    const enter = { do: 'next' } as const;
    const told = (session: Session) => [openVote(session)?.phase, openVote(session)?.told];
    const answered = doing(atQuestion, enter, enter, enter, enter, enter);
    expect(told(answered)).toEqual(['answer', 0]);
    const last = doing(answered, enter, enter, enter);
    expect(told(last)).toEqual(['answer', 3]);
    expect(doing(last, enter)).toBe(last);
    const back = { do: 'previous' } as const;
    expect(told(doing(last, back, back, back))).toEqual(['answer', 0]);
    expect(told(doing(last, back, back, back, back))).toEqual(['bars', 0]);
  });

  it('leaves a vote by Page Up, holds its clock, and lets it run on when the class is back', () => {
    const at = (session: Session, second: number, command: Command) => obey(session, command, plan, { by, now: 1000 * second });
    const back = { do: 'back' } as const;
    const first = at(atQuestion, 15, { do: 'next' });
    const left = at(first, 25, back);
    expect([left.screen, left.votes[3]!.heldAt]).toEqual([2, 25_000]);
    const met = at(left, 500, forward);
    expect(openVote(met)).toMatchObject({ phase: 'first', heldAt: undefined });
    expect(timeLeft(openVote(met)!, 500_000)).toBe(60_000);
    // A clock that somebody held stays held.
    const held = at(at(at(first, 20, { do: 'hold' }), 25, back), 500, forward);
    expect(openVote(held)?.heldAt).toBe(20_000);
  });

  it('counts hands in a phase that the clock began, whatever it is that counts them', () => {
    const at = (session: Session, second: number, command: Command) => obey(session, command, plan, { by, now: 1000 * second });
    expect(at(atQuestion, 15, { do: 'hands', choice: 1, by: 1 })).toBe(atQuestion);
    const first = at(atQuestion, 25, { do: 'hands', choice: 1, by: 1 });
    expect(openVote(first)?.counts[0]).toEqual([0, 1, 0, 0]);
    const talk = at(first, 100, { do: 'counts', round: 0, hands: [5, 1, 2, 0] });
    expect(openVote(talk)?.counts[0]).toEqual([5, 1, 2, 0]);
    expect(openVote(at(talk, 101, { do: 'undo' }))?.counts[0]).toEqual([0, 1, 0, 0]);
    const second = at(talk, 230, { do: 'hands', choice: 3, by: 1 });
    expect(openVote(second)?.counts[1]).toEqual([0, 0, 0, 1]);
    // A count doesn't make the next press any less late.
    const late = at(at(atQuestion, 21.2, { do: 'hands', choice: 0, by: 1 }), 21.5, { do: 'next' });
    expect(openVote(late)?.phase).toBe('first');
  });

  it('answers a question that isn’t voted on at the first Page Down, and plays its step at the second', () => {
    const ask = { ...put, kind: 'ask', minutes: 0 } as const;
    const asked = doing(newSession('s', by), { do: 'go', screen: 3 }, ask);
    const answered = doing(asked, forward);
    expect([answered.screen, openVote(answered)?.phase]).toEqual([3, 'answer']);
    expect(doing(answered, forward).screen).toBe(4);
  });

  it('plays the step on the screen of the question where the next screen shows something else', () => {
    const ask = { do: 'put', screen: 6, kind: 'ask', minutes: 0, choices: 2 } as const;
    const answered = doing(newSession('s', by), { do: 'go', screen: 6 }, ask, { do: 'next' });
    expect(openVote(answered)?.phase).toBe('answer');
    const played = doing(answered, forward);
    expect([played.screen, openVote(played)?.phase]).toEqual([6, 'step']);
    expect(doing(played, { do: 'back' }, { do: 'back' }).screen).toBe(5);
    expect(doing(played, forward).screen).toBe(7);
  });

  it('asks about the frame that is shown, and takes it back before the answer', () => {
    const shown = doing(newSession('s', by), forward, { do: 'aside', link: 'x', choices: 4 });
    expect(openVote(doing(shown, forward))?.phase).toBe('answer');
    expect(doing(shown, { do: 'back' }).aside).toBeUndefined();
    const revealed = doing(shown, { do: 'reveal' });
    expect(doing(revealed, forward)).toMatchObject({ screen: 2, aside: undefined });
  });

  it('leaves a figure where its reader has brought it until another screen comes', () => {
    const moved = doing(newSession('s', by), forward, { do: 'figure', link: 'chapters/x/?run=main&step=9&why=c3' });
    expect(moved.figure).toBe('chapters/x/?run=main&step=9&why=c3');
    expect(doing(moved, forward).figure).toBeUndefined();
    expect(doing(atQuestion, { do: 'figure', link: 'x' })).toBe(atQuestion);
  });
});
