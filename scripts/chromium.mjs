/** Finds a Chromium-family browser, or gets one. */
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

/** The path of a browser of the Chromium family; ends the process, with words, when there is none and none can be had. */
export async function chromium() {
  const browser = (await find()) ?? (await get());
  if (browser) return browser;
  console.error(`
Chromium, Chrome or Edge is needed, and none was found or could be installed.
Install one (Debian, Ubuntu: apt-get install chromium), or say where it is: CHROMIUM=/path/to/chrome npm test
`);
  process.exit(1);
}
