import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src/authoring/document.ts';
import { drawAtBuild } from '../../src/authoring/draw-at-build.ts';
import { runAtBuild } from '../../src/authoring/run-at-build.ts';
import { lacksOf } from '../../src/widgets/views/view.ts';
import { viewContext } from '../../src/widgets/views/view-set.ts';
import { views } from '../../src/widgets/views/views.ts';
import { formatted } from '../drawings/formatted.ts';
import { soaking, times } from '../samples.ts';
import { algorithms } from './algorithms.ts';

const ids = new Set(algorithms.map(({ row }) => row.id));
const kinds = new Set(algorithms.flatMap(({ algorithm }) => Object.keys(algorithm.steps)));
/** Kinds of step that drawings have another use for: tones, parts of a picture or of an address, attributes, classes. */
const otherUses = ['quiet', 'conflict', 'cover', 'transform', 'given', 'strike', 'search', 'guess'];

/** What a piece of code says of algorithms or of their steps by name: 'links.ts:58: 'takeBack''. */
function namesIn(file: string, source: string): string[] {
  const named: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const tell = (node: ts.Node) => named.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`);
  // How a run ended is no kind of step, though one may be called the same.
  const isOutcome = ({ parent }: ts.Node) =>
    parent !== undefined && ts.isBinaryExpression(parent) && /\boutcome$/.test(parent.left.getText());
  const visit = (node: ts.Node) => {
    if (isOutcome(node)) return;
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent) && !ts.isLiteralTypeNode(node.parent)) {
      if (ids.has(node.text) || (kinds.has(node.text) && !otherUses.includes(node.text))) tell(node);
    }
    // Comparisons of a kind's name, lookups by one, or counts by one, whatever the variable is called.
    if (ts.isBinaryExpression(node) && /\bkind$/.test(node.left.getText()) && ts.isStringLiteralLike(node.right)) tell(node);
    if (ts.isSwitchStatement(node) && /\bkind$/.test(node.expression.getText())) tell(node.expression);
    if (
      ts.isCallExpression(node) &&
      /\.(next|previous|nth)$/.test(node.expression.getText()) &&
      /['"`]/.test(node.arguments[0]?.getText() ?? '')
    )
      tell(node);
    if (ts.isPropertyAccessExpression(node) && /\b(counts|totals|steps)$/.test(node.expression.getText()) && kinds.has(node.name.text))
      tell(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return named;
}

