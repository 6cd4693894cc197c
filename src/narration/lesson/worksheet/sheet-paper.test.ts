import { describe, expect, it } from 'vitest';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { plain } from '../../sentence.ts';
import { type PaperNode, paper } from './paper.ts';
import { paperText } from './paper-text.ts';
import { pictureLines } from './picture-lines.ts';
import { keyPages, type SheetPicture, sheetPages } from './sheet-paper.ts';
import { stripOf } from './testing/cut-strips.ts';
import { dealWorksheet } from './versions.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const strips = async () => Promise.all([8, 16, 58, 63].map((step) => stripOf('dancing-links', knuth6x7, step, step + 5)));
const setting = {
  title: 'Out of the list',
  of: 'Algorithms 2',
  questions: [
    { text: 'Why?', answer: 'It was the last.' },
    { text: 'What for?', answer: '' },
    { text: 'And then?', answer: '' },
  ],
  large: false,
  addressOf: ({ strip }: { strip: { frame: { step: number } } }) => `https://school.example/?step=${strip.frame.step}`,
};

const allNodes = (nodes: readonly PaperNode<SheetPicture>[]): PaperNode<SheetPicture>[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if ('tag' in node) return [node, ...allNodes(node.children)];
    if ('withPicture' in node) return allNodes(node.withPicture);
    return 'withoutPicture' in node ? allNodes(node.withoutPicture) : [node];
  });

describe('sheets', () => {
  it('have codes that lead to the first frame of the version and to no step beyond it', async () => {
    const dealt = dealWorksheet({ title: '', blanks: [] }, await strips(), { for: { versions: 4 }, seed: 1 });
    const codes = allNodes(sheetPages(setting, dealt)).flatMap((node) => (typeof node !== 'string' && 'code' in node ? [node.code] : []));
    expect(new Set(codes)).toEqual(new Set([8, 16, 58, 63].map((step) => `https://school.example/?step=${step}`)));
  });

  it('tell no answer of a version anywhere: not in the text of its pages, nor beside its pictures', async () => {
    const dealt = dealWorksheet({ title: '', blanks: [] }, await strips(), { for: { versions: 4 }, seed: 1 });
    for (const version of dealt.versions) {
      const text = paperText(sheetPages(setting, { versions: [version], sheets: [{ name: undefined, version }] }), { pictureLines });
      for (const { number, sentence, words, drawn } of version.key.slice(1)) {
        if (words.length > 0) expect(text, `frame ${number}`).not.toContain(plain(sentence));
        for (const answer of drawn) expect(text).not.toContain(answer);
      }
      expect(text).toContain('Why?');
      expect(text).not.toContain('It was the last.');
    }
  });

  it('leave the cells of a grid blank that a step has filled, in all later frames', async () => {
    const strip = await stripOf('backtracking', readPuzzles(WIKIPEDIA)[0]!.puzzle, 1, 24);
    const dealt = dealWorksheet({ title: '', blanks: ['digits'] }, [strip], { for: 'all', seed: 1 });
    const { frames } = dealt.versions[0]!;
    const rows = frames.map((frame) => pictureLines({ version: dealt.versions[0]!, frame, whole: false, large: false })[0]);
    expect(rows[0]).toBe('row 1: 5 3 ·  · 7 ·  · · ·');
    expect(rows.at(-1)).toMatch(/__/);
    // Where a cell is blank it stays so until the search takes its digit back.
    expect(frames.every(({ asked, blank }) => [...asked.cells].every((cell) => blank.cells.has(cell)))).toBe(true);
  });

  it('have six frames on a page, one in large print, and no page without a head and a foot', async () => {
    const [strip] = await strips();
    const dealt = dealWorksheet({ title: '', blanks: [] }, [{ ...strip!, last: strip!.frame.step + 7 }], { for: 'all', seed: 1 });
    const pages = sheetPages(setting, dealt);
    const count = (page: PaperNode<SheetPicture>, name: string) =>
      allNodes([page]).filter((node) => typeof node !== 'string' && 'tag' in node && node.class.split(' ').includes(name)).length;
    expect(pages.map((page) => count(page, 'paper-frame'))).toEqual([6, 2, 0, 0]);
    expect(pages.map((page) => count(page, 'paper-question'))).toEqual([0, 0, 3, 1]);
    expect(pages.map((page) => count(page, 'paper-field'))).toEqual([2, 1, 1, 1]);
    expect(pages.every((page) => count(page, 'paper-head') === 1 && count(page, 'paper-foot') === 1)).toBe(true);
    const large = sheetPages({ ...setting, large: true }, dealt);
    expect(large.map((page) => count(page, 'paper-frame'))).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  });
});

