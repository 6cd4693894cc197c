/** Runs the browser tests against the built site, with a Chromium-family browser that it finds or gets. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function find() {
  const own = await playwrightsOwn();
  return [process.env.CHROMIUM, ...usual, own].find((path) => path && existsSync(path));
}

async function get() {
  console.log('No Chromium-family browser found: getting one.');
  if (run(process.execPath, [require.resolve('playwright-core/cli.js'), 'install', 'chromium'])) return find();
  const debianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debianRoot && run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return find();
  return undefined;
}

const browser = (await find()) ?? (await get());
if (!browser) {
  console.error(`
The browser tests need Chromium, Chrome or Edge, and none was found or could be installed.
Install one (Debian, Ubuntu: apt-get install chromium), or say where it is: CHROMIUM=/path/to/chrome npm test
`);
  process.exit(1);
}
const cli = require.resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: browser },
});
process.exit(status ?? 1);
