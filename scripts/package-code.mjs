/** Compiles the code of the package that `npm pack` makes, into lib/, and its command line into lib/command. There no '#words' leads to the words of the interface, so the copies that are compiled import them by their paths. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileCommand } from './compile-command.mjs';

/** As deep as src, for what imports files from outside. */
const COPY = 'package-src';
const WORDS = join(COPY, 'narration', 'en', 'interface');

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

for (const folder of ['lib', COPY]) remove(folder);
for (const folder of ['cli', 'engine', 'experiment', 'trace', 'narration'])
  cpSync(join('src', folder), join(COPY, folder), { recursive: true });
cpSync(join('src', 'index.ts'), join(COPY, 'index.ts'));
// What finds the command line in a checkout isn't for the package.
rmSync(join(COPY, 'cli', 'compiled.mjs'));
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
if (status === 0) await compileCommand(process.cwd(), join('lib', 'command'));
// Rows of `measure` say which commit made them; what isn't in a checkout has none.
const commit = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], { encoding: 'utf8' });
if (status === 0 && commit.status === 0) writeFileSync(join('lib', 'commit.txt'), commit.stdout);