describe('a key', () => {
  it('has every gap and blank of all versions, the reasons of wrong answers, and who has which version', async () => {
    const names = ['Ada', 'Béa', 'Cem', 'Dai', 'Eva'];
    const dealt = dealWorksheet({ title: '', blanks: [] }, await strips(), { for: { names }, seed: 1 });
    const text = paperText(keyPages(setting, dealt), { pictureLines });
    for (const { key, checkWord } of dealt.versions) {
      expect(text).toContain(checkWord);
      for (const { words, drawn, sentence } of key) {
        for (const answer of [...words, ...drawn]) expect(text).toContain(answer);
        expect(text).toContain(plain(sentence));
      }
    }
    expect(text).toContain('The node keeps its own links.');
    expect(text).toMatch(/B\. Why\?\nIt was the last\.\nC\. What for\?\nThe lesson doesn’t have an answer/);
    for (const { name, version } of dealt.sheets) expect(text).toContain(`${name} | ${version.number} | ${version.checkWord}`);
  });
});

describe('the wrong answers of a key', () => {
  const wrongIn = async (step: number, algorithm = 'backtracking', puzzle = WIKIPEDIA) => {
    const strip = await stripOf(algorithm, readPuzzles(puzzle)[0]!.puzzle, step, step + 5);
    const dealt = dealWorksheet({ title: '', blanks: ['digits', 'words'] }, [strip], { for: 'all', seed: 1 });
    const table = allNodes(keyPages(setting, dealt)).find(
      (node) => typeof node !== 'string' && 'tag' in node && node.class === 'paper-wrong',
    );
    const rows = allNodes(table ? [table] : []).flatMap((node) =>
      typeof node !== 'string' && 'tag' in node && node.tag === 'tr' ? [node] : [],
    );
    const textsOf = (node: PaperNode<SheetPicture>) => allNodes([node]).filter((each) => typeof each === 'string');
    return { key: dealt.versions[0]!.key, rows: rows.slice(1).map((row) => row.children.map((cell) => textsOf(cell).join(''))) };
  };

  it('have the frames that they are wrong in, and answer only what a gap asks for', async () => {
    const { key, rows } = await wrongIn(8);
    expect(rows.length).toBeGreaterThan(0);
    for (const [, frames, label] of rows)
      for (const number of frames!.split(', ').map(Number)) {
        const { question, words } = key[number - 1]!;
        const right = question!.choices.find((choice) => choice.right)!;
        expect(right.label).not.toBe(label);
        expect(words).toContain(right.label);
      }
    // Whether a digit fits is asked in no gap.
    expect(rows.some(([, , label]) => label === 'it fits')).toBe(false);
  });

  it('are none where the sentence still tells the number, and a gap happens to have an equal digit', async () => {
    const { key, rows } = await wrongIn(36, 'hill-climbing', '21...32....41...');
    // “If 2 and 3 changed places, the energy would fall by 2”: only the two digits are asked for.
    expect(key[2]!.words).toEqual(['2', '3']);
    expect(plain(key[2]!.sentence)).toMatch(/fall by 2\.$/);
    expect(rows.filter(([, frames]) => frames!.split(', ').includes('3'))).toEqual([]);
  });
});

it('writes pages as text: heads with a line under them, tables in lines, gaps of one length', () => {
  const page = paper<never>(
    'section',
    paper('h1', 'Sheet'),
    paper('p', 'It falls to ', paper('span.paper-gap.short'), '.'),
    paper('table', paper('tr', paper('th', 'a'), paper('td', paper('div', 'b'), paper('div', 'c')))),
  );
  expect(paperText([page], { pictureLines: () => [] })).toBe('Sheet\n=====\nIt falls to ____.\n\na | b; c\n');
});
