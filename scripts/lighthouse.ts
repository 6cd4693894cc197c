import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { medianOf } from '../src/widgets/ui/numbers.ts';
import { builtPages } from './built-pages.ts';
import { chromium } from './chromium.mjs';
import { siteServer } from './site-server.mjs';

/*
 * Lighthouse with its mobile settings over every page of the built site, or over those named: npm run lighthouse -- /play/
 * A page is measured alone. Times depend on the machine, and on what else it does: a page that misses a bound, or nearly, is
 * measured three times, and the medians count. Exit code 1 when a bound is missed.
 */

const TOOLS = 'tools/lighthouse';
const TIMES = 3;
/** Within so much of its bound a performance is measured again. */
const NEAR = 2;

/** Scores from 0 to 100, layout shift, and times in ms. */
interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly shift: number;
  readonly largest: number;
  readonly blocked: number;
  /** The audits that cost points, by name. */
  readonly lost: readonly string[];
}

const least = { performance: 95, accessibility: 100, practices: 100, seo: 100 };
const MAX_SHIFT = 0.02;

if (!existsSync(`${TOOLS}/node_modules`)) {
  const { status } = spawnSync('npm', ['ci'], { cwd: TOOLS, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
// Known only when they are installed.
const packages = new URL(`../${TOOLS}/node_modules/`, import.meta.url).href;
const { default: lighthouse } = await import(`${packages}lighthouse/core/index.js`);
const { launch } = await import(`${packages}chrome-launcher/dist/index.js`);

const paths = builtPages(process.argv.slice(2));
const chrome = await launch({ chromePath: await chromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });
const server = siteServer('dist', '/').listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

async function measure(path: string): Promise<Measured> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const { lhr } = await lighthouse(origin + path, { port: chrome.port, logLevel: 'error', onlyCategories });
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const score = (category: string) => Math.round(100 * lhr.categories[category].score);
  const value = (audit: string): number => lhr.audits[audit].numericValue;
  const refs: { id: string; weight: number }[] = onlyCategories.flatMap((category) => lhr.categories[category].auditRefs);
  const lost = refs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9).map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    shift: value('cumulative-layout-shift'),
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    lost,
  };
}

const missed = (page: Measured) =>
  page.shift > MAX_SHIFT || (Object.keys(least) as (keyof typeof least)[]).some((name) => page[name] < least[name]);

/** The median of each number. */
function middle(pages: readonly Measured[]): Measured {
  const of = (name: Exclude<keyof Measured, 'lost'>) => medianOf(pages.map((page) => page[name]))!;
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
    seo: of('seo'),
    shift: of('shift'),
    largest: of('largest'),
    blocked: of('blocked'),
    lost: [...new Set(pages.flatMap(({ lost }) => lost))],
  };
}

console.log('perf  a11y  best   seo    shift   largest  blocked');
let faults = 0;
for (const path of paths) {
  const tries = [await measure(path)];
  if (missed(tries[0]!) || tries[0]!.performance < least.performance + NEAR) while (tries.length < TIMES) tries.push(await measure(path));
  const page = middle(tries);
  const scores = [page.performance, page.accessibility, page.practices, page.seo].map((score) => String(score).padStart(4)).join('  ');
  const times = `${page.shift.toFixed(3).padStart(8)}  ${`${(page.largest / 1000).toFixed(2)} s`.padStart(8)}  ${`${Math.round(page.blocked)} ms`.padStart(7)}`;
  const note = tries.length > 1 ? `  (median of ${tries.length})` : '';
  if (missed(page)) faults++;
  console.log(`${scores} ${times}  ${path}${note}${missed(page) ? `  MISSED: ${page.lost.join(', ')}` : ''}`);
}
console.log(
  `${paths.length - faults} of ${paths.length} pages have accessibility, best practices and SEO 100, performance ≥ ${least.performance}, shift ≤ ${MAX_SHIFT}.`,
);
chrome.kill();
server.close();
server.closeAllConnections();
process.exitCode = faults > 0 ? 1 : 0;
