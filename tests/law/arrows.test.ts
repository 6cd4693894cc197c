import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The floors from top to bottom: a file may import its own floor and those below. */
const floors = ['pages', 'layouts', 'components', 'widgets', 'cli', 'narration', 'trace', 'engine'] as const;
/** The floors inside src/widgets. */
const widgetFloors = ['figures', 'controls', 'views', 'runs', 'workers'] as const;
/** The command line stands beside the widgets: neither may see the other. */
const apart: [string, string][] = [
  ['cli', 'widgets'],
  ['pages', 'cli'],
  ['layouts', 'cli'],
  ['components', 'cli'],
  ['widgets', 'cli'],
];

interface Arrow {
  from: string;
  to: string;
}

const files = globSync('src/**/*.{ts,astro}').filter((file) => !file.endsWith('.test.ts'));
const arrows: Arrow[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/(?:from|import|import\()\s*['"](\.[^'"]+)['"]/g)].map((match) => ({
    from,
    to: normalize(join(dirname(from), match[1]!.replace(/\?.*$/, ''))),
  })),
);

const floorOf = (file: string) => file.split('/')[1]!;

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

  it('never point up inside the widgets, and no widget stands outside their floors', () => {
    const widgets = arrows.filter(({ from, to }) => floorOf(from) === 'widgets' && floorOf(to) === 'widgets');
    const innerFloor = (file: string) => widgetFloors.indexOf(file.split('/')[2] as never);
    expect(widgets.length).toBeGreaterThan(100);
    expect(files.filter((file) => floorOf(file) === 'widgets' && innerFloor(file) < 0)).toEqual([]);
    expect(widgets.filter(({ from, to }) => innerFloor(to) < innerFloor(from))).toEqual([]);
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
