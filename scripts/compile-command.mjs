import { rolldown } from 'rolldown';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';

/** Compiles the command line into one folder: what every command needs, and a file for each of them and for each algorithm. */
export async function compileCommand(root, folder) {
  const bundle = await rolldown({
    cwd: root,
    input: {
      main: 'src/cli/main.ts',
      thread: 'src/cli/measure/thread.ts',
      'program-engine': 'src/cli/measure/program-engine.ts',
      catalog: 'src/engine/catalog.ts',
    },
    platform: 'node',
    // An algorithm's words are imported by its id.
    plugins: [viteDynamicImportVarsPlugin(), viteImportGlobPlugin({ root })],
    logLevel: 'silent',
  });
  // Threads look for their file beside the one that starts them.
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
}
