/** The browser tests' own `test`: one window goes from test to test, emptied in between, and keeps the scripts it has read. */
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface SiteWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whether something was done to it that no later test may see, and that can't be taken back. */
  isSpoiled: boolean;
}

type Windows = Map<string, SiteWindow>;

/** What stays in a window whatever is loaded there. */
const LASTING = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding'],
  context: ['addInitScript', 'exposeFunction', 'exposeBinding', 'newCDPSession', 'grantPermissions', 'route', 'setOffline'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const;

function watched(window: SiteWindow): SiteWindow {
  const watch = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const does = (Reflect.get(target, name) as (...given: unknown[]) => unknown).bind(target);
      Reflect.set(target, name, (...given: unknown[]) => {
        window.isSpoiled = true;
        return does(...given);
      });
    }
  };
  watch(window.page, LASTING.page);
  watch(window.context, LASTING.context);
  watch(window.page.clock, LASTING.clock);
  return window;
}

/** Makes a window as good as new; false where that can't be done. */
async function emptied({ context, page, isSpoiled }: SiteWindow, options: BrowserContextOptions): Promise<boolean> {
  if (isSpoiled || page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page that is left may store something then: what is stored goes from a place of the same site that stores nothing.
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
  await page.setViewportSize(options.viewport!);
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? null,
    forcedColors: null,
    contrast: null,
    reducedMotion: options.reducedMotion ?? null,
  });
  return true;
}

export const test = base.extend<{ siteWindow: SiteWindow }, { siteWindows: Windows }>({
  siteWindows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const windows: Windows = new Map();
      await use(windows);
      for (const { context } of windows.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  siteWindow: async (
    {
      browser,
      siteWindows,
      baseURL,
      viewport,
      colorScheme,
      reducedMotion,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      serviceWorkers,
    },
    use,
  ) => {
    const options: BrowserContextOptions = {
      baseURL: baseURL!,
      viewport,
      colorScheme,
      reducedMotion,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions: permissions!,
      serviceWorkers,
    };
    const key = JSON.stringify(options);
    const kept = siteWindows.get(key);
    siteWindows.delete(key);
    const open = async () => {
      const context = await browser.newContext(options);
      return watched({ context, page: await context.newPage(), isSpoiled: false });
    };
    const window = kept ?? (await open());
    await use(window);
    const isKept = process.env.SOAK !== 'yes' && serviceWorkers === 'block' && javaScriptEnabled !== false;
    if (isKept && (await emptied(window, options))) siteWindows.set(key, window);
    else await window.context.close();
  },
  context: async ({ siteWindow }, use) => use(siteWindow.context),
  page: async ({ siteWindow }, use) => use(siteWindow.page),
});
