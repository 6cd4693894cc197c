/** An Astro integration that lets the built site work without a network: writes sw.js with the list of all files and their hashes. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** Writes the service worker of a built site into its folder. `base` is the site's path on its host, with a slash at its end. */
export function writeServiceWorker(folder, base) {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile() && file !== 'sw.js')
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const hashes = files.map((file) => [base + file.replace(/(^|\/)index\.html$/, '$1'), hashOf(join(folder, file))]);
  const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8').replace('/* global BASE, FILES */\n', '');
  const written = `const BASE = ${JSON.stringify(base)};\nconst FILES = new Map(${JSON.stringify(hashes)});\n${worker}`;
  writeFileSync(join(folder, 'sw.js'), written);
}

/** `base` is the site's path on its host, with a slash at its end. */
export function offline(base) {
  return { name: 'offline', hooks: { 'astro:build:done': ({ dir }) => writeServiceWorker(fileURLToPath(dir), base) } };
}
