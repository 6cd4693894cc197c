import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../src/engine/catalog.ts';
import { functionsOf, linesOfKinds } from '../../src/trace/source-lines.ts';
import { algorithms } from './algorithms.ts';

/** The names that a piece of code uses. */
function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node) => {
    if (ts.isIdentifier(each)) names.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

const parsed = (source: string) => ts.createSourceFile('algorithm.ts', source, ts.ScriptTarget.Latest, true);

/** The most lines of code of a page, which is read in one go next to the run. Bookkeeping is in another file. */
const MAX_LINES = 120;

/** How many lines of a page hold code. Imports, comments and blank lines do not count. */
function linesOfCode(source: string): number {
  const file = parsed(source);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const lines = new Set<number>();
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isJSDoc(node)) return;
    const parts = node.getChildren();
    for (const part of parts) visit(part);
    if (parts.length > 0 || node.getWidth() === 0) return;
    for (let line = lineOf(node.getStart()); line <= lineOf(node.getEnd()); line++) lines.add(line);
  };
  visit(file);
  return lines.size;
}

/** The share of an algorithm's page that is the algorithm: State, start, run, and what they call, by lines. Imports do not count. */
function shareOfAlgorithm(source: string): number {
  const file = parsed(source);
  const parts = file.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => ({
      declares: ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.getText())
        : [(statement as ts.FunctionDeclaration).name?.text ?? ''],
      uses: namesIn(statement),
      lines: statement.getText().split('\n').length,
    }));
  const reached = new Set<string>();
  const queue = ['State', 'start', 'run'];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const part of parts) if (part.declares.includes(name)) queue.push(...part.uses);
  }
  const lines = (some: typeof parts) => some.reduce((sum, part) => sum + part.lines, 0);
  return lines(parts.filter(({ declares }) => declares.some((name) => reached.has(name)))) / lines(parts);
}

it.each([
  ['imports', "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\na(b);", 1],
  ['comments and blank lines', '/* a\n * b\n */\n// c\n\n/** d\n * e */\nf(); // g\n/** h */\n', 1],
  ['what only looks like a comment', 'const a = `\n// b\n/* c\n`;\nconst d = /\\/*e/;', 5],
  ['braces', 'if (a) {\n  b();\n}\n', 3],
])('counts lines of code: %s', (_, source, lines) => {
  expect(linesOfCode(source)).toBe(lines);
});

const ONE_LINE = 'on the page, yield each kind of the step table from one line, written yield { kind: …';

describe.each(algorithms)('$row.id', ({ row, algorithm }) => {
  const source = readFileSync(sourceOf(row), 'utf8');

  it('yields every kind of step from exactly one line', () => {
    const lines = linesOfKinds(source);
    for (const kind of Object.keys(algorithm.steps)) expect([kind, lines.get(kind)?.length ?? 0], ONE_LINE).toEqual([kind, 1]);
    for (const kind of lines.keys())
      expect(Object.keys(algorithm.steps), 'a kind that the page yields is missing from the step table').toContain(kind);
  });

  it('begins in a function `run`, and yields every step in some function that the pane can name', () => {
    const functions = functionsOf(source);
    expect(functions.map(({ name }) => name)).toContain('run');
    for (const [kind, [line]] of linesOfKinds(source))
      expect([kind, functions.filter(({ first, last }) => first < line! && line! < last).length]).toEqual([kind, 1]);
  });

  it('is the algorithm: nine of ten lines of its page are State, start, run, or what they call', () => {
    expect(shareOfAlgorithm(source), 'move what only keeps books to a file beside the page').toBeGreaterThanOrEqual(0.9);
  });

  it(`has a page of at most ${MAX_LINES} lines of code`, () => {
    expect(linesOfCode(source)).toBeLessThanOrEqual(MAX_LINES);
  });

  it('shows counters that it has', () => {
    for (const name of row.shows) expect(Object.keys(algorithm.counters)).toContain(name);
    for (const { kinds } of Object.values(algorithm.counters))
      for (const kind of kinds) expect(Object.keys(algorithm.steps)).toContain(kind);
  });
});
