import { store, stored } from '../../../ui/browser.ts';
import { type Memory, memoryOf, plainOf, type Session, withSession } from './memory.ts';

/** The storage key of what the coach remembers, shared by all windows. */
export const MEMORY_KEY = 'sudoscope-coach';

/** What the coach remembers in this browser. */
export function keptMemory(): Memory {
  try {
    return memoryOf(JSON.parse(stored(MEMORY_KEY) ?? 'null'));
  } catch {
    return [];
  }
}

export const keepMemory = (memory: Memory): void => store(MEMORY_KEY, JSON.stringify(plainOf(memory)));

/** Adds a session to what is kept now, which another window may have changed. */
export const keepSession = (session: Session): void => keepMemory(withSession(keptMemory(), session));
