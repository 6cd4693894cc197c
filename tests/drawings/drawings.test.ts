import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { drawAtBuild } from '../../src/authoring/draw-at-build.ts';
import { type BuiltRun, type RunSpec, runAtBuild } from '../../src/authoring/run-at-build.ts';
import { bitOf } from '../../src/engine/candidates.ts';
import { registerDrafts } from '../../src/engine/catalog.ts';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import { gridOf, gridWith } from '../../src/engine/grid.ts';
import { puzzleOf } from '../../src/engine/puzzle.ts';
import { grid as words } from '../../src/narration/en/interface/grid-view.ts';
import { drawProgress } from '../../src/widgets/apps/compare/progress.ts';
import { drawStrips } from '../../src/widgets/apps/lab/lab-drawing.ts';
import type { Result } from '../../src/widgets/apps/lab/results.ts';
import { gridDrawing } from '../../src/widgets/views/grid/drawn-grid.ts';
import { emptyScene, type GridScene } from '../../src/widgets/views/grid/scene.ts';
import type { CreateView } from '../../src/widgets/views/view.ts';
import { views } from '../../src/widgets/views/views.ts';
import { expectKept } from './kept.ts';

registerDrafts();

const backtracking: RunSpec = { algorithm: 'backtracking', puzzle: 'tiny-4' };
const jumping: RunSpec = { algorithm: 'backjumping', puzzle: '...2.....23.4...' };
const propagation: RunSpec = { algorithm: 'propagate-then-search', puzzle: 'rmit-no-solution-4' };
const sets: RunSpec = { algorithm: 'preemptive-sets', puzzle: 'empty-4' };
const annealing: RunSpec = { algorithm: 'annealing', puzzle: 'tiny-4', options: { seed: '1' } };
const monteCarlo: RunSpec = { algorithm: 'monte-carlo', puzzle: 'tiny-4', options: { seed: '1' } };
const five: RunSpec = { algorithm: 'algorithm-x', puzzle: 'rmit-five' };
const knuth: RunSpec = { algorithm: 'dancing-links', puzzle: 'knuth-6x7' };
const cover: RunSpec = { algorithm: 'algorithm-x', puzzle: 'tiny-4' };
const killer: RunSpec = { algorithm: 'killer-advanced', puzzle: 'killer-rmit-4' };
const jumps: RunSpec = { algorithm: 'backjumping', puzzle: 'wikipedia', builtSteps: 3000 };
const learning: RunSpec = { algorithm: 'learning-search', puzzle: 'six-notes', options: { see: 'cells' } };
const bigJump: RunSpec = { algorithm: 'learning-search', puzzle: 'norvig-impossible' };
const filter: RunSpec = { algorithm: 'all-different', puzzle: 'mepham-d', builtSteps: 3000 };
const filterDigits: RunSpec = { ...filter, options: { byDigit: 'on' } };
const sharing: RunSpec = { algorithm: 'killer-advanced', puzzle: 'killer-rmit-easy-3', builtSteps: 3000 };

/** A frame of a run: the `n`th step of a kind, or the start. */
type Frame = readonly [run: RunSpec, kind: string, n?: number];

