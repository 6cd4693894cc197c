import { describe, expect, it } from 'vitest';
import { catalog } from '../../../engine/catalog.ts';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { cellName } from '../../../engine/grid.ts';
import { readOptions } from '../../../engine/options.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { record } from '../../../trace/record.ts';
import { narratorOf } from '../../narrator.ts';
import { plain, say, toned } from '../../sentence.ts';
import type { Blank } from '../lesson.ts';
import { withGaps } from './gaps.ts';
import { occursIn } from './told.ts';
import { dealWorksheet } from './versions.ts';
import { asksIn, type CutStrip, type SheetFrame, type SheetVersion, sheetVersion } from './worksheet.ts';

const none = { phrases: [], numbers: false, symbols: [], names: [], toned: false };
const written = (parts: readonly object[]) => parts.map((part) => ('gap' in part ? '_' : (part as { text: string }).text)).join('');

describe('a sentence with gaps', () => {
  it('leaves out phrases from the end, and numbers, but not those in names', () => {
    const sentence = say`Unlink ${toned('removed')('row 2 3')} from column 1: row 2 3 and the header now point at each other. The size falls to 1.`;
    const { parts, answers } = withGaps(sentence, { ...none, phrases: ['row 2 3', 'the header'], numbers: true, names: ['2 3', '1'] });
    expect(written(parts)).toBe('Unlink row 2 3 from column 1: _ and _ now point at each other. The size falls to _.');
    expect(answers).toEqual(['row 2 3', 'the header', '1']);
    expect(written(withGaps(say`In r3c5 stands 7, and no row has two.`, { ...none, numbers: true }).parts)).toBe(
      'In r3c5 stands _, and _ row(s) has _.',
    );
  });
});

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function stripOf(algorithm: string, input: unknown, step: number, last: number): Promise<CutStrip> {
  const card = await catalog.find(({ id }) => id === algorithm)!.load();
  const timeline = record(card, input, readOptions(card.options, {}), { maxSteps: 2000 });
  const run = { timeline, words: await narratorOf(algorithm), name: '' };
  return { run, frame: { path: `embed/${algorithm}/`, query: '', step }, last };
}

const knuth = (step: number, last: number) => stripOf('dancing-links', knuth6x7, step, last);
const all: readonly Blank[] = ['digits', 'sizes', 'links', 'words'];

/** Where a strip may begin, and its frames. */
const [BEGINS, FRAMES] = [[0, 3, 17, 60, 240], 6];
const inputs = { puzzle: readPuzzles(WIKIPEDIA)[0]!.puzzle, cover: knuth6x7 };

describe('a strip of links', () => {
  it('asks for the links and the sizes that its steps rewrite, and leaves their neighbours out of the sentences', async () => {
    const { frames, key } = sheetVersion(await knuth(8, 13), ['sizes', 'links', 'words'], 1, 'ember');
    expect(frames.map(({ sentence }) => written(sentence))).toMatchInlineSnapshot(`
      [
        "Cover column D: column C and column E now point at each other, past its header.",
        "Unlink row D E G from column E: _ and _ now point at each other. The size of column E falls to _.",
        "Unlink row D E G from column G: _ and _ now point at each other. The size of column G falls to _.",
        "Now column D is covered. No other column offers its _ row(s) any more.",
        "Cover column G: _ and _ now point at each other, past its header.",
        "Unlink row B G from column B: _ and _ now point at each other. The size of column B falls to _.",
      ]
    `);
    expect(key.map(({ drawn }) => drawn.join(', '))).toMatchInlineSnapshot(`
      [
        "",
        "U of header E → C E F, D of C E F → header E, E = 1",
        "U of header G → B G, D of B G → header G, G = 1",
        "",
        "L of h → header F, R of header F → h",
        "U of header B → B C F, D of B C F → header B, B = 1",
      ]
    `);
    expect(key[1]!.question?.choices.length).toBe(4);
  });
});

