import { exercise } from '#words/exercise.ts';
import { threeNodes } from '#words/tries/three-nodes.ts';
import { axeFindsNothing, inTry, pressEach } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('three nodes leave a list and come back in an order that breaks it, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/chapters/dancing-links/');
  const figure = page.locator('#three-nodes');
  const tried = figure.locator('try-three-nodes');
  await expect(tried).toHaveAttribute('data-ready', '');
  const [newest, spoken, idea] = [figure.locator('[data-part=newest]'), figure.getByRole('status'), figure.locator('.try-idea a')];
  await expect(idea).toBeHidden();
  // A second round that leaves the list whole brings a clue.
  const round = () =>
    tried.evaluate((each) => {
      for (const x of [1, 2, 3, 3, 2, 1]) (each as HTMLElement & { act: (action: string) => void }).act(`turn ${x}`);
    });
  await round();
  await expect(newest).toHaveText('1 is back, and the list is what it was at the start.');
  await round();
  await expect(newest).toContainText('Not broken yet. Take out 1, 2 and 3 in this order');
  await inTry(figure).again.click();
  await figure.locator('svg [data-node="1"]').click();
  await expect(newest).toContainText('still knows L = 0 and R = 2');
  await expect(figure.locator('svg .arrow.ghost')).toHaveCount(2);
  for (const node of [2, 3]) {
    await figure.getByRole('button', { name: threeNodes.remove(node) }).press('Enter');
  }
  for (const node of [1, 3]) {
    await figure.getByRole('button', { name: threeNodes.restore(node) }).press('Space');
  }
  // On the way to what is asked for nothing is wrong.
  await expect(newest).toHaveClass(/neither/);
  await expect(idea).toBeHidden();
  await figure.getByRole('button', { name: threeNodes.restore(2) }).press('Space');
  await expect(newest).toHaveClass(/right/);
  await expect(figure.locator('[data-part=task]')).toContainText('Done.');
  await expect(spoken).toHaveText(
    'Right. Broken. The walk to the right misses nodes 1 and 2, though they are in the list. Node 3 remembered 0 on both sides and wrote R[0] = 3 over the 1, and nothing wrote 1 there again. The idea is below.',
  );
  await expect(figure.locator('td[data-wrong=yes]')).toHaveCount(1);
  await expect(figure.locator('td[data-entry=R0]')).toHaveAttribute('data-wrong', 'yes');
  // What was said on the way is about a list that is no longer drawn.
  await expect(figure.locator('[data-part=before]')).toBeHidden();
  await expect(figure.locator('[data-part=R]')).toHaveText('0 → 3 → 0, never meets 1 and 2');
  await expect(figure.locator('[data-part=L]')).toHaveText('0 → 3 → 2 → 1 → 0');
  await expect(figure.locator('svg .node.missed')).toHaveCount(2);
  await expect(figure.locator('svg .cross')).toHaveCount(2);
  await expect(figure.getByRole('listitem')).toHaveText([
    'take out 1',
    'take out 2',
    'take out 3',
    'bring back 1',
    'bring back 3',
    'bring back 2',
  ]);
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'three-nodes');
  await inTry(figure).again.click();
  await expect(idea).toBeHidden();
  await pressEach([1, 2, 3].map((node) => figure.getByRole('button', { name: threeNodes.remove(node) })));
  await pressEach([3, 2, 1].map((node) => figure.getByRole('button', { name: threeNodes.restore(node) })));
  await expect(newest).toHaveText('1 is back, and the list is what it was at the start.');
  await expect(idea).toBeHidden();
  // Shown one turn after another, from the beginning where the reader was elsewhere.
  const turns = ['take out 1', 'take out 2', 'take out 3', 'bring back 1', 'bring back 3', 'bring back 2'];
  for (let shown = 1; shown <= turns.length; shown++) {
    await pressEach([inTry(figure).showOne]);
    await expect(figure.getByRole('listitem')).toHaveText(turns.slice(0, shown));
  }
  await expect(idea).toBeVisible();
  // Four of them, broken so that the root sees nothing of it.
  await figure.getByRole('button', { name: threeNodes.sizes(4) }).press('Enter');
  await expect(figure.getByRole('button', { name: threeNodes.sizes(4) })).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.getByRole('listitem')).toHaveCount(0);
  await pressEach([2, 3, 4, 1].map((node) => figure.getByRole('button', { name: threeNodes.remove(node) })));
  await pressEach([2, 4, 3, 1].map((node) => figure.getByRole('button', { name: threeNodes.restore(node) })));
  await expect(spoken).toHaveText(
    'Right. Broken, and well hidden. Both walks miss nodes 2 and 3, though they are in the list. Node 4 remembered 1 on its left and wrote R[1] = 4 over the 2, and nothing wrote 2 there again. In the same way L[4] was written over. The idea is below.',
  );
  await expect(figure.locator('[data-part=R]')).toHaveText('0 → 1 → 4 → 0, never meets 2 and 3');
  await expect(figure.locator('td[data-entry=L4]')).toHaveText('31');
  const beside = page.locator('#orders');
  // A link of the text shows its turns from the beginning, whatever was done before, and as often as it is pressed.
  const link = page.getByRole('link', { name: 'Bring 1 back, then 3' });
  for (let press = 0; press < 2; press++) {
    await link.click();
    await expect(beside.getByRole('listitem')).toHaveText(turns.slice(0, 5));
    await expect(beside.locator('[data-part=newest]')).toContainText('Both walks miss node 1');
  }
});

test('an exercise says at the list what a round of turns still lacks', async ({ page }) => {
  await page.goto('/chapters/dancing-links/');
  const figure = page.locator('#three-nodes');
  const open = page.locator('exercise-check[data-figure=three-nodes]').getByRole('link', { name: exercise.open }).first();
  await open.press('Enter');
  const sign = figure.locator('.solved-sign.not-yet');
  const turns = async (...nodes: readonly number[]) => {
    for (const node of nodes) await figure.locator(`[data-do="turn ${node}"]`).first().click();
  };
  await turns(1, 2, 4, 3, 1, 4, 3);
  await expect(sign).toHaveCount(0);
  await turns(2);
  await expect(sign).toContainText('two neighbours');
});
