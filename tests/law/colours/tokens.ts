import { globSync, readFileSync } from 'node:fs';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const source = (path: string) => readFileSync(path, 'utf8');
const theme = source('src/layouts/theme.css');

/** The tokens that are set between one rule's braces: their values by their names. */
function tokensIn(block: string): ReadonlyMap<string, string> {
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const [light, dark, forced] = [...theme.matchAll(/(?::root|\[data-theme="dark"\]) \{([^}]*)\}/g)].map(([, block]) => tokensIn(block!)) as [
  ReadonlyMap<string, string>,
  ReadonlyMap<string, string>,
  ReadonlyMap<string, string>,
];

/** Values as the theme has them, by token; with forced colours they are names of the system's. */
export const tokens = { light, dark, forced } as const;

/** Everything that may read a token: sheets, and code that draws. */
export const sources: readonly (readonly [path: string, text: string])[] = globSync('src/**/*.{css,astro,ts}')
  .filter((path) => !path.endsWith('theme.css') && !/\.(test|spec)\.ts$/.test(path))
  .map((path) => [path, source(path)]);

/** The rules of all sheets: each single selector with its declarations, as they are written. */
export const rules: readonly (readonly [selector: string, declarations: string])[] = sources.flatMap(([, text]) =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors, declarations]) =>
    selectors!.split(/,(?![^(]*\))/).map((selector) => [selector.replace(/\s+/g, ' ').trim(), declarations!] as const),
  ),
);

/** The drawings that are kept of a view. */
export const keptDrawings = (view: string): string => source(`tests/drawings/kept/${view}.html`);
