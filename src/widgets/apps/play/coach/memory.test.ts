import { describe, expect, it } from 'vitest';
import { type Memory, memoryOf, merged, oldSolvesIn, plainOf, type Session, withSession } from './memory.ts';

const session = (id: string, at = 1, seconds = 5): Session => ({
  id,
  at,
  practice: false,
  chances: [{ technique: 'x-wing', outcome: 'seen', seconds }],
});

describe('what the coach remembers', () => {
  it('comes back from its text as it was', () => {
    const memory: Memory = [session('a'), { ...session('b', 2), practice: true }];
    expect(memoryOf(JSON.parse(JSON.stringify(plainOf(memory))))).toEqual(memory);
  });

  it('has one session a game, the latest, and forgets the oldest of many', () => {
    expect(withSession([session('a'), session('b', 2)], session('a', 3, 9))).toEqual([session('b', 2), session('a', 3, 9)]);
    const many = Array.from({ length: 400 }, (_, at) => session(String(at), at)).reduce<Memory>(withSession, []);
    expect([many.length, many[0]!.id, many.at(-1)!.id]).toEqual([300, '100', '399']);
  });

  it('keeps its own session where another memory has the same game', () => {
    expect(merged([session('a', 2, 9)], [session('a'), session('b')])).toEqual([session('b'), session('a', 2, 9)]);
  });

  it.each([
    null,
    3,
    'text',
    [],
    {},
    { version: 3, sessions: [{ id: 'a', at: 1, chances: [] }] },
    { version: 1 },
    { version: 1, sessions: 'x' },
  ])('reads nothing from %j', (value) => expect(memoryOf(value)).toEqual([]));

  it('has solves that an older rule judged put aside to be judged again, and keeps what was practised', () => {
    const value = JSON.parse(JSON.stringify(plainOf([session('a', 3), { ...session('p', 4), practice: true }])));
    const older = { ...value, version: 1 };
    expect(memoryOf(older)).toEqual([{ ...session('p', 4), practice: true }]);
    expect(oldSolvesIn(older)).toEqual([{ id: 'a', at: 3 }]);
    // They stay put aside while other sessions are kept.
    const kept = JSON.parse(JSON.stringify(plainOf(memoryOf(older), oldSolvesIn(older))));
    expect([memoryOf(kept), oldSolvesIn(kept)]).toEqual([memoryOf(older), oldSolvesIn(older)]);
    expect(oldSolvesIn(value)).toEqual([]);
    expect(oldSolvesIn({ ...value, old: [{ id: 3 }, null, { id: 'b', at: -1 }] })).toEqual([{ id: 'b', at: 0 }]);
  });

  it('leaves out what it doesn’t understand, and keeps the rest', () => {
    const value = {
      version: 2,
      more: true,
      sessions: [
        null,
        { id: 3, chances: [] },
        { id: 'x'.repeat(500), at: -1, chances: 'x' },
        {
          id: 'a',
          at: 'yesterday',
          practice: 'yes',
          more: 1,
          chances: [
            ['x-wing', 'seen', 5],
            ['magic', 'seen', 5],
            ['x-wing', 'won', 5],
            ['x-wing', 'seen', -1],
            ['x-wing', 'seen', 1e9],
            7,
            [],
          ],
        },
      ],
    };
    expect(memoryOf(value)).toEqual([{ ...session('a'), at: 0 }]);
  });
});
