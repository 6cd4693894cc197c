import { catalog } from '../../../engine/catalog.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { isForCages } from './panel-row.ts';

/** Runs that fit a puzzle: solvers of killers and the others give way to each other, and come back as they were. */
export class RunExchange {
  /** The page's own runs, for puzzles without cages. */
  readonly #usual: readonly NamedRun[];
  /** Runs that gave way, by whether they are for killers. */
  readonly #givenWay = new Map<boolean, readonly NamedRun[]>();

  constructor(usual: readonly NamedRun[]) {
    this.#usual = usual;
  }

  /** The runs to begin with. */
  usualFor(caged: boolean): readonly NamedRun[] {
    if (!caged) return this.#usual;
    return catalog.filter(({ id }) => isForCages(id)).map(({ id }) => ({ algorithm: id, options: {} }));
  }

  /** The runs for another puzzle: those that are shown where they fit, those that gave way to them before where they do not. */
  runsFor(caged: boolean, shown: readonly NamedRun[]): readonly NamedRun[] {
    const forCages = shown.some(({ algorithm }) => isForCages(algorithm));
    return forCages === caged ? shown : (this.#givenWay.get(caged) ?? this.usualFor(caged));
  }

  /** Keeps runs that have given way. */
  keep(runs: readonly NamedRun[]): void {
    this.#givenWay.set(
      runs.some(({ algorithm }) => isForCages(algorithm)),
      runs,
    );
  }
}

/** The run that is added to those that are shown: of the first algorithm for such puzzles that is not there yet. */
export function additionTo(shown: readonly NamedRun[]): NamedRun {
  const there = new Set(shown.map(({ algorithm }) => algorithm));
  const forCages = shown.some(({ algorithm }) => isForCages(algorithm));
  const fitting = catalog.filter(({ id, input }) => isForCages(id) === forCages && input !== 'empty-puzzle');
  const { id } = fitting.find((row) => !there.has(row.id)) ?? fitting[0]!;
  return { algorithm: id, options: {} };
}
