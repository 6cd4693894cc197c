/** One of the four arrays of a matrix of linked nodes: the neighbours to the left and right, above and below. */
export type LinkArray = 'L' | 'R' | 'U' | 'D';

/** A digit in a cell. Cells are zero-based. */
export interface LitDigit {
  readonly cell: number;
  readonly digit: number;
}

/** One of the cases of an argument: what is written in it, and why the marks go that go in all of its cases. */
export interface LitCase {
  /** The frame that the argument is about. */
  readonly position: number;
  /** The cases' cells, in the order in which their digits follow from each other, and which of the cases this is. */
  readonly ways: readonly (readonly number[])[];
  readonly way: number;
  /** The digits of this case, the supposed one first. */
  readonly writes: readonly LitDigit[];
  /** Marks of the cells below that go with them. */
  readonly gone: readonly LitDigit[];
  /** The marks that go in all cases, each with the places of its digit that rule it out in this one. */
  readonly strikes: readonly (LitDigit & { readonly by: readonly number[] })[];
  /** The cells that the argument is about; all others are veiled. */
  readonly about: readonly number[];
}

/**
 * What words of a text light in a figure. Every view shows the parts it has a picture of and passes over the others; one that
 * pictures none of them shows no light at all.
 */
export interface Lit {
  /** Groups of cells, each of cell indices; a group has one ring around it, so a house is one group and two cells are two. */
  readonly cells?: readonly (readonly number[])[];
  /** One of the cases of an argument, written on trial. */
  readonly case?: LitCase;
  /** Kinds of steps whose lines of the program are meant. */
  readonly lines?: readonly string[];
  /** Bars of the tree, each by the position of the step that opens it. */
  readonly bars?: readonly number[];
  /** Entries of the arrays of links, each by its array and its index, a node. */
  readonly arrows?: readonly (readonly [array: LinkArray, node: number])[];
  /** Nodes of a matrix by number: headers, the root and the ones of the matrix. */
  readonly nodes?: readonly number[];
  /** Positions of steps, in the order of the run. */
  readonly steps?: readonly number[];
  /** Whether a reader points at the cells in the grid itself: it shows no light of them, others do. */
  readonly isPointedAt?: boolean;
}

/** Steps of a run without their list: those of some kinds after a position, up to another. */
export interface CountedSteps {
  readonly kinds: readonly string[];
  readonly after: number;
  readonly until: number;
}

/** A light as the page holds it: a long list of steps is left to be read from the run. */
export interface WrittenLit extends Lit {
  readonly counts?: CountedSteps;
}
