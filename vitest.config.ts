import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const all = ['src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts'];
/** What is made of modules that only the bundler knows, or stands in for some of them. */
const bundled = [
  'src/widgets/apps/workshop/program-link.test.ts',
  'src/widgets/apps/workshop/program-of-trace.test.ts',
  'src/widgets/apps/workshop/starts.test.ts',
  'tests/law/second-language.test.ts',
];

/** What collects garbage again and again: of a process that holds what others have loaded each time takes a second. And what counts each block of code that is entered, which only code that is loaded after it began can tell. And what asks how things are while something hasn't been loaded. */
const alone = [
  'src/widgets/apps/workshop/sandbox/meter.test.ts',
  'src/widgets/views/grid/seldom.test.ts',
  'tests/law/growth/growth.test.ts',
];

// Node reads the types away itself: its own modules load faster than the bundler's, and run faster.
const native = { viteModuleRunner: false, nodeLoader: false };

/** Where the programs that tests start keep what they have compiled, so that the next one need not. */
const compiled = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

export default defineConfig(({ mode }) => {
  const timeout = mode === 'soak' ? 900_000 : 60_000;
  return {
    test: {
      // Tests leave nothing behind in their process: what one file has loaded, the next one need not.
      pool: 'threads',
      isolate: false,
      // Nothing else runs meanwhile: see `npm test`.
      maxWorkers: '100%',
      testTimeout: timeout,
      hookTimeout: timeout,
      env: { SOAK: mode === 'soak' ? 'yes' : '', NODE_COMPILE_CACHE: compiled },
      projects: [
        { extends: true, test: { name: 'node', include: all, exclude: [...bundled, ...alone], experimental: native } },
        { extends: true, test: { name: 'alone', include: alone, isolate: true, experimental: native } },
        { extends: true, test: { name: 'bundled', include: bundled } },
      ],
    },
  };
});
