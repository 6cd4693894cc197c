import { axeOn } from './axe.ts';
import { built, cell, cellInFocus, inPlay, menu, name, open, press, reload, SMALL } from './drivers/play.ts';
import { inSite } from './drivers/site.ts';
import { expect, keys, resize, test } from './site-test.ts';
import { soaking } from './soak.ts';

test('a puzzle is solved by keyboard alone, in a grid that can be heard', async ({ page }) => {
  const { status } = await open(page, SMALL);
  await expect(status).toContainText('A new puzzle, very easy');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  for (let press = 0; press < 40 && !(await cellInFocus(page)); press++) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Home');
  expect(await cellInFocus(page)).toMatch(/^r1c1: /);
  // Any move is kept, and with it the answer, which stands in for the solver.
  await page.keyboard.press('m');
  const answer: number[] = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sudoscope-play')!);
    return kept.games[kept.at].answer;
  });
  for (const [index, digit] of answer.entries()) {
    const focused = await cellInFocus(page);
    expect(focused).toContain(`r${Math.floor(index / 4) + 1}c${(index % 4) + 1}: `);
    if (!focused.includes('given')) await page.keyboard.press(String(digit));
    if (index % 4 === 3) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
  }
  await expect(status).toContainText('Solved');
});

test('digits and marks are written by mouse and taken back; a hint has four presses, and each can be taken back', async ({ page }) => {
  const { board } = await open(page);
  const [puzzle, answer] = [await built(page, 'puzzle'), await built(page, 'answer')];
  const empty = puzzle.indexOf('.');
  await test.step('by mouse: digits and marks, undo and redo, wrong digits in three ways, and the keys go on', async () => {
    await cell(page, empty).click();
    await inPlay(page).centres.click();
    await inPlay(page).mark('3').click();
    await inPlay(page).mark('5').click();
    await expect(board.locator('.mark')).toHaveCount(2);
    await inPlay(page).undo.click();
    await expect(board.locator('.mark')).toHaveCount(1);
    await inPlay(page).redo.click();
    await expect(board.locator('.mark')).toHaveCount(2);
    expect(await name(page, empty)).toMatch(/: centre 3 5$/);
    await inPlay(page).digits.click();
    // One of the nine digits is right: eight are wrong against the solution.
    await inPlay(page).wrongDigits.selectOption('answer');
    const wrong = await inPlay(page)
      .write()
      .evaluateAll(
        (digits: HTMLElement[]) =>
          digits.filter((digit) => {
            digit.click();
            return document.querySelectorAll('[data-part=board] .wrong-mark').length === 1;
          }).length,
      );
    expect(wrong).toBe(8);
    await inPlay(page).wrongDigits.selectOption('none');
    await expect(board.locator('.wrong-mark')).toHaveCount(0);
    // After the pad: the focus is in the grid, keys walk and write.
    await inPlay(page).write('9').click();
    expect(await cellInFocus(page)).toMatch(/^r\d/);
    await page.keyboard.press('Backspace');
    expect(await cellInFocus(page)).toMatch(/: (empty|centre)/);
    await page.keyboard.press('Shift+Digit7');
    expect(await cellInFocus(page)).toMatch(/: corner 7/);
  });
  await menu(page, 'restart');
  await test.step('what, where, why, do it', async () => {
    const hint = inPlay(page).hint;
    const now = hint.locator('[aria-current=step]');
    await cell(page, empty).click();
    await page.keyboard.press('h');
    await expect(now).toHaveText(/What/);
    await expect(hint.getByRole('heading')).toHaveText(/Hidden single|Full house|Naked single/);
    await expect(page.locator('[data-part=spoken]')).toContainText(/Hidden single|Full house|Naked single/);
    await expect(board.locator('.set, .house, .ring, .fan')).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(now).toHaveText(/Where/);
    await expect(board.locator('.set, .house')).not.toHaveCount(0);
    await expect(board.locator('.veiled')).not.toHaveCount(0);
    await expect(board.locator('.comes')).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(now).toHaveText(/Why/);
    await expect(board.locator('.comes')).toHaveCount(1);
    // The words and the board say the same, in one colour.
    const colourOf = (selector: string, what: 'color' | 'fill') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], what);
    expect(await colourOf('.hint-body .gets', 'color')).toBe(await colourOf('[data-part=board] .comes', 'fill'));
    await page.keyboard.press('Shift+H');
    await expect(now).toHaveText(/Where/);
    await page.keyboard.press('h');
    const target = (await hint.locator('.gets').first().textContent())!;
    const filled = Number((await page.locator('[data-part=filled]').textContent())!.split(' ')[0]);
    await page.keyboard.press('h');
    await expect(now).toHaveText(/Apply/);
    await expect(page.locator('[data-part=filled]')).toContainText(`${filled + 1} of 81`);
    await expect(inPlay(hint).backToPuzzle).toBeVisible();
    await expect(board.locator('.veiled')).toHaveCount(0);
    // Taken back, its last press is open again.
    await inPlay(hint).takeBack.click();
    await expect(now).toHaveText(/Why/);
    // Typing goes on: done by hand it is done, and something that does not belong to it leaves it open.
    const [row, column] = /r(\d)c(\d)/.exec(target)!.slice(1).map(Number) as [number, number];
    const index = (row - 1) * 9 + column - 1;
    const other = [...puzzle].findIndex(
      (symbol, at) => symbol === '.' && Math.floor(at / 9) !== row - 1 && at % 9 !== column - 1 && answer[at] !== answer[index],
    );
    await cell(page, other).click();
    await page.keyboard.press(`Shift+Digit${answer[other]}`);
    await expect(now).toHaveText(/Why/);
    await cell(page, index).click();
    await page.keyboard.press(answer[index]!);
    await expect(now).toHaveText(/Apply/);
    await expect(inPlay(hint).takeBack).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    expect(await cellInFocus(page)).toMatch(/^r\d/);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a cell, a digit, a hint; no keyboard opens', async ({ page }) => {
    const { board } = await open(page);
    const puzzle = await built(page, 'puzzle');
    const digit = (await built(page, 'answer'))[puzzle.indexOf('.')]!;
    await cell(page, puzzle.indexOf('.')).tap();
    await inPlay(page).write(digit).tap();
    expect(await name(page, puzzle.indexOf('.'))).toMatch(new RegExp(`: ${digit}$`));
    expect(await cellInFocus(page)).toMatch(new RegExp(`: ${digit}$`));
    await expect(page.locator(':is(input, textarea, [contenteditable]):focus')).toHaveCount(0);
    await inPlay(page).openHint.tap();
    const sheet = inPlay(page).hint;
    const bottom = await board.locator('svg').evaluate((svg) => svg.getBoundingClientRect().bottom);
    const box = (await sheet.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(bottom);
    expect(box.y).toBeLessThan(bottom + 20);
    await inPlay(page).where.tap();
    await expect(board.locator('.set, .house')).not.toHaveCount(0);
    await inPlay(page).closeHint.tap();
    await expect(sheet).toBeHidden();
    await inPlay(page).sites.tap();
    await expect(inSite(page).page('compare')).toBeVisible();
  });
});

