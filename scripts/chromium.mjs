/** Finds a Chromium-family browser, or gets one. */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

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
  if (run(process.execPath, [join(dirname(require.resolve('playwright-core/package.json')), 'cli.js'), 'install', 'chromium']))
    return find();
  const debianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debianRoot && run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return find();
  return undefined;
}

const starts = (path) => spawnSync(path, ['--version']).status === 0;

/** The browser without a window that comes with the packages, unpacked; there is one for one system only. */
async function packed() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const folder = dirname(dirname(require.resolve('@sparticuz/chromium')));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const browser = resolve(`node_modules/.cache/sudoscope/headless-shell-${version}`);
    if (!existsSync(browser)) {
      mkdirSync(dirname(browser), { recursive: true });
      // Two processes may do it at once.
      const part = `${browser}-${process.pid}`;
      await pipeline(createReadStream(join(folder, 'bin/chromium.br')), createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }));
      renameSync(part, browser);
    }
    // A system without the needed libraries has a browser of its own, or installs one.
    return starts(browser) ? browser : undefined;
  } catch {
    return undefined;
  }
}

/** The path of a headless shell, which takes half of the time that a browser with windows takes without one; undefined where there is none. */
export async function headlessShell() {
  return (await packed()) ?? ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));
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
