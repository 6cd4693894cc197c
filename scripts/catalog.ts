import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { AnyAlgorithm } from '../src/engine/algorithm.ts';
import { writeDirectRuns } from './direct-runs.ts';
import { formatted } from './formatted.ts';

/*
 * Writes src/engine/catalog.generated.ts: the rows of the catalog from the existing cards, so that a page, Node and the packed library know
 * every algorithm without loading one. The order is that of the first chapter whose source is the algorithm's page, or else of the first
 * chapter that runs it; the others come last. Drafts have their own list, by id. Run it with `npm run catalog` after a card or a chapter's
 * front matter has changed.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const filesLike = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

interface FrontMatter {
  readonly order: number;
  readonly source?: string;
  readonly runs: Readonly<Record<string, { readonly algorithm: string }>>;
}

function chaptersInOrder(): FrontMatter[] {
  const texts = filesLike('content/chapters/*/index.mdx').map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  return texts.map((text) => parse(text.split('---\n')[1]!) as FrontMatter).sort((a, b) => a.order - b.order);
}

/** Numbers to sort by: the chapter, then the place among its runs. */
function placeOf(chapters: readonly FrontMatter[], id: string, page: string): [chapter: number, run: number] {
  const runOf = ({ runs }: FrontMatter) => Object.values(runs).findIndex(({ algorithm }) => algorithm === id);
  const taught = chapters.findIndex(({ source }) => source === page);
  const chapter = taught >= 0 ? taught : chapters.findIndex((each) => runOf(each) >= 0);
  return chapter >= 0 ? [chapter, runOf(chapters[chapter]!)] : [chapters.length, 0];
}

/** Throws an Error when a card does not export an algorithm of its file's name. */
async function rowOf(card: string) {
  const id = basename(card, '.card.ts');
  const module: Record<string, unknown> = await import(new URL(`../${card}`, import.meta.url).href);
  const found = Object.entries(module).find(([, value]) => (value as AnyAlgorithm).id === id);
  if (!found) throw new Error(`${card} exports no algorithm with the id '${id}'`);
  const [name, { title, summary, input, shows, draft = false }] = found as [string, AnyAlgorithm];
  const family = basename(dirname(card));
  const listing = JSON.stringify({ id, family, title, summary, input, shows }).slice(1, -1);
  const text = `{ ${listing}, load: async () => (await import('./${posix.relative('src/engine', card)}')).${name} }`;
  return { text, id, draft, page: `src/engine/${family}/${id}.ts` };
}

/** The generated file's text. */
export async function catalogText(): Promise<string> {
  const rows = await Promise.all(filesLike('src/engine/*/*.card.ts').map(rowOf));
  const chapters = chaptersInOrder();
  const placed = rows.map((row) => ({ ...row, place: placeOf(chapters, row.id, row.page) }));
  placed.sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1] || a.id.localeCompare(b.id));
  const textOf = (some: typeof placed) => some.map(({ text }) => `${text},`).join('\n');
  return formatted(
    'catalog.generated.ts',
    `// Written by scripts/catalog.ts from the cards. Change those, not this, and run: npm run catalog
import type { CatalogRow } from './algorithm.ts';

export const rows: readonly CatalogRow[] = [
${textOf(placed.filter(({ draft }) => !draft))}
];

export const drafts: readonly CatalogRow[] = [
${textOf(placed.filter(({ draft }) => draft))}
];
`,
  );
}

if (import.meta.main) {
  writeFileSync(`${root}/src/engine/catalog.generated.ts`, await catalogText());
  await writeDirectRuns();
}
