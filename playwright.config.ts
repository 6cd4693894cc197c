import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4399);

/** Of the browser itself: what Playwright turns off (the last list counts), and the pages of the address bar's popup, which each window would load anew: half a second. */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

export default defineConfig({
  testMatch: ['tests/site/*.spec.ts', 'src/tries/*/*.spec.ts'],
  // One more than the cores of a small machine: now and then a test waits for something that takes its time.
  workers: 3,
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
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--no-first-run',
        `--disable-features=${FEATURES_OFF}`,
        // Painted is what is seen, not what might be scrolled to; and a page is gone before threads of its own have paid for themselves.
        '--force-gpu-mem-available-mb=1',
        '--js-flags=--single-threaded-gc --max-lazy',
      ],
    },
    permissions: ['clipboard-read', 'clipboard-write'],
    // It would fetch the whole site behind every test; the test of offline use lets it in.
    serviceWorkers: 'block',
    // Movement is tested where it is asked for: it takes its time, and the processor's.
    reducedMotion: 'reduce',
  },
  webServer: {
    command: `${process.execPath} scripts/serve.mjs`,
    env: { PORT: String(port), COMPRESSED: 'no' },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
