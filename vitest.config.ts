import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => {
  const timeout = mode === 'soak' ? 900_000 : 60_000;
  return {
    test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: timeout, hookTimeout: timeout },
  };
});
