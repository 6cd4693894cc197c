import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { lettersOf } from '../../engine/envelope/envelope.ts';
import { classTable, csvOfTable, foundAt, wholeOnes } from './class-table.ts';
import { ENVELOPE, findCodes, type HandIn, MAX_HANDED_IN, readHandIn, writeHandIn } from './hand-in.ts';
import { KINDS, MAX } from './question-set.ts';

const handIns: fc.Arbitrary<HandIn> = fc
  .record({
    set: fc.nat(0xffffffff),
    name: fc.string({ unit: 'grapheme', maxLength: 20 }),
    number: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { nil: undefined }),
    begun: fc.nat(60_000_000),
    seconds: fc.nat(400_000),
    answers: fc.array(
      fc.record({
        kind: fc.constantFrom(...KINDS),
        tries: fc.array(fc.nat(900), { maxLength: 5 }),
        right: fc.boolean(),
      }),
      { maxLength: MAX.questions },
    ),
  })
  .map(({ number, ...handIn }) => (number === undefined ? handIn : { ...handIn, number }));

const ada: HandIn = {
  set: 4_000_000_001,
  name: 'Ada Lovelace',
  begun: 29_912_345,
  seconds: 1080,
  answers: [
    { kind: 'next', tries: [2], right: true },
    { kind: 'next', tries: [0, 3], right: true },
    { kind: 'many', tries: [7, 300], right: false },
  ],
};
const code = writeHandIn(ada);
const OLD_CODE = 'SUDO-04GG0-098DF-Q0RGB-4C4G4-RVVPC-NP62R-V5K7D-A23NR-101H2-0GJ00-1J41X-C09GJ-C';

