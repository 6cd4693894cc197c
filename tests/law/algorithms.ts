import { drafts } from '../../src/engine/catalog.generated.ts';
import { catalog, registerDrafts } from '../../src/engine/catalog.ts';
import { narratorOf } from '../../src/narration/narrator.ts';

/** The ids that `npm run laws -- <id>` names, parted by spaces; nothing for all. */
const ids = process.env.ALGORITHMS?.split(' ') ?? [];

registerDrafts();
const rows = [...catalog, ...drafts].filter(({ id }) => ids.length === 0 || ids.includes(id));

/** The algorithms under test: every algorithm with its row and its words, drafts among them, or only the named ones. */
export const algorithms = await Promise.all(
  rows.map(async (row) => ({ row, algorithm: await row.load(), words: await narratorOf(row.id) })),
);
