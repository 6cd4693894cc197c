/*
 * Kinds of step for more than one step table. A table that needs more of a kind adds to it: { ...searchSteps.place, predict: ['kind'] }.
 */

/** How a run ends that looks for a solution. */
export const endSteps = {
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  noSolution: { label: 'no solution', fields: {}, detail: 'milestone', tone: 'conflict' },
} as const;

const placement = { cell: 'cell', digit: 'digit' } as const;

/** A digit is written because nothing else is possible there. */
export const forcedStep = { fields: placement, detail: 'step', tone: 'logic', writes: true } as const;

/** A search abandons all it has done and begins again. A table adds the fields. */
export const restartStep = { label: 'start over', detail: 'milestone', tone: 'removed', depth: 0, undoes: true } as const;

/** Kinds of step of a search that fills one cell after the other. */
export const searchSteps = {
  choose: { label: 'choose a cell', fields: { cell: 'cell' }, detail: 'step', tone: 'quiet' },
  try: { label: 'try a digit', fields: placement, detail: 'micro', tone: 'trying' },
  conflict: { label: 'conflict', fields: { ...placement, clash: 'witness' }, detail: 'micro', tone: 'conflict' },
  place: { label: 'place', fields: placement, detail: 'step', tone: 'placed', depth: 1, writes: true },
  deadEnd: { label: 'dead end', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  takeBack: { label: 'take back', fields: placement, detail: 'step', tone: 'removed', depth: -1, undoes: true },
} as const;

/** The same of a search that goes through its cells and digits in a fixed order, with what a reader can foresee of each step. */
export const orderedSearchSteps = {
  ...searchSteps,
  try: { ...searchSteps.try, predict: ['digit'] },
  conflict: { ...searchSteps.conflict, predict: ['kind', 'clash'] },
  place: { ...searchSteps.place, predict: ['kind'] },
  takeBack: { ...searchSteps.takeBack, predict: ['cell'] },
} as const;

/** The counters of a search that yields all of these. */
export const searchCounters = {
  calls: { label: 'calls', kinds: ['choose', 'solved'] },
  tries: { label: 'digits tried', kinds: ['try'] },
  placements: { label: 'placements', kinds: ['place'] },
  backtracks: { label: 'taken back', kinds: ['takeBack'] },
  conflicts: { label: 'conflicts', kinds: ['conflict'] },
} as const;