test('hints go on from what was struck: none comes twice', async ({ page }) => {
  test.slow();
  await open(page, '?level=expert&symmetry=half-turn&size=9&seed=347899692');
  await expect(page.locator('[data-part=status]')).toContainText('expert');
  const hint = inPlay(page).hint;
  const done: string[] = [];
  for (let count = 0; count < (soaking ? 22 : 10); count++) {
    await press(page, ['h', 'h', 'h', 'h']);
    await expect(hint.locator('[aria-current=step]')).toHaveText(/Apply/);
    done.push((await hint.locator('.told').textContent())!);
  }
  expect(new Set(done).size).toBe(done.length);
  expect(done.some((text) => text.startsWith('Struck'))).toBe(true);
  // Marked afresh, what was struck stays away.
  await keys(page, 'Escape m');
  await press(page, ['h', 'h', 'h', 'h']);
  expect(done).not.toContain(await hint.locator('.told').textContent());
});

test('a wrong digit comes before any hint, and a full grid that is wrong says where', async ({ page }) => {
  const { board } = await open(page);
  const puzzle = await built(page, 'puzzle');
  const answer = await built(page, 'answer');
  const hint = inPlay(page).hint;
  const empties = [...puzzle].flatMap((symbol, index) => (symbol === '.' ? [index] : []));
  const wrongCell = empties[5]!;
  const wrongDigit = (Number(answer[wrongCell]) % 9) + 1;
  await cell(page, wrongCell).click();
  await page.keyboard.press(String(wrongDigit));
  await page.keyboard.press('h');
  await expect(hint).toContainText('First, a wrong digit');
  await expect(hint.getByRole('heading')).toContainText(`${wrongDigit} at r`);
  await expect(hint.getByRole('heading')).toContainText('is wrong');
  await expect(board.locator('.ring.wrong')).toHaveCount(1);
  await page.keyboard.press('h');
  expect(await name(page, wrongCell)).not.toContain(`: ${wrongDigit}`);
  await page.keyboard.press('Escape');

  // The same is said with wrong digits hidden.
  await inPlay(page).wrongDigits.selectOption('none');
  const digits = empties.map((index) => [index, index === wrongCell ? String(wrongDigit) : answer[index]!] as const);
  await board.evaluate((grid, all) => {
    for (const [index, key] of all) {
      const hit = grid.querySelector<SVGElement>(`.hit[data-cell="${index}"]`)!;
      hit.focus();
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, digits);
  await expect(hint).toContainText('81 of 81, not solved');
  await expect(hint.getByRole('heading')).toHaveText('Full, but not right yet');
  await expect(board.locator('.clash, .house').first()).toBeVisible();
  await page.keyboard.press('k');
  await expect(hint).toBeHidden();
  await expect(page.locator('[data-part=status]')).toContainText(/is wrong\. It stays marked/);
  await expect(board.locator('.wrong-mark')).toHaveCount(1);
  await cell(page, wrongCell).focus();
  await page.keyboard.press(answer[wrongCell]!);
  await expect(page.locator('[data-part=status]')).toContainText('Solved');
});

test('two windows show one game: the newer move wins', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(other, empty).click();
  await other.keyboard.press('Shift+Digit4');
  await expect.poll(() => name(page, empty)).toMatch(/: corner 4$/);
  await keys(page, 'm Control+z');
  await expect.poll(() => name(page, empty)).toMatch(/: corner 4$/);
  // The puzzle of a link takes over when it is played, not when it is looked at; taking back leads to the game before.
  const { status } = await open(other, SMALL);
  await expect(status).toContainText('A new puzzle, very easy');
  await page.keyboard.press('m');
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await inPlay(other).markAll.click();
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await other.keyboard.press('Control+z');
  await other.keyboard.press('Control+z');
  await expect(other.getByRole('gridcell')).toHaveCount(81);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
});

test('the page can be seen: on one screen, with forced colours, and axe finds nothing', async ({ page }) => {
  await open(page);
  await test.step('board, pad, clock and hint are on one screen', async () => {
    const outside = (...parts: string[]) =>
      page.evaluate(
        (selectors) => {
          const out = selectors.filter((selector) => {
            const { left, top, right, bottom } = document.querySelector(selector)!.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 10;
          });
          return document.documentElement.scrollWidth > innerWidth ? [...out, 'page is too wide'] : out;
        },
        ['[data-part=board] svg', '[data-part=pad] [data-digit="9"]', ...parts],
      );
    const sizes = '1280×720 1440×900 1920×1080 1024×768 768×1024 390×844 375×740 375×667 320×640 667×375 844×390'.split(' ');
    for (const size of sizes) {
      await resize(page, size);
      expect(await outside('[data-part=clock]', '.idle [data-action=hint]', '.tools [data-action=undo]'), size).toEqual([]);
    }
    // With a hint open its buttons are in sight.
    await page.keyboard.press('h');
    for (const size of '1280×720 1024×768 390×844 375×667 667×375'.split(' ')) {
      await resize(page, size);
      expect(await outside('[data-part=hint-acts] .big', '.hint-head [data-action=close-hint]'), `hint at ${size}`).toEqual([]);
    }
  });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('with forced colours digits, the chosen cell and what is pressed can be told', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const style = (selector: string, property: 'fill' | 'stroke' | 'backgroundColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    const canvas = await style('[data-part=board] svg', 'backgroundColor');
    expect(canvas).toBe(await style('body', 'backgroundColor'));
    expect(await style('[data-part=board] .digit.given', 'fill')).not.toBe(canvas);
    expect(await style('[data-part=board] .focus', 'stroke')).not.toBe(canvas);
    expect(await style('[data-mode=digit]', 'backgroundColor')).not.toBe(await style('[data-mode=corner]', 'backgroundColor'));
    // The system lays its ground under words: none may have the ground's own colour, unless they keep theirs.
    const unreadable = () =>
      page.evaluate((ground) => {
        const withWords = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        return [...document.querySelectorAll('body :not(svg, svg *)')]
          .filter((element) => element.checkVisibility() && withWords(element))
          .filter((element) => getComputedStyle(element).color === ground && getComputedStyle(element).forcedColorAdjust !== 'none')
          .map((element) => element.outerHTML.slice(0, 80));
      }, canvas);
    expect(await unreadable()).toEqual([]);
    for (let press = 0; press < 3; press++) await page.keyboard.press('h');
    await expect(page.locator('[data-part=hint-acts] .big')).toBeVisible();
    expect(await unreadable()).toEqual([]);
    await page.locator('[popovertarget=new-puzzle]').click();
    expect(await unreadable()).toEqual([]);
  });
  await keys(page, 'Escape Escape');
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  await test.step('axe finds nothing in the middle of a game with a hint, or in the menus', async () => {
    const violations = async () => {
      const found = await axeOn(page).analyze();
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    await inPlay(page).markAll.click();
    for (let press = 0; press < 3; press++) await page.keyboard.press('h');
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await inPlay(page).more.click();
    // The board was looked at, with all its marks.
    await page.locator('[data-part=board] svg > g').evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    expect(await violations()).toEqual([]);
  });
});

test('marks are made in three layers, by keys and by the pad, and last', async ({ page }) => {
  const { board } = await open(page);
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(page, empty).click();
  await page.keyboard.press('Shift+Digit3');
  await page.keyboard.press('Control+Digit5');
  await expect.poll(() => name(page, empty)).toMatch(/: corner 3, centre 5$/);
  await expect(board.locator('.notes .mark.corner')).toHaveText(['3']);
  await expect(board.locator('.notes .mark.centre')).toHaveText(['5']);
  await page.keyboard.press('Control+Digit5');
  await page.keyboard.press('m');
  const marks = (await name(page, empty))!.split('centre ')[1]!.split(' ');
  const [gone] = marks;
  await page.keyboard.press(`Alt+Digit${gone}`);
  await expect(board.locator('.notes .mark.gone')).toHaveText([gone!]);
  await expect(page.locator('[data-part=cell-notes]')).toBeVisible();
  // A reload keeps all layers, and the pad takes the strike back.
  await reload(page);
  await expect.poll(() => name(page, empty)).toMatch(new RegExp(`struck ${gone}$`));
  await cell(page, empty).click();
  await inPlay(page).strikes.click();
  await page.locator(`[data-part=pad] [data-digit="${gone}"]`).click();
  await expect(board.locator('.notes .mark.gone')).toHaveCount(0);
});
