import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4399);

export default defineConfig({
  testDir: 'tests/site',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  // A busy machine may be many times slower than an idle one; a second try there is reported as flaky.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
    },
    permissions: ['clipboard-read', 'clipboard-write'],
    // It would fetch the whole site behind every test; the test of offline use lets it in.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `${process.execPath} scripts/serve.mjs`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
