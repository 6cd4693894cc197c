import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { pictureLines } from '../../../narration/lesson/worksheet/picture-lines.ts';
import { stripOf } from '../../../narration/lesson/worksheet/testing/cut-strips.ts';
import { sheetVersion } from '../../../narration/lesson/worksheet/worksheet.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { views } from '../../views/views.ts';
import { drawSheetPicture } from './sheet-picture.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

it('draws a matching whole in the first frame and in the key, and in later frames as a graph without its pairs', async () => {
  const strip = { ...(await stripOf('all-different', readPuzzles(PUZZLE)[0]!.puzzle, 5, 10)), pane: 'matching' };
  const { timeline, words } = strip.run;
  const { algorithm } = timeline;
  const run = { row: { shows: [] }, algorithm, words, input: undefined } as unknown as PreparedRun;
  const version = sheetVersion(strip, ['words'], 1, '');
  const panes = new Map([['matching', await views.matching!()]]);
  const drawn = version.frames.map((frame) =>
    [false, true].map((whole) => {
      const { document } = parseHTML('<!doctype html><html><body><figure></figure></body></html>');
      Object.assign(globalThis, { document });
      const figure = document.querySelector('figure') as unknown as HTMLElement;
      drawSheetPicture(figure, { version, frame, whole, large: false }, new Map([[timeline, run]]), panes);
      return figure;
    }),
  );
  for (const [index, [sheet, key]] of drawn.entries()) {
    const count = (figure: HTMLElement | undefined, what: string) => figure!.querySelectorAll(`svg.matching ${what}`).length;
    expect(count(key, '.edge:is(.paired, .on-path)')).toBeGreaterThan(0);
    expect(count(sheet, '.edge:is(.paired, .on-path, .is-pair)') > 0).toBe(index === 0);
    expect(count(sheet, '.node')).toBe(count(key, '.node'));
    if (index > 0) expect(sheet!.querySelector('svg.matching')!.outerHTML).not.toMatch(/class="[^"]*pair|walked">./);
  }
  expect(pictureLines({ version, frame: version.frames[0]!, whole: false, large: false }).at(-1)).toMatch(/^pairs of row 1: r1c1 \d/);
  expect(pictureLines({ version, frame: version.frames[1]!, whole: false, large: false })).toHaveLength(9);
});