/** What is kept of each view. The smallest runs in which everything occurs that the view draws. */
const frames: Readonly<Record<string, readonly Frame[]>> = {
  grid: [
    [backtracking, 'start'],
    [backtracking, 'conflict'],
    [backtracking, 'takeBack'],
    [jumping, 'jump'],
    [propagation, 'strike', 2],
    [propagation, 'contradiction'],
    [sets, 'see'],
    [sets, 'strike'],
    [annealing, 'propose'],
    [annealing, 'acceptWorse'],
    [killer, 'strikeCombination'],
    [learning, 'conflict'],
    [learning, 'ask'],
    [learning, 'learn'],
    [learning, 'jump'],
    [learning, 'noteStrikes'],
  ],
  words: [
    [backtracking, 'start'],
    [backtracking, 'conflict'],
  ],
  tray: [
    [backtracking, 'start'],
    [backtracking, 'choose'],
    [backtracking, 'try', 2],
    [backtracking, 'conflict', 2],
    [backtracking, 'place'],
    [backtracking, 'deadEnd'],
    [backtracking, 'takeBack'],
  ],
  pseudocode: [[backtracking, 'deadEnd']],
  counters: [[backtracking, 'takeBack', 2]],
  strip: [[backtracking, 'takeBack', 2]],
  trail: [[backtracking, 'takeBack', 2]],
  links: [
    [knuth, 'start'],
    [knuth, 'unlink', 3],
    // The last one of its column.
    [knuth, 'unlink', 4],
    [knuth, 'covered', 2],
    [knuth, 'relink'],
  ],
  stack: [
    [knuth, 'pick', 2],
    [knuth, 'uncover'],
  ],
  matrix: [
    [five, 'start'],
    [five, 'strikeRow', 2],
    [five, 'solution'],
    [cover, 'strikeColumn', 6],
  ],
  choice: [
    [knuth, 'choose'],
    [knuth, 'deadEnd'],
  ],
  tree: [
    [backtracking, 'deadEnd', 2],
    [knuth, 'solution'],
  ],
  'tree-strip': [[backtracking, 'deadEnd', 2]],
  energy: [
    [annealing, 'acceptWorse'],
    [monteCarlo, 'accept', 2],
  ],
  landscape: [
    [annealing, 'start'],
    [annealing, 'propose'],
    [monteCarlo, 'propose'],
    // Its swap is one of the bars again.
    [monteCarlo, 'reject'],
  ],
  combinations: [
    [killer, 'start'],
    [killer, 'strikeCombination'],
  ],
  blame: [
    [jumps, 'start'],
    [jumps, 'deadEnd', 6],
    [jumps, 'jump'],
    [jumps, 'takeBack', 3],
  ],
  levels: [
    [learning, 'start'],
    [learning, 'decide'],
    [learning, 'uip'],
    [learning, 'jump'],
    [bigJump, 'uip', 2],
    [bigJump, 'jump', 3],
  ],
  notes: [
    [learning, 'start'],
    [learning, 'learn'],
    [learning, 'noteStrikes', 3],
    [bigJump, 'noteStrikes', 2],
  ],
  matching: [
    [filter, 'start'],
    [filter, 'rematch', 3],
    [filter, 'strike', 3],
    [filter, 'unmatched'],
  ],
  'side-by-side': [
    [filter, 'strike', 3],
    [filterDigits, 'strike', 30],
  ],
  sharing: [
    [sharing, 'start'],
    [sharing, 'shareCombination'],
    [sharing, 'shareCandidate'],
  ],
};

async function positionOf(spec: RunSpec, kind: string, n = 1): Promise<{ run: BuiltRun; position: number }> {
  const run = await runAtBuild(spec);
  let position: number | undefined = 0;
  if (kind !== 'start') for (let i = 0; i < n && position !== undefined; i++) position = run.timeline.next([kind], position);
  if (position === undefined) throw new Error(`${spec.algorithm} on ${spec.puzzle} has no ${n}. '${kind}'`);
  return { run, position };
}

/** An element as it stands on a page of its own. */
function elementIn(page: string): Element {
  return parseHTML(`<!doctype html><html><body>${page}</body></html>`).document.querySelector('[data-view]') as unknown as Element;
}

/** A view in an element of the test's own. */
async function viewIn(element: Element, name: string, { row, ...run }: BuiltRun) {
  const create: CreateView = await views[name]!();
  return create(element, { ...run, document: element.ownerDocument as Document, shows: row.shows });
}

