import { describe, expect, it } from 'vitest';
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
    expect(await faultOf(['', '{"format":'])).toBe('line 2, column 11: the line breaks off; expected one whole JSON object a line');
    expect(await faultOf(['', '', header({ book: 'magic' })])).toMatch(
      /^line 3, column 1: there is no algorithm 'magic'; expected one of backtracking/,
    );
    expect(await faultOf(['', header({}, `11${SMALL.slice(2)}`)])).toMatch(/^line 2, column 1: in 'puzzle', two givens clash/);
    expect((await faultOf(['{"format":'])) ?? '').toBe('line 1, column 11: the line breaks off; expected one whole JSON object a line');
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