describe('a code', () => {
  it('holds any hand-in, and is read in any case, with blanks and line ends in it, among other words', () => {
    fc.assert(
      fc.property(
        handIns,
        fc.array(fc.nat(60), { maxLength: 6 }),
        fc.constantFrom('\n', ' ', '\r\n> ', '\u00a0'),
        (handIn, breaks, gap) => {
          const written = writeHandIn(handIn);
          expect(readHandIn(written)).toEqual(handIn);
          const torn = [...written].map((letter, at) => (breaks.includes(at - 5) ? gap + letter : letter)).join('');
          const found = findCodes(`Dear teacher,\nmine is: ${torn.toLowerCase()}, and I hope it works.\n`);
          expect(found).toEqual([{ line: 2, handIn }]);
        },
      ),
    );
  });

  it('is never read as another one when a letter is wrong, two are swapped, or its end is missing', () => {
    const places = fc.nat(code.length - 6).map((at) => at + 5);
    const letters = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    fc.assert(
      fc.property(places, letters, (at, letter) => {
        const [before, after] = [code.slice(0, at), code.slice(at)];
        const damaged = [`${before}${letter}${after.slice(1)}`, `${before}${after[1] ?? ''}${after[0]}${after.slice(2)}`, before];
        for (const each of damaged) {
          const read = readHandIn(each);
          if (read) expect(read).toEqual(ada);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is distinguished from what looks like one', () => {
    expect(readHandIn(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(ada);
    expect(findCodes(`${code.slice(0, -4)}`)).toEqual([{ line: 1, fault: 'short' }]);
    expect(findCodes('one\n\nsudo-')).toEqual([{ line: 3, fault: 'short' }]);
    expect(findCodes(`${code.slice(0, 20)}${code[20] === 'A' ? 'B' : 'A'}${code.slice(21)}`)).toEqual([{ line: 1, fault: 'wrong' }]);
    expect(findCodes(code.replace('SUDO-04', 'SUDO-0C'))[0]).toEqual({ line: 1, fault: 'newer' });
    expect(findCodes('sudoscope, sudo apt, pseudo-code')).toEqual([]);
    expect(readHandIn(null)).toBeUndefined();
  });

  it('is read as it was handed in before: letters of the first version of this site', () => {
    expect(readHandIn(OLD_CODE)).toEqual(ada);
    expect(writeHandIn(ada)).toBe(OLD_CODE);
  });

  it('with a student number tells it, and what is wrong with it', () => {
    const numbered = { ...ada, number: '2026-0417' };
    const written = writeHandIn(numbered);
    expect(readHandIn(written)).toEqual(numbered);
    expect(findCodes(written.slice(0, -4))).toEqual([{ line: 1, fault: 'short' }]);
    expect(findCodes(written.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toEqual([{ line: 1, fault: 'wrong' }]);
    expect(readHandIn(writeHandIn({ ...ada, number: '' }))).toEqual(ada);
    const faultOf = (...rest: number[]) =>
      findCodes(`SUDO-${lettersOf({ ...ENVELOPE, version: 2 }, Uint8Array.from([1, 2, 3, 4, 1, 65, 1, 1, 0, ...rest]))}`)[0];
    expect(faultOf(1, 55)).toMatchObject({ handIn: { name: 'A', number: '7' } });
    for (const rest of [[], [0], [2, 55], [31, ...Array(31).fill(55)]]) expect(faultOf(...rest)).toEqual({ line: 1, fault: 'number' });
    expect(faultOf(1, 55, 0)).toEqual({ line: 1, fault: 'answers' });
  });

  it('is refused with its reason where it says what cannot be, though its check is right', () => {
    const begun = 'SUDO-04C00-08000-00EKB-1DHP6-YWKSG-20810-40G20-04S01-240HZ-3R';
    expect(findCodes(begun)).toEqual([{ line: 1, fault: 'begun' }]);
    const bytes = (name: number, ...rest: number[]) => Uint8Array.from([1, 2, 3, 4, name, ...Array(name).fill(65), ...rest]);
    const faultOf = (content: Uint8Array) => findCodes(`SUDO-${lettersOf(ENVELOPE, content)}`)[0];
    const far = [255, 255, 255, 255, 255, 255, 127];
    expect(faultOf(bytes(3, 1, 1, 0))).toMatchObject({ handIn: { name: 'AAA', begun: 1, seconds: 1, answers: [] } });
    expect(faultOf(bytes(61, 1, 1, 0))).toEqual({ line: 1, fault: 'name' });
    expect(faultOf(bytes(3, 1, ...far, 0))).toEqual({ line: 1, fault: 'seconds' });
    expect(faultOf(bytes(3, 1, 1, 31))).toEqual({ line: 1, fault: 'answers' });
    expect(faultOf(bytes(3, 1, 1, 1, 1, ...far))).toEqual({ line: 1, fault: 'answers' });
    expect(faultOf(bytes(3, 1, 1, 1, 224, 1))).toEqual({ line: 1, fault: 'answers' });
    expect(faultOf(bytes(3, 1, 1, 0, 0))).toEqual({ line: 1, fault: 'answers' });
    expect(faultOf(Uint8Array.from([1, 2]))).toEqual({ line: 1, fault: 'name' });
    expect(faultOf(new Uint8Array(3000))).toEqual({ line: 1, fault: 'large' });
  });

  it('holds what is within its bounds, so that none that a page writes is refused', () => {
    const wild = {
      ...ada,
      name: `a\u0000\u0007${'𝔸'.repeat(90)}`,
      begun: 1e14,
      seconds: -3.7,
      answers: Array(40).fill({ kind: 'many', tries: [1e9], right: true }),
    };
    const read = readHandIn(writeHandIn(wild))!;
    expect([read.name, read.begun, read.seconds, read.answers.length]).toEqual([
      `a${'𝔸'.repeat(59)}`,
      MAX_HANDED_IN.begun,
      0,
      MAX.questions,
    ]);
    expect(read.answers[0]!.tries).toEqual([MAX_HANDED_IN.answer]);
  });

  it('appears in a table and in its CSV, whatever it contains, if it can be read', () => {
    const contents = fc.tuple(
      fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }),
      fc.array(fc.oneof(fc.nat(255), fc.nat(4)), { maxLength: 60 }),
    );
    fc.assert(
      fc.property(fc.array(contents, { maxLength: 5 }), fc.array(handIns, { maxLength: 3 }), (forged, honest) => {
        const codes = [
          ...forged.map(([set, rest]) => `SUDO-${lettersOf(ENVELOPE, Uint8Array.from([...set, ...rest]))}`),
          ...honest.map(writeHandIn),
        ];
        const found = findCodes(codes.join('\n'));
        expect(found).toHaveLength(codes.length);
        const table = classTable(wholeOnes(found));
        expect(csvOfTable(table, ['name', 'number', 'at once', 'minutes', 'begun', 'worth checking'], ({ kind }) => kind)).toMatch(
          /^name,/,
        );
      }),
      samples(2000),
    );
  });

  it('never breaks what reads it, whatever is pasted', () => {
    fc.assert(fc.property(fc.string(), (any) => findCodes(`SUDO-04${any}`).length >= 1));
  });

  it('keeps the last of very many answers', () => {
    const tries = Array.from({ length: 40 }, (_, answer) => answer);
    const [answered] = readHandIn(writeHandIn({ ...ada, answers: [{ kind: 'next', tries, right: true }] }))!.answers;
    expect(answered!.tries).toHaveLength(15);
    expect(answered!.tries.at(-1)).toBe(39);
  });
});

describe('the table of a class', () => {
  const grace: HandIn = {
    ...ada,
    name: 'Grace Hopper',
    answers: ada.answers.map((each, n) => (n < 2 ? { ...each, tries: [1], right: n === 0 } : { ...each, tries: [], right: false })),
  };
  const twin: HandIn = { ...ada, name: 'Alan' };
  const stranger: HandIn = { ...ada, set: 5, name: '=cmd()', answers: ada.answers.slice(0, 1) };

  it('has a line for each student, in the order of their names, and says facts alone', () => {
    const pasted = [ada, grace, stranger, twin, ada].map((each) => writeHandIn(each)).join('\n');
    const table = classTable(wholeOnes(findCodes(`${pasted}\n${code.slice(0, 30)}`)));
    expect(table.rows.map(({ handIn }) => handIn.name)).toEqual(['=cmd()', 'Ada Lovelace', 'Alan', 'Grace Hopper']);
    expect(table.rows.map(({ found }) => found)).toEqual([[1], [1, 2, 0], [1, 2, 0], [1, 0, undefined]]);
    expect(table.rows.map(({ remarks }) => remarks)).toEqual([
      [{ kind: 'other-set' }],
      [],
      [{ kind: 'same-answers', as: 'Ada Lovelace' }],
      [{ kind: 'stopped', after: 2 }],
    ]);
    expect(table.questions).toBe(3);
    expect(table.notFound).toEqual([0, 1, 2]);
    expect(classTable([ada, { ...ada, name: 'ADA  lovelace', begun: 1 }]).rows[1]!.remarks).toContainEqual({ kind: 'same-name' });
    expect(classTable([]).rows).toEqual([]);
    // Two who know all the answers have the same ones.
    const perfect = { ...ada, answers: Array.from({ length: 5 }, () => ({ kind: 'next' as const, tries: [1], right: true })) };
    expect(classTable([perfect, { ...perfect, name: 'Grace' }]).rows.map(({ remarks }) => remarks)).toEqual([[], []]);
  });

  it('is a CSV that no spreadsheet runs', () => {
    const namesakes = classTable([ada, { ...ada, number: '1', seconds: 2 }, { ...ada, number: '2', seconds: 3 }]).rows;
    expect(namesakes.flatMap(({ remarks }) => remarks.filter(({ kind }) => kind === 'same-name'))).toEqual([]);
    const csv = csvOfTable(
      classTable([ada, { ...grace, number: '0123' }, stranger]),
      ['name', 'number', 'at once', 'minutes', 'begun', 'worth checking'],
      ({ kind }) => kind,
    );
    expect(csv.split('\n')).toEqual([
      'name,number,1,2,3,at once,minutes,begun,worth checking',
      `'=cmd(),,1,,,1,18,2026-11-15T11:05,other-set`,
      'Ada Lovelace,,1,2,0,1,18,2026-11-15T11:05,',
      'Grace Hopper,0123,1,0,,1,18,2026-11-15T11:05,stopped',
      '',
    ]);
  });

  it('tells an answer that was not found from one that was not given', () => {
    expect([foundAt({ kind: 'next', tries: [], right: false }), foundAt({ kind: 'next', tries: [1], right: false })]).toEqual([
      undefined,
      0,
    ]);
  });
});
