import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ChapterOfRuns, embeddedRuns } from '../../src/authoring/embedded-runs.ts';
import { runNamed } from '../../src/widgets/runs/embedded-run.ts';

/** The addresses of figures in frames that decks and pages may have: what each of them shows, a line an address. Lines are only added. */
const KEPT = 'tests/golden/embed-addresses.txt';

const chapters = globSync('content/chapters/*/index.mdx')
  .map((file) => ({
    file,
    id: basename(dirname(file)),
    ...(parse(/^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))![1]!) as { order: number; runs: ChapterOfRuns['runs'] }),
  }))
  .sort((a, b) => a.order - b.order);
const algorithms = [...new Set(chapters.flatMap(({ runs }) => Object.values(runs).map(({ algorithm }) => algorithm)))].sort();
const all = Object.fromEntries(
  await Promise.all(algorithms.map(async (algorithm) => [algorithm, await embeddedRuns(chapters, algorithm)] as const)),
);

interface Shown {
  readonly puzzle: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly view: string;
  readonly panes: readonly string[];
}

/** What an address of a run shows. */
function shownAt(algorithm: string, name: string | null): Shown | undefined {
  const run = runNamed(all[algorithm] ?? [], name);
  return run && { puzzle: run.puzzle, options: run.options, view: run.view, panes: run.panes };
}

/** Whether an address still shows what it did: options and panes may have been added since. */
function isKept(line: string): boolean {
  const [address, ...rest] = line.split(' ');
  const [, algorithm, , name] = /^\/embed\/([^/]+)\/(\?run=(.+))?$/.exec(address!)!;
  const before = JSON.parse(rest.join(' ')) as Shown;
  const now = shownAt(algorithm!, name ?? null);
  return (
    now !== undefined &&
    JSON.stringify([now.puzzle, now.view]) === JSON.stringify([before.puzzle, before.view]) &&
    Object.entries(before.options).every(([option, text]) => now.options[option] === text) &&
    before.panes.every((pane) => now.panes.includes(pane))
  );
}

const addressOf = (algorithm: string, name?: string) => `/embed/${algorithm}/${name ? `?run=${name}` : ''}`;

/** All addresses there are now, with what they show. */
function* addresses(): Generator<string> {
  for (const [algorithm, runs] of Object.entries(all)) {
    yield `${addressOf(algorithm)} ${JSON.stringify(shownAt(algorithm, null))}`;
    for (const { name, fullName } of runs)
      for (const each of new Set([name, fullName])) yield `${addressOf(algorithm, each)} ${JSON.stringify(shownAt(algorithm, each))}`;
  }
}

describe('the addresses of figures in frames', () => {
  const now = [...addresses()];
  const addressIn = (line: string) => line.split(' ')[0]!;
  let kept = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').trimEnd().split('\n') : [];
  const known = new Set(kept.map(addressIn));
  const added = now.filter((line) => !known.has(addressIn(line)));
  if (process.env.KEEP_ADDRESSES) {
    kept = [...kept, ...added.splice(0)];
    writeFileSync(KEPT, `${kept.join('\n')}\n`);
  }

  it('show for ever what they showed when somebody wrote them down', () => {
    expect(kept.filter((line) => !isKept(line))).toEqual([]);
  });

  it('are all kept: KEEP_ADDRESSES=1 npx vitest run tests/golden/embed.test.ts adds new ones', () => {
    expect(added).toEqual([]);
  });

  it('name each run by one name that no other run of its algorithm has', () => {
    for (const runs of Object.values(all)) {
      const names = runs.flatMap(({ name, fullName }) => [...new Set([name, fullName])]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
