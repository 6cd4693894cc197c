import type { AnyAlgorithm, CatalogRow } from './algorithm.ts';
import { drafts, rows } from './catalog.generated.ts';
import { InputError } from './errors.ts';
import { faultOf, type Puzzle } from './puzzle.ts';

/** Every algorithm but drafts, in the order of the chapters: the one list that the site, the command line and tests read. */
export const catalog: readonly CatalogRow[] = rows;

const rowOfId = new Map(rows.map((row) => [row.id, row]));

/** Lets drafts be found by their ids, and nowhere else. The laws and the command line of a checkout do so; the site never does. */
export function registerDrafts(): void {
  for (const row of drafts) rowOfId.set(row.id, row);
}

/** Whether drafts are found here. */
export const hasDrafts = (): boolean => drafts.some(({ id }) => rowOfId.has(id));

/** The source file of an algorithm, from the project's top. */
export function sourceOf(row: Pick<CatalogRow, 'family' | 'id'>): string {
  return `src/engine/${row.family}/${row.id}.ts`;
}

/** The row of an id. Throws InputError when there is none. */
export function catalogRow(id: string): CatalogRow {
  const row = rowOfId.get(id);
  if (!row) throw new InputError(`there is no algorithm '${id}'`, { expected: `one of ${catalog.map((each) => each.id).join(', ')}` });
  return row;
}

/** Why a puzzle is not for an algorithm: it breaks the rules, has cages or lacks them, or the algorithm itself refuses it; undefined when it is. */
export function refusalOf(row: Pick<CatalogRow, 'input' | 'title'>, algorithm: AnyAlgorithm, puzzle: Puzzle): InputError | undefined {
  return faultOf(puzzle) ?? cagesRefusal(row, puzzle) ?? algorithm.refuses?.(puzzle);
}

function cagesRefusal({ input, title }: Pick<CatalogRow, 'input' | 'title'>, { cages }: Puzzle): InputError | undefined {
  if (input === 'killer' && cages.length === 0) {
    return new InputError(`the puzzle has no cages, and ${title} is for killers`, { expected: 'a killer puzzle' });
  }
  if (input !== 'killer' && cages.length > 0) {
    return new InputError(`the puzzle has cages, and ${title} knows none`, { expected: 'a puzzle without cages', cells: cages[0].cells });
  }
  return undefined;
}
