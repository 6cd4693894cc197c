/*
 * What a wrong digit costs: how many ways fail before it is taken back, by how many digits seem to fit into each cell and how many cells
 * later the mistake shows.
 */

export const [MOST_DIGITS, FARTHEST] = [3, 8];
/** As many ways as a mistake is to cost at first. */
export const MANY = 1000;

export interface Travel {
  /** So many digits seem to fit into each cell. */
  readonly digits: number;
  /** So many cells later the mistake shows. */
  readonly cells: number;
  /** How far the mistake travelled when it cost many ways, once it did. */
  readonly costly?: number;
  readonly isTamed?: boolean;
}

export const atStart = (): Travel => ({ digits: 2, cells: 3 });

export const waysOf = ({ digits, cells }: Pick<Travel, 'digits' | 'cells'>): number => digits ** cells;

/** With another number of digits or cells, and what has been found by that. */
export function moved(before: Travel, change: Partial<Pick<Travel, 'digits' | 'cells'>>): Travel {
  const { digits, cells } = { ...before, ...change };
  const costly = waysOf({ digits, cells }) >= MANY ? cells : before.costly;
  return { digits, cells, ...(costly && { costly }), isTamed: before.isTamed || (digits === 1 && cells === costly) };
}
