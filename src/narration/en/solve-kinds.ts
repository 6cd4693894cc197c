import type { SolveWords } from '../../trace/solve/solve-kinds.ts';

/** What a player’s solve says of itself as a trace. A search that gives a digit up must say so before it takes it back. */
export const solveWords: SolveWords = {
  title: 'Solved by hand',
  kinds: {
    clashing: { label: 'clashing digit', says: 'The player writes {digit} in {cell}, where it clashes.' },
    erased: { label: 'erase', says: 'The player gives up {digit} in {cell}.' },
    undone: { label: 'undo', says: 'Undo: the player gives up {digit} in {cell}.' },
    again: { label: 'still there', says: '{digit} is still in {cell}.' },
    struck: { label: 'strike without a reason', says: 'The player strikes {digit} from {cell}.' },
    restored: { label: 'strike taken back', says: 'The player takes back the strike of {digit} in {cell}.' },
    paused: { label: 'pause', says: 'The clock was stopped for {for} seconds.' },
  },
};
