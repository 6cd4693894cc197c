import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { Picture } from '../../engine/picture.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { levelKinds } from './tree/bars.ts';
import { type CreateView, lacksOf } from './view.ts';

/** Every view by the name that chapters use. Each is loaded when a stepper that shows it starts. */
export const views: Readonly<Record<string, () => Promise<CreateView>>> = {
  grid: async () => (await import('./grid/grid.ts')).gridView,
  code: async () => (await import('./code/code.ts')).codeView,
  pseudocode: async () => (await import('./code/pseudocode.ts')).pseudocodeView,
  words: async () => (await import('./panes/words.ts')).wordsView,
  tray: async () => (await import('./panes/tray.ts')).trayView,
  counters: async () => (await import('./panes/counters.ts')).countersView,
  strip: async () => (await import('./overview/overview.ts')).overviewView,
  links: async () => (await import('./links/links.ts')).linksView,
  stack: async () => (await import('./panes/stack.ts')).stackView,
  blame: async () => (await import('./panes/blame.ts')).blameView,
  levels: async () => (await import('./panes/levels.ts')).levelsView,
  notes: async () => (await import('./panes/notes.ts')).notesView,
  matrix: async () => (await import('./matrix/matrix.ts')).matrixView,
  choice: async () => (await import('./panes/choice.ts')).choiceView,
  trail: async () => (await import('./landscape/trail.ts')).trailView,
  'tree-strip': async () => (await import('./tree/strip.ts')).treeStripView,
  tree: async () => (await import('./tree/tree.ts')).treeView,
  energy: async () => (await import('./energy/energy.ts')).energyView,
  combinations: async () => (await import('./panes/combinations.ts')).combinationsView,
  sharing: async () => (await import('./panes/sharing.ts')).sharingView,
  matching: async () => (await import('./matching/matching.ts')).matchingView,
  'side-by-side': async () => (await import('./matching/matching.ts')).sideBySideView,
  landscape: async () => (await import('./landscape/landscape.ts')).landscapeView,
  table: async () => (await import('./panes/table.ts')).tableView,
};

/** The views every stepper has besides those its chapter names, where the page has a place for them. */
export const defaultViews: readonly string[] = ['words', 'tray', 'counters', 'strip', 'tree-strip', 'energy', 'table'];

/** A tree of fewer bars shows less of a run than its metric, where that is another one than the depth. */
const MIN_BARS = 20;

/** The view that shows a run as a whole, and by which one seeks. A lean figure has the tree there, where the run has enough of one. */
export function wholeRunView(
  algorithm: AnyAlgorithm,
  { lean = false, totals = {} }: { readonly lean?: boolean; readonly totals?: Timeline['totals'] } = {},
): 'energy' | 'strip' | 'tree-strip' {
  if (algorithm.localSearch) return 'energy';
  const bars = levelKinds(algorithm).reduce((sum, kind) => sum + (totals[kind] ?? 0), 0);
  return lean && bars >= (algorithm.metric.isDepth ? 1 : MIN_BARS) ? 'tree-strip' : 'strip';
}

/** The view of a name, for a run that it can draw. Throws an Error where there is no such view, or where the run lacks what it needs. */
export async function viewFor(name: string, timeline: Timeline): Promise<CreateView> {
  const load = views[name];
  if (!load) throw new Error(`there is no view '${name}'; there are ${Object.keys(views).join(', ')}`);
  const create = await load();
  const lacks = lacksOf(create.needs, timeline.algorithm, timeline.frame(0).picture);
  if (lacks.length > 0)
    throw new Error(`'${timeline.algorithm.id}' cannot be drawn by the view '${name}': it lacks ${lacks.join(' and ')}`);
  return create;
}

/** Those of these views that have what they need of a run; the picture is that of any of its frames. */
export async function fittingViews(names: readonly string[], algorithm: AnyAlgorithm, picture: Picture): Promise<string[]> {
  const lacks = await Promise.all(names.map(async (name) => lacksOf((await views[name]!()).needs, algorithm, picture)));
  return names.filter((_, index) => lacks[index]!.length === 0);
}
