/** Compiles the code of the package that `npm pack` makes, into lib/. There no '#words' leads to the words of the interface, so the copies that are compiled import them by their paths. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** As deep as src, for what imports files from outside. */
const COPY = 'package-src';
const WORDS = join(COPY, 'narration', 'en', 'interface');

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

for (const folder of ['lib', COPY]) remove(folder);
for (const folder of ['cli', 'engine', 'experiment', 'trace', 'narration'])
  cpSync(join('src', folder), join(COPY, folder), { recursive: true });
for (const file of globSync(`${COPY}/**/*.ts`)) {
  const text = readFileSync(file, 'utf8');
  const linked = text.replace(/'#words\/([\w-]+\.ts)'/g, (_, name) => {
    const path = relative(dirname(file), join(WORDS, name)).replaceAll('\\', '/');
    return `'${path.startsWith('.') ? path : `./${path}`}'`;
  });
  if (linked !== text) writeFileSync(file, linked);
}
const { status } = spawnSync('tsc', ['--project', 'tsconfig.package.json'], { stdio: 'inherit', shell: process.platform === 'win32' });
remove(COPY);
process.exitCode = status ?? 1;
