import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('tsconfig*.json'))('%s leaves out only what is there', (file) => {
  const { exclude = [] }: { exclude?: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  const gone = exclude.filter((path) => !path.includes('*') && !existsSync(path));
  expect(gone).toEqual([]);
});

it('names one range of Node, for who installs the package and for who works on it', () => {
  const { engines, devEngines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(devEngines.runtime.version).toBe(engines.node);
});
