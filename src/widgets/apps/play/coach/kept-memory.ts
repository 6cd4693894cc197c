import { store, stored } from '../../../ui/browser.ts';
import { type Memory, memoryOf, type OldSolve, oldSolvesIn, plainOf, type Session, withSession } from './memory.ts';

/** The storage key of what the coach remembers, shared by all windows. */
export const MEMORY_KEY = 'sudoscope-coach';

function keptValue(): unknown {
  try {
    return JSON.parse(stored(MEMORY_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** What the coach remembers in this browser. */
export const keptMemory = (): Memory => memoryOf(keptValue());

/** The solves that are still to be judged again by the rule of today. */
export const keptOldSolves = (): OldSolve[] => oldSolvesIn(keptValue());

/** Keeps a memory. The solves to be judged again stay the same unless others are named. */
export const keepMemory = (memory: Memory, old: readonly OldSolve[] = keptOldSolves()): void =>
  store(MEMORY_KEY, JSON.stringify(plainOf(memory, old)));

/** Adds a session to what is kept now, which another window may have changed. */
export const keepSession = (session: Session): void => keepMemory(withSession(keptMemory(), session));

/** Adds solves that are to be judged again, of a file that an older version saved. */
export function keepOldSolves(more: readonly OldSolve[]): void {
  const memory = keptMemory();
  const known = new Set([...memory, ...keptOldSolves()].map(({ id }) => id));
  keepMemory(memory, [...keptOldSolves(), ...more.filter(({ id }) => !known.has(id))]);
}

/** A solve was judged again, or its game isn’t kept. */
export const forgetOldSolve = (id: string): void =>
  keepMemory(
    keptMemory(),
    keptOldSolves().filter((each) => each.id !== id),
  );
