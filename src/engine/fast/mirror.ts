/** Sets of more ranks are not turned round by a table. */
const MAX_RANKS = 16;

const tables = new Map<number, Uint16Array>();

/** Indexed by set: the set with its ranks turned round, the least for the greatest. Undefined where the values, which ascend, are not one apart. */
export function mirrorTable(values: Int32Array): Uint16Array | undefined {
  const count = values.length;
  if (count > MAX_RANKS || values.some((value, rank) => value !== values[0] + rank)) return undefined;
  const known = tables.get(count);
  if (known) return known;
  const table = new Uint16Array(2 ** count);
  for (let set = 1; set < table.length; set++) table[set] = (table[set >> 1] >> 1) | ((set & 1) << (count - 1));
  tables.set(count, table);
  return table;
}
