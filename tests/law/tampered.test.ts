import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogRow } from '../../src/engine/catalog.ts';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { sentenceOf } from '../../src/narration/narrator.ts';
import { jsonLines } from '../../src/trace/export.ts';
import { coreKinds } from '../../src/trace/import/core-kinds.ts';
import { FIELD_TYPES } from '../../src/trace/import/declared-kinds.ts';
import { headerLine, TRACE_FORMAT } from '../../src/trace/import/header-line.ts';
import { rangesIn } from '../../src/trace/import/shape.ts';
import { imported } from '../../src/trace/import/testing/imported.ts';
import { record } from '../../src/trace/record.ts';
import { importedRun } from '../../src/widgets/runs/imported-run.ts';
import { samples } from '../samples.ts';

const SMALL = '1.......3......2';
const { puzzle } = readPuzzles(SMALL)[0]!;
const { grid } = puzzle;

/** Traces of this size of several kinds of algorithm, line by line. */
const traces = await Promise.all(
  ['backtracking', 'algorithm-x', 'dancing-links', 'annealing', 'human-solver', 'constraint-search'].map(async (id) => {
    const algorithm = await catalogRow(id).load();
    const own = record(algorithm, puzzle, defaultsOf(algorithm.options), { maxSteps: 300 });
    return [headerLine(id, puzzle, {}), ...[...jsonLines(own)].map((line) => line.trimEnd())];
  }),
);
/** A program other than these: the steps of backtracking, as steps of the core. */
const [coreTrace] = traces;
const core = [JSON.stringify({ format: TRACE_FORMAT, puzzle: SMALL }), ...coreTrace!.slice(1)];
/** A program with notes and a custom kind in addition to the steps of an algorithm of this project. */
const kinds = { look: { says: 'at {cell}: {set}', fields: { cell: 'cell', set: 'digits' } } };
const noted = [
  JSON.stringify({ ...JSON.parse(coreTrace![0]!), kinds, notes: true, bet: { 'digits tried': 5 } }),
  ...coreTrace!.slice(1).flatMap((line) => [line, '{"kind":"note","text":"so"}', '{"kind":"look","cell":3,"set":5}']),
];
const all = [core, noted, ...traces];
const anyTrace = fc.constantFrom(...all);
const anyPiece = fc.integer({ min: 1, max: 4000 });

/** Reads a text. Every frame of the result can be drawn and has its sentences. An error has a line of the text. */
async function read(text: string, piece = 400) {
  const { run, timeline } = await imported(text, piece);
  const { fault, steps } = run.findings;
  if (fault) expect(fault.place!.line).toBeGreaterThan(0);
  if (fault) expect(fault.place!.line).toBeLessThanOrEqual(text.split('\n').length);
  if (run.opened && timeline) {
    const { words } = await importedRun(run.opened, () => ({}) as never);
    for (const position of [0, steps >> 1, steps]) {
      const { picture, step, state } = timeline.frame(position);
      expect([picture, sentenceOf(words, step, state).length]).not.toContain(0);
    }
  }
  return run.findings;
}

describe('a trace that was tampered with never crashes: it is read, or a line is named', () => {
  const edit = fc.record({
    at: fc.nat(),
    length: fc.nat(12),
    put: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('-1', '99999', '\n', 'null', '"', '1e9', '0', '{}', '[', '\\u0000')),
  });

  it('wherever it was', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrace, fc.array(edit, { minLength: 1, maxLength: 4 }), anyPiece, async (lines, edits, piece) => {
        const broken = edits.reduce(
          (now, { at, length, put }) => now.slice(0, at % now.length) + put + now.slice((at % now.length) + length),
          lines.join('\n'),
        );
        await read(broken, piece);
      }),
      samples(100),
    );
  });

  it('with anything in a field', async () => {
    const anyValue = fc.oneof(
      fc.integer({ min: -2, max: 20 }),
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(anyTrace, fc.nat(), fc.nat(), anyValue, async (lines, at, which, value) => {
        const line = at % lines.length;
        const given = JSON.parse(lines[line]!);
        const fields = Object.keys(given);
        const changed = JSON.stringify({ ...given, [fields[which % fields.length]!]: value });
        const { fault } = await read(lines.with(line, changed).join('\n'));
        // What was read before the error is kept.
        if (fault) expect(fault.place!.line).toBeGreaterThan(line);
      }),
      samples(100),
    );
  });

  it('whatever its lines are', async () => {
    const anyStep = fc.record({
      kind: fc.constantFrom(...Object.keys(coreKinds), 'constructor', '__proto__'),
      cell: fc.integer({ min: -1, max: 16 }),
      digit: fc.integer({ min: 0, max: 5 }),
      clash: fc.integer({ min: -1, max: 15 }),
      line: fc.nat(70_000),
      text: fc.string(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof({ weight: 9, arbitrary: anyStep }, { weight: 1, arbitrary: fc.jsonValue() })), async (steps) => {
        await read([core[0]!, ...steps.map((step) => JSON.stringify(step))].join('\n'));
      }),
      samples(60),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom('puzzle', 'book', 'options', 'kinds', 'source', 'author', 'bet', 'notes'),
        async (value, name) => {
          await read(JSON.stringify({ format: TRACE_FORMAT, puzzle: SMALL, [name]: value }));
          await read(JSON.stringify(value));
        },
      ),
      samples(60),
    );
  });
});

