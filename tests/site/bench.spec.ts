import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expectNoFaults } from './axe.ts';
import { inWorkshop, openWorkshop } from './drivers/workshop.ts';
import { expect, keys, openAnew, test } from './site-test.ts';
import { byTurns, soaking } from './soak.ts';

const generator = (...lines: string[]) => ['export function* run(puzzle) {', ...lines, '}'].join('\n');

test('a student’s task by keys: the order of cells is changed, bet on, run, stepped through, handed in, checked', async ({
  page,
}, info) => {
  const { part, editor, state, fault, workshop, errors } = await openWorkshop(page, '#from=backtracking');
  await expect(part('own')).toHaveText('No changes yet.');
  await expect(state).toContainText('This is the original’s run: 87,827 steps.');
  await expect(part('to-result')).toBeHidden();
  await keys(editor, 'ControlOrMeta+Home ArrowDown');
  // On to line 27 by the same key, pressed at once.
  await editor.evaluate((element) => {
    const down = () => new KeyboardEvent('keydown', { key: 'ArrowDown', keyCode: 40, bubbles: true, cancelable: true });
    for (let line = 2; line < 27; line++) element.dispatchEvent(down());
  });
  await keys(page, 'End Shift+Home');
  await page.keyboard.insertText("const empty = orderCells(puzzle, 'fewest');");
  await expect(part('own')).toHaveText('1 line changed.');
  await expect(editor.locator('.gone')).toHaveText(/satisfies CellOrder/);
  // Escape and Tab leave the editor; after the puzzle comes the bet, and Enter there runs.
  await keys(page, 'Escape Tab');
  await expect(part('puzzle')).toBeFocused();
  await page.keyboard.press('Tab');
  const bet = inWorkshop(workshop).bet('digits tried');
  await expect(bet).toBeFocused();
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('No mistakes. The page checked 1,601 steps against the grid. The puzzle is solved.');
  await expect(part('result')).toContainText('Yours: 698 digits tried; original: 37,652. The original has 54 times as many.');
  await part('to-result').click();
  await expect(part('result')).toBeInViewport();
  await expect(part('result')).toContainText('You had bet on 5,000; it was 698.');
  await expect(workshop.locator('[data-tries=backtracking] > li').first()).toContainText('done');

  // The figure is walked by keys, and the line of each step is lit.
  const figure = workshop.locator('sudo-stepper');
  await expect(figure).toHaveAttribute('data-ready', '');
  await figure.press('ArrowRight');
  await expect(editor.locator('.lit')).toHaveText(/yield \{ kind: 'choose', cell \}/);
  await page.keyboard.press('ArrowRight');
  await expect(editor.locator('.lit')).toHaveText(/yield \{ kind: 'try', cell, digit \}/);

  // It is handed in: a link with program, puzzle and bet, and a file with the run.
  const saves = async (name: string, press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    const path = info.outputPath(name);
    await download.saveAs(path);
    return path;
  };
  // A bet after the run is none.
  await bet.fill('698');
  await page.keyboard.press('Enter');
  await expect(part('result')).toContainText('You had bet on 5,000; it was 698.');
  await inWorkshop(page).share.press('Enter');
  await expect(inWorkshop(part('share')).author).toBeFocused();
  await page.keyboard.type('Ines');
  await expect(part('share')).toContainText('Your bet: 5,000 digits tried.');
  await expectNoFaults(page);
  const link = (await part('share').locator('output').textContent())!;
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(part('save-run')).toBeFocused();
  const run = await saves('run.ndjson', () => page.keyboard.press('Enter'));
  await page.keyboard.press('Escape');
  await expect(inWorkshop(page).share).toBeFocused();
  const said = execFileSync(process.execPath, ['src/cli/sudoscope.mjs', 'verify', run], { encoding: 'utf8' });
  expect(said).toContain('· backtracking.ts by Ines');
  expect(said).toContain('The run ends with a solution.');
  expect(said).toContain('The bet before the run: 5,000 digits tried. It was 698.');

  const path = await saves('backtracking.ts', () => part('save').press('Enter'));
  expect(await readFile(path, 'utf8')).toContain("orderCells(puzzle, 'fewest')");
  await page.reload();
  await expect(part('own')).toHaveText('1 line changed.');
  await part('reset').click();
  // The saved file comes back; it is shown, not run.
  await part('file').setInputFiles(path);
  await expect(state).toHaveText('backtracking.ts is open. It hasn’t run yet.');
  await expect(part('own')).toHaveText('1 line changed.');
  await part('reset').click();
  await expect(part('own')).toHaveText('No changes yet.');
  await expect(state).toContainText('The original algorithm is back.');
  await expect(fault).toHaveCount(0);

  // Who gets the link sees whose it is and what was bet, and runs it when they want to; their own program is not lost to it.
  await page.goto(link);
  await expect(part('by')).toHaveText('This link contains a program by Ines. The bet: 5,000 digits tried.');
  await expect(editor).toContainText("orderCells(puzzle, 'fewest')");
  await expect(state).toHaveText('Not run yet.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await editor.press('ControlOrMeta+Enter');
  await expect(part('result')).toContainText('Ines had bet on 5,000; it was 698.');
  await page.keyboard.type('// ');
  await part('away').press('Enter');
  await expect(part('own')).toHaveText('No changes yet.');
  // A link that lost its end says so.
  await openAnew(page, link.slice(0, -20));
  await expect(state).toContainText('is damaged');
  expect(errors).toEqual([]);
});

test('what is wrong stands under its line: for the parser, in the run and for the checker; a loop is stopped', async ({ page }) => {
  const { part, runs, state, fault, editor, workshop, errors } = await openWorkshop(page, '#from=empty');
  await runs('const a = 1;\nconst b = ;\n');
  await expect(fault).toContainText('Line 2, column 11: ‘;’ isn’t allowed here.');
  await expect(editor.locator('.wrong')).toHaveText('const b = ;');
  await runs("import { x } from 'https://example.org/x.js';\nx();");
  await expect(fault).toContainText('Line 1: ‘https://example.org/x.js’ isn’t available here.');
  await runs(generator("  yield { kind: 'line' };", '  puzzle.none.such = 5;'));
  await expect(fault).toContainText('Line 3, column 20: the program stopped with an error: TypeError');
  // Kinds of the program's own, beside those of every program.
  const kinds = "export const kinds = { swap: { says: 'It swaps {cell} with {other}.', fields: { cell: 'cell', other: 'cell' } } };";
  await runs(`${kinds}\n${generator("  yield { kind: 'swap', cell: 0, other: 80 };")}`);
  await expect(state).toContainText('The page checked 1 step');
  await workshop.locator('sudo-stepper').press('ArrowRight');
  await expect(workshop.locator('.say')).toHaveText('It swaps r1c1 with r9c9.');
  await runs(`\n${kinds.replaceAll('other', 'kind')}\n${generator("  yield { kind: 'line' };")}`);
  await expect(fault).toContainText("Line 2: a field of 'swap' is called 'kind'.");
  await runs(generator("  yield { kind: 'choose', cell: 2 };", "  yield { kind: 'takeBack', cell: 2, digit: 4 };"));
  await expect(fault).toContainText('Line 3, step 2: you took back r1c3, but nothing has been placed.');
  await expect(state).toHaveText('Step 2 is impossible, so the run stopped there.');

  for (const body of ['for (;;);', "for (;;) yield { kind: 'line' };"]) {
    await runs(generator("  yield { kind: 'line' };", body));
    await expect(part('stop')).toBeEnabled();
    await expect(state).toContainText(/Running|Getting/);
    // The pointer takes its time, in which a processor is busy: it goes there once.
    if (body === 'for (;;);') await part('stop').click();
    else await part('stop').dispatchEvent('click');
    await expect(state).toContainText('You stopped the run after');
    await expect(part('stop')).toBeDisabled();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('a hostile program reaches no network, no storage and no page', async ({ page, baseURL }) => {
  const { runs, state, workshop, fault, errors } = await openWorkshop(page, '#from=empty');
  // What the policy refuses is told as asked for, and never answered.
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.evaluate(() => localStorage.setItem('secret', 'kept'));
  const tries = {
    fetch: `fetch('${baseURL}/search.json')`,
    request: `new Promise((good, bad) => { const r = new XMLHttpRequest(); r.open('GET', '${baseURL}/search.json'); r.onload = good; r.onerror = () => bad('no'); r.send(); })`,
    socket: `new Promise((good, bad) => { const s = new WebSocket('${baseURL!.replace('http', 'ws')}/'); s.onopen = good; s.onerror = () => bad('no'); })`,
    database: "new Promise((good, bad) => { const r = indexedDB.open('a'); r.onsuccess = good; r.onerror = () => bad('no'); })",
    storage: 'localStorage.secret',
    page: 'parent.document',
    top: "top.location = 'https://example.org/'",
    worker: "new Worker('blob:x')",
    code: "new Function('return 1')()",
    import: "importScripts('data:text/javascript,1')",
    browser: 'navigator.userAgent',
    place: 'location.href',
    caches: 'caches.keys()',
    cookies: 'cookieStore.getAll()',
    picture: 'createImageBitmap(new ImageData(1, 1))',
    clock: 'setInterval(() => {}, 1)',
    tasks: 'scheduler.postTask(() => {})',
    faces: 'fonts.ready',
    compiled: 'WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
  };
  const body = Object.entries(tries).map(([name, what]) => `try { await (${what}); got.push('${name}'); } catch { said++; }`);
  await runs(
    `const got = []; let said = 0;\n${body.join('\n')}\nexport function* run() { yield { kind: 'note', text: 'refused ' + said + ', got ' + got }; }`,
  );
  await expect(state).toContainText('The page checked 1 step');
  await workshop.locator('sudo-stepper').press('ArrowRight');
  await expect(workshop.locator('.say')).toHaveText(`refused ${Object.keys(tries).length}, got`);
  expect(answered.filter((url) => /search\.json|example\.org/.test(url))).toEqual([]);

  // What a worker has is on its global object, or is inherited by it.
  await runs(
    `const names = [];
for (let owner = self; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
  names.push(...Object.getOwnPropertyNames(owner).filter((name) => typeof self[name] !== 'undefined' && !/^[A-Z]/.test(name)));
export function* run() { yield { kind: 'note', text: names.sort().join(' ') }; }`,
  );
  await expect(state).toContainText('The page checked 1 step');
  await workshop.locator('sudo-stepper').press('ArrowRight');
  await expect(workshop.locator('.say')).toHaveText(
    '__at __index __many __new addEventListener clearTimeout console crypto decodeURI decodeURIComponent encodeURI encodeURIComponent ' +
      'eval globalThis isFinite isNaN parseFloat parseInt performance postMessage queueMicrotask self setTimeout structuredClone',
  );

  // What it says of itself is only text: nothing of it is believed.
  // A test of the sandbox tries all that can be said: a page hears one that ends and one that brings a step.
  for (const message of [
    '[\'piece\', \'{"kind":"place","cell":999,"digit":5}\\\\n\']',
    "['fault', '__proto__', {}, {}]",
    ...(soaking ? ["['end', 5, {}]", "['piece', { length: 3 }]"] : []),
  ]) {
    await runs(`self.postMessage(${message});\n${generator("  yield { kind: 'solved' };")}`);
    await expect(workshop).not.toHaveAttribute('data-running');
    await expect(state).not.toContainText('is solved');
  }
  await runs(
    `Object.prototype.toJSON = () => ({ kind: 'solved' });\nArray.prototype.slice = () => { throw 1; };\n${generator("  yield { kind: 'line' };")}`,
  );
  await expect(fault).toContainText('says solved, but');
  // What grows for ever is ended by itself, with the line, before it is more than a browser has.
  // What takes memory a test of the meter tells by itself: a page tries one of them.
  for (const body of byTurns(
    ['all.push(new Uint8Array(1e8).fill(1));', 'all.push(new Array(1000).fill(0.5));', "yield { kind: 'line' }; all.push(new Array(1e6));"],
    2,
  )) {
    await runs(generator('  const all = [];', `  for (;;) { ${body} }`));
    await expect(fault).toContainText('Line 3: the program used more than about half a gigabyte of memory');
  }
  await runs(generator("  let text = 'x';", '  for (;;) text += text;'));
  await expect(fault).toContainText('Line 3, column 20: the program stopped with an error: RangeError');
  expect(errors).toEqual([]);
});

// With a bet the task above sees it.
if (soaking)
  test('a link without a bet shows whose program it is, and does not run it', async ({ page }) => {
    const { runs, part, state, editor, workshop } = await openWorkshop(page, '#from=empty');
    await runs(generator("  yield { kind: 'note', text: 'Hello' };"));
    await expect(state).toContainText('1 step');
    await inWorkshop(page).share.click();
    await inWorkshop(part('share')).author.fill('Ines');
    const link = await part('share').locator('output').textContent();
    expect(new URL(link!).hash).toMatch(/^#code=[\w-]+$/);
    await openAnew(page, link!);
    await expect(part('by')).toHaveText('This link contains a program by Ines.');
    await expect(editor).toContainText('Hello');
    await expect(state).toHaveText('Not run yet.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await inWorkshop(workshop).run.click();
    await expect(state).toContainText('1 step');
    await openAnew(page, `${link!.slice(0, -20)}`);
    await expect(state).toContainText('is damaged');
  });
