import { store, stored } from '../ui/browser.ts';

/** The storage key of the solve that a player compares with algorithms, in this tab. */
const COMPARED = 'sudoscope-compared-solve';

/** Keeps a solve, as a trace, for the comparison that is opened next. */
export const keepComparedSolve = (trace: string): void => store(COMPARED, trace, 'sessionStorage');

/** The solve that is to be compared, as a trace; '' where there is none. */
export const comparedSolve = (): string => stored(COMPARED, 'sessionStorage') ?? '';
