import { catalog } from '../../../engine/catalog.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { type PuzzleKind, takes } from './puzzle-kind.ts';

/** A search for exact covers that chooses columns by another rule: the runs of such a problem begin with the difference that it makes. */
const OTHER_RULE: NamedRun = { algorithm: 'dancing-links', options: { rule: 'leftmost' } };

/** Runs that fit a puzzle: those that are for another kind of puzzle give way to others, and come back as they were. */
export class RunExchange {
  /** The page's own runs, for grids without cages. */
  readonly #usual: readonly NamedRun[];
  /** Runs that gave way, by the kind of puzzle that they were on. */
  readonly #givenWay = new Map<PuzzleKind, readonly NamedRun[]>();

  constructor(usual: readonly NamedRun[]) {
    this.#usual = usual;
  }

  /** The runs to begin with. */
  usualFor(kind: PuzzleKind): readonly NamedRun[] {
    if (kind === 'grid') return this.#usual;
    const all = catalog.filter(({ id }) => takes(id, kind)).map(({ id }) => ({ algorithm: id, options: {} }));
    return kind === 'cover' ? [...all, OTHER_RULE] : all;
  }

  /** Whether runs on such a puzzle have given way, and come back with the next one. */
  keeps(kind: PuzzleKind): boolean {
    return this.#givenWay.has(kind);
  }

  /** The runs for a puzzle of a kind: those that gave way on such a puzzle before, else those that are shown where all of them fit. */
  runsFor(kind: PuzzleKind, shown: readonly NamedRun[]): readonly NamedRun[] {
    const before = this.#givenWay.get(kind);
    if (before) return before;
    return shown.length > 0 && shown.every(({ algorithm }) => takes(algorithm, kind)) ? shown : this.usualFor(kind);
  }

  /** Notes that runs on a puzzle of one kind have given way to those for another. */
  exchanged(from: PuzzleKind, runs: readonly NamedRun[], to: PuzzleKind): void {
    this.#givenWay.set(from, runs);
    this.#givenWay.delete(to);
  }
}

/** The run that is added to those that are shown: of the first algorithm for such puzzles that is not there yet. */
export function additionTo(shown: readonly NamedRun[], kind: PuzzleKind): NamedRun {
  const there = new Set(shown.map(({ algorithm }) => algorithm));
  const fitting = catalog.filter(({ id }) => takes(id, kind));
  const { id } = fitting.find((row) => !there.has(row.id)) ?? fitting[0]!;
  return { algorithm: id, options: {} };
}

/**
 * The options of a run with the next seed that no run of its algorithm has; undefined where it may keep its own. Two runs by chance with
 * one seed would do the same, and there would be nothing to compare.
 */
export function optionsApart(
  { algorithm, options }: Pick<PreparedRun, 'algorithm' | 'options'>,
  others: readonly NamedRun[],
): Readonly<Record<string, string>> | undefined {
  const when = algorithm.options.seed?.when;
  if (!algorithm.options.seed || (when && options[when[0]] !== when[1])) return undefined;
  const taken = new Set(others.filter((other) => other.algorithm === algorithm.id).map((other) => other.options.seed));
  let seed = Number(options.seed);
  while (taken.has(String(seed))) seed++;
  return String(seed) === options.seed ? undefined : { ...options, seed: String(seed) };
}
