import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => {
  const timeout = mode === 'soak' ? 900_000 : 60_000;
  return {
    test: {
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
      // Tests leave nothing behind in their process: what one file has loaded, the next one need not.
      pool: 'threads',
      isolate: false,
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
});
