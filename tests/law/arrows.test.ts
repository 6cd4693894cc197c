import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The floors from top to bottom: a file may import its own floor and those below. A try's part is a component; its code is a floor below what builds. */
const floors = [
  'pages',
  'layouts',
  'components',
  'authoring',
  'tries',
  'widgets',
  'cli',
  'narration',
  'experiment',
  'trace',
  'engine',
] as const;
/** The floors inside src/widgets. */
const widgetFloors = ['apps', 'modes', 'controls', 'views', 'runs', 'workers', 'ui'] as const;
/** The command line and the widgets are on one level: neither may import the other. */
const apart: [string, string][] = [
  ['cli', 'widgets'],
  ['pages', 'cli'],
  ['layouts', 'cli'],
  ['components', 'cli'],
  ['authoring', 'cli'],
  ['tries', 'cli'],
  ['widgets', 'cli'],
];

interface Arrow {
  from: string;
  to: string;
}

/** Where the words of the interface are reached; package.json says which language that is. */
const WORDS = '#words/';

/** A try has its words with it. */
const wordsFile = (name: string) =>
  name.startsWith('tries/') ? join('src', name.replace(/\.ts$/, ''), 'words.ts') : join('src/narration/en/interface', name);

const files = globSync('src/**/*.{ts,astro}').filter((file) => !/\.(test|spec)\.ts$/.test(file));
const arrows: Arrow[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/(?:from|import|import\()\s*['"]((?:\.|#words\/)[^'"]+)['"]/g)].map((match) => ({
    from,
    to: match[1]!.startsWith(WORDS)
      ? wordsFile(match[1]!.slice(WORDS.length))
      : normalize(join(dirname(from), match[1]!.replace(/\?.*$/, ''))),
  })),
);

const floorOf = (file: string) => (/^src\/tries\/.*\.astro$/.test(file) ? 'components' : file.split('/')[1]!);

describe('imports', () => {
  it('are found at all', () => {
    expect(arrows.length).toBeGreaterThan(10);
  });

  it('never point up', () => {
    const up = arrows.filter(({ from, to }) => {
      const [a, b] = [floors.indexOf(floorOf(from) as never), floors.indexOf(floorOf(to) as never)];
      return a >= 0 && b >= 0 && (b < a || apart.some(([x, y]) => floorOf(from) === x && floorOf(to) === y));
    });
    expect(up).toEqual([]);
  });

  it('never point up inside the widgets, and no widget is outside their floors', () => {
    const widgets = arrows.filter(({ from, to }) => floorOf(from) === 'widgets' && floorOf(to) === 'widgets');
    const innerFloor = (file: string) => widgetFloors.indexOf(file.split('/')[2] as never);
    expect(widgets.length).toBeGreaterThan(100);
    expect(files.filter((file) => floorOf(file) === 'widgets' && innerFloor(file) < 0)).toEqual([]);
    expect(widgets.filter(({ from, to }) => innerFloor(to) < innerFloor(from))).toEqual([]);
  });

  it('never go from one app to another: shared modules are below both', () => {
    const appOf = (file: string) => /^src\/widgets\/apps\/([^/]+)\//.exec(file)?.[1];
    const between = arrows.filter(({ from, to }) => appOf(from) && appOf(to) && appOf(from) !== appOf(to));
    expect(between).toEqual([]);
  });

  it('never go from the contract of the engine to one of its families, except the catalog', () => {
    const isContract = (file: string) => /^src\/engine\/(picture\/)?[^/]+$/.test(file);
    const fromContract = arrows.filter(({ from, to }) => isContract(from) && floorOf(to) === 'engine');
    expect(fromContract.length).toBeGreaterThan(10);
    const toFamilies = fromContract.filter(({ from, to }) => !isContract(to) && from !== 'src/engine/catalog.generated.ts');
    expect(toFamilies).toEqual([]);
  });

  it('never go from one view to another: what two of them need is in views/kit; only the grid is a ground for others', () => {
    const viewOf = (file: string) => /^src\/widgets\/views\/([^/]+)\//.exec(file)?.[1];
    const between = arrows.filter(({ from, to }) => viewOf(from) && viewOf(to) && viewOf(from) !== viewOf(to));
    expect(between.length).toBeGreaterThan(30);
    const isAllowed = (view: string | undefined) => view === 'kit' || view === 'grid';
    expect(between.filter(({ from, to }) => !isAllowed(viewOf(to)) || viewOf(from) === 'kit')).toEqual([]);
  });

  it('lead to the words of the interface from above, and every one of those files is there', () => {
    const toWords = arrows.filter(({ to }) => /^src\/(narration\/en\/interface\/|tries\/[\w-]+\/words\.ts$)/.test(to));
    expect(toWords.length).toBeGreaterThan(50);
    expect(toWords.filter(({ to }) => !existsSync(to))).toEqual([]);
    expect(toWords.filter(({ from }) => ['engine', 'trace', 'cli'].includes(floorOf(from)))).toEqual([]);
  });

  it('keep the engine pure: nothing from Node, no DOM, no clock, no Math.random', () => {
    for (const file of files.filter((each) => floorOf(each) === 'engine')) {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect([file, /from 'node:|\b(document|window|process)\.|Math\.random|Date\.now|performance\.now|new Date/.exec(code)?.[0]]).toEqual([
        file,
        undefined,
      ]);
    }
  });
});
