import { defineConfig } from 'vitest/config';

/** The tests that hold the mutated folder: its own, and the laws that need nothing above the trace. */
export default defineConfig({
  test: { include: process.env.MUTANTS_TESTS?.split(' ') ?? [], testTimeout: 60_000 },
});
