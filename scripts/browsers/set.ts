import { tryBench } from './bench.ts';
import type { Page } from './webdriver.ts';

/** The forms in which a page is tested: in a wide window, in a phone's, and as printed. */
export const forms = ['wide', 'phone', 'paper'] as const;
type Form = (typeof forms)[number];

const sizes = { wide: [1280, 720], phone: [390, 844] } as const;

interface Part {
  readonly paths: readonly string[];
  /** As /page/#figure; of a page that none is named of, all are meant. */
  readonly figures: readonly string[];
  readonly forms: readonly Form[];
}

/**
 * Tries a part of the site. Calls `say` with the name of each thing once it was tried, and with its error if it failed, and goes on with
 * the rest.
 */
export async function trySet(page: Page, part: Part, say: (what: string, error?: unknown) => void): Promise<void> {
  const attempt = async (what: string, does: () => Promise<unknown>) => {
    try {
      await does();
      say(what);
      return true;
    } catch (error) {
      say(what, error);
      return false;
    }
  };
  for (const form of part.forms) {
    if (form === 'paper') continue;
    const [width, height] = sizes[form];
    await page.resize(width, height);
    for (const path of part.paths) {
      await page.open(path);
      const all = await page.look(() => [...document.querySelectorAll('figure.stepper')].map((figure) => figure.id));
      const named = part.figures.filter((each) => each.startsWith(`${path}#`));
      const runs = all.filter((run) => named.length === 0 || named.includes(`${path}#${run}`));
      for (const run of runs) {
        const right = await attempt(`${path}#${run}, ${form}`, () => tryFigure(page, run));
        // A figure that failed may still fill the window.
        if (!right) await page.open(path);
      }
      if (named.length > 0) continue;
      if (path === '/play/') await attempt(`${path}, ${form}`, () => tryPlay(page));
      if (path === '/compare/') await attempt(`${path}, ${form}`, () => tryCompare(page));
      if (path === '/bench/') await attempt(`${path}, ${form}`, () => tryBench(page).then(() => tryPopovers(page, 'sudo-write-it')));
      if (path === '/lab/') await attempt(`${path}, ${form}`, () => tryLab(page));
      await attempt(`${path} as a page, ${form}`, () => tryPage(page));
    }
  }
  if (!part.forms.includes('paper')) return;
  for (const path of part.paths.filter((path) => path.startsWith('/chapters/') && path !== '/chapters/')) {
    await page.open(path);
    await attempt(`${path} on paper`, () => tryPaper(page));
  }
}

