/*
 * Which modules are in a file of scripts together. Left alone, modules that other pages load, too, are files of their own: hundreds of them,
 * most of a few hundred bytes. They compress badly, and a browser needs time for each.
 */

/** Modules by the ends of their paths; those that a plugin makes begin with NUL. */
const files = (...paths) => new RegExp(`[/\\0](?:${paths.join('|')})\\.m?[jt]s$`);

/** Scripts that most pages of a kind load together, in one file each. What only some pages load stays by itself. */
const sharedScripts = [
  {
    name: 'page',
    test: files(
      'ui/(?:browser|fault-sentence|live-region|notice)',
      'interface/(?:controls|language)',
      'vite/preload-helper',
      'narration/sentence',
      'engine/errors',
    ),
  },
  {
    name: 'chapter',
    test: files(
      'ui/(?:element|in-view|keys)',
      'page/(?:do-in-try|return-to-text)',
      'presentation/full-screen-owner',
      'runs/goal',
      'interface/exercise',
    ),
  },
  {
    name: 'drawing',
    test: files('d3-selection', 'kit/(?:drawn-sentence|elements)', 'engine/(?:candidates|grid|puzzle|step)', 'ui/numbers'),
  },
  {
    name: 'grid',
    test: files(
      'views/grid/(?:cells|drawing|drawn-grid|scene)',
      'kit/hover',
      'interface/grid-view',
      'engine/grid-picture',
      'logic/blockers',
    ),
  },
  {
    name: 'algorithm',
    test: files('engine/(?:options|override|random|refusals|shared-steps)', 'picture/digit-tray', 'search/(?:digit-order|untried)'),
  },
];

/** What loads a module along with itself: scripts of pages, and modules that others import when they need them. */
function loadersOf(graph, id, loaders = new Set(), seen = new Set()) {
  if (seen.has(id)) return loaders;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return loaders;
  if (module.isEntry || module.dynamicImporters.length > 0) loaders.add(id);
  for (const importer of module.importers) loadersOf(graph, importer, loaders, seen);
  return loaders;
}

/** What every figure loads when it is first used: itself, and its views. */
const FIGURE = /[/]apps[/]stepper[/](?:stepper|reading[/]close-up)\.ts$/;
const VIEW = /[/]views[/](?:grid[/]grid|tree[/]strip|overview[/]overview|code[/](?:code|pseudocode)|panes[/](?:words|counters|table))\.ts$/;
/** What a page loads before a figure of it is used. */
const BEFORE = /[/]src[/](?:tries[/](?:kit[/]|[^/]+[/]try\.ts)|layouts[/]|components[/](?:home[/]|(?!Worksheet)[A-Z]))|[/]apps[/]home[/]/;
/** What loads a part of what a figure loads; the first of them does so while the figure is on its way. */
const OTHERS = [
  /[/]apps[/]stepper[/]asked-ahead\.ts$/,
  VIEW,
  /[/](?:pages[/]compare\.astro|compare[/]compare\.ts)/,
  /[/](?:pages[/]play\.astro|play[/]play\.ts)/,
  /[/]pages[/]lab\.astro/,
  /[/]src[/](?:pages[/](?!compare\.|play\.|lab\.)|components[/])/,
];

/** What was found out of modules, by their names: each group asks about each of them. */
const known = new Map();

/** Which of the others load a module that a figure loads, too; `BEFORE` where it is there already, undefined where no figure loads it. */
function otherLoadersOf(graph, id) {
  if (!known.has(id)) known.set(id, findOtherLoaders(graph, id));
  return known.get(id);
}

function findOtherLoaders(graph, id) {
  const loaders = [...loadersOf(graph, id)];
  const isLoadedBy = (by) => loaders.some((loader) => by.test(loader));
  if (!isLoadedBy(FIGURE) && !isLoadedBy(VIEW)) return undefined;
  return isLoadedBy(BEFORE) ? String(BEFORE) : String(OTHERS.filter(isLoadedBy));
}

const groupOf = (name, others, options = {}) => ({ name: (id, graph) => (otherLoadersOf(graph, id) === others ? name : null), ...options });

const setsOfOthers = Array.from({ length: 2 ** OTHERS.length }, (_, set) => OTHERS.filter((_, other) => set & (1 << other)));

/** The names of files that a test or a reader of a network log looks for. */
const NAMES = new Map([
  [String([]), 'stepper'],
  [String([VIEW]), 'views'],
]);

/**
 * A first figure waits for each of its files, so there are few: one for each set of others that load it, too. A group takes along what its
 * modules import, unless an earlier group has it: what most load comes first.
 */
const figureScripts = [
  groupOf('before', String(BEFORE), { entriesAware: true }),
  ...setsOfOthers
    .sort((a, b) => b.length - a.length)
    .map(String)
    .map((others, place) => groupOf(NAMES.get(others) ?? `figure-${place}`, others)),
];

const NAMED = new Set(NAMES.values());

/**
 * For the bundler's output. What is imported later has the name of its module. Others are made of many modules: a name of theirs would tell
 * little, and each file that imports them would repeat it.
 */
export const scriptFiles = {
  chunkFileNames: ({ name, isDynamicEntry }) => (isDynamicEntry || NAMED.has(name) ? '_astro/[name].[hash].js' : '_astro/s.[hash].js'),
  codeSplitting: { groups: [...sharedScripts, ...figureScripts] },
};
