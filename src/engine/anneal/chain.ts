import { type BoxGrid, swap } from './box-grid.ts';
import type { stagnationRules } from './schedule.ts';

/*
 * A chain is a number of proposals at one temperature. These are the counts of the current chain and of the earlier ones.
 */

export interface Chains extends BoxGrid {
  readonly settings: { readonly stagnation: keyof typeof stagnationRules };
  /** Proposals in a chain. */
  readonly chainLength: number;
  /** How much the undecided swap has added to the energy; 0 when there is none. */
  pending: number;
  /** The lowest energy accepted in the run, and since the last new start. */
  best: number;
  bestOfStart: number;
  /** In the whole run. */
  proposals: number;
  /** The present chain, counted from 1 at each new start. */
  chain: number;
  proposedInChain: number;
  acceptedInChain: number;
  /** Whether the present chain has brought what the stagnation rule asks for. */
  improvedInChain: boolean;
  /** Chains in a row, up to the last one, that brought nothing. */
  stagnant: number;
}

/** The first chain on this board, before its first proposal. */
export function firstChain(board: BoxGrid, chainLength: number): Omit<Chains, 'settings'> {
  return {
    ...board,
    chainLength,
    pending: 0,
    best: board.energy,
    bestOfStart: board.energy,
    proposals: 0,
    chain: 1,
    proposedInChain: 0,
    acceptedInChain: 0,
    improvedInChain: false,
    stagnant: 0,
  };
}

/** Exchanges two cells, which changes the energy by `delta`: the swap is then to be decided on. */
export function propose(state: Chains, a: number, b: number, delta: number): void {
  swap(state, a, b, delta);
  state.pending = delta;
  state.proposals++;
  state.proposedInChain++;
}

/** The swap that was proposed stays. By the stagnation rule it may be what the chain was to bring. */
export function accept(state: Chains): void {
  const improves = state.settings.stagnation === 'no-new-best' ? state.energy < state.bestOfStart : state.pending < 0;
  if (improves) state.improvedInChain = true;
  state.bestOfStart = Math.min(state.bestOfStart, state.energy);
  state.best = Math.min(state.best, state.energy);
  state.acceptedInChain++;
  state.pending = 0;
}

/** The swap that was proposed, of these cells, is taken back. */
export function reject(state: Chains, a: number, b: number): void {
  swap(state, a, b, -state.pending);
  state.pending = 0;
}

/** Chains in a row that brought nothing, the present one included. */
export function idleChains({ improvedInChain, stagnant }: Pick<Chains, 'improvedInChain' | 'stagnant'>): number {
  return improvedInChain ? 0 : stagnant + 1;
}

/** Begins a chain, the `chain`-th since the last new start, counted from 1. */
export function beginChain(state: Chains, chain: number): void {
  state.chain = chain;
  state.proposedInChain = 0;
  state.acceptedInChain = 0;
  state.improvedInChain = false;
}
