import type { CreateView } from './view.ts';

/** Every view by the name that chapters use. Each is loaded when a stepper that shows it starts. */
export const views: Readonly<Record<string, () => Promise<CreateView>>> = {
  grid: async () => (await import('./views/grid.ts')).gridView,
  code: async () => (await import('./views/code.ts')).codeView,
  words: async () => (await import('./views/words.ts')).wordsView,
  counters: async () => (await import('./views/counters.ts')).countersView,
  strip: async () => (await import('./views/strip.ts')).stripView,
  links: async () => (await import('./views/links.ts')).linksView,
  stack: async () => (await import('./views/stack.ts')).stackView,
  matrix: async () => (await import('./views/matrix.ts')).matrixView,
  choice: async () => (await import('./views/choice.ts')).choiceView,
  tree: async () => (await import('./views/tree.ts')).treeView,
  energy: async () => (await import('./views/energy.ts')).energyView,
  combinations: async () => (await import('./views/combinations.ts')).combinationsView,
  sharing: async () => (await import('./views/sharing.ts')).sharingView,
  landscape: async () => (await import('./views/landscape.ts')).landscapeView,
  table: async () => (await import('./views/table.ts')).tableView,
};

/** Views that every stepper has, beside those that its chapter names. */
export const standingViews: readonly string[] = ['words', 'counters', 'strip', 'table'];
