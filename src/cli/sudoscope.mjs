#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The first version of Node that runs TypeScript without a build. */
const [major, minor] = process.versions.node.split('.').map(Number);
const runsTypeScript = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);

/** Node does not run TypeScript in an installed package, which contains it as JavaScript. */
const installed = import.meta.url.includes('/node_modules/');

if (installed || runsTypeScript) {
  // Node's warnings about its own features would appear among the messages.
  process.removeAllListeners('warning');
  // An author runs an algorithm before it has a chapter; the package has no drafts.
  if (!installed) (await import('../engine/catalog.ts')).registerDrafts();
  const { main } = await import(installed ? '../../lib/cli/main.js' : './main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const own = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (process.env.SUDOSCOPE_NODE || !existsSync(own)) {
    console.error(
      `sudoscope: this is Node ${process.versions.node}; expected 22.18 or newer, or the one that npm ci installs in this project`,
    );
    process.exitCode = 2;
  } else {
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
