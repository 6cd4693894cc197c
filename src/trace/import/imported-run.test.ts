import { describe, expect, it } from 'vitest';
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import { catalog } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { defaultsOf, optionTexts } from '../../engine/options.ts';
import type { AnyStep } from '../../engine/step.ts';
import { jsonLines } from '../export.ts';
import { record } from '../record.ts';
import { headerLine, TRACE_FORMAT } from './header-line.ts';
import { imported } from './testing/imported.ts';
import { searchSteps } from './testing/searches.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SMALL = '1.......3......2';
const small = readPuzzles(SMALL)[0]!.puzzle;
const header = (more: object = {}, puzzle = SMALL) => JSON.stringify({ format: TRACE_FORMAT, puzzle, ...more });

const faultOf = async (lines: readonly string[]) => (await imported(lines.join('\n'))).run.findings.fault?.describe();
const step = (kind: string, fields: object = {}) => JSON.stringify({ kind, ...fields });

describe('a trace that this project wrote', () => {
  const grids = catalog.filter(({ input }) => input === 'puzzle' || input === 'puzzle-or-cover');
  it.each(grids.map(({ id }) => id))('%s: comes back whole', async (id) => {
    const row = catalog.find((each) => each.id === id)!;
    const algorithm = await row.load();
    const options = defaultsOf(algorithm.options);
    const { puzzle } = readPuzzles(WIKIPEDIA)[0]!;
    const own = record(algorithm, puzzle, options, { maxSteps: 4000 });
    const text = `${headerLine(id, puzzle, optionTexts(options))}\n${[...jsonLines(own)].join('')}`;
    const { run, timeline } = await imported(text, 9973);
    expect(run.findings).toMatchObject({ fault: undefined, steps: own.length, parted: undefined });
    expect(run.findings.outcome).toBe(own.outcome ?? 'bound');
    for (const position of [0, 1, 777, own.length]) {
      const [here, there] = [timeline!.frame(position), own.frame(position)];
      expect(here.state).toEqual(there.state);
      expect(here.picture).toEqual(there.picture);
      expect(here.counts).toEqual(there.counts);
    }
  });

  it.each(['killer-backtracking', 'killer-advanced'])('%s: comes back whole', async (id) => {
    const { puzzle } = readPuzzles(killers[0]!.puzzle)[0]!;
    const algorithm = await catalog.find((each) => each.id === id)!.load();
    const options = defaultsOf(algorithm.options);
    const own = record(algorithm, puzzle, options, { maxSteps: 2000 });
    const { run, timeline } = await imported(`${headerLine(id, puzzle, optionTexts(options))}\n${[...jsonLines(own)].join('')}`);
    expect(run.findings).toMatchObject({ fault: undefined, steps: own.length, parted: undefined });
    expect(timeline!.frame(own.length).state).toEqual(own.frame(own.length).state);
  });

  it('says where another program does otherwise', async () => {
    const lines = [headerLine('backtracking', small, {}), step('choose', { cell: 1 }), step('try', { cell: 1, digit: 3 })];
    expect((await imported(lines.join('\n'))).run.findings).toMatchObject({ fault: undefined, steps: 2, parted: 3 });
    const back = [...lines, step('place', { cell: 1, digit: 3 }), step('takeBack', { cell: 2, digit: 3 })];
    expect(await faultOf(back)).toBe('line 5, column 1: you took back r1c3, but nothing was placed there');
  });
});

