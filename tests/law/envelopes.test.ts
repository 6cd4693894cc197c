import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/engine/errors.ts';
import { findCodes, type HandIn, writeHandIn } from '../../src/narration/question-set/hand-in.ts';
import { KINDS, type QuestionSet } from '../../src/narration/question-set/question-set.ts';
import { readSet, writeSet } from '../../src/narration/question-set/set-link.ts';
import { codeFromLink, codeToLink, type SharedCode } from '../../src/widgets/apps/workshop/share-code.ts';
import { samples } from '../samples.ts';

/** Something that travels: how it is written, and what comes of a text, which is it again or a fault in words. */
interface Traveller<Content> {
  readonly any: fc.Arbitrary<Content>;
  write(content: Content): string;
  /** Throws InputError where a text is refused. */
  read(text: string): Content;
}

const word = fc.string({ unit: 'grapheme', maxLength: 30 });

const sets: Traveller<QuestionSet> = {
  any: fc.record({
    title: word.map((title) => title.replace(/\s+/gu, ' ').trim()),
    algorithm: fc.constantFrom('backtracking', 'human-solver'),
    options: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), word, { maxKeys: 3, noNullPrototype: true }),
    puzzles: fc.oneof(
      fc.record({ from: fc.constant('these' as const), puzzles: fc.array(word.filter(Boolean), { minLength: 1, maxLength: 8 }) }),
      fc.constant({ from: 'name' as const, level: 'easy' as const, size: 9, seed: 1 }),
    ),
    ask: fc.constantFrom([{ kind: 'next' as const, count: 3 }], [{ kind: 'many' as const, count: 1 }]),
    attempts: fc.constantFrom(0, 1, 2, 3),
    rule: fc.boolean(),
  }),
  write: writeSet,
  read: readSet,
};

const codes: Traveller<HandIn> = {
  any: fc.record(
    {
      set: fc.nat(0xffffffff),
      name: word,
      number: word.filter(Boolean),
      begun: fc.nat(60_000_000),
      seconds: fc.nat(400_000),
      answers: fc.array(
        fc.record({ kind: fc.constantFrom(...KINDS), tries: fc.array(fc.nat(900), { maxLength: 5 }), right: fc.boolean() }),
        {
          maxLength: 12,
        },
      ),
    },
    { requiredKeys: ['set', 'name', 'begun', 'seconds', 'answers'] },
  ),
  write: writeHandIn,
  read(text) {
    const found = findCodes(text);
    // More of them than one is more than was written: the table counts them.
    if (found.length !== 1) throw new InputError(`${found.length} codes`);
    if ('fault' in found[0]!) throw new InputError(found[0].fault);
    return found[0]!.handIn;
  },
};

const programs: Traveller<SharedCode> = {
  any: fc.record({
    start: fc.constantFrom('backtracking', 'empty'),
    author: word,
    code: fc.string({ maxLength: 300 }),
    puzzle: fc.constantFrom('', 'wikipedia'),
    bet: fc.nat(1_000_000),
  }),
  write: codeToLink,
  read: codeFromLink,
};

/** Damages to a text in transit, each made from some numbers. */
const damages: readonly ((text: string, at: number, other: number, letter: string) => string)[] = [
  // One letter is another.
  (text, at, _, letter) => text.slice(0, at) + letter + text.slice(at + 1),
  // An end, or a beginning, is missing.
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  // A piece is missing, comes twice, or comes later.
  (text, at, other) => text.slice(0, Math.min(at, other)) + text.slice(Math.max(at, other)),
  (text, at, other) => text.slice(0, Math.max(at, other)) + text.slice(Math.min(at, other)),
  (text, at) => text.slice(at) + text.slice(0, at),
  // Two neighbours are swapped; one between them stays.
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  (text, at, _, letter) => text.slice(0, at) + letter + text.slice(at),
  // All of it is there twice.
  (text) => text + text,
];

const letters = fc.oneof(
  fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZabcxyz-_.=&%+# \n'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

/** What is read from a text; undefined where it is refused, which is only ever done by an InputError. */
function readOrRefused<Content>({ read }: Traveller<Content>, text: string): Content | undefined {
  try {
    return read(text);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message.length).toBeLessThan(400);
    return undefined;
  }
}

describe.each<[string, Traveller<never>]>([
  ['a set', sets as never],
  ['a code', codes as never],
  ['a program', programs as never],
])('%s that travels', (_, traveller: Traveller<unknown>) => {
  it('comes back', () => {
    fc.assert(
      fc.property(traveller.any, (content) => {
        expect(traveller.read(traveller.write(content))).toEqual(content);
      }),
      samples(200),
    );
  });

  it('is rejected, or unchanged, when it was damaged in transit: never silently another one', () => {
    fc.assert(
      fc.property(traveller.any, fc.constantFrom(...damages), fc.nat(), fc.nat(), letters, (content, damage, at, other, letter) => {
        const text = traveller.write(content);
        const damaged = damage(text, at % text.length, other % text.length, letter);
        const read = readOrRefused(traveller, damaged);
        if (read !== undefined) expect(read, damaged).toEqual(content);
      }),
      samples(3000),
    );
  });

  it('is refused where it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 }), fc.base64String()), (text) => {
        readOrRefused(traveller, text);
      }),
      samples(500),
    );
  });
});
