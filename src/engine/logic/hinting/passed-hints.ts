import { type Rung, rungsUpTo } from '../ladder.ts';

/** Another technique is looked for among these at least. What is harder helps nobody who has something simpler. */
const EXPERT = rungsUpTo('expert').length;

/** The hints that a reader has seen in a grid and passes over: what they do, and their techniques. */
export class PassedHints {
  readonly keys = new Set<string>();
  readonly #techniques = new Set<string>();

  add({ key, technique }: { readonly key: string; readonly technique: { readonly id: string } | undefined }): void {
    this.keys.add(key);
    if (technique) this.#techniques.add(technique.id);
  }

  /** What is kept of them, and taken in again. */
  list(): { readonly keys: readonly string[]; readonly techniques: readonly string[] } {
    return { keys: [...this.keys], techniques: [...this.#techniques] };
  }

  take({ keys, techniques }: ReturnType<PassedHints['list']>): void {
    this.clear();
    for (const key of keys) this.keys.add(key);
    for (const technique of techniques) this.#techniques.add(technique);
  }

  clear(): void {
    this.keys.clear();
    this.#techniques.clear();
  }

  /** The rungs whose technique the reader hasn’t seen here. */
  unseen(rungs: readonly Rung[]): readonly Rung[] {
    return rungs.filter(({ technique }) => !this.#techniques.has(technique.id));
  }

  /** The rungs in the order in which another hint is looked for: techniques that weren’t seen, then all, at other places. */
  order(rungs: readonly Rung[]): readonly Rung[] {
    if (this.keys.size === 0) return rungs;
    const hardest = rungs.findLastIndex(({ technique }) => this.#techniques.has(technique.id));
    return [...this.unseen(rungs.slice(0, Math.max(EXPERT, hardest + 1))), ...rungs];
  }
}
