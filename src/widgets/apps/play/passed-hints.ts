import { type Rung, rungsUpTo } from '../../../engine/logic/ladder.ts';

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
