import { globSync, readFileSync } from 'node:fs';
import { parse } from '@astrojs/compiler-rs';
import { describe, expect, it } from 'vitest';

/** The words of the interface: whole texts, and the beginnings of texts that end in a name or a number. */
interface Words {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

function wordsOf(sources: readonly string[]): Words {
  const [whole, beginnings] = [new Set<string>(), new Set<string>()];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!node || typeof node !== 'object' || !('type' in node) || node.type === 'ImportDeclaration') return;
    const { type, value, quasis } = node as Node;
    if (type === 'Literal' && typeof value === 'string') whole.add(value.replaceAll(/<[^>]*>/g, ''));
    else if (type === 'TemplateLiteral') beginnings.add((quasis as { value: { cooked: string } }[])[0]!.value.cooked);
    for (const part of Object.values(node)) visit(part);
  };
  for (const source of sources) visit(parse(`---\n${source}\n---\n`).ast);
  return { whole, beginnings: [...beginnings].filter((text) => /\p{L}{4}/u.test(text)) };
}

/** Returns the names by which a test reaches a part of a page, as written in the test. */
const namesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:getByRole\([^()]*?name: |getBy(?:Label|Text|Title|Placeholder)\(|aria-label[*^$~]?=)(?:['"]([^'"]*)['"]|`([^`]*)`|\/\^?([^/$\\([]*))/g,
    ),
  ].map((found) => (found[1] ?? found[2] ?? found[3])!.trim());

/** The names that are words of the interface, or begin as some do. */
const taken = (names: readonly string[], { whole, beginnings }: Words): string[] =>
  names.filter(
    (name) =>
      /\p{L}{2}/u.test(name) &&
      (whole.has(name) ||
        beginnings.some((text) => name.startsWith(text)) ||
        (name.includes(' ') && [...whole, ...beginnings].some((text) => text.startsWith(name)))),
  );

const words = wordsOf(
  globSync(['src/narration/en/interface/**/*.ts', 'src/tries/*/words.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8')),
);

describe('the words of the interface in browser tests', () => {
  const few = wordsOf(["export const run = 'Run it', all = '<b>All</b> of it', take = (name: string) => `Take $" + '{name} away`;']);

  it.each([
    "page.getByRole('button', { name: 'Run it', exact: true })",
    "page.getByLabel('All of it')",
    "page.getByText('All of')",
    `page.locator('button[aria-label="Run it"]')`,
    'page.getByRole("button", { name: `Take $' + '{name} away` })',
    'page.getByRole("button", { name: /^Take mine/ })',
  ])('are found in %s', (source) => {
    expect(taken(namesIn(source), few)).toHaveLength(1);
  });

  it.each(["page.getByRole('button', { name: '4' })", "page.getByLabel('Algorithm')", "page.getByRole('button', { name: words.run })"])(
    'are not found in %s',
    (source) => {
      expect(taken(namesIn(source), few)).toEqual([]);
    },
  );

  const specs = globSync('{src,tests/site}/**/*.spec.ts');
  it('are looked for in every one of them', () => {
    expect(specs.length).toBeGreaterThan(60);
    expect(words.whole.size).toBeGreaterThan(300);
  });

  it.each(specs)('are in a driver, and not in %s', (file) => {
    expect(taken(namesIn(readFileSync(file, 'utf8')), words)).toEqual([]);
  });
});
