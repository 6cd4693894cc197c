/** Runs the browser tests against the built site, with a Chromium-family browser that it finds or gets. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from './chromium.mjs';

const CHROMIUM = await chromium();
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM },
});
process.exit(status ?? 1);
