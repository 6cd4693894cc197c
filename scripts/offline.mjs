/** An Astro integration that lets the built site work without a network: writes sw.js with the list of all files. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `base` is the site's path on its host, with a slash at its end. */
export function offline(base) {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = globSync('**/*', { cwd: folder })
          .filter((file) => statSync(join(folder, file)).isFile() && file !== 'sw.js')
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
        const paths = files.map((file) => base + file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1'));
        const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8').replace('/* global FILES, VERSION */\n', '');
        writeFileSync(
          join(folder, 'sw.js'),
          `const VERSION = '${hash.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(paths)};\n${worker}`,
        );
      },
    },
  };
}
