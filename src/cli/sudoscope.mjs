#!/usr/bin/env node
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { fileURLToPath } from 'node:url';

/** The first version of Node that runs TypeScript without a build. */
const [major, minor] = process.versions.node.split('.').map(Number);
const runsTypeScript = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);

/** An installed package contains the command line compiled; a checkout compiles its own when it changes. */
const installed = import.meta.url.includes('/node_modules/');

/** Where it is compiled, and the catalog in it; undefined where only its text is there. */
async function find() {
  if (installed) return new URL('../../lib/command/', import.meta.url);
  const { compiledIn } = await import('./compiled.mjs');
  return compiledIn(fileURLToPath(new URL('../..', import.meta.url)));
}

async function run(main, catalog) {
  // Node's warnings about its own features would appear among the messages.
  process.removeAllListeners('warning');
  // An author runs an algorithm before it has a chapter; the package has no drafts.
  if (!installed) (await import(catalog)).registerDrafts();
  process.exitCode = await (await import(main)).main(process.argv.slice(2));
}

// What Node has compiled of it, the next process need not.
module.enableCompileCache?.();
const compiled = await find();
if (compiled) await run(new URL('main.mjs', compiled), new URL('catalog.mjs', compiled));
else if (runsTypeScript) await run('./main.ts', '../engine/catalog.ts');
else {
  const own = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (process.env.SUDOSCOPE_NODE || !existsSync(own)) {
    console.error(
      `sudoscope: this is Node ${process.versions.node}; expected 22.18 or newer, or the one that npm ci installs in this project`,
    );
    process.exitCode = 2;
  } else {
    const { spawn } = await import('node:child_process');
    const script = fileURLToPath(import.meta.url);
    const child = spawn(own, [script, ...process.argv.slice(2)], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, SUDOSCOPE_NODE: own },
    });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, () => child.kill(signal));
    child.on('exit', (status, signal) => {
      for (const each of signals) process.removeAllListeners(each);
      if (signal) process.kill(process.pid, signal);
      process.exitCode = status ?? 2;
    });
  }
}
