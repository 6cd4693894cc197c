// Written by scripts/direct-runs.ts from the pages of algorithms. Change that, not this, and run: npm run catalog
import type { DirectRun } from '../step-sink.ts';

export const loaders: Readonly<Record<string, (() => Promise<DirectRun>) | undefined>> = {
  annealing: async () => (await import('./annealing.generated.ts')).run,
  'hill-climbing': async () => (await import('./hill-climbing.generated.ts')).run,
  'monte-carlo': async () => (await import('./monte-carlo.generated.ts')).run,
  'dancing-links': async () => (await import('./dancing-links.generated.ts')).run,
  'killer-backtracking': async () => (await import('./killer-backtracking.generated.ts')).run,
  backjumping: async () => (await import('./backjumping.generated.ts')).run,
  backtracking: async () => (await import('./backtracking.generated.ts')).run,
  'constraint-search': async () => (await import('./constraint-search.generated.ts')).run,
  'learning-search': async () => (await import('./learning-search.generated.ts')).run,
  'propagate-then-search': async () => (await import('./propagate-then-search.generated.ts')).run,
};