describe('each view draws what is kept of it', () => {
  it.each(Object.entries(frames))('%s', async (view, wanted) => {
    const drawn = wanted.map(async ([spec, kind, n], index) => {
      const { run, position } = await positionOf(spec, kind, n);
      return {
        what: `${spec.algorithm} on ${spec.puzzle}, step ${position} of ${run.timeline.length}: ${kind}`,
        markup: await drawAtBuild(run, view, position, { whole: true }),
        follows: wanted[index - 1]?.[0] === spec,
      };
    });
    await expectKept(view, await Promise.all(drawn));
  });

  it('code: the line that yields the step is lit, and no other, with what the step holds beside it', async () => {
    const { run, position } = await positionOf(backtracking, 'conflict');
    const element = elementIn(`<pre data-view="code"><span class="above"><span class="line">const none = -1;</span>
</span><span class="function"><span class="line" aria-current="step">function* run() {<span class="values"> <b>cell r1c1</b></span></span>
<span class="line">  yield { kind: 'try', cell, digit };</span>
<span class="line">  yield { kind: 'conflict', cell, digit };</span>
<span class="line">}</span>
</span></pre>`);
    const { draw } = await viewIn(element, 'code', run);
    draw(run.timeline.frame(position - 1));
    draw(run.timeline.frame(position));
    await expectKept('code', [{ what: 'the line of a conflict', markup: element.innerHTML }]);
  });

  it('code: a pane that has only some lines takes the whole source from the figure that has it, with nothing lit', async () => {
    const { run, position } = await positionOf(backtracking, 'conflict');
    const whole = `<pre><span class="line">function* run() {</span>
<span class="line" aria-current="step">  yield { kind: 'try', cell };<span class="values"> <b>cell r1c1</b></span></span>
<span class="line">  yield { kind: 'conflict', cell };</span></pre>`;
    const { document } = parseHTML(
      `<figure id="first"><div data-view="code">${whole}</div></figure><div id="second" data-source-in="first"><pre>…</pre></div>`,
    );
    const element = document.querySelector('#second') as unknown as Element;
    const { draw } = await viewIn(element, 'code', run);
    draw(run.timeline.frame(position));
    expect([...element.querySelectorAll('.line')].map((line) => [line.textContent.trim(), line.hasAttribute('aria-current')])).toEqual([
      ['function* run() {', false],
      ["yield { kind: 'try', cell };", false],
      ["yield { kind: 'conflict', cell }; digit 1 clash r1c1 cell r1c2", true],
    ]);
    draw(run.timeline.frame(0));
    expect(element.querySelector('[aria-current], .values')).toBeNull();
    expect(document.querySelector('#first')!.innerHTML).toContain(whole);
  });

  it('table', async () => {
    const { run, position } = await positionOf(backtracking, 'conflict');
    const element = elementIn('<div data-view="table"></div>');
    (await viewIn(element, 'table', run)).draw(run.timeline.frame(position));
    await expectKept('table', [{ what: 'a conflict', markup: element.innerHTML }]);
  });

  it('words: a reader who has gone back is told', async () => {
    const { run, position } = await positionOf(backtracking, 'conflict');
    const element = elementIn('<p data-view="words"></p>');
    (await viewIn(element, 'words', run)).draw(run.timeline.frame(position), run.timeline.frame(position + 1));
    expect(element.textContent).toMatch(/^Rewound to step \d+\. /);
  });

  it('words: a class is not told when its lesson jumps back', async () => {
    const { run, position } = await positionOf(backtracking, 'conflict');
    const element = elementIn('<p data-view="words"></p>');
    (await viewIn(element, 'words', run)).draw(run.timeline.frame(position));
    const own = element.textContent;
    element.setAttribute('data-lecture', '');
    (await viewIn(element, 'words', run)).draw(run.timeline.frame(position), run.timeline.frame(position + 1));
    expect(element.textContent).toBe(own);
  });
});

