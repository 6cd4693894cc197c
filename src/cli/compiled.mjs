import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * In a checkout, the command line is compiled when it is first called and again after a change: Node takes most of a second to read the
 * types away from all files, each time.
 */

const SOURCES = ['cli', 'engine', 'experiment', 'narration', 'trace'];
const DAY = 86_400_000;

/** What a folder holds, as names, lengths and times of change. */
function signOf(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) signOf(path, hash);
    else if (!entry.name.includes('.test.')) {
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path}:${mtimeMs}:${size};`);
    }
  }
}

/** Returns the folder of the compiled command line, which is made if it has to be; undefined where that fails. */
export async function compiledIn(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) signOf(join(root, 'src', source), hash);
  const cache = join(root, 'node_modules', '.cache', 'sudoscope');
  const folder = join(cache, `command-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return pathToFileURL(`${folder}/`);
  const own = `${folder}.${process.pid}`;
  try {
    const { compileCommand } = await import('../../scripts/compile-command.mjs');
    mkdirSync(own, { recursive: true });
    await compileCommand(root, own);
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) renameSync(own, folder);
    forget(cache, folder);
    return pathToFileURL(`${folder}/`);
  } catch {
    return existsSync(folder) ? pathToFileURL(`${folder}/`) : undefined;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Removes what was compiled from earlier states, after a day in which a process may still be reading it. */
function forget(cache, kept) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name.startsWith('command-') && path !== kept && Date.now() - statSync(path).mtimeMs > DAY)
      rmSync(path, { recursive: true, force: true });
  }
}
