/** The browser tests' own `test`: one window goes from test to test, emptied in between, and keeps the scripts it has read. */
import { readFile } from 'node:fs/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type CDPSession,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';

export { expect } from '@playwright/test';

/** What a window has for good. */
type Kind = Pick<BrowserContextOptions, 'baseURL' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'permissions' | 'serviceWorkers'>;
/** What can be changed in a window that is open. */
type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

interface SiteWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What a test asked of the browser past Playwright: it lasts as long as its session. */
  readonly sessions: CDPSession[];
  /** Whether something was done to it that no later test may see, and that can't be taken back. */
  isSpoiled: boolean;
}

type Windows = Map<string, SiteWindow>;

/** What stays in a window whatever is loaded there. */
const LASTING = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding'],
  context: ['addInitScript', 'exposeFunction', 'exposeBinding', 'grantPermissions', 'route', 'setOffline'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const;

/**
 * A place of the site that runs nothing and stores nothing. From there to a page of the site the browser goes on in its process, with the
 * scripts and sheets that it has read; from a blank page it would begin another.
 */
const EMPTY = '/favicon.svg';

async function opened(browser: Browser, options: Kind & Look): Promise<SiteWindow> {
  const context = await browser.newContext(options);
  const window: SiteWindow = { context, page: await context.newPage(), sessions: [], isSpoiled: false };
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
  watch(context, LASTING.context);
  watch(window.page.clock, LASTING.clock);
  const newSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await newSession(target);
    window.sessions.push(session);
    return session;
  };
  return window;
}

/** Makes a window as good as new, but for its look; false where that can't be done. */
async function emptied({ context, page, sessions, isSpoiled }: SiteWindow, baseURL: string): Promise<boolean> {
  if (isSpoiled || page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  // One of another page has gone with it.
  for (const session of sessions.splice(0)) await session.detach().catch(() => undefined);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page of the site alone forgets where it stands, and stores nothing as it is left; else what is stored goes from an empty place.
  const isAlone = page.url().startsWith(baseURL) && page.frames().length === 1;
  if (!isAlone) await page.goto(EMPTY);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    Storage.prototype.setItem = () => undefined;
    window.name = '';
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });
  if (isAlone) await page.goto(EMPTY);
  await context.clearCookies();
  await page.mouse.move(0, 0);
  return true;
}

/** Lends a window of a kind with that look: one that an earlier test has left, or a new one. */
async function lend(
  browser: Browser,
  windows: Windows,
  kind: Kind,
  look: Look,
  info: TestInfo,
  use: (window: SiteWindow) => Promise<void>,
): Promise<void> {
  const key = JSON.stringify(kind);
  const kept = windows.get(key);
  windows.delete(key);
  const window = kept ?? (await opened(browser, { ...kind, ...look }));
  if (kept) {
    await kept.page.setViewportSize(look.viewport!);
    await kept.page.emulateMedia({
      media: null,
      colorScheme: look.colorScheme ?? null,
      forcedColors: null,
      contrast: null,
      reducedMotion: look.reducedMotion ?? null,
    });
  }
  await use(window);
  // One that is closed tells what a test waited for that took too long.
  const isKept =
    info.status === info.expectedStatus &&
    process.env.SOAK !== 'yes' &&
    kind.serviceWorkers === 'block' &&
    kind.javaScriptEnabled !== false;
  if (isKept && (await emptied(window, kind.baseURL!))) windows.set(key, window);
  else await window.context.close();
}

/** The list of errors of a page, which grows from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // A browser asks for this one of its own accord where a window has not read its page yet.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) errors.push(`${message.text()} (${url})`);
  });
  return errors;
}

/** Opens an address from an empty place: where only the part after the # differs, a page would stay. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto(EMPTY);
  await page.goto(address);
}

/** What a page saves when something is pressed, as bytes. */
export async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}

/** Presses keys one after the other, with blanks between their names: where the focus is, or from a part that gets it. */
export async function keys(where: Page | Locator, all: string): Promise<void> {
  if ('page' in where) await where.focus();
  const { keyboard } = 'page' in where ? where.page() : where;
  for (const key of all.split(' ')) await keyboard.press(key);
}

/** Makes a window as large as is written, 1280×720, and returns both. */
export async function resize(page: Page, size: string): Promise<[width: number, height: number]> {
  const [width, height] = size.split('×').map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  return [width, height];
}

export const PHONE = { width: 390, height: 844 } as const;

interface SiteFixtures {
  readonly kind: Kind;
  readonly siteWindow: SiteWindow;
  /** A page on a phone, beside `page`. */
  readonly phone: Page;
}

export const test = base.extend<SiteFixtures, { siteWindows: Windows }>({
  siteWindows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const windows: Windows = new Map();
      await use(windows);
      for (const { context } of windows.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  kind: async ({ baseURL, hasTouch, isMobile, javaScriptEnabled, permissions, serviceWorkers }, use) =>
    use({ baseURL: baseURL!, hasTouch, isMobile, javaScriptEnabled, permissions: permissions!, serviceWorkers }),
  siteWindow: async ({ browser, siteWindows, kind, viewport, colorScheme, reducedMotion }, use, info) =>
    lend(browser, siteWindows, kind, { viewport, colorScheme, reducedMotion }, info, use),
  context: async ({ siteWindow }, use) => use(siteWindow.context),
  page: async ({ siteWindow }, use) => use(siteWindow.page),
  phone: async ({ browser, siteWindows, kind, colorScheme, reducedMotion }, use, info) =>
    lend(
      browser,
      siteWindows,
      { ...kind, hasTouch: true, isMobile: true },
      { viewport: PHONE, colorScheme, reducedMotion },
      info,
      ({ page }) => use(page),
    ),
});
