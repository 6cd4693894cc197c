import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { soaking } from '../../samples.ts';
import { beginCounting, workOf } from './work.ts';

beginCounting();
// Only what is loaded from here on is counted block by block.
const { readClass } = await import('../../../src/narration/question-set/class-codes.ts');
const { csvOfTable } = await import('../../../src/narration/question-set/class-table.ts');
const { readHandIn, writeHandIn } = await import('../../../src/narration/question-set/hand-in.ts');
const { sameName } = await import('../../../src/narration/question-set/question-set.ts');
const { readSet, writeSet } = await import('../../../src/narration/question-set/set-link.ts');
const { typedPuzzles } = await import('../../../src/narration/question-set/typed-puzzles.ts');
const { codeFromLink, codeToLink } = await import('../../../src/widgets/apps/workshop/share-code.ts');
const { differences } = await import('../../../src/widgets/apps/workshop/differences.ts');
const { readLabUrl } = await import('../../../src/widgets/apps/lab/lab-url.ts');
const { positionIn } = await import('../../../src/tries/ladder/position-link.ts');
const { readCompareUrl } = await import('../../../src/widgets/runs/links/compare-url.ts');
const { readForks } = await import('../../../src/widgets/runs/fork.ts');
const { linkedRun, linkNotice } = await import('../../../src/widgets/runs/links/linked-run.ts');
const { coverIn, ownPuzzle, puzzleIn } = await import('../../../src/widgets/runs/named-puzzle.ts');
const { readUrlState } = await import('../../../src/widgets/runs/links/url-state.ts');
const { queryIn, TextIndex } = await import('../../../src/widgets/workers/text-index.ts');
const { imported } = await import('../../../src/trace/import/testing/imported.ts');
const { eachPuzzle, readPuzzles } = await import('../../../src/engine/formats/read.ts');
const { headerLine } = await import('../../../src/trace/import/header-line.ts');
const { jsonLines } = await import('../../../src/trace/export.ts');
const { record } = await import('../../../src/trace/record.ts');
const { backtracking } = await import('../../../src/engine/search/backtracking.card.ts');
const { defaultsOf } = await import('../../../src/engine/options.ts');

const grid = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const times = <Thing>(count: number, make: (n: number) => Thing): Thing[] => Array.from({ length: count }, (_, n) => make(n));
const codeOf = (name: string, tries: number[]) =>
  writeHandIn({
    set: 7,
    name,
    begun: 29_000_000,
    seconds: 60,
    answers: times(20, () => ({ kind: 'next' as const, tries, right: false })),
  });
