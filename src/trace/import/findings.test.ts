import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../narration/en/trace-findings.ts';
import { TRACE_FORMAT } from './header-line.ts';
import { ImportedRun } from './imported-run.ts';
import { imported } from './testing/imported.ts';

const SMALL = '1.......3......2';
const header = (more: object = {}, puzzle = SMALL) => JSON.stringify({ format: TRACE_FORMAT, puzzle, ...more });
const step = (kind: string, fields: object = {}) => JSON.stringify({ kind, ...fields });
const [place, back, wrong] = [
  step('place', { cell: 1, digit: 2 }),
  step('takeBack', { cell: 1, digit: 2 }),
  step('place', { cell: 1, digit: 1 }),
];
const findingsOf = async (lines: readonly string[], piece?: number) => (await imported(lines.join('\n'), piece)).run.findings;

describe('how far a trace has been read', () => {
  it('is reported while it comes: what is whole so far, and whether more can come', async () => {
    const run = new ImportedRun();
    expect(run.take()).toEqual({ chunks: [], totals: {}, taken: 0, capped: false });
    expect(run.findings).toMatchObject({ steps: 0, lines: 0, right: {}, bets: [], excerpt: [], hasOneAnswer: false });
    expect(await run.push(`${header()}\n${place}\n${back.slice(0, 9)}`)).toBe(true);
    expect(run.findings).toMatchObject({ steps: 1, lines: 2, outcome: undefined, fault: undefined });
    expect(await run.push(`${back.slice(9)}\n`)).toBe(true);
    expect(run.findings).toMatchObject({ steps: 2, lines: 3, right: { place: 1, takeBack: 1 } });
    expect(run.take()).toMatchObject({ taken: 2, capped: false, totals: { place: 1, takeBack: 1 } });
    expect(await run.push(`${wrong}\n${place}`)).toBe(false);
    expect(await run.push(`${place}\n`)).toBe(false);
    await run.end();
    expect(run.findings).toMatchObject({ steps: 2, lines: 4, outcome: 'stuck', fault: { place: { line: 4, column: 1 } } });
  });

  it('whatever pieces it comes in, the steps are the same', async () => {
    const lines = [header(), place, back, place, back, step('noSolution')];
    const whole = await findingsOf(lines);
    expect(whole).toMatchObject({ steps: 4, fault: { message: 'says that there is no solution, but there is one' } });
    for (const piece of [1, 7, 40, 100]) expect(await findingsOf(lines, piece)).toEqual(whole);
  });

  it('to its end, which is what it says last', async () => {
    expect(await findingsOf([header({}, '1234341221434321'), step('solved')])).toMatchObject({
      outcome: 'solved',
      steps: 1,
      fault: undefined,
    });
    expect(await findingsOf([header({}, '12......3......2'), step('noSolution')])).toMatchObject({
      outcome: 'no-solution',
      fault: undefined,
    });
    expect(await findingsOf([header(), place])).toMatchObject({ outcome: 'stuck', fault: undefined });
    const over = await findingsOf([header({}, '12......3......2'), step('noSolution'), place]);
    expect(over.fault?.describe()).toBe("line 3, column 1: a step follows the end: 'place'; expected nothing after it");
    const like = { done: { like: 'solved' } };
    expect(await findingsOf([header({ kinds: like }, '1234341221434321'), step('done')])).toMatchObject({ outcome: 'solved' });
  });
});

describe('of a puzzle', () => {
  it('it is found whether it has one answer', async () => {
    expect(await findingsOf([header()])).toMatchObject({ hasOneAnswer: false });
    expect(await findingsOf([header({}, '12..3..2..4.4..1')])).toMatchObject({ hasOneAnswer: true });
  });

  it('the mark is found that its solution needs', async () => {
    const { fault } = await findingsOf([header({}, '12..3..2..4.4..1'), step('strike', { cell: 3, digit: 4 })]);
    expect(fault?.message).toBe('you struck 4 from r1c4, a mark that the solution needs');
  });
});

describe('a bet', () => {
  it('is next to what was counted, in the order in which it was made', async () => {
    const { bets } = await findingsOf([header({ bet: { 'taken back': 3, placements: 2 } }), place, back, place]);
    expect(bets).toEqual([
      { what: 'taken back', said: 3, got: 1 },
      { what: 'placements', said: 2, got: 2 },
    ]);
  });
});