/** No error so far, and nothing that is wider than the window. */
async function tryPage(page: Page): Promise<void> {
  const faults = await page.look(() => {
    const { faults = [] } = window as unknown as { faults?: string[] };
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...faults, `the page is ${scrollWidth} wide in a window of ${clientWidth}`] : faults;
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** A figure starts, steps by key and by button, plays, opens what pops up, shows its panes, and becomes a stage. */
async function tryFigure(page: Page, run: string): Promise<void> {
  const id = `#${run}`;
  const position = () => page.look((id) => Number(document.querySelector<HTMLElement>(`${id} sudo-stepper`)!.dataset.position), id);
  const reaches = (what: string, least: number, most: number) =>
    page.until(
      what,
      (id, least, most) => {
        const at = Number(document.querySelector<HTMLElement>(`${id} sudo-stepper`)!.dataset.position);
        return at >= least && at <= most;
      },
      id,
      least,
      most,
    );
  await page.look((id) => document.querySelector(id)!.scrollIntoView({ behavior: 'instant' }), id);
  await page.until(
    'the start',
    (id) => {
      const { ready, position } = document.querySelector<HTMLElement>(`${id} sudo-stepper`)!.dataset;
      return ready === '' && position !== undefined;
    },
    id,
  );
  await page.look((id) => document.querySelector<HTMLElement>(`${id} sudo-stepper`)!.focus({ preventScroll: true }), id);
  await page.press('Home');
  await reaches('Home', 0, 0);
  await page.press('ArrowRight');
  await reaches('a step by key', 1, 1);
  await page.click(`${id} [data-command=forward]`);
  await reaches('a step by button', 2, 2);
  await page.click(`${id} [data-command=toggle]`);
  await reaches('play', 3, Number.MAX_SAFE_INTEGER);
  // A short run may have ended by now, and Play would begin it again.
  await page.until(
    'the pause',
    (id) => {
      const button = document.querySelector<HTMLButtonElement>(`${id} [data-command=toggle]`)!;
      const playing = button.getAttribute('aria-label') === 'Pause';
      if (playing) button.click();
      return !playing;
    },
    id,
  );
  const paused = await position();
  await page.press('ArrowLeft');
  await reaches('a step back', paused - 1, paused - 1);
  await tryPopovers(page, id);
  await tryTabs(page, id);
  await page.look((id) => document.querySelector<HTMLElement>(`${id} sudo-stepper`)!.focus({ preventScroll: true }), id);
  await page.press('f');
  await page.until(
    'a stage that fills the window',
    (id) => {
      const figure = document.querySelector<HTMLElement>(id)!;
      const { x, y, width, height } = figure.getBoundingClientRect();
      return figure.dataset.stage === '' && x === 0 && y === 0 && width === innerWidth && height === innerHeight;
    },
    id,
  );
  await tryPopovers(page, id, { stage: true });
  await page.press('f');
  await page.until('the way back', (id) => !document.fullscreenElement && document.querySelector(id)!.matches(':not([data-stage])'), id);
}

/** Tests that a popover opens next to its button (in wide windows only) and inside the window, and that Escape closes it. */
async function tryPopovers(page: Page, within: string, { stage = false } = {}): Promise<void> {
  const names = await page.look(
    (within) =>
      [...document.querySelectorAll<HTMLElement>(`${within} [popovertarget]`)]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getAttribute('popovertarget')!),
    within,
  );
  for (const name of names) {
    await page.click(`${within} [popovertarget="${name}"]`);
    await page.until(`${name} is open`, (name) => document.getElementById(name)!.matches(':popover-open'), name);
    const fault = await page.look(async (name) => {
      await new Promise(requestAnimationFrame);
      const near = 12;
      const button = document.querySelector(`[popovertarget="${name}"]`)!.getBoundingClientRect();
      const { left, right, top, bottom } = document.getElementById(name)!.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const isAtButton =
        left <= button.right && right >= button.left && Math.min(Math.abs(top - button.bottom), Math.abs(bottom - button.top)) < near;
      const box = [left, top, right, bottom].map(Math.round).join(' ');
      return inside && (isAtButton || innerWidth < 900)
        ? undefined
        : `${name} stands at ${box}, its button at ${[button.left, button.top, button.right, button.bottom].map(Math.round).join(' ')}`;
    }, name);
    if (fault) throw new Error(fault);
    // Firefox takes Escape for the end of full screen.
    if (stage) await page.click(`${within} [popovertarget="${name}"]`);
    else await page.press('Escape');
    await page.until(`${name} is closed`, (name) => !document.getElementById(name)!.matches(':popover-open'), name);
  }
}

/** Each tab shows its pane, and no other. */
async function tryTabs(page: Page, id: string): Promise<void> {
  const tabs = await page.look(
    (id) => [...document.querySelectorAll<HTMLElement>(`${id} [role=tab]`)].filter((tab) => tab.checkVisibility()).map((tab) => tab.id),
    id,
  );
  for (const tab of tabs) {
    await page.click(`#${tab}`);
    const shown = await page.look(
      (id) =>
        [...document.querySelectorAll<HTMLElement>(`${id} [role=tabpanel]`)]
          .filter((pane) => pane.checkVisibility() && pane.offsetHeight > 40)
          .map((pane) => pane.getAttribute('aria-labelledby')),
      id,
    );
    if (shown.length !== 1 || shown[0] !== tab) throw new Error(`${tab} shows ${shown.join(', ') || 'nothing'}`);
  }
}

async function tryPlay(page: Page): Promise<void> {
  await page.look(() => localStorage.clear());
  await page.open('/play/');
  await page.until('the start', () => document.querySelector<HTMLElement>('sudo-play')?.dataset.ready === '');
  await page.look(() => {
    const { puzzle, answer } = document.querySelector<HTMLElement>('sudo-play')!.dataset;
    const empty = puzzle!.split('~')[3]!.indexOf('.');
    document.querySelector<HTMLElement>(`[data-part=board] .hit[data-cell="${empty}"]`)!.id = 'empty';
    document.body.dataset.right = answer!.split('~')[3]![empty]!;
  });
  await page.click('#empty');
  const right = await page.look(() => document.body.dataset.right!);
  await page.press(right);
  await page.until('a digit', (right) => document.getElementById('empty')!.getAttribute('aria-label')!.endsWith(`: ${right}`), right);
  await page.press('h');
  await page.until('a hint', () => document.querySelector<HTMLElement>('[data-part=hint-body]')!.innerText.length > 10);
  await page.press('h');
  await page.until('a hint that shows where', () => document.querySelector('[data-part=board] :is(.set, .house)'));
  await page.press('Escape');
  await page.until('the end of the hint', () => !document.querySelector<HTMLElement>('[data-part=hint]')!.checkVisibility());
  await tryPopovers(page, 'sudo-play');
}

async function tryCompare(page: Page): Promise<void> {
  const time = () => page.look(() => Number(document.querySelector<HTMLElement>('sudo-compare')!.dataset.time));
  await page.until('the start', () => {
    const { ready, time } = document.querySelector<HTMLElement>('sudo-compare')!.dataset;
    return ready === '' && time !== undefined;
  });
  const first = await time();
  const reaches = (what: string, least: number) =>
    page.until(what, (least) => Number(document.querySelector<HTMLElement>('sudo-compare')!.dataset.time) >= least, least);
  await page.click('sudo-compare [data-command=forward]');
  await reaches('a step by button', first + 1);
  await page.look(() => document.querySelector<HTMLElement>('sudo-compare')!.focus());
  await page.press('ArrowRight');
  await reaches('a step by key', first + 2);
  await page.click('sudo-compare [data-command=toggle]');
  await reaches('play', first + 3);
  await page.click('sudo-compare [data-command=toggle]');
}

async function tryLab(page: Page): Promise<void> {
  const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  await page.until('the start', () => document.querySelector<HTMLElement>('sudo-lab')?.dataset.ready === '');
  await page.look((puzzle) => {
    const box = document.querySelector<HTMLTextAreaElement>('sudo-lab textarea')!;
    box.value = puzzle;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }, puzzle);
  await page.click('sudo-lab [data-part=go]');
  await page.until('three runs', () => document.querySelector('sudo-lab [data-part=status]')!.textContent === '3 of 3 runs.');
}

/** Tests the printed form of a page on the screen: figures with their storyboards, no controls. */
async function tryPaper(page: Page): Promise<void> {
  const fault = await page.look(async () => {
    const print = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
          else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
        }
        if ('cssRules' in rule) print(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) print(sheet.cssRules);
    // A page that does something on paper does it as soon as its scripts have loaded.
    for (let wait = 0; wait < 50 && !document.querySelector('.stepper > .storyboard'); wait++) {
      dispatchEvent(new Event('beforeprint'));
      await new Promise((drawn) => setTimeout(drawn, 100));
    }
    const figures = [...document.querySelectorAll<HTMLElement>('figure.stepper:not(.lean)')];
    const controls = [...document.querySelectorAll<HTMLElement>('.live-only, .site-header nav')].filter((each) => each.checkVisibility());
    if (controls.length > 0) return `${controls.length} controls are printed`;
    const bare = figures.filter((figure) => figure.querySelectorAll('.storyboard li > div > svg').length < 4);
    if (bare.length > 0) return `no storyboard in ${bare.map(({ id }) => id).join(', ')}`;
    const without = [...document.querySelectorAll('.beat')].filter((beat) => !beat.querySelector('.still svg'));
    if (without.length > 0) return `no frame beside ${without.map(({ id }) => id).join(', ')}`;
    return undefined;
  });
  if (fault) throw new Error(fault);
}