describe('no view knows an algorithm', () => {
  // A trace of someone's own program has kinds of its own, and so has a player's solve: the format documents them.
  const apart = /\/testing\/|\/trace\/(import|solve)\/|\.test\.ts$/;
  it.each(
    globSync(['src/{widgets/{views,runs},trace}/**/*.ts', 'src/widgets/modes/manual/{manual-play,metric-answers,continuations}.ts']).filter(
      (file) => !apart.test(file),
    ),
  )('%s', (file) => {
    expect(namesIn(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    "if (algorithm.id === 'dancing-links') draw();",
    "timeline.next(['acceptWorse'], first)",
    "timeline.next(['cover'], first)",
    "const undoing = step?.kind === 'cover';",
    'const kept = timeline.countsAt(9) ?? frame.counts.strike;',
    "switch (step.kind) { case 'given': draw(); }",
  ])('and the law finds a view that did: %s', (source) => {
    expect(namesIn('some.ts', source)).toHaveLength(source.includes('acceptWorse') ? 2 : 1);
  });
});

/** A small run of every algorithm, on what it takes. */
const samples: Readonly<Record<string, string>> = {
  puzzle: 'tiny-4',
  'puzzle-or-cover': 'tiny-4',
  killer: 'killer-wikipedia',
  'empty-puzzle': 'empty-4',
};

/** What some take of that alone. */
const ownSamples: Readonly<Record<string, string>> = { bitboards: 'wikipedia' };

/** Views that go on showing what was looked at last while a step is about nothing of theirs. */
const remember = ['combinations', 'sharing'];

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  const sample = ownSamples[row.id] ?? samples[row.input]!;

  it('is drawn by every view that finds what it needs, at any frame', async () => {
    const run = await runAtBuild({ algorithm: row.id, puzzle: sample, builtSteps: 400 });
    const { timeline } = run;
    let drawn = 0;
    for (const [name, load] of Object.entries(views)) {
      const { needs } = await load();
      if (lacksOf(needs, algorithm, timeline.frame(0).picture).length > 0) {
        await expect(drawAtBuild(run, name, 0)).rejects.toThrow(`cannot be drawn by the view '${name}'`);
        continue;
      }
      for (const position of [0, 1, Math.round(timeline.length / 2), timeline.length]) {
        expect(await drawAtBuild(run, name, position)).not.toMatch(/undefined|NaN|\[object/);
      }
      drawn++;
    }
    // Words, code, counters, strip, table; and every algorithm has a grid.
    expect(drawn).toBeGreaterThanOrEqual(6);
  });

  it('is drawn the same when a movement is over or cut, forwards and backwards', async () => {
    const run = await runAtBuild({ algorithm: row.id, puzzle: sample, builtSteps: 400 });
    const { timeline } = run;
    for (const [name, load] of Object.entries(views)) {
      const create = await load();
      if (lacksOf(create.needs, algorithm, timeline.frame(0).picture).length > 0) continue;
      const made = () => {
        const document = documentOf('<details open><div></div></details>');
        const element = document.querySelector('div')!;
        const view = create(element, viewContext(run, timeline, document, { pick: () => {} }));
        return { element, view };
      };
      const [moving, still] = [made(), made()];
      if (!moving.view.move) continue;
      const steps = Array.from({ length: Math.min(times(12), timeline.length) }, (_, index) => index);
      const positions = [...steps, ...steps.slice(-8).toReversed(), ...steps.filter((index) => index % 7 === 0)];
      let previous: number | undefined;
      for (const [turn, position] of positions.entries()) {
        const frame = timeline.frame(position);
        still.view.draw(frame);
        if (previous === undefined) moving.view.draw(frame);
        else {
          const movement = moving.view.move(frame, { position: previous });
          for (const at of [0, 0.3, 1, 0.6].slice(0, 1 + (turn % 4))) movement?.paint(at);
          expect(movement?.lasts ?? 1).toBeGreaterThan(0);
          expect(moving.element.innerHTML).not.toMatch(/undefined|NaN|\[object/);
          movement?.end();
        }
        expect(moving.element.innerHTML, `${name} from ${previous} to ${position}`).toBe(still.element.innerHTML);
        previous = position;
      }
    }
  });

  // A small matrix is a table, a large one a picture.
  it.each([sample, ...(row.input === 'puzzle-or-cover' ? ['knuth-6x7'] : [])])(
    'is drawn alike, whatever a view has drawn before: %s',
    async (puzzle) => {
      const run = await runAtBuild({ algorithm: row.id, puzzle, builtSteps: 400 });
      const { timeline } = run;
      for (const [name, load] of Object.entries(views)) {
        const create = await load();
        if (remember.includes(name) || lacksOf(create.needs, algorithm, timeline.frame(0).picture).length > 0) continue;
        const made = () => {
          const document = documentOf('<details open><div></div></details>');
          const element = document.querySelector('div')!;
          const { draw } = create(element, viewContext(run, timeline, document, { pick: () => {} }));
          return (position: number) => {
            draw(timeline.frame(position));
            // The Tab key goes to the cell that was lit last.
            return element.innerHTML.replaceAll(/ tabindex="-?\d"/g, '');
          };
        };
        // Siblings may have come in another order.
        const lines = (drawing: string) => formatted(drawing).split('\n').sort();
        const drawAlways = made();
        const far = Math.round(timeline.length / 2);
        for (const position of [...Array(soaking ? 12 : 6).keys(), far, far - 1, timeline.length, timeline.length - 1, 2]) {
          const [always, anew] = [drawAlways(position), made()(position)];
          if (always !== anew) expect(lines(always), `${name} at ${position}`).toEqual(lines(anew));
        }
      }
    },
  );
});
