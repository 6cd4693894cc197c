import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { AnyAlgorithm } from '../src/engine/algorithm.ts';
import type { StepTable } from '../src/engine/step.ts';
import { formatted } from './formatted.ts';

/*
 * Writes src/engine/direct: for the pages of algorithms whose steps take less time than handing them out does, the same run with every
 * `yield { kind: 'place', cell, digit }` as `if (sink.place(cell, digit)) yield`. Run it with `npm run catalog` after a page has changed.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'src/engine/direct';

/** Pages that gain less than a tenth, because they look for something between two steps, or that take few steps. */
const LEFT_OUT = new Set([
  'constraint-search-as-written',
  'preemptive-sets',
  'human-solver',
  'algorithm-x',
  'las-vegas',
  'killer-advanced',
  'carve',
  'dig',
  'all-different',
  'bitboards',
]);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const edited = (text: string, edits: readonly Edit[]) =>
  edits.toSorted((a, b) => b.start - a.start).reduce((so, { start, end, text: by }) => so.slice(0, start) + by + so.slice(end), text);

/** A function that yields steps, to be handed on with `yield*` or to the caller of the run. */
const givesSteps = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && node.asteriskToken !== undefined && /^Generator<Step,/.test(node.type?.getText() ?? '');

/** One page, and what its functions become. */
class Page {
  readonly #file: ts.SourceFile;
  readonly #steps: StepTable;
  readonly #path: string;
  readonly #methods = new Set<string>();

  constructor(path: string, steps: StepTable) {
    this.#path = path;
    this.#steps = steps;
    this.#file = ts.createSourceFile(path, readFileSync(`${root}/${path}`, 'utf8'), ts.ScriptTarget.Latest, true);
  }

