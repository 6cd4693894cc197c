import type { OptionTable } from '../engine/algorithm.ts';

/** The part of an algorithm's options that a figure has controls for: those named, separated by blanks; all when nothing is said. Throws an Error for a name that is none. */
export function offeredOptions(table: OptionTable, names: string | undefined): OptionTable {
  if (names === undefined) return table;
  const wanted = names.split(' ').filter(Boolean);
  const unknown = wanted.find((name) => !Object.hasOwn(table, name));
  if (unknown) throw new Error(`there is no option '${unknown}' to offer; the algorithm has ${Object.keys(table).join(', ') || 'none'}`);
  return Object.fromEntries(Object.entries(table).filter(([name]) => wanted.includes(name)));
}