describe('a strip of a grid', () => {
  it('asks for the digits that are placed', async () => {
    const { frames, key } = sheetVersion(await stripOf('backtracking', readPuzzles(WIKIPEDIA)[0]!.puzzle, 4, 9), all, 1, 'fern');
    expect(frames.map(({ sentence }) => written(sentence))).toMatchInlineSnapshot(`
      [
        "Go to r1c4, the next empty cell.",
        "Try _ in r1c4.",
        "Try _ in r1c4. Its row already holds _ at r1c3, so it can’t go here.",
        "Try _ in r1c4.",
        "No peer of r1c4 holds _. Place the digit and move on.",
        "Go to _, the next empty cell.",
      ]
    `);
    expect(key.map(({ drawn }) => drawn.join(', '))).toMatchInlineSnapshot(`
      [
        "",
        "",
        "",
        "",
        "r1c4 = 2",
        "",
      ]
    `);
  });
});

it('tells nothing that is blank, in any algorithm: no number is left in a sentence, and what is blank stays blank', async () => {
  const faults: string[] = [];
  let asked = 0;
  for (const { id, input } of catalog.filter((row) => ['puzzle', 'puzzle-or-cover'].includes(row.input)))
    for (const on of input === 'puzzle' ? [inputs.puzzle] : [inputs.puzzle, inputs.cover])
      for (const begin of BEGINS) {
        const strip = await stripOf(id, on, begin, begin + FRAMES - 1);
        const version = sheetVersion(strip, all, 1, '');
        asked += asksIn(version);
        for (const [index, { sentence, blank, asked: own, complete }] of version.frames.entries()) {
          if (complete) continue;
          const before = version.frames[index - 1]!.blank;
          const names = version.key[index]!.words;
          for (const kind of ['cells', 'sizes', 'links'] as const) {
            const kept = [...before[kind], ...own[kind]].every((each) => (blank[kind] as ReadonlySet<unknown>).has(each));
            if (!kept) faults.push(`${id} ${begin} ${index}: ${kind} come back`);
          }
          const gaps = sentence.filter((part) => 'gap' in part).length;
          if (gaps !== names.length) faults.push(`${id} ${begin} ${index}: ${gaps} gaps for ${names.join(', ')}`);
          // What a Sudoku's matrix calls its rows and columns has numbers of its own. A number of the complete frame is no answer.
          const bare = written(sentence).replaceAll(/“[^”]*”|r\d+c\d+ = \d|\b(?:box|row|column|cage|move|step|chain) [\d,]+/gi, '');
          const shown = bare.match(/(?<![\p{L}\p{N}“])\d+(?![\p{L}\p{N}])/gu) ?? [];
          const told = shown.some((each) => !occursIn(plain(version.key[0]!.sentence), each));
          if (told) faults.push(`${id} ${begin} ${index}: ${written(sentence)}`);
        }
      }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

it('shows no gap’s answer in the sentence or the picture of a later frame, in any algorithm, nor in the complete one', async () => {
  const faults: string[] = [];
  for (const { id, input } of catalog.filter((row) => ['puzzle', 'puzzle-or-cover'].includes(row.input)))
    for (const on of input === 'puzzle' ? [inputs.puzzle] : [inputs.puzzle, inputs.cover])
      for (const begin of [...BEGINS, 4, 40, 41]) {
        const { frames, key, strip } = sheetVersion(await stripOf(id, on, begin, begin + FRAMES - 1), all, 1, '');
        for (const [index, { words, drawn }] of key.entries()) {
          // The neighbours of a node that a step rewrites: that a later step works on one of them doesn't say whose neighbour it is.
          const isName = (word: string) => frames[index]!.asked.links.size === 0 && !/^(?:\d[\d.,]*|\p{L}+)(?: \w+)?$/u.test(word);
          const names = words.filter((word) => /^r\d+c\d+$/.test(word) || isName(word));
          for (const { sentence, fields, number, position } of frames.slice(index + 1))
            for (const name of names)
              if ([written(sentence), ...fields].some((text) => occursIn(text, name)))
                faults.push(`${id} ${begin}: ${name} of ${index + 1} in ${number} (${position}, ${strip.last})`);
          for (const name of names) if (occursIn(plain(key[0]!.sentence), name)) faults.push(`${id} ${begin}: ${name} in the first frame`);
          // A number that is asked for is in no later sentence of the same cell.
          for (const answer of [
            ...words.filter((word) => /^\d+$/.test(word)),
            ...drawn.flatMap((each) => /^r\d+c\d+ = (\d+)$/.exec(each)?.[1] ?? []),
          ])
            for (const { sentence, number } of frames.slice(index + 1))
              for (const cell of plain(key[index]!.sentence).match(/r\d+c\d+/g) ?? [])
                if (!written(sentence).includes('“') && [cell, answer].every((each) => occursIn(written(sentence), each)))
                  faults.push(`${id} ${begin}: ${answer} of ${index + 1} in ${number}`);
        }
      }
  expect(faults).toEqual([]);
});

/** What the picture of a student's frame shows of a grid: its digits, boxes to fill in and outlined cells. */
function drawnGrid({ strip: { run } }: SheetVersion, { position, blank, lit }: SheetFrame) {
  const { puzzle, digits } = run.timeline.frame(position).picture.grid!;
  const shown = Array.from(digits, (digit, cell) => (digit === 0 || blank.cells.has(cell) ? '' : symbolOf(puzzle, digit)));
  return { shown, marked: new Set([...blank.cells, ...lit]), cellOf: new Map(shown.map((_, cell) => [cellName(puzzle.grid, cell), cell])) };
}

it.each([[['digits']], [['words']], [['digits', 'words']]] as const)('draws no gap’s answer in a later frame: blank %j', async (blanks) => {
  const faults: string[] = [];
  let gaps = 0;
  for (const { id } of catalog.filter((row) => ['puzzle', 'puzzle-or-cover'].includes(row.input)))
    for (const begin of [...BEGINS, 4, 40, 41]) {
      const version = sheetVersion(await stripOf(id, inputs.puzzle, begin, begin + FRAMES - 1), blanks, 1, '');
      if (version.view !== 'grid') continue;
      const drawn = version.frames.map((frame) => drawnGrid(version, frame));
      for (const [index, { words, sentence }] of version.key.entries()) {
        const own = drawn[index]!;
        const about = (plain(sentence).match(/r\d+c\d+/g) ?? []).map((name) => own.cellOf.get(name)!);
        for (const word of words)
          for (const [ahead, later] of drawn.slice(index + 1).entries()) {
            gaps++;
            const cell = own.cellOf.get(word);
            const isDrawn =
              cell === undefined
                ? about.some((each) => later.shown[each] === word && own.shown[each] !== word)
                : later.marked.has(cell) !== own.marked.has(cell) || later.shown[cell] !== own.shown[cell];
            if (isDrawn) faults.push(`${id} ${begin}: ${word} of ${index + 1} in ${index + ahead + 2}`);
          }
      }
    }
  expect(faults).toEqual([]);
  expect(gaps).toBeGreaterThan(100);
});

describe('a worksheet', () => {
  it('has a version for each strip, and more from the same run where more are wanted', async () => {
    const strips = [await knuth(8, 13), await knuth(16, 21)];
    const sheet = { title: 'Out of the list', blanks: all };
    const six = dealWorksheet(sheet, strips, { for: { versions: 5 }, seed: 1 });
    expect(six.versions.map(({ strip: { frame, last } }) => last - frame.step)).toEqual([5, 5, 5, 5, 5]);
    expect(new Set(six.versions.map(({ strip }) => strip.frame.step)).size).toBe(5);
    expect(new Set(six.versions.map(({ checkWord }) => checkWord)).size).toBe(5);
    expect(dealWorksheet(sheet, strips, { for: { versions: 5 }, seed: 1 })).toEqual(six);
    expect(dealWorksheet(sheet, strips, { for: 'all', seed: 1 }).sheets).toHaveLength(1);
  });

  it('gives neighbours in a list different versions', async () => {
    const strips = [await knuth(8, 13), await knuth(16, 21), await knuth(58, 63)];
    const names = ['Ada', 'Béa', 'Cem', 'Dai'];
    const { sheets } = dealWorksheet({ title: '', blanks: all }, strips, { for: { names }, seed: 7 });
    expect(sheets.map(({ name }) => name)).toEqual(names);
    expect(sheets[0]!.version).not.toBe(sheets[1]!.version);
    expect(sheets[3]!.version).toBe(sheets[0]!.version);
  });
});
