import { holderOf, type Matching, none } from './matching.ts';

/*
 * Which edges are in no matching, found from a single one. An arrow leads from each slot to those whose value it could take. Slots that
 * can all reach each other are a strongly connected component: in it values can go round, so each of its edges is in some matching. An edge
 * from one component to another is in none, because there's no way back. After Régin (1994); the walk is Tarjan's (1972).
 */

/**
 * A slot that the walk comes to, from another one or (none) as a start; a slot for which it finds an earlier one that can be reached, by way
 * of one whose value the slot could take; or a component that is complete: the last `slots` without one.
 */
export type Visit =
  | { readonly slot: number; readonly from: number }
  | { readonly slot: number; readonly by: number; readonly earliest: number }
  | { readonly slots: number };

/** Walks through all slots that could have more than one value, and those that they reach. All slots must be paired. */
export function walk(matching: Matching): Visit[] {
  const { pairs, values } = matching;
  // Values that nobody has belong to a joker, who could take any. A path from a free value thereby becomes a round trip.
  const joker = pairs.length;
  const visits: Visit[] = [];
  const number = new Int32Array(pairs.length + 1).fill(none);
  const lowest = new Int32Array(pairs.length + 1);
  const order: number[] = [];
  const stack: number[] = [];

  function lower(slot: number, by: number, found: number): void {
    if (found >= lowest[slot]) return;
    lowest[slot] = found;
    if (slot !== joker && by !== joker && order[found] !== joker) visits.push({ slot, by, earliest: order[found] });
  }

  function visit(slot: number, from: number): void {
    number[slot] = lowest[slot] = order.length;
    order.push(slot);
    stack.push(slot);
    if (slot !== joker) visits.push({ slot, from });
    for (const next of slot === joker ? pairs.keys() : takenFrom(matching, slot, joker)) {
      if (number[next] === none) {
        visit(next, slot === joker ? none : slot);
        lower(slot, next, lowest[next]);
      } else if (stack.includes(next)) lower(slot, next, number[next]);
    }
    // No earlier slot can be reached from here: what was reached since then is a component.
    if (lowest[slot] < number[slot]) return;
    const component = stack.splice(stack.lastIndexOf(slot)).filter((each) => each !== joker);
    if (component.length > 0) visits.push({ slots: component.length });
  }

  for (const slot of pairs.keys()) {
    let edges = 0;
    for (let value = 0; value < values; value++) if (matching.hasEdge(slot, value)) edges++;
    if (edges > 1 && number[slot] === none) visit(slot, none);
  }
  return visits;
}

/** The slots, and the joker, whose value a slot could take. */
function* takenFrom(matching: Matching, slot: number, joker: number): Generator<number> {
  for (let value = 0; value < matching.values; value++) {
    if (!matching.hasEdge(slot, value) || matching.pairs[slot] === value) continue;
    const holder = holderOf(matching, value);
    yield holder === none ? joker : holder;
  }
}

/** The edges that are in no matching: they lead from a component to another. A free value is in none itself, so its edges stay. */
export function* deadEdges(
  matching: Matching,
  componentOf: ArrayLike<number>,
): Generator<{ readonly slot: number; readonly value: number }> {
  for (const slot of matching.pairs.keys()) {
    for (let value = 0; value < matching.values; value++) {
      const holder = matching.hasEdge(slot, value) ? holderOf(matching, value) : none;
      if (holder !== none && componentOf[holder] !== componentOf[slot]) yield { slot, value };
    }
  }
}
