import type { CreateView } from './view.ts';

/** Every view by the name that chapters use. Each is loaded when a stepper that shows it starts. */
export const views: Readonly<Record<string, () => Promise<CreateView>>> = {
  grid: async () => (await import('./grid.ts')).gridView,
  code: async () => (await import('./code.ts')).codeView,
  words: async () => (await import('./words.ts')).wordsView,
  counters: async () => (await import('./counters.ts')).countersView,
  strip: async () => (await import('./strip.ts')).stripView,
  links: async () => (await import('./links.ts')).linksView,
  stack: async () => (await import('./stack.ts')).stackView,
  matrix: async () => (await import('./matrix.ts')).matrixView,
  choice: async () => (await import('./choice.ts')).choiceView,
  tree: async () => (await import('./tree.ts')).treeView,
  energy: async () => (await import('./energy.ts')).energyView,
  combinations: async () => (await import('./combinations.ts')).combinationsView,
  sharing: async () => (await import('./sharing.ts')).sharingView,
  landscape: async () => (await import('./landscape.ts')).landscapeView,
  table: async () => (await import('./table.ts')).tableView,
};

/** Views that every stepper has, beside those that its chapter names. */
export const standingViews: readonly string[] = ['words', 'counters', 'strip', 'table'];
