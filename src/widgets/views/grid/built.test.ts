import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { drawAtBuild } from '../../../authoring/draw-at-build.ts';
import { runAtBuild } from '../../../authoring/run-at-build.ts';
import { viewContext } from '../view-set.ts';
import { gridView } from './grid.ts';

const run = await runAtBuild({ algorithm: 'preemptive-sets', puzzle: 'wikipedia', builtSteps: 3000 });
const { timeline } = run;

it('goes on with the elements of a drawing that was made at build time', async () => {
  const [earlier, later] = [0, timeline.length - 1];
  const drawn = async (position: number) => {
    const { document } = parseHTML(`<div>${await drawAtBuild(run, 'grid', position, { whole: true })}</div>`);
    return document.querySelector('div')!;
  };
  const element = await drawn(earlier);
  const built = new Set(element.querySelectorAll('.digit, .mark'));
  gridView(element, viewContext(run, timeline, element.ownerDocument)).draw(timeline.frame(earlier));
  expect(built.size).toBeGreaterThan(20);
  expect([...element.querySelectorAll('.digit, .mark')].filter((part) => !built.has(part))).toEqual([]);
  // From a drawing of another frame it comes to the same.
  const other = await drawn(later);
  gridView(other, viewContext(run, timeline, other.ownerDocument)).draw(timeline.frame(earlier));
  expect(other.querySelector('.world')!.innerHTML === element.querySelector('.world')!.innerHTML).toBe(true);
});
