import type { Timeline } from '../trace/timeline.ts';

/** A digit that the search has placed, and whether the dead end rests on it. */
export interface Choice {
  readonly cell: number;
  readonly digit: number;
  readonly toBlame: boolean;
}

/** Why a digit is none for the dead cell: the peer that holds it, a given where there is one. */
export interface Forbidden {
  readonly digit: number;
  readonly by: number;
  readonly isGiven: boolean;
}

/** A dead end of a search that fills cell after cell. */
export interface Blame {
  readonly cell: number;
  /** One reason for each digit. */
  readonly forbidden: readonly Forbidden[];
  /** The placed digits, in the order of placement. */
  readonly choices: readonly Choice[];
  /** How many of the last choices have nothing to do with it: what the search takes back in vain. */
  readonly inVain: number;
  /** How many later dead ends of the run are met while all digits to blame are placed again. */
  readonly again: number;
}

interface Searching {
  readonly puzzle: {
    readonly givens: Uint8Array;
    readonly grid: { readonly size: number; readonly peersOfCell: readonly (readonly number[])[] };
  };
  readonly digits: Uint8Array;
  readonly empty: readonly number[];
  readonly depth: number;
}

/**
 * What a dead end of backtracking, at a position of its run, is to blame on: for each digit that no given forbids, the first
 * choice that does. Throws an Error where there is no dead end.
 */
export function blameAt(timeline: Timeline, position: number): Blame {
  const { step, state } = timeline.frame(position);
  if (step?.kind !== 'deadEnd') throw new Error('there is no dead end');
  const { puzzle, digits, empty, depth } = state as Searching;
  const { cell } = step as unknown as { readonly cell: number };
  const filled = empty.slice(0, depth);
  const forbidden = Array.from({ length: puzzle.grid.size }, (_, index) => {
    const digit = index + 1;
    const holders = puzzle.grid.peersOfCell[cell]!.filter((peer) => digits[peer] === digit);
    const given = holders.find((peer) => puzzle.givens[peer] !== 0);
    const earliest = filled.find((peer) => holders.includes(peer));
    return { digit, by: (given ?? earliest)!, isGiven: given !== undefined };
  });
  const first = new Set(forbidden.filter(({ isGiven }) => !isGiven).map(({ by }) => filled.indexOf(by)));
  const choices = filled.map((each, index) => ({ cell: each, digit: digits[each]!, toBlame: first.has(index) }));
  const blamed = choices.filter(({ toBlame }) => toBlame);
  let again = 0;
  for (let later = timeline.next(['deadEnd'], position); later !== undefined; later = timeline.next(['deadEnd'], later)) {
    const now = (timeline.stateAt(later) as Searching).digits;
    if (blamed.every((each) => now[each.cell] === each.digit)) again++;
  }
  return {
    cell,
    forbidden,
    choices,
    inVain: depth - 1 - Math.max(...first),
    again,
  };
}
