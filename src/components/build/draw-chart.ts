import { parseHTML } from 'linkedom';
import type { Chart, ChartParts } from '../charts/chart.ts';

/** Every chart by name, loaded when a chapter shows it. */
const charts: Readonly<Record<string, () => Promise<Chart>>> = {
  'backtracking-orders': async () => (await import('../charts/backtracking-orders.ts')).backtrackingOrders,
  'monte-carlo-seeds': async () => (await import('../charts/chance-charts.ts')).monteCarloSeeds,
  'chance-methods': async () => (await import('../charts/chance-charts.ts')).chanceMethods,
  'annealing-hardness': async () => (await import('../charts/chance-charts.ts')).annealingHardness,
  'bigger-grids': async () => (await import('../charts/bigger-grids.ts')).biggerGrids,
  'constraint-ablation': async () => (await import('../charts/constraint-ablation.ts')).constraintAblation,
  'constraint-switches': async () => (await import('../charts/constraint-switches.ts')).constraintSwitches,
  rounds: async () => (await import('../charts/rounds.ts')).roundsOfOne,
  'rounds-share': async () => (await import('../charts/rounds.ts')).roundsShare,
  'killer-calls': async () => (await import('../charts/killer-calls.ts')).killerCalls,
  'killer-orientations': async () => (await import('../charts/killer-experiment.ts')).killerOrientations,
  'killer-cage-sizes': async () => (await import('../charts/killer-experiment.ts')).killerCageSizes,
  'killer-fillings': async () => (await import('../charts/killer-methods.ts')).killerFillings,
  'killer-methods': async () => (await import('../charts/killer-methods.ts')).killerMethods,
  speed: async () => (await import('../charts/speed.ts')).speed,
  'step-cost': async () => (await import('../charts/speed.ts')).stepCost,
  'digging-patterns': async () => (await import('../charts/making-charts.ts')).diggingPatterns,
  'grades-compared': async () => (await import('../charts/making-charts.ts')).gradesCompared,
  'column-rule': async () => (await import('../charts/cover-charts.ts')).columnRule,
  'memory-touched': async () => (await import('../charts/cover-charts.ts')).memoryTouched,
};

/** Draws a chart and makes its markup fit for the page: no inline style sheet (the policy forbids it), no labels where none may be. */
export async function drawChart(name: string): Promise<Omit<ChartParts, 'plot'> & { markup: string }> {
  const load = charts[name];
  if (!load) throw new Error(`there is no chart '${name}'; there are ${Object.keys(charts).join(', ')}`);
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const { caption, table, plot } = await (await load())(document as unknown as Document);
  for (const style of plot.querySelectorAll('style')) style.remove();
  for (const group of plot.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
  const drawings = plot.tagName.toLowerCase() === 'svg' ? [plot] : [...plot.querySelectorAll('svg')];
  for (const drawing of drawings) {
    if (drawing.getAttribute('aria-label')) drawing.setAttribute('role', 'img');
    else drawing.setAttribute('aria-hidden', 'true');
  }
  return { caption, table, markup: plot.outerHTML };
}
