/** Runs the browser tests against the built site, with a Chromium-family browser that it finds or gets; with --soak also what an ordinary run spares. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium, headlessShell } from './chromium.mjs';

const CHROMIUM = process.env.CHROMIUM || (await headlessShell()) || (await chromium());
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const given = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [cli, 'test', ...given.filter((each) => each !== '--soak')], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM, SOAK: given.includes('--soak') ? 'yes' : '' },
});
process.exit(status ?? 1);