describe('a trace is the same', () => {
  const ends = fc.constantFrom('\n', '\r\n', '\n\n', ' \n', '\r\n\r\n');

  it('with other line ends, a byte order mark, blank lines and no end of the last line, in whatever pieces it comes', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrace, ends, fc.boolean(), fc.boolean(), anyPiece, async (lines, end, marked, ended, piece) => {
        const { fault, steps } = await read(`${marked ? '\uFEFF' : ''}${lines.join(end)}${ended ? end : ''}`, piece);
        expect([fault, steps]).toEqual([undefined, lines.length - 1]);
      }),
      samples(60),
    );
  });

  it('up to where it was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrace, fc.nat(), anyPiece, async (lines, at, piece) => {
        const text = lines.join('\n');
        const cut = text.slice(0, at % text.length);
        const whole = cut.split('\n').length - 1;
        const { fault, steps } = await read(cut, piece);
        // The line that is cut may be whole by chance.
        expect(steps).toBeGreaterThanOrEqual(Math.max(0, whole - 1));
        if (fault) expect(fault.place!.line).toBe(whole + 1);
      }),
      samples(60),
    );
  });
});

describe('a line is named', () => {
  it('where cells are counted from one', async () => {
    for (const lines of [core, coreTrace!]) {
      const shifted = lines.map((line) => line.replace(/"(cell|clash)":(\d+)/g, (_, name, cell) => `"${name}":${Number(cell) + 1}`));
      expect((await read(shifted.join('\n'))).fault?.place?.line).toBeGreaterThan(1);
    }
  });

  it('where a digit is written as its symbol', async () => {
    const lettered = core.map((line) => line.replace(/"digit":(\d)/g, (_, digit) => `"digit":"${'ABCD'[Number(digit) - 1]}"`));
    const first = lettered.findIndex((line) => line.includes('digit')) + 1;
    expect((await read(lettered.join('\n'))).fault?.place?.line).toBe(first);
  });

  it('that is far too long, however it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        fc.integer({ min: 50_000, max: 3_000_000 }),
        async (at, ended, piece) => {
          const long = `{"kind":"note","text":"${'x'.repeat(1_100_000)}${ended ? '"}' : ''}`;
          const { fault, steps, excerpt } = await read([...core.slice(0, at), long, ...core.slice(at)].join('\n'), piece);
          expect([fault?.place?.line, steps]).toEqual([at + 1, at - 1]);
          expect(excerpt.every(({ text }) => text.length < 1000)).toBe(true);
        },
      ),
      samples(5),
    );
  });
});

describe('kinds of the author’s own', () => {
  const ranges = rangesIn(grid);
  const anyFields = fc.dictionary(fc.constantFrom('cell', 'digit', 'other', 'x', 'weight'), fc.constantFrom(...FIELD_TYPES), {
    minKeys: 1,
  });
  const anyCase = anyFields.chain((fields) => {
    const values = Object.entries(fields).map(
      ([name, type]) => [name, fc.integer({ min: ranges[type].least, max: ranges[type].most })] as const,
    );
    return fc.record({
      fields: fc.constant(fields),
      steps: fc.array(fc.record(Object.fromEntries(values)), { minLength: 1, maxLength: 10 }),
      at: fc.nat(),
    });
  });
  const text = (fields: object, steps: readonly object[]) =>
    [{ format: TRACE_FORMAT, puzzle: SMALL, kinds: { mine: { fields } } }, ...steps.map((step) => ({ kind: 'mine', ...step }))]
      .map((line) => JSON.stringify(line))
      .join('\n');

  it('are read with any value that their types have, and a value beyond them is named', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ fields, steps, at }) => {
        expect((await read(text(fields, steps))).fault).toBeUndefined();
        const wrong = at % steps.length;
        for (const [name, type] of Object.entries(fields)) {
          const beyond = steps.with(wrong, { ...steps[wrong]!, [name]: ranges[type].most + 1 });
          expect((await read(text(fields, beyond))).fault).toMatchObject({
            place: { line: wrong + 2 },
            message: `'${name}' is ${ranges[type].most + 1}`,
          });
        }
      }),
      samples(60),
    );
  });

  it('do not change how the steps of the core are held against the grid', async () => {
    const steps = core.slice(1).flatMap((line) => [line, JSON.stringify({ kind: 'mine', cell: 3 })]);
    const lines = [JSON.stringify({ format: TRACE_FORMAT, puzzle: SMALL, kinds: { mine: { fields: { cell: 'cell' } } } }), ...steps];
    const { fault, right } = await read(lines.join('\n'));
    expect([fault, right]).toEqual([undefined, { ...(await read(core.join('\n'))).right, mine: core.length - 1 }]);
  });
});
