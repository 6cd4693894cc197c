import type { AnyAlgorithm, CatalogRow } from '../algorithm.ts';
import { loaders } from './direct-runs.generated.ts';

/** Loads an algorithm with its direct run, where it has one: for runs of many steps. */
export async function loadDirect({ id, load }: Pick<CatalogRow, 'id' | 'load'>): Promise<AnyAlgorithm> {
  const [algorithm, directRun] = await Promise.all([load(), loaders[id]?.()]);
  return directRun ? { ...algorithm, directRun } : algorithm;
}