/** What a page does with what it refuses: it says so. */
const refusing = (read: () => unknown) => () => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InputError') throw error;
  }
};
/** Makes a text of some size, and then reads it. */
const from = (make: (n: number) => string, read: (text: string) => unknown) => (n: number) => {
  const text = make(n);
  return refusing(() => read(text));
};
const table = (text: string) => () => {
  const { table: read } = readClass(text);
  csvOfTable(read, ['name'], ({ kind }) => kind);
};
const puzzle = readPuzzles(grid)[0]!.puzzle;
const own = record(backtracking, puzzle, defaultsOf(backtracking.options), { maxSteps: 20_000 });
const lines = [...jsonLines(own)];
const sections = times(60, (n) => ({
  url: `/${n}`,
  page: 'a page',
  title: `section ${n}`,
  text: `rows and columns ${'of digits '.repeat(40)} ${n}`,
}));
const index = await TextIndex.of(sections);
const config = {
  run: 'main',
  algorithm: 'backtracking',
  views: [],
  puzzle: ownPuzzle(grid),
  puzzles: [ownPuzzle(grid)],
  options: {},
  position: 0,
};
const figure = (search: string) => {
  const link = readUrlState(new URL(search, 'https://page.invalid/'))!;
  return linkNotice(linkedRun(link, config as never, backtracking as never).faults);
};
const packed = (text: string) =>
  btoa(strFromU8(deflateSync(strToU8(text)), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const distinct = (count: number, alphabet = 'abcdefghijklmnopqrstuvwxyz') => times(count, (n) => alphabet[n % 26]! + n.toString(36));

/** Everything that comes from outside, n of it: what a page does with it. */
const inputs: Readonly<Record<string, readonly [base: number, read: (n: number) => () => unknown]>> = {
  'codes of different names': [60, (n) => table(times(n, (k) => codeOf(`Student ${k}`, [k % 9, 3])).join('\n'))],
  'codes of one name': [60, (n) => table(times(n, (k) => codeOf('Ada', [k % 900])).join('\n'))],
  'codes with the same answers': [60, (n) => table(times(n, (k) => codeOf(`Student ${k}`, [1, 2])).join(' '))],
  'beginnings of codes': [1000, (n) => table('SUDO-'.repeat(n))],
  'beginnings of codes, line by line': [1000, (n) => table('SUDO-\n'.repeat(n))],
  'a code that never ends': [5000, (n) => table(`SUDO-04${'Z'.repeat(n)}`)],
  'blanks in a code': [5000, (n) => table(`SUDO${' '.repeat(n)}-${' '.repeat(n)}04`)],
  'text that is no code': [5000, (n) => table('sudo make me a sandwich\n'.repeat(n / 20))],
  'a set among codes': [2000, (n) => table(`#set=1&a=backtracking&${'z=x&'.repeat(n)}`)],
  'a kept code': [5000, from((n) => `SUDO-04${'Z'.repeat(n)}`, readHandIn)],
  'a name': [5000, (n) => () => sameName(' Ａda\u0301'.repeat(n))],
  'options in a set': [
    500,
    (n) =>
      refusing(() =>
        readSet(
          `set=1&a=backtracking&p=name.easy.9.1&q=next1&${distinct(n)
            .map((name) => `o.${name}=1`)
            .join('&')}`,
        ),
      ),
  ],
  'parts of a set': [
    500,
    (n) =>
      refusing(() =>
        readSet(
          `set=2&c=1.AAAAAAA&${distinct(n)
            .map((name) => `${name}=1`)
            .join('&')}`,
        ),
      ),
  ],
  'puzzles in a set': [500, (n) => refusing(() => readSet(`set=1&a=backtracking&q=next1&${'z=x&'.repeat(n)}`))],
  'the title of a set': [5000, (n) => refusing(() => readSet(`set=1&a=backtracking&p=name.easy.9.1&q=next1&t=${'%01a+'.repeat(n)}`))],
  'questions of a set': [2000, (n) => refusing(() => readSet(`set=1&a=backtracking&p=name.easy.9.1&q=${'next1.'.repeat(n)}`))],
  'a set that is sealed': [
    1,
    (n) => {
      const puzzles = times(n, () => '.'.repeat(625));
      const link = writeSet({ ...readSet('set=1&a=backtracking&p=name.easy.9.1&q=next1'), puzzles: { from: 'these', puzzles } });
      return () => readSet(link);
    },
  ],
  'puzzles that are typed': [20, (n) => refusing(() => typedPuzzles(`${grid}\n`.repeat(n), ['wikipedia']))],
  'puzzles that are typed by name': [500, (n) => refusing(() => typedPuzzles('wikipedia\n'.repeat(n), ['wikipedia']))],
  'puzzles that are drawn': [20, (n) => refusing(() => typedPuzzles(`${grid.match(/.{9}/g)!.join('\n')}\n\n`.repeat(n), []))],
  'a program': [100, (n) => () => codeFromLink(codeToLink({ start: 'empty', author: '', puzzle: '', code: distinct(n).join('\n') }))],
  'a program that unpacks to much': [20_000, (n) => refusing(() => codeFromLink(packed(`["","","${' '.repeat(n)}"]`)))],
  'letters that are no program': [5000, (n) => refusing(() => codeFromLink('abc_'.repeat(n)))],
  'dots that are no program': [5000, (n) => refusing(() => codeFromLink('2.'.repeat(n)))],
  'lines of a program beside the book’s': [2000, (n) => () => differences('a\nb\nc\n'.repeat(30), distinct(n).join('\n'))],
  'options of a figure': [
    300,
    (n) => () =>
      figure(
        `?run=main&step=1&${distinct(n)
          .map((name) => `${name}=1`)
          .join('&')}`,
      ),
  ],
  'one option of a figure': [1000, (n) => () => figure(`?run=main&step=1&${'order=rows&'.repeat(n)}`)],
  'fields of a figure': [1000, (n) => () => figure(`?run=main&${'step=1&hands=x&'.repeat(n)}`)],
  'the fragment of a figure': [1000, (n) => () => figure(`?run=main&step=1#${'puzzle=x&'.repeat(n)}`)],
  'decisions of a figure': [
    1000,
    from(
      (n) => '3.try.1,'.repeat(n),
      (text) => readForks(text, backtracking as never),
    ),
  ],
  'runs of a comparison': [
    1000,
    (n) => () =>
      readCompareUrl(new URL(`?${'with=backtracking,a:b&'.repeat(n)}`, 'https://page.invalid/'), {
        puzzle: '',
        runs: [],
        measure: 'writes',
        time: 0,
      }),
  ],
  'options in a run of a comparison': [
    1000,
    (n) => () =>
      readCompareUrl(new URL(`?with=backtracking,${distinct(n).join(':x,')}`, 'https://page.invalid/'), {
        puzzle: '',
        runs: [],
        measure: 'writes',
        time: 0,
      }),
  ],
  'runs and puzzles of a lab': [
    1000,
    (n) => () =>
      readLabUrl(`https://page.invalid/?${'with=backtracking&'.repeat(n)}#puzzles=${'x%0A'.repeat(n)}`, {
        runs: [],
        limit: 1,
        measure: 'digits',
        puzzles: undefined,
        zero: undefined,
      }),
  ],
  'a technique': [
    5000,
    (n) => () => positionIn({ search: `?technique=${'x'.repeat(n)}&${'position=1&'.repeat(n)}`, hash: '#ladder' }, 'ladder', ['x-wing']),
  ],
  'words of a search': [
    1000,
    from(
      (n) => distinct(n).join(' '),
      (text) => index.find(queryIn(text).words),
    ),
  ],
  'one word of a search': [
    1000,
    from(
      (n) => 'a '.repeat(n),
      (text) => index.find(queryIn(text).words),
    ),
  ],
  'letters of a search': [
    1000,
    from(
      (n) => 'a'.repeat(n),
      (text) => index.find(queryIn(text).words),
    ),
  ],
  'signs of a search': [
    1000,
    from(
      (n) => 'a.b-'.repeat(n),
      (text) => index.find(queryIn(text).words),
    ),
  ],
  'steps of a trace': [2000, (n) => () => imported([`${headerLine('backtracking', puzzle, {})}\n`, ...lines.slice(0, n)].join(''))],
  'lines that are no trace': [2000, (n) => () => imported('{}\n'.repeat(n))],
  'the header of a trace': [
    20_000,
    (n) => () => imported(`{"format":"sudoscope-trace/1","puzzle":"${grid}","author":"${'x'.repeat(n)}"}\n`),
  ],
  'kinds of a trace': [
    200,
    (n) => () =>
      imported(
        `${JSON.stringify({ format: 'sudoscope-trace/1', puzzle: grid, kinds: Object.fromEntries(distinct(n).map((name) => [name, { says: 'x' }])) })}\n`,
      ),
  ],
};

/** Texts that are no puzzles, or nearly, each again and again. */
const shapes = [
  '.',
  '1',
  '1 ',
  '1,',
  '. . .\n',
  '123456789\n',
  '{',
  '[',
  '{"a":',
  '"',
  '|',
  '1|2|3\n',
  '+---+\n| 1 |\n',
  '10 11 ',
  'r1c1=5 ',
  '(1,2)=3;',
  '15=0+1+2,',
  '\t',
  ' \n',
  '# x\n',
  'SCL9BA',
  '[Puzzle]\n',
  '0,1 2\n',
  '{"g":1}\n',
  '1:2:3 ',
  `${grid}\n`,
  '1\n',
  '0 1\n',
  'a b\n',
  'é',
];

/** A sample of the shapes: every n-th one, with different ones for figures and for the lab. */
const someShapes = (first: number) => (soaking ? shapes : shapes.filter((_, place) => place % 5 === first));

/** Four times as much takes four times the work, and a little more where it is sorted; what grows with its square takes sixteen. */
const MAX_GROWTH = 8;
/** Work that is there however little is read. */
const FIXED = 2000;

async function grows(read: (n: number) => () => unknown, base: number): Promise<number> {
  // What is made once is made before.
  await read(base)();
  const [little, much] = [await workOf(read(base)), await workOf(read(4 * base))];
  return much / (little + FIXED);
}

describe('what comes from outside', () => {
  it('is work that this law would notice', async () => {
    const squared = (n: number) => () => times(n, (at) => 'x'.repeat(n).slice(0, at).split('').length);
    expect(await grows(squared, 100)).toBeGreaterThan(MAX_GROWTH);
  });

  it.each(Object.entries(inputs))('%s: four times as much is no more than eight times the work', async (_, [base, read]) => {
    expect(await grows(read, base)).toBeLessThan(MAX_GROWTH);
  });

  it.each(['words of a search', 'one word of a search', 'letters of a search', 'signs of a search', 'a kept code'])(
    '%s: looks at a bounded number of any size',
    async (name) => {
      const [base, read] = inputs[name]!;
      await read(base)();
      const [much, fourfold] = [await workOf(read(4 * base)), await workOf(read(16 * base))];
      expect(fourfold).toBeLessThan(1.5 * much + FIXED);
    },
  );

  it.each(someShapes(0))('a puzzle from %j, up to what a figure takes', async (shape) => {
    const read = (n: number) => {
      const text = shape.repeat(Math.ceil(n / shape.length)).slice(0, n);
      return refusing(() => coverIn(ownPuzzle(text)) ?? puzzleIn(ownPuzzle(text)));
    };
    expect(await grows(read, 4900)).toBeLessThan(MAX_GROWTH);
  });

  it.each(someShapes(2))('a file of %j, as the lab reads it', async (shape) => {
    const read = (n: number) => {
      const text = shape.repeat(Math.ceil(n / shape.length)).slice(0, n);
      return refusing(() => {
        for (const _ of eachPuzzle([text], { onFault: () => {} }));
      });
    };
    expect(await grows(read, 2500)).toBeLessThan(MAX_GROWTH);
  });
});
