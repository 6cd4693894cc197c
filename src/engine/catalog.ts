import type { AnyAlgorithm } from './algorithm.ts';
import { InputError } from './errors.ts';
import { faultOf, type Puzzle } from './puzzle.ts';

export type Family = 'search' | 'logic' | 'cover' | 'anneal' | 'killer' | 'generate';

/** One row of the catalog: all that can be known of an algorithm without loading it. */
export interface CatalogRow {
  /** The file's name; also the id on the site, in URLs and on the command line. */
  readonly id: string;
  readonly title: string;
  readonly family: Family;
  /** One sentence, for lists. */
  readonly summary: string;
  /** What it runs on. A generator's puzzle is an empty one of the wanted size. */
  readonly input: 'puzzle' | 'puzzle-or-cover' | 'killer' | 'empty-puzzle';
  /** Which counters the stepper shows, at most four. */
  readonly shows: readonly string[];
  load(): Promise<AnyAlgorithm>;
}

/** Every algorithm, in the order of the chapters: the one list that pages, command line and tests read. */
export const catalog: readonly CatalogRow[] = [
  {
    id: 'backtracking',
    title: 'Backtracking',
    family: 'search',
    input: 'puzzle',
    summary: 'Put the first digit that fits into the first empty cell; when nothing fits, take the last one back.',
    shows: ['placements', 'backtracks', 'conflicts'],
    load: async () => (await import('./search/backtracking.card.ts')).backtracking,
  },
  {
    id: 'propagate-then-search',
    title: 'Propagate, then search',
    family: 'search',
    input: 'puzzle',
    summary: 'Strike what the rules forbid and fix what is left single, round after round; search only what the rounds leave.',
    shows: ['rounds', 'fixed', 'placements', 'backtracks'],
    load: async () => (await import('./search/propagate-then-search.card.ts')).propagateThenSearch,
  },
  {
    id: 'constraint-search',
    title: 'Constraint search',
    family: 'search',
    input: 'puzzle',
    summary: 'Backtracking over variables and domains that looks ahead and chooses well: forward checking, MRV, degree, LCV.',
    shows: ['assignments', 'backtracks', 'prunings', 'emptied'],
    load: async () => (await import('./search/constraint-search.card.ts')).constraintSearch,
  },
  {
    id: 'constraint-search-as-written',
    title: 'Constraint search, as a program has it',
    family: 'search',
    input: 'puzzle',
    summary: 'What a published solver really does: domain sizes that count assigned peers, and forward checking that never acts.',
    shows: ['assignments', 'backtracks', 'checks', 'deadEnds'],
    load: async () => (await import('./search/constraint-search-as-written.card.ts')).constraintSearchAsWritten,
  },
  {
    id: 'preemptive-sets',
    title: 'Preemptive sets',
    family: 'logic',
    input: 'puzzle',
    summary: 'With pencil and paper: forced numbers, markups, preemptive sets of any size, and colours where a choice is needed.',
    shows: ['filled', 'sets', 'strikes', 'choices'],
    load: async () => (await import('./logic/preemptive-sets.card.ts')).preemptiveSets,
  },
  {
    id: 'human-solver',
    title: 'The technique ladder',
    family: 'logic',
    input: 'puzzle',
    summary: 'Do what a person does: use the simplest technique that helps, and begin again. Never guess.',
    shows: ['patterns', 'placements', 'strikes', 'looks'],
    load: async () => (await import('./logic/human-solver.card.ts')).humanSolver,
  },
  {
    id: 'algorithm-x',
    title: 'Algorithm X',
    family: 'cover',
    input: 'puzzle-or-cover',
    summary: 'Choose a column, try each of its rows, strike what the row covers, and go on with what is left of the matrix.',
    shows: ['nodes', 'rows', 'deadEnds', 'strikes'],
    load: async () => (await import('./cover/algorithm-x.card.ts')).algorithmX,
  },
  {
    id: 'dancing-links',
    title: 'Dancing links',
    family: 'cover',
    input: 'puzzle-or-cover',
    summary: 'Algorithm X on linked lists: a node that is taken out remembers its neighbours, so putting it back is one step.',
    shows: ['nodes', 'updates', 'deadEnds', 'solutions'],
    load: async () => (await import('./cover/dancing-links.card.ts')).dancingLinks,
  },
  {
    id: 'monte-carlo',
    title: 'Monte Carlo',
    family: 'anneal',
    input: 'puzzle',
    summary: 'Fill every box at random, then swap cells inside boxes; keep what is not worse, and one worse swap in a hundred.',
    shows: ['proposals', 'accepted', 'worse', 'rejected'],
    load: async () => (await import('./anneal/monte-carlo.card.ts')).monteCarlo,
  },
  {
    id: 'annealing',
    title: 'Simulated annealing',
    family: 'anneal',
    input: 'puzzle',
    summary: 'Swaps inside boxes at a falling temperature: the hotter it is, the more often a worse one is accepted.',
    shows: ['proposals', 'worse', 'chains', 'reheats'],
    load: async () => (await import('./anneal/annealing.card.ts')).annealing,
  },
  {
    id: 'las-vegas',
    title: 'Las Vegas',
    family: 'generate',
    input: 'empty-puzzle',
    summary: 'Random digits in a few random cells, then a search that gives up early: fail fast and start over.',
    shows: ['attempts', 'planted', 'placements', 'backtracks'],
    load: async () => (await import('./generate/las-vegas.card.ts')).lasVegas,
  },
  {
    id: 'dig',
    title: 'Digging holes',
    family: 'generate',
    input: 'empty-puzzle',
    summary: 'Take digits out of a full grid one by one, and put back each one without which there would be a second answer.',
    shows: ['holes', 'refused', 'verdicts', 'contradictions'],
    load: async () => (await import('./generate/dig.card.ts')).dig,
  },
  {
    id: 'carve',
    title: 'Carving by technique',
    family: 'generate',
    input: 'empty-puzzle',
    summary: 'Take digits out of a full grid for as long as the techniques of a level still solve what is left.',
    shows: ['attempts', 'lifted', 'tooHard', 'ambiguous'],
    load: async () => (await import('./generate/carve.card.ts')).carve,
  },
  {
    id: 'killer-backtracking',
    title: 'Killer backtracking',
    family: 'killer',
    input: 'killer',
    summary: 'Backtracking that looks at the cage too: is the sum right, is it too much already, can the rest still reach it?',
    shows: ['placements', 'backtracks', 'conflicts', 'sums'],
    load: async () => (await import('./killer/killer-backtracking.card.ts')).killerBacktracking,
  },
  {
    id: 'killer-advanced',
    title: 'Killer by combinations',
    family: 'killer',
    input: 'killer',
    summary:
      'Strike combinations that no longer fit, add cages by the 45 rule, share out houses, and try a digit only when nothing else is left.',
    shows: ['combinations', 'strikes', 'derived', 'tries'],
    load: async () => (await import('./killer/killer-advanced.card.ts')).killerAdvanced,
  },
];

