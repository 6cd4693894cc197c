/** What a slot could have. */
export interface Edge {
  readonly slot: number;
  readonly value: number;
}

/**
 * A matching that an algorithm is making, with its graph: what needs a value (a slot), and what it could have. In a house, the slots are its
 * cells, in order, and value v is the digit v + 1. By digit, slot r is row r, and value c is column c. All of it is zero-based.
 */
export interface MatchingPicture {
  /** The house whose cells are paired; −1 for none. */
  readonly house: number;
  /** The digit whose rows are paired; 0 for none. */
  readonly digit: number;
  /** Indexed by slot: its value, −1 while it has none. Empty between two looks. */
  readonly pairs: ArrayLike<number>;
  /** Indexed by slot: the values that it could have, its own included. */
  readonly values: readonly (readonly number[])[];
  /** Indexed by slot: the number of its component, from 1; 0 while it has none. */
  readonly componentOf: ArrayLike<number>;
  /** The slots that the walk has reached and not yet put into a component, in order. */
  readonly reached: readonly number[];
  /** Indexed by slot, for those that have a component: their place in the walk, by which they're in order within it. Left out where nobody walks. */
  readonly placeOf?: ArrayLike<number> | undefined;
  /** By their places: the earliest place among them, from 1, that the walk has found to be reached from each. Left out where nobody walks. */
  readonly earliest?: readonly number[] | undefined;
  /** The edges that the step goes along, in order: those that it pairs or unpairs, or the one by which a slot is reached. */
  readonly path: readonly Edge[];
  /** The edge that the step has struck. */
  readonly struck?: Edge | undefined;
  /** Slots that have too few values together, with these values. */
  readonly violator?: { readonly slots: readonly number[]; readonly values: readonly number[] } | undefined;
}
