import { describe, expect, it } from 'vitest';
import { answersIn, further, united } from './further.ts';
import { type Answered, findCodes, type HandIn, readHandIn, writeHandIn } from './hand-in.ts';
import { HostedWork } from './hosted-work.ts';

const SET = 7;

/** A hand-in by how its questions went: 'r' right, 'w' wrong, several letters for several attempts. */
const handIn = (name: string, attempts: readonly string[], set = SET): HandIn => ({
  set,
  name,
  begun: 29_000_000,
  seconds: 60,
  answers: attempts.map((code) => ({
    kind: 'next',
    tries: [...code].map((letter) => (letter === 'r' ? 1 : 0)),
    right: code.endsWith('r'),
  })),
});
const code = (...given: Parameters<typeof handIn>) => writeHandIn(handIn(...given));
const rightIn = ({ answers }: HandIn) => answers.filter(({ right }) => right).length;

describe('records of one question', () => {
  it('never lose answers, nor turn from right to wrong', () => {
    const attempts = ['', 'w', 'r', 'ww', 'wr', 'www', 'wwr'].map((code) => handIn('', [code]).answers[0]!);
    for (const known of attempts)
      for (const other of attempts) {
        const both: Answered = further(known, other);
        expect(both.tries.length).toBeGreaterThanOrEqual(known.tries.length);
        expect(Number(both.right)).toBeGreaterThanOrEqual(Number(known.right));
      }
  });

  it('of different lengths are united whole', () => {
    const both = united(handIn('Ada', ['r']), handIn('Ada', ['', 'w', 'r']));
    expect(both.answers.map(({ tries }) => tries.length)).toEqual([1, 1, 1]);
  });
});

describe('the work that the host page has kept', () => {
  it('resumes under its name', () => {
    const host = new HostedWork(SET);
    const { name, kept } = host.resume({ name: '  Ada   LOVELACE ', code: code('ada lovelace', ['r', 'w']) });
    expect([name, kept!.name, answersIn(kept)]).toEqual(['Ada LOVELACE', 'Ada LOVELACE', 2]);
    expect(host.textFor(handIn('Ada LOVELACE', ['r', 'wr']))).toBe(code('Ada LOVELACE', ['r', 'wr']));
  });

  it('resumes under the name of the kept work, where the platform now has another one', () => {
    const host = new HostedWork(SET);
    expect(host.resume({ name: 'Ada King', code: code('Ada Lovelace', ['r']) })).toMatchObject({
      name: 'Ada Lovelace',
      kept: { set: SET },
    });
    expect(new HostedWork(SET).resume({ name: '', code: code('Ada Lovelace', ['']) }).name).toBe('Ada Lovelace');
    // Nothing is lost with a name under which nothing was answered.
    expect(new HostedWork(SET).resume({ name: 'Ada King', code: code('Ada Lovelace', ['']) })).toEqual({
      name: 'Ada King',
      kept: undefined,
    });
  });

  it('of another set, or damaged, is returned unchanged until there is more, and together with that from then on', () => {
    for (const sent of [code('Ada', ['r', 'r', 'r'], 8), `${code('Ada', ['r', 'r', 'r']).slice(0, -3)}`, 'something else', 'SUDO-9ZZZZ']) {
      const host = new HostedWork(SET);
      expect(host.resume({ name: 'Ada', code: sent })).toEqual({ name: 'Ada', kept: undefined });
      expect(host.textFor(handIn('Ada', ['', '', '', '']))).toBe(sent);
      const text = host.textFor(handIn('Ada', ['r', '', '', '']));
      expect(text).toContain(sent);
      expect(text).toContain(code('Ada', ['r', '', '', '']));
      const more = host.textFor(handIn('Ada', ['r', 'r', 'r', 'r']));
      expect(readHandIn(more)!.answers).toHaveLength(4);
      // All of it comes back the next time.
      const again = new HostedWork(SET);
      expect(again.resume({ name: 'Ada', code: text }).kept).toMatchObject({ answers: { length: 4 } });
      expect(again.textFor(handIn('Ada', ['r', 'w', '', '']))).toContain(sent);
    }
  });

  it('keeps the work with more answers when there is no room for all characters', () => {
    const many = (count: number, set?: number) => handIn('Ada', Array(count).fill('w'.repeat(14)), set);
    const long = (count: number, set?: number): HandIn => ({
      ...many(count, set),
      answers: many(count).answers.map((each) => ({ ...each, tries: each.tries.map(() => 70_000) })),
    });
    const host = new HostedWork(SET);
    const sent = writeHandIn(long(30, 8));
    host.resume({ name: 'Ada', code: sent });
    expect(host.textFor(long(28))).toBe(sent);
    expect(host.textFor(long(30))).toBe(writeHandIn(long(30)));
    // What no platform has kept is not read.
    expect(new HostedWork(SET).resume({ name: 'Ada', code: 'SUDO-'.repeat(10_000) })).toEqual({ name: 'Ada', kept: undefined });
  });

  it('may arrive late, and twice', () => {
    const here = handIn('ada', ['r', 'r']);
    const host = new HostedWork(SET);
    // Nothing was kept: what is there stays, under the name that it was written with.
    expect(host.resume({ name: 'Ada Lovelace', code: '' }, here).name).toBe('ada');
    expect(host.textFor(here)).toBe(writeHandIn(here));
    // Something was kept under another name: that goes on.
    expect(host.resume({ name: 'Ada Lovelace', code: code('Ada Lovelace', ['r']) }, here)).toMatchObject({ name: 'Ada Lovelace' });
    const foreign = code('Ada Lovelace', ['r'], 8);
    host.resume({ name: 'Ada Lovelace', code: foreign });
    host.resume({ name: 'Ada Lovelace', code: '' });
    expect(host.textFor(handIn('Ada Lovelace', ['r', 'r']))).toContain(foreign);
    // Another student's work does not contain it.
    host.resume({ name: 'Grace', code: '' });
    expect(host.textFor(handIn('Grace', ['r', 'r']))).toBe(code('Grace', ['r', 'r']));
  });

  it('never returns less than was sent, whatever that was', () => {
    const attempts = [
      ['', ''],
      ['w', ''],
      ['r', ''],
      ['ww', 'r'],
      ['r', 'r'],
    ];
    for (const set of [SET, 8])
      for (const name of ['Ada', 'Grace'])
        for (const sent of attempts)
          for (const mine of attempts) {
            const host = new HostedWork(SET);
            const text = code(name, sent, set);
            const resumed = host.resume({ name: 'Ada', code: text });
            const fresh = handIn(resumed.name!, mine);
            const hostText = host.textFor(resumed.kept ? united(resumed.kept, fresh) : fresh);
            const found = findCodes(hostText).flatMap((each) => ('handIn' in each ? [each.handIn] : []));
            const most = Math.max(...found.map(answersIn));
            expect(most).toBeGreaterThanOrEqual(answersIn(handIn('', sent)));
            expect(Math.max(...found.map(rightIn))).toBeGreaterThanOrEqual(rightIn(handIn('', sent)));
          }
  });

  it('shortens a name that is too long', () => {
    expect([...new HostedWork(SET).resume({ name: 'x'.repeat(90), code: '' }).name!]).toHaveLength(60);
  });
});
