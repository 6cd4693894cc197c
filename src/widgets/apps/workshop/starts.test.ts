import { describe, expect, it } from 'vitest';
import { tries } from '#words/workshop.ts';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { engineText, OFFERED } from '../../../../scripts/engine-text.mjs';
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { factsOf } from '../../../trace/facts.ts';
import { headerLine, TRACE_FORMAT } from '../../../trace/import/header-line.ts';
import { ImportedRun } from '../../../trace/import/imported-run.ts';
import { Timeline } from '../../../trace/timeline.ts';
import { unmetOf } from '../../runs/goal.ts';
import { readyCode } from './ready-code.ts';
import { type Start, starts } from './starts.ts';
import { unknownName } from './unknown-name.ts';

/** By starting point: for each thing to try the changes that do it, from what to what. */
const solutions: Readonly<Record<string, readonly (readonly [from: string, to: string])[][]>> = {
  backtracking: [
    [['orderCells(puzzle, order satisfies CellOrder)', "orderCells(puzzle, 'fewest')"]],
    [['orderDigits(puzzle.grid.size, digits, seed)', '[9, 8, 7, 6, 5, 4, 3, 2, 1]']],
    [['tryDigit(state, digit);\n', 'tryDigit(state, digit);\n      if (conflict(state, cell, digit) !== none) continue;\n']],
  ],
  'constraint-search': [
    [['chooseVariable(state);', 'state.digits.indexOf(0);']],
    [['chooseVariable(state);', 'chooseVariable({ ...state, switches: { ...state.switches, degree: false } });']],
  ],
  'hill-climbing': [
    [['state.sideways < settings.sideways', 'state.sideways < 100']],
    [["yield { kind: 'optimum' };", "yield { kind: 'optimum' };\n        yield { kind: 'limit' };\n        return 'bound';"]],
  ],
  'algorithm-x': [[["if (rule === 'leftmost')", 'if (true)']], [['S[column] < S[best]', 'S[column] <= S[best]']]],
  annealing: [
    [['state.settings.cooling', '0.95']],
    [['state.startTemperature = settings.start > 0 ?', 'state.startTemperature = 1; settings.start > 0 ?']],
  ],
  empty: [
    [
      [
        "yield { kind: 'note'",
        "if (fitting.length === 1) yield { kind: 'place', cell, digit: digits[cell] = fitting[0] };\n    yield { kind: 'note'",
      ],
    ],
    [
      ['  for (let cell', '  while (digits.includes(0)) for (let cell'],
      ["yield { kind: 'choose', cell };", "if (fitting.length === 1) yield { kind: 'place', cell, digit: digits[cell] = fitting[0] };"],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program
      ["    yield { kind: 'note', text: `${fitting.length} digits fit here` };\n  }", "  }\n  yield { kind: 'solved' };"],
    ],
  ],
};

const puzzleOf = ({ puzzle: id }: Start) => readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!.puzzle;

/** The facts at the end of a program's run. */
async function factsAfter(start: Start, source: string) {
  const { text, names } = await engineText();
  const address = (code: string) => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { pieces } = readyCode(source, start.folder, { files: OFFERED, names });
  Object.defineProperty(globalThis, '__at', { value: {}, configurable: true });
  Object.assign(globalThis, {
    __new: (made: unknown) => made,
    __many: (it: unknown) => it,
    __index: (_: unknown, index: unknown) => index,
  });
  const program = await import(/* @vite-ignore */ address(pieces.join(address(text))));
  const puzzle = puzzleOf(start);
  const options = start.original ? defaultsOf((await catalogRow(start.original).load()).options) : {};
  const imported = new ImportedRun();
  await imported.push(
    `${start.original ? headerLine(start.original, puzzle, {}) : JSON.stringify({ format: TRACE_FORMAT, puzzle: Array.from(puzzle.givens).join('') })}\n`,
  );
  let piece = '';
  for (const step of program.run(program.start ? program.start(puzzle, options) : puzzle)) {
    piece += `${JSON.stringify(step)}\n`;
    if (piece.length < 100_000) continue;
    await imported.push(piece);
    piece = '';
  }
  await imported.push(piece);
  await imported.end();
  expect(imported.findings.fault?.message).toBeUndefined();
  const { algorithm } = imported.opened!;
  const timeline = new Timeline(algorithm, algorithm.start(puzzle, imported.opened!.options));
  const { chunks, totals, taken, capped } = imported.take();
  for (const chunk of chunks) timeline.append(chunk);
  Object.assign(timeline, { totals, taken, capped, outcome: imported.findings.outcome });
  return factsOf(timeline, timeline.length, {});
}

describe.each(starts.map((start) => [start.id, start] as const))('the starting point %s', (id, start) => {
  it('has words for its things to try', () => {
    expect(tries[id]).toHaveLength(start.goals.length);
    expect(solutions[id]).toHaveLength(start.goals.length);
    expect(puzzleOf(start)).toBeDefined();
  });

  it('runs as it is, and has then done none of them', async () => {
    // These take more than a million steps.
    if (id === 'hill-climbing' || id === 'annealing') return;
    const facts = await factsAfter(start, start.source);
    expect(start.goals.map((goal) => unmetOf(goal, facts).length > 0)).toEqual(start.goals.map(() => true));
  });

  it.each(start.goals.map((goal, index) => [index + 1, goal] as const))('can do number %i', async (number, goal) => {
    let { source } = start;
    for (const [from, to] of solutions[id]![number - 1]!) {
      expect(source).toContain(from);
      source = source.replace(from, () => to);
    }
    const facts = await factsAfter(start, source);
    expect([unmetOf(goal, facts), facts]).toEqual([[], facts]);
  });
});

describe('a doubt about a name', () => {
  it.each(starts)('has nothing against $id as it is', ({ source }) => {
    const { puzzle } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!;
    expect(unknownName(source, [puzzle, puzzle.grid], source)).toBeUndefined();
  });
});
