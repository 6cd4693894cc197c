import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { anyOptions } from '../../../tests/law/any-options.ts';
import { samples } from '../../../tests/samples.ts';
import { answersOf, countSolutions } from '../../engine/fast/answer.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { readOptions } from '../../engine/options.ts';
import { type Puzzle, puzzleOf, withGivens } from '../../engine/puzzle.ts';
import { learningSearch } from '../../engine/search/learning-search.card.ts';
import { noteChecker, type PlainFact, type Verdict } from './check-notes.ts';
import { isNoteFile, NoteReader, noteLines } from './note-file.ts';

const puzzleNamed = (id: string) => readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!.puzzle;
const impossible = puzzleNamed('norvig-impossible');
const hardest = readPuzzles(readFileSync(new URL('../../../bench/hardest.txt', import.meta.url), 'utf8')).map(({ puzzle }) => puzzle);

type Texts = Readonly<Record<string, string>>;
const linesOf = (puzzle: Puzzle, texts: Texts = {}) => [
  ...noteLines(learningSearch as never, puzzle, readOptions(learningSearch.options, texts)),
];
function checked(lines: readonly string[], piece = 1000) {
  const reader = new NoteReader();
  const text = lines.join('');
  for (let at = 0; at < text.length && reader.push(text.slice(at, at + piece)); at += piece);
  reader.end();
  return reader.findings;
}
const without = (lines: readonly string[], index: number) => lines.filter((_, each) => each !== index);
const replaced = (lines: readonly string[], index: number, line: string) => lines.map((each, at) => (at === index ? line : each));

