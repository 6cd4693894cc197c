import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog, sourceOf } from '../../src/engine/catalog.ts';
import { linesOfKinds } from '../../src/trace/source-lines.ts';

describe.each(catalog.map((row) => ({ row })))('$row.id', ({ row }) => {
  const source = readFileSync(sourceOf(row), 'utf8');

  it('yields every kind of step from exactly one line', async () => {
    const algorithm = await row.load();
    const lines = linesOfKinds(source);
    for (const kind of Object.keys(algorithm.steps)) expect([kind, lines.get(kind)?.length ?? 0]).toEqual([kind, 1]);
    for (const kind of lines.keys()) expect(Object.keys(algorithm.steps)).toContain(kind);
  });

  it('shows counters that it has', async () => {
    const algorithm = await row.load();
    for (const name of row.shows) expect(Object.keys(algorithm.counters)).toContain(name);
    for (const { kinds } of Object.values(algorithm.counters))
      for (const kind of kinds) expect(Object.keys(algorithm.steps)).toContain(kind);
  });
});