describe('a step that nothing justifies', () => {
  const lines = [
    header({}, '1...............'),
    step('place', { cell: 1, digit: 2, line: 3 }),
    step('takeBack', { cell: 1, digit: 2, line: 5 }),
    step('place', { cell: 1, digit: 3 }),
  ];

  it('is named with its line in the trace and in the program, and the steps after it are read', async () => {
    const { unjustified, ...findings } = await findingsOf(lines);
    expect(findings).toMatchObject({ steps: 3, fault: undefined, isProof: false, own: 0 });
    expect(unjustified).toMatchObject({ line: 3, own: 5 });
    expect(findings.excerpt.map(({ line }) => line)).toEqual([1, 2, 3]);
    for (const piece of [1, 50]) expect((await findingsOf(lines, piece)).unjustified).toEqual(unjustified);
  });

  it('comes before the false claim that follows from it', async () => {
    const { unjustified, fault } = await findingsOf([...lines.slice(0, 3), step('noSolution')]);
    expect([unjustified?.line, fault?.place?.line]).toEqual([3, 4]);
  });

  it('is told before all else, with the text of the line', async () => {
    const found = findingsIn(await findingsOf(lines), undefined, 'a\nb\nc\nd\n  back(1)');
    expect(found[0]).toEqual({
      good: false,
      text: 'Line 3, from line 5 of your program: you took 2 back from r1c2, but nothing has failed since you placed it: no cell and no house has run out of digits. That line is “back(1)”.',
    });
    expect(found.at(-1)!.text).toBe('1 digit taken back, each from the cell that was filled last.');
  });

  it('is looked for in the steps of an algorithm of this project, where it is a search', async () => {
    const book = { book: 'backtracking' };
    expect((await findingsOf([header(book, '1...............'), ...lines.slice(1)])).unjustified).toMatchObject({ line: 3 });
    expect((await findingsOf([header({ book: 'las-vegas' })])).isProof).toBeUndefined();
  });

  it('is none in a search that gives up on purpose, and says so', async () => {
    const note = step('note', { text: 'restart: too many tries' });
    expect(await findingsOf([...lines.slice(0, 2), note, ...lines.slice(2)])).toMatchObject({ unjustified: undefined, isProof: false });
    const own = header({ kinds: { again: { label: 'start over' } } }, '1...............');
    expect(await findingsOf([own, lines[1]!, step('again'), ...lines.slice(2)])).toMatchObject({ unjustified: undefined, isProof: false });
  });
});

describe('the line that is wrong', () => {
  const shown = async (lines: readonly string[], piece?: number) => (await findingsOf(lines, piece)).excerpt;

  it('is shown after the two before it', async () => {
    const lines = [header(), place, back, place, back, wrong, place, back];
    const expected = [
      { line: 4, text: place },
      { line: 5, text: back },
      { line: 6, text: wrong },
    ];
    for (const piece of [1, 30, 5000]) expect(await shown(lines, piece)).toEqual(expected);
    // Blank lines between them are none.
    expect((await shown([header(), place, '', back, ' ', wrong])).map(({ line }) => line)).toEqual([4, 6]);
    expect((await shown([header(), wrong])).map(({ line }) => line)).toEqual([1, 2]);
  });

  it('is shown where it breaks off, too', async () => {
    expect(await shown([header(), place, '{"kind":"pla'])).toEqual([
      { line: 1, text: header() },
      { line: 2, text: place },
      { line: 3, text: '{"kind":"pla' },
    ]);
    expect(await shown(['PK'])).toEqual([{ line: 1, text: 'PK' }]);
  });

  it('is shown as far as anyone looks at it, without blanks at its end', async () => {
    const long = step('place', { cell: 1, digit: 1, why: 'x'.repeat(300) });
    expect(await shown([header(), long])).toMatchObject([{}, { line: 2, text: `${long.slice(0, 240)}…` }]);
    const fits = `${wrong.slice(0, -1)}${' '.repeat(240 - wrong.length)}}`;
    expect((await shown([header(), fits]))[1]!.text).toBe(fits);
    expect((await shown([header(), ` ${wrong}  \r`]))[1]!.text).toBe(` ${wrong}`);
  });

  it('is none where nothing is wrong', async () => expect(await shown([header(), place])).toEqual([]));

  it('in the first line is reported with its place and what was expected', async () => {
    const faultOf = async (lines: readonly string[]) => (await findingsOf(lines)).fault?.describe();
    expect(await faultOf(['', '{"format":"a/2"}'])).toContain('line 2, column 1: the format is "a/2"; expected a first line such as');
    expect(await faultOf(['', '{"format":'])).toBe('line 2, column 11: the line breaks off; expected one whole JSON object on each line');
    expect(await faultOf(['', '', header({ book: 'magic' })])).toMatch(
      /^line 3, column 1: there is no algorithm 'magic'; expected one of backtracking/,
    );
    expect(await faultOf(['', header({}, `11${SMALL.slice(2)}`)])).toMatch(/^line 2, column 1: in 'puzzle', two givens clash/);
    expect((await faultOf(['{"format":'])) ?? '').toBe(
      'line 1, column 11: the line breaks off; expected one whole JSON object on each line',
    );
  });
});

describe('an algorithm of this project', () => {
  const faultOf = async (...lines: readonly string[]) => (await findingsOf(lines)).fault?.describe();

  it('must have the options, and take the puzzle', async () => {
    expect(await faultOf(header({ book: 'backtracking', options: { order: 'x' } }))).toMatch(/^line 1, column 1: .*'x'.*; expected /);
    expect(await faultOf(header({ book: 'killer-advanced' }))).toMatch(/^line 1, column 1: .*cages/);
  });

  it('cannot take a step that is impossible for it', async () => {
    expect(await faultOf(header({ book: 'algorithm-x' }), step('takeBack', { option: 3, cell: 1 }))).toBe(
      'line 2, column 1: Algorithm X cannot take this step here',
    );
  });

  it('gives its title, a program of one’s own the name that its author has for it', async () => {
    const titleOf = async (more: object) => (await imported(header(more))).run.opened!.algorithm.title;
    expect(await titleOf({ book: 'algorithm-x', algorithm: 'mine' })).toBe('Algorithm X');
    expect([await titleOf({ algorithm: 'mine' }), await titleOf({})]).toEqual(['mine', 'Your program']);
  });
});

it('what is no fault of the text is thrown on', async () => {
  await expect(new ImportedRun().push(null as never)).rejects.toThrow(TypeError);
});