it('imports nothing', () => {
  const source = readFileSync(new URL('check-notes.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/\bimport\b.*\bfrom\b|\bimport\s*\(|\brequire\b/);
  expect(source.split('\n').length).toBeLessThan(150);
});

describe('notes that refute a puzzle', () => {
  const lines = linesOf(impossible);
  const notes = lines.slice(1, -1).map((line) => JSON.parse(line).never as PlainFact[]);

  it('are accepted: four dead ends are enough where plain searches take minutes', () => {
    expect(isNoteFile(lines.join(''))).toBe(true);
    expect(lines.at(-1)).toBe('{"note":4,"never":[]}\n');
    for (const piece of [1, 17, 10_000]) expect(checked(lines, piece)).toEqual({ notes: 3, fault: undefined, isRefuted: true });
    expect(notes.map(({ length }) => length)).toEqual([7, 9, 1]);
  });

  /** The lines without the numbers of the notes. */
  const unnumbered = (some: readonly string[]) => some.map((line) => line.replace(/"note":\d+,/, ''));

  it('are rejected where one is left out', () => {
    for (const index of notes.keys()) {
      const { isRefuted, fault } = checked(without(lines, index + 1));
      expect([isRefuted, fault?.message]).toEqual([false, `this is note ${index + 2}`]);
    }
    expect(checked(lines.slice(0, -1))).toEqual({ notes: 3, fault: undefined, isRefuted: false });
  });

  it('are rejected by their meaning alone where one is left out that later ones need', () => {
    const isNeeded = [...notes.keys()].map((index) => !checked(unnumbered(without(lines, index + 1))).isRefuted);
    expect(isNeeded).toEqual([true, false, true]);
  });

  it('are rejected where one is altered so that it doesn’t follow, and the line is named', () => {
    let [altered, rejected] = [0, 0];
    for (const [index, note] of notes.entries()) {
      for (const place of note.keys()) {
        const [cell, digit] = note[place]!;
        const others = note.map((fact, each): PlainFact => (each === place ? [cell, (digit % 9) + 1] : fact));
        const { fault, isRefuted } = checked(replaced(lines, index + 1, `${JSON.stringify({ never: others })}\n`));
        altered++;
        if (isRefuted) continue;
        rejected++;
        expect([fault?.message, (fault?.place?.line ?? 0) >= index + 2]).toEqual(['this note does not follow', true]);
      }
    }
    // Other altered notes follow all the same.
    expect([altered, rejected]).toEqual([17, 8]);
  });

  it('are accepted from any setting that writes notes', () => {
    let refuted = 0;
    fc.assert(
      fc.property(fc.nat(hardest.length - 1), fc.nat(80), anyOptions(learningSearch.options), (index, at, options) => {
        const puzzle = hardest[index]!;
        const answer = answersOf(puzzle, 1)[0]!;
        const cell = [...puzzle.givens.keys()].filter((each) => puzzle.givens[each] === 0)[at % 50]!;
        const { grid, givens } = puzzle;
        const fitting = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
          (digit) => digit !== answer[cell] && !grid.peersOfCell[cell]!.some((peer) => givens[peer] === digit),
        );
        if (fitting.length === 0) return;
        const wrong = withGivens(
          puzzle,
          givens.map((digit, each) => (each === cell ? fitting[0]! : digit)),
        );
        const after = options.after === 'one' ? 'note' : options.after;
        const found = checked([...noteLines(learningSearch as never, wrong, { ...options, after } as never)]);
        expect(found).toMatchObject({ fault: undefined, isRefuted: true });
        if (found.notes > 0) refuted++;
      }),
      samples(25),
    );
    expect(refuted).toBeGreaterThan(10);
  });
});

describe('notes of a puzzle that has a solution', () => {
  it('follow one by one, and the one without digits does not', () => {
    const lines = linesOf(puzzleNamed('ai-escargot'));
    expect(checked(lines)).toEqual({ notes: 5, fault: undefined, isRefuted: false });
    expect(checked([...lines, '{"never":[]}\n']).fault?.message).toBe('this note does not follow');
  });

  it('deny none of its solutions, whoever wrote them', () => {
    const anyFact = fc.tuple(
      fc.nat(15),
      fc.integer({ min: -4, max: 4 }).filter((digit) => digit !== 0),
    );
    const anyNotes = fc.array(fc.array(anyFact, { maxLength: 4 }), { maxLength: 12 });
    const puzzle = readPuzzles('1.......3......2')[0]!.puzzle;
    const twin = puzzleOf(Uint8Array.from('..34341221434321', (symbol) => Number(symbol) || 0));
    const counts: Record<Verdict, number> = { follows: 0, 'does not follow': 0, 'no solution': 0 };
    for (const { grid, givens } of [puzzle, twin]) {
      const answers = answersOf(puzzleOf(givens), 1000);
      fc.assert(
        fc.property(anyNotes, (notes) => {
          const check = noteChecker({ size: grid.size, houses: grid.cellsOfHouse, givens });
          for (const note of notes) {
            const verdict = check(note);
            counts[verdict]++;
            const denied = answers.some((answer) =>
              note.every(([cell, digit]) => (digit > 0 ? answer[cell] === digit : answer[cell] !== -digit)),
            );
            if (denied) expect(verdict).toBe('does not follow');
          }
        }),
        samples(200),
      );
    }
    expect(counts['no solution']).toBe(0);
    expect(counts.follows).toBeGreaterThan(100);
  });
});

it('a puzzle that singles refute needs no note, and one with pencil marks or other houses is checked like any other', () => {
  expect(checked(linesOf(puzzleNamed('unsolvable-row')))).toMatchObject({ isRefuted: true, fault: undefined });
  const { grid } = puzzleNamed('jigsaw-6');
  const check = noteChecker({
    size: 6,
    houses: grid.cellsOfHouse,
    givens: new Uint8Array(36),
    allowed: Array.from({ length: 36 }, (_, cell) => (cell === 0 ? [] : [1, 2, 3, 4, 5, 6])),
  });
  expect(check([])).toBe('no solution');
  expect(countSolutions(puzzleNamed('sukaku'), 2)).toBe(1);
  expect(checked([...linesOf(puzzleNamed('sukaku'))])).toMatchObject({ fault: undefined, isRefuted: false });
});

describe('a file that is no list of notes is refused', () => {
  const [header] = linesOf(impossible);
  it.each([
    ['', 'the file is empty'],
    ['{"format":"sudoscope-trace/1"}\n', 'the first line names another format'],
    ['{"format":"sudoscope-notes/1"}\n', "the first line has no 'puzzle'"],
    [`${header}{"never":[[81,1]]}\n`, 'this is no note'],
    [`${header}{"never":[[0,0]]}\n`, 'this is no note'],
    [`${header}{"never":[[0,10]]}\n`, 'this is no note'],
    [`${header}{"never":[0]}\n`, 'this is no note'],
    [`${header}{}\n`, 'this is no note'],
    [`${header}[]\n`, "this line is '[]"],
  ])('%j: %s', (text, message) => expect(checked([text]).fault?.message).toContain(message));

  it('also where something follows the end', () => {
    const { fault } = checked([...linesOf(impossible), '{"never":[[0,1]]}\n']);
    expect([fault?.message, fault?.place?.line]).toEqual(['a note follows the one without digits', 6]);
  });
});