describe('a grid draws scenes that no small run comes to', () => {
  const { puzzle } = readPuzzles('..32.....42..3.4')[0]!;
  const scene = (more: Partial<GridScene>): GridScene => ({ ...emptyScene(puzzle), ...more });
  const candidates = new Uint32Array(16);
  for (const cell of [0, 1, 4, 5]) candidates[cell] = bitOf(1) | bitOf(4);
  const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
  const scenes: Readonly<Record<string, GridScene>> = {
    'a chain of strong and weak links in two houses': scene({
      candidates,
      houses: [0, 4, 8],
      links: [
        { from: { cell: 0, digit: 1 }, to: { cell: 1, digit: 1 }, strong: true },
        { from: { cell: 1, digit: 1 }, to: { cell: 5, digit: 4 }, strong: false },
      ],
    }),
    'heat: no clash, one, several': scene({
      digits: Uint8Array.from([1, 2, 3, 2, 1, 3, 1, 4, 2, 4, 2, 1, 3, 1, 4, 3]),
      heat: Uint8Array.from([0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    }),
    'a question of two cells, among marks': scene({ candidates, question: { cells: [0, 5], digit: 0 } }),
    'a question that supposes a digit in the first of two cells': scene({ question: { cells: [0, 5], digit: 4 } }),
    'a game: wrong digits, and the digit of the lit cell elsewhere': scene({
      digits: Uint8Array.from([4, 0, 3, 2, 0, 0, 0, 0, 0, 4, 2, 0, 0, 3, 0, 4]),
      focus: { cell: 9, digit: 4, tone: 'quiet', undoes: false },
      same: new Set([0, 15]),
      wrong: new Set([0]),
    }),
    'a jigsaw with two of its regions outlined': {
      ...emptyScene(puzzleOf(puzzle.givens, { grid: gridWith({ size: 4, regions }) })),
      candidates,
      houses: [8, 10],
    },
    'a set in a region of a jigsaw': {
      ...emptyScene(puzzleOf(puzzle.givens, { grid: gridWith({ size: 4, regions }) })),
      candidates,
      struck: Uint32Array.from(candidates, (_, cell) => (cell === 5 ? bitOf(4) : 0)),
      highlights: [{ cells: [1, 4], digits: bitOf(1) | bitOf(4), hue: 0 }],
      argues: true,
    },
    'a Sudoku X with a window, and a diagonal outlined': {
      ...emptyScene(puzzleOf(puzzle.givens, { grid: gridWith({ size: 4, diagonals: true, windows: true }) })),
      houses: [12],
    },
    'a Latin square': {
      ...emptyScene(puzzleOf(new Uint8Array(25), { grid: gridOf(5, 0) })),
      candidates: new Uint32Array(25).fill(0b11111, 0, 2),
    },
    'pencil marks of the puzzle': emptyScene(
      puzzleOf(puzzle.givens, { domains: Uint32Array.from(puzzle.givens, (digit, cell) => (digit > 0 || cell > 7 ? 15 : 3)) }),
    ),
  };

  const drawnIn = (each: GridScene) => {
    const element = elementIn('<div data-view></div>');
    gridDrawing(element)(each);
    return element;
  };

  it('says what of a large one it leaves out', () => {
    const empty = (size: number) => emptyScene(puzzleOf(new Uint8Array(size * size), { grid: gridOf(size, 1) }));
    const textsOf = (each: GridScene) => [
      drawnIn(each).querySelectorAll('.digits text, .marks text').length,
      drawnIn(each).querySelectorAll('.filled').length,
      drawnIn(each).querySelector('.grid-note')?.textContent,
    ];
    const digits = new Uint8Array(49 * 49).fill(7, 0, 3);
    const candidates = new Uint32Array(900).fill(3);
    expect(textsOf({ ...empty(36), digits: digits.slice(0, 36 * 36) })).toEqual([3, 0, undefined]);
    expect(textsOf({ ...empty(49), digits })).toEqual([0, 1, words.tooLarge(49)]);
    expect(textsOf({ ...empty(30), candidates })).toEqual([0, 0, words.withoutMarks(30)]);
  });

  it('draws a small grid after a large one, and the other way round', () => {
    const element = elementIn('<div data-view></div>');
    const draw = gridDrawing(element);
    const large = emptyScene(puzzleOf(new Uint8Array(49 * 49).fill(7, 0, 3), { grid: gridOf(49, 7) }));
    const counts = () =>
      ['.digits text', '.filled', '.edge text', '.grid-note:not(:empty)'].map((what) => element.querySelectorAll(what).length);
    draw(scene({}));
    draw(large);
    expect(counts()).toEqual([0, 1, 20, 1]);
    draw(scene({}));
    expect(counts()).toEqual([6, 0, 0, 0]);
  });

  it('as they are kept', async () => {
    const drawn = Object.entries(scenes).map(([what, each]) => ({ what, markup: drawnIn(each).innerHTML }));
    await expectKept('grid-scenes', drawn);
  });
});

describe('charts beside the views', () => {
  const result = (run: number, puzzle: number, steps: number, outcome: Result['outcome'] = 'solved'): Result => ({
    run,
    puzzle,
    outcome,
    steps,
    digits: steps,
    counters: {},
  });
  const puzzles = ['first', 'second', 'third'].map((name) => ({ name, group: '' }));
  const results = [result(0, 0, 120), result(0, 1, 45_000), result(0, 2, 50_000, 'stopped'), result(1, 0, 7), result(1, 1, 800)];
  const drawn = (draw: (element: Element) => void) => {
    const element = elementIn('<div data-view></div>');
    draw(element);
    return element.innerHTML;
  };

  it('lab: lanes of dots on a logarithmic axis, with a bound and without', async () => {
    const scene = { runs: ['one', 'other'], puzzles, limit: 50_000 };
    await expectKept('lab', [
      {
        what: 'steps, one run given up at 50,000',
        markup: drawn((element) => drawStrips(element, { ...scene, results, measure: 'steps' })),
      },
      {
        what: 'digits of those that ended',
        markup: drawn((element) => drawStrips(element, { ...scene, results: results.slice(3), measure: 'digits' })),
      },
    ]);
  });

  it('compare: courses on a logarithmic axis, each with its letter', async () => {
    const courses = [
      [0, 1, 10, 500].map((time, index) => ({ time, right: 5 + index })),
      [0, 2, 1200].map((time, index) => ({ time, right: 5 + 5 * index })),
    ];
    const scene = { courses, length: 1200, time: 40, size: 16, base: 5, unit: 'digit', measure: 'writes' } as const;
    await expectKept('compare', [{ what: 'two courses', markup: drawn((element) => drawProgress(element, scene)) }]);
  });
});

it('every view has kept drawings', () => {
  expect(Object.keys(views).filter((name) => !(name in frames) && !['code', 'table'].includes(name))).toEqual([]);
});
