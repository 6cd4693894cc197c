import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import named from '../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../src/engine/catalog.ts';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { record } from '../../src/trace/record.ts';

const areas = ['compare', 'controls', 'grid-view', 'lab', 'language', 'play', 'runs', 'views'] as const;
/** What a text of the made-up language begins with. */
const MARK = '¡';

/** Words of a made-up language: those of another one, each with a mark, in the same shape. */
function marked(words: unknown): unknown {
  if (typeof words === 'string') return `${MARK}${words}`;
  if (typeof words === 'function') return (...values: unknown[]) => marked(words(...values));
  if (Array.isArray(words)) return words.map(marked);
  if (words && typeof words === 'object') return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, marked(each)]));
  return words;
}

beforeAll(() => {
  // Test files may share their modules.
  vi.resetModules();
  for (const area of areas) {
    const file = `../../src/narration/en/interface/${area}.ts`;
    // Loaded again, because otherwise this would be the first version.
    vi.doMock(`#words/${area}.ts`, async () => marked({ ...(await import(/* @vite-ignore */ `${file}?${MARK}`)) }) as object);
  }
});
afterAll(() => {
  for (const area of areas) vi.doUnmock(`#words/${area}.ts`);
  vi.resetModules();
});

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'wikipedia')!.puzzle)[0]!;
const page = () => parseHTML('<!doctype html><html><body><table></table><div></div></body></html>').document;

/** What is seen or heard of a drawing, without what is no word: symbols, letters of runs, names of cells. */
const saidIn = (element: Element) =>
  [...element.querySelectorAll('*')]
    .flatMap((each) => [
      ...(each.children.length === 0 ? [each.textContent] : []),
      ...['aria-label', 'title'].map((name) => each.getAttribute(name) ?? ''),
    ])
    .filter((text) => /\p{L}{2,}/u.test(text) && !/^r\d+c\d+$/.test(text));

async function runOf(id: string) {
  const algorithm = await catalogRow(id).load();
  return { algorithm, timeline: record(algorithm, puzzle, defaultsOf(algorithm.options)), title: `${MARK}title` };
}

describe('in a second language', () => {
  it('a comparison and a table of the lab say nothing in the first one', async () => {
    const { drawTotals } = await import('../../src/widgets/apps/compare/totals.ts');
    const { drawProgress } = await import('../../src/widgets/apps/compare/progress.ts');
    const { drawSummary } = await import('../../src/widgets/apps/lab/lab-tables.ts');
    const { drawStrips } = await import('../../src/widgets/apps/lab/lab-drawing.ts');
    const document = page();
    const [table, drawing] = [document.querySelector('table'), document.querySelector('div')] as unknown as [Element, Element];
    const said: string[] = [];
    drawTotals(table, [await runOf('backtracking')]);
    // An algorithm's own counters are called as its card calls them.
    said.push(...saidIn(table.querySelector('thead')!), ...saidIn(table.querySelector('th[scope=row]')!.parentElement!).slice(0, 1));
    drawProgress(drawing, { courses: [], length: 100, time: 3, size: 81, base: 23, unit: 'digit', measure: 'writes' });
    said.push(...saidIn(drawing));
    const scene = {
      runs: [`${MARK}run`],
      puzzles: [{ name: `${MARK}puzzle`, group: '' }],
      results: [{ puzzle: 0, run: 0, outcome: 'stopped', steps: 9, digits: 9, counters: {} }],
      measure: 'steps',
      limit: 9,
    } as const;
    drawing.replaceChildren();
    drawStrips(drawing, scene);
    drawSummary(table, scene);
    said.push(...saidIn(drawing), ...saidIn(table));
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((text) => !text.includes(MARK))).toEqual([]);
  });

  it('neither do a grid, a game, a check and links that do not fit', async () => {
    const { gridDrawing } = await import('../../src/widgets/views/grid/drawn-grid.ts');
    const { emptyScene } = await import('../../src/widgets/views/grid/scene.ts');
    const { newGame } = await import('../../src/widgets/apps/play/game.ts');
    const { describeGame } = await import('../../src/widgets/apps/play/description.ts');
    const { checkAll, checkCell } = await import('../../src/widgets/apps/play/check.ts');
    const { readCompareUrl } = await import('../../src/widgets/runs/links/compare-url.ts');
    const { readOnePuzzle } = await import('../../src/widgets/runs/one-puzzle.ts');
    const drawing = page().querySelector('div') as unknown as Element;
    gridDrawing(drawing, () => {})(emptyScene(puzzle));
    const game = newGame(puzzle, puzzle.givens, '');
    const { name, facts } = describeGame(game);
    const link = readCompareUrl(new URL('https://example.org/?by=nothing&at=x'), { puzzle: '', runs: [], measure: 'writes', time: 0 });
    const said = [...saidIn(drawing), name, ...facts.split(' · '), checkAll(game).says, checkCell(game, 2).says, ...link!.faults];
    expect(said.length).toBeGreaterThan(6);
    expect(said.filter((text) => !text.includes(MARK))).toEqual([]);
    expect(() => readOnePuzzle('')).toThrow(MARK);
  });
});