/** The source file of an algorithm, from the project's top. */
export function sourceOf(row: Pick<CatalogRow, 'family' | 'id'>): string {
  return `src/engine/${row.family}/${row.id}.ts`;
}

/** The row of an id. Throws InputError when there is none. */
export function catalogRow(id: string): CatalogRow {
  const row = catalog.find((candidate) => candidate.id === id);
  if (!row) throw new InputError(`there is no algorithm '${id}'`, { expected: `one of ${catalog.map((each) => each.id).join(', ')}` });
  return row;
}

/** Why a puzzle is not for an algorithm: it breaks the rules, has cages or lacks them, or the algorithm itself refuses it; undefined when it is. */
export function refusalOf(row: Pick<CatalogRow, 'input' | 'title'>, algorithm: AnyAlgorithm, puzzle: Puzzle): InputError | undefined {
  return faultOf(puzzle) ?? cagesRefusal(row, puzzle) ?? algorithm.refuses?.(puzzle);
}

function cagesRefusal({ input, title }: Pick<CatalogRow, 'input' | 'title'>, { cages }: Puzzle): InputError | undefined {
  if (input === 'killer' && cages.length === 0) {
    return new InputError(`the puzzle has no cages, and ${title} is for killers`, { expected: 'a killer puzzle' });
  }
  if (input !== 'killer' && cages.length > 0) {
    return new InputError(`the puzzle has cages, and ${title} knows none`, { expected: 'a puzzle without cages', cells: cages[0].cells });
  }
  return undefined;
}