  #fail(node: ts.Node, what: string): never {
    const { line } = this.#file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(`${this.#path}:${line + 1}: ${what}`);
  }

  /** The top-level declarations by name. */
  #declared(): Map<string, ts.Statement> {
    const named = new Map<string, ts.Statement>();
    for (const statement of this.#file.statements) {
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations) named.set(name.getText(), statement);
      else if (
        (ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
        statement.name
      )
        named.set(statement.name.text, statement);
    }
    return named;
  }

  /** A yield of a step as a call of the sink. */
  #call(expression: ts.Expression): string {
    const literal = ts.isObjectLiteralExpression(expression) ? expression : undefined;
    const values = new Map<string, string>();
    for (const property of literal?.properties ?? []) {
      if (ts.isShorthandPropertyAssignment(property)) values.set(property.name.text, property.name.text);
      else if (ts.isPropertyAssignment(property)) values.set(property.name.getText(), property.initializer.getText());
    }
    if (!literal || values.size < literal.properties.length) {
      this.#methods.add('step(step: Step): boolean;');
      return `sink.step(${expression.getText()})`;
    }
    const kind = values.get('kind')!.slice(1, -1);
    const fields = Object.keys(this.#steps[kind]?.fields ?? this.#fail(expression, `the step table has no '${kind}'`));
    if (kind === 'step') this.#fail(expression, 'a sink has another method of this name');
    this.#methods.add(`${kind}(${fields.map((field) => `${field}: number`).join(', ')}): boolean;`);
    return `sink.${kind}(${fields.map((field) => values.get(field) ?? this.#fail(expression, `no field '${field}'`)).join(', ')})`;
  }

  /** A function of the page that writes its steps into a sink. */
  #direct(node: ts.FunctionDeclaration): string {
    const base = node.getStart();
    const edits: Edit[] = [];
    const replace = (start: number, end: number, text: string) => edits.push({ start: start - base, end: end - base, text });
    const last = node.parameters.at(-1);
    if (last) replace(last.getEnd(), last.getEnd(), ', sink: Sink');
    const { type } = node;
    replace(type!.getStart(), type!.getEnd(), type!.getText().replace('Generator<Step,', 'Generator<undefined,'));
    const visit = (each: ts.Node): void => {
      if (each !== node && ts.isFunctionLike(each)) return;
      if (ts.isYieldExpression(each)) {
        const { expression, parent } = each;
        if (each.asteriskToken) {
          if (!expression || !ts.isCallExpression(expression)) this.#fail(each, 'yield* of something that is not a call');
          const { arguments: given } = expression;
          replace(given.end, given.end, `${given.length > 0 ? ', ' : ''}sink`);
        } else {
          if (!expression || !ts.isExpressionStatement(parent)) this.#fail(each, 'a yield that is not a statement');
          const text = `if (${this.#call(expression)}) yield;`;
          replace(parent.getStart(), parent.getEnd(), ts.isBlock(parent.parent) ? text : `{ ${text} }`);
          return;
        }
      }
      ts.forEachChild(each, visit);
    };
    visit(node.body!);
    return edited(node.getText(), edits);
  }

  text(): string {
    const declared = this.#declared();
    const isExported = (statement: ts.Statement) =>
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const written = new Map<ts.Statement, string>();
    const fromPage = new Map<string, boolean>();
    const used = new Set<string>();
    const reach = (statement: ts.Statement) => {
      if (written.has(statement)) return;
      const names = new Set<string>();
      const visit = (node: ts.Node) => {
        if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) names.add(node.text);
        ts.forEachChild(node, visit);
      };
      visit(statement);
      const text = givesSteps(statement) ? this.#direct(statement) : statement.getText();
      written.set(statement, text);
      for (const name of names) {
        used.add(name);
        const other = declared.get(name);
        if (!other || other === statement) continue;
        if (isExported(other) && !givesSteps(other))
          fromPage.set(name, ts.isInterfaceDeclaration(other) || ts.isTypeAliasDeclaration(other));
        else reach(other);
      }
    };
    reach(declared.get('run') ?? this.#fail(this.#file, 'there is no run'));
    const body = this.#file.statements.flatMap((statement) => written.get(statement) ?? []);
    const sink = `interface Sink { ${[...this.#methods].join(' ')} }`;
    // What is used is read off the text that was written: types of steps may be gone.
    const remains = (name: string) =>
      new RegExp(`(?:\\.\\.\\.|(?<![.\\w$]))${name}(?![\\w$])`).test([sink, ...body].join('\n').replace(/\/\*.*?\*\//gs, ''));
    const family = basename(dirname(this.#path));
    const imports = this.#file.statements.filter(ts.isImportDeclaration).flatMap((each) => {
      const path = (each.moduleSpecifier as ts.StringLiteral).text.replace(/^\.\//, `../${family}/`);
      const named = each.importClause?.namedBindings as ts.NamedImports;
      const isType = each.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      const names = named.elements.filter(({ name }) => used.has(name.text) && remains(name.text)).map((element) => element.getText());
      return names.length === 0 ? [] : `import ${isType ? 'type ' : ''}{ ${names.join(', ')} } from '${path}';`;
    });
    const own = [...fromPage].filter(([name]) => remains(name)).map(([name, isType]) => (isType ? `type ${name}` : name));
    if (own.length > 0) imports.push(`import { ${own.join(', ')} } from '../${family}/${basename(this.#path)}';`);
    return [...imports, '', sink, '', ...body.flatMap((each) => [each, ''])].join('\n');
  }
}

/** The generated files' texts by path. */
export async function directRunTexts(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const head = (from: string) => `// Written by scripts/direct-runs.ts from ${from}. Change that, not this, and run: npm run catalog`;
  const cards = globSync('src/engine/*/*.card.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const ids: string[] = [];
  for (const card of cards) {
    const id = basename(card, '.card.ts');
    if (LEFT_OUT.has(id)) continue;
    const module: Record<string, unknown> = await import(new URL(`../${card}`, import.meta.url).href);
    const algorithm = Object.values(module).find((value) => (value as AnyAlgorithm).id === id) as AnyAlgorithm;
    if (algorithm.draft) continue;
    ids.push(id);
    const page = card.replace('.card.ts', '.ts');
    texts.set(`${folder}/${id}.generated.ts`, formatted(`${id}.generated.ts`, `${head(page)}\n${new Page(page, algorithm.steps).text()}`));
  }
  const rows = ids.map((id) => `'${id}': async () => (await import('./${id}.generated.ts')).run,`);
  const list = `${head('the pages of algorithms')}
import type { DirectRun } from '../step-sink.ts';

export const loaders: Readonly<Record<string, (() => Promise<DirectRun>) | undefined>> = {
${rows.join('\n')}
};
`;
  texts.set(`${folder}/direct-runs.generated.ts`, formatted('direct-runs.generated.ts', list));
  return texts;
}

/** Writes them all, and removes those of pages that are gone. */
export async function writeDirectRuns(): Promise<void> {
  const texts = await directRunTexts();
  for (const file of globSync(`${folder}/*.generated.ts`, { cwd: root }))
    if (!texts.has(file.replaceAll('\\', '/'))) rmSync(`${root}/${file}`);
  for (const [file, text] of texts) writeFileSync(`${root}/${file}`, text);
}

if (import.meta.main) await writeDirectRuns();