describe('a trace with the steps of an algorithm of this project', () => {
  const own = { kinds: { look: { label: 'look', says: 'It looks at {cell}.', fields: { cell: 'cell' } } }, notes: true };
  const original = (more: object = {}) => header({ book: 'backtracking', ...more });
  const tries = [step('choose', { cell: 1 }), step('try', { cell: 1, digit: 1 })];

  it('may have notes, and kinds of its author’s own, which are no part of the run', async () => {
    const { puzzle } = readPuzzles(SMALL)[0]!;
    const algorithm = await catalog.find(({ id }) => id === 'backtracking')!.load();
    const run = record(algorithm, puzzle, defaultsOf(algorithm.options));
    const lines = [...jsonLines(run)].flatMap((line) => [step('note', { text: 'so' }), step('look', { cell: 3 }), line.trimEnd()]);
    const { run: read, timeline } = await imported([original(own), ...lines].join('\n'));
    expect(read.findings).toMatchObject({ fault: undefined, parted: undefined, steps: 3 * run.length, outcome: 'solved' });
    expect(timeline!.frame(3 * run.length).state).toEqual(run.frame(run.length).state);
    expect(timeline!.frame(2).picture).toEqual(timeline!.frame(0).picture);
    // And it can be exported again.
    const again = [...jsonLines(timeline!)].map((line) => JSON.parse(line));
    expect(again.slice(0, 2)).toMatchObject([
      { kind: 'note', text: 'so' },
      { kind: 'look', cell: 3 },
    ]);
  });

  it.each<[string, string[], string]>([
    ['notes that it has not declared', [original(), step('note')], "line 2, column 1: there is no kind of step 'note'"],
    [
      'a kind that the algorithm has',
      [original({ kinds: { try: { fields: {} } } })],
      "line 1, column 1: 'kinds' has 'try', which is a kind of every trace",
    ],
    [
      'a kind that would do something',
      [original({ kinds: { guess: { like: 'place', fields: { cell: 'cell', digit: 'digit' } } } })],
      "line 1, column 1: 'guess' is like 'place'; expected a kind that only says something",
    ],
    [
      'a digit without a cell',
      [header({ book: 'constraint-search' }), step('assign', { cell: -1, digit: 4 })],
      "line 2, column 1: this 'assign' has no cell",
    ],
    [
      'no digit in a cell',
      [header({ book: 'constraint-search' }), step('assign', { cell: 1, digit: 0 })],
      "line 2, column 1: this 'assign' has no digit",
    ],
    [
      'a bet on what is not counted',
      [original({ bet: { luck: 5 } })],
      "line 1, column 1: the bet is on 'luck', which this run does not count; expected one of calls, digits tried",
    ],
  ])('reports %s', async (_, lines, sentence) => expect(await faultOf(lines)).toContain(sentence));

  it('has its bet next to what was counted', async () => {
    const { run } = await imported([original({ bet: { 'digits tried': 7 } }), ...tries].join('\n'));
    expect(run.findings.bets).toEqual([{ what: 'digits tried', said: 7, got: 1 }]);
  });
});

describe('a trace of a program of one’s own', () => {
  it('has digits placed and taken back, marks struck, notes and lines', async () => {
    const lines = [
      header({ author: 'Ada', algorithm: 'mine', kinds: { guess: { like: 'place', fields: { cell: 'cell', digit: 'digit' } } } }),
      step('note', { text: 'first the marks' }),
      step('strike', { cell: 1, digit: 2, line: 7 }),
      step('guess', { cell: 1, digit: 4 }),
      step('strike', { cell: 2, digit: 2 }),
      step('takeBack', { cell: 1, digit: 4 }),
      '',
    ];
    const { run, timeline } = await imported(lines.join('\r\n'));
    expect(run.findings).toMatchObject({ fault: undefined, steps: 5, outcome: 'stuck', right: { strike: 2, place: 1, takeBack: 1 } });
    expect(timeline!.stepAt(2)).toMatchObject({ kind: 'strike', line: 7 });
    const at = (position: number) => timeline!.frame(position).state;
    expect(at(1).texts[timeline!.stepAt(1)!.text as number]).toBe('first the marks');
    expect([at(3).digits[1], at(3).strikes.length, at(4).strikes.length]).toEqual([4, 1, 2]);
    expect([at(5).digits[1], at(5).strikes]).toEqual([0, [{ cell: 1, digit: 2, depth: 0 }]]);
    expect(timeline!.metricAt(4)).toBe(1);
  });

  it('is solved when its grid is full, and not before', async () => {
    const places = [3, 5, 8, 14].map((cell) => step('place', { cell, digit: 4 }));
    const head = header({}, '123.3.12.1.323.1');
    expect(await faultOf([head, ...places, step('solved')])).toBe('line 6, column 1: says solved, but r3c3 is empty');
    const all = [head, ...places, step('place', { cell: 10, digit: 2 }), step('solved')];
    expect((await imported(all.join('\n'))).run.findings).toMatchObject({ fault: undefined, outcome: 'solved', steps: 6 });
  });

  it.each([
    ['one answer', header({}, '123.3.12.1.323.1')],
    ['many answers', header({}, '.'.repeat(16))],
  ])('has a solution where it says none, of a puzzle with %s', async (_, head) =>
    expect(await faultOf([head, step('noSolution')])).toBe('line 2, column 1: says that there is no solution, but there is one'),
  );

  it.each<[string, string[], string]>([
    ['an empty file', [], 'line 1, column 1: the file is empty; expected a trace'],
    ['a foreign file after blank lines', ['', ' ', 'PK'], "line 3, column 1: 'PK' isn’t JSON"],
    ['a foreign file', ['PK'], "line 1, column 1: 'PK' isn’t JSON; expected one whole JSON object on each line"],
    ['a file of another encoding', ['\uFFFD\uFFFD{\u0000'], 'line 1, column 1: the file is not in UTF-8'],
    ['a puzzle that breaks the rules', [header({}, `11${SMALL.slice(2)}`)], 'two givens clash'],
    ['no such algorithm', [header({ book: 'magic' })], "line 1, column 1: there is no algorithm 'magic'"],
    [
      'a cut line',
      [header(), step('choose', { cell: 1 }), '{"kind":"pla'],
      'line 3, column 13: the line breaks off; expected one whole JSON object on each line',
    ],
    ['an unknown kind', [header(), step('guess', { cell: 1 })], "line 2, column 1: there is no kind of step 'guess'"],
    [
      'steps after the end',
      [header({}, '1234341221434321'), step('solved'), step('choose', { cell: 1 })],
      "line 3, column 1: a step follows the end: 'choose'; expected nothing after it",
    ],
  ])('reports %s with its line', async (_, lines, sentence) => {
    expect(await faultOf(lines)).toContain(sentence);
  });
});

describe('a step that takes back several digits', () => {
  const { puzzle } = readPuzzles(WIKIPEDIA)[0]!;
  const order = [...Array(81).keys()];
  /** The same steps, with a jump in place of digits that are taken back one after the other. */
  function joined(steps: readonly AnyStep[]): AnyStep[] {
    const jumps: AnyStep[] = [];
    let placed = 0;
    for (const [index, one] of steps.entries()) {
      if (one.kind === 'place') placed++;
      if (one.kind !== 'takeBack') jumps.push(one);
      else placed--;
      if (one.kind === 'takeBack' && steps[index + 1]?.kind !== 'takeBack') jumps.push({ kind: 'takeBackTo', to: placed });
    }
    return jumps;
  }
  const read = (steps: readonly AnyStep[]) => imported([header({}, WIKIPEDIA), ...steps.map((each) => JSON.stringify(each))].join('\n'));

  it('does what these steps do one by one, and is judged like them', async () => {
    const steps = searchSteps(puzzle, { order, jumps: true });
    const jumps = joined(steps);
    expect(jumps.filter(({ kind }) => kind === 'takeBackTo').length).toBeGreaterThan(20);
    expect(jumps.length).toBeLessThan(steps.length);
    const { run, timeline } = await read(jumps);
    expect(run.findings).toMatchObject({ fault: undefined, unjustified: undefined, isProof: true, outcome: 'solved' });
    const one = (await read(steps)).timeline!;
    expect(timeline!.frame(timeline!.length).picture).toEqual(one.frame(one.length).picture);
    // Over a digit lies the jump that takes it back.
    const first = jumps.findIndex(({ kind }) => kind === 'takeBackTo');
    const last = jumps.findLastIndex(({ kind }, index) => index < first && kind === 'place');
    expect(timeline!.stepOver(last)).toBe(first + 1);
  });

  it('is a fault where nothing has failed, or where no digit would come back', async () => {
    const placing = [
      { kind: 'place', cell: 2, digit: 4 },
      { kind: 'place', cell: 3, digit: 6 },
    ] as AnyStep[];
    const early = await read([...placing, { kind: 'takeBackTo', to: 1 }, { kind: 'place', cell: 5, digit: 8 }]);
    expect(early.run.findings.unjustified).toMatchObject({ line: 4 });
    const none = await read([...placing, { kind: 'takeBackTo', to: 2 }]);
    expect(none.run.findings.fault?.message).toBe('you jumped back to where 2 digits were placed, but only 2 are placed now');
    expect((await read([{ kind: 'takeBackTo', to: 0 }])).run.findings.fault?.message).toContain('nothing has been placed');
  });
});
