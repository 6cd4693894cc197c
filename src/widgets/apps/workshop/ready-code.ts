import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';
import * as words from '#words/workshop.ts';
import { CodeError, type CodeFault, placeIn } from './code-fault.ts';
import { type Insertion, meteredAt, OWN_NAMES, withInsertions } from './metered.ts';
import { type ReadScript, readScript } from './script-tree.ts';
import { columnBefore, columnWithTypes } from './source-columns.ts';

/** The modules a program may import. */
export interface Offered {
  /** Files below src/engine, without their ending. */
  readonly files: readonly string[];
  /** Their exports. */
  readonly names: readonly string[];
}

/** The module every program may import, in whatever folder its file is. */
export const OFFERED_AS = 'sudoscope';

/** A program ready for the sandbox. */
export interface ReadyCode {
  /** The pieces of a module's text, between which the address of the engine's text belongs. */
  readonly pieces: readonly string[];
  /** A fault that this page sees and the browser perhaps doesn't: it is reported only if the browser fails, too. */
  readonly doubt: CodeFault | undefined;
  /** The column of `source` that is this one of the module's text, on the same line; both one-based. */
  columnOf(line: number, column: number): number;
}

/**
 * Makes a reader's program, in TypeScript, ready for the sandbox. Its lines are those of `source`. Each `yield X` is `yield __at[LINE] = X`,
 * so that whoever sets `__at` hears the line of the step; what takes memory says so (see metered.ts). `folder` is the one below src/engine
 * in which the file lies. Throws CodeError with the place of what is wrong.
 */
export function readyCode(source: string, folder: string, offered: Offered): ReadyCode {
  const text = withoutTypes(source);
  const script = readScript(text);
  const insertions = linesNamed(script, text);
  const doubt = script.error === undefined ? undefined : doubtAt(source, text, script.error);
  // Other statements are left alone.
  if (!doubt) insertions.push(...meteredAt(script.tree, text));
  return {
    pieces: importsCut(withInsertions(text, insertions), folder, offered),
    doubt,
    columnOf: (line, column) => columnWithTypes(source, line, columnBefore(text, insertions, line, column)),
  };
}

/** The insertions that make each step name its line. Throws CodeError for a program that uses the page's own names. */
function linesNamed({ tree }: ReadScript, text: string): Insertion[] {
  const found: Insertion[] = [];
  tree.iterate({
    enter({ name, from, to, node }) {
      if (/^Variable|^PropertyName$/.test(name) && OWN_NAMES.has(text.slice(from, to)))
        throw new CodeError({ line: placeIn(text, from).line, message: words.ownName(text.slice(from, to)) });
      if (name !== 'YieldExpression') return;
      const keyword = node.firstChild!;
      // A generator that is handed on names its own lines; a yield of nothing names none.
      if (node.getChild('Star') || !keyword.nextSibling) return;
      found.push({ at: keyword.to, text: ` __at[${placeIn(text, from).line}] =` });
    },
  });
  return found;
}

/** Without its types the text has the same lines, but not the same columns: where the parser finds a fault on that line with them, it is that. */
function doubtAt(source: string, text: string, offset: number): CodeFault {
  const { line } = placeIn(text, offset);
  let place: ReturnType<typeof placeIn> | undefined;
  let what = excerpt(text, offset);
  typescript.parse(source).iterate({
    enter({ type, from }) {
      if (!type.isError || place || placeIn(source, from).line !== line) return;
      place = placeIn(source, from);
      what = excerpt(source, from);
    },
  });
  return { ...(place ?? { line }), message: words.notUnderstood(what) };
}

const typescript = parser.configure({ dialect: 'ts' });

/** A few characters of the line from this offset on; nothing at the end of the text. */
function excerpt(source: string, offset: number): string {
  const rest = source.slice(offset).trimStart();
  return /^(\w+|\S)/.exec(rest)?.[0] ?? '';
}

function withoutTypes(source: string): string {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch (error) {
    const { loc, message } = error as Error & { readonly loc?: { readonly line: number; readonly column: number } };
    const parserMessage = message.replace(/^Error parsing file: |\s*\(\d+:\d+\)$/g, '');
    if (!loc) throw new CodeError({ message: words.notParsed(parserMessage) });
    const { line, column } = loc;
    const at =
      source
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length +
      (line > 1 ? 1 : 0) +
      column -
      1;
    const what = parserMessage.startsWith('Unexpected token') ? words.notUnderstood(excerpt(source, at)) : words.notParsed(parserMessage);
    throw new CodeError({ line, column, message: what });
  }
}

function importsCut(text: string, folder: string, offered: Offered): string[] {
  const pieces: string[] = [];
  let done = 0;
  const refuse = (offset: number, message: string) => {
    throw new CodeError({ line: placeIn(text, offset).line, message });
  };
  parser.parse(text).iterate({
    enter({ name, from, node }) {
      if (name === 'DynamicImport') refuse(from, words.noDynamicImport);
      if (name !== 'ImportDeclaration' && name !== 'ExportDeclaration') return;
      const specifier = node.getChild('String');
      if (!specifier) return;
      const imported = text.slice(specifier.from + 1, specifier.to - 1);
      if (imported !== OFFERED_AS && !offered.files.includes(fileOf(imported, folder)))
        refuse(specifier.from, words.notOffered(imported, shownFiles(folder, offered)));
      const missing = namesIn(text.slice(from, specifier.from)).find((each) => !offered.names.includes(each));
      if (missing !== undefined) refuse(from, words.noSuchName(imported, missing));
      pieces.push(text.slice(done, specifier.from + 1));
      done = specifier.to - 1;
    },
  });
  return [...pieces, text.slice(done)];
}

/** The file below src/engine, without its ending, that a path means in a folder there. */
const fileOf = (path: string, folder: string) =>
  path.startsWith('.') ? new URL(path, `file:///${folder}/file`).pathname.slice(1).replace(/\.ts$/, '') : '';

/** The paths by which a file in a folder of the engine imports what is offered. */
const shownFiles = (folder: string, { files }: Offered) =>
  files.map((file) => (file.startsWith(`${folder}/`) ? `./${file.slice(folder.length + 1)}.ts` : `../${file}.ts`));

/** The names that a declaration imports: 'default' for the one before the braces; none where it imports all of them (*). */
function namesIn(declaration: string): string[] {
  const [, before, inside] = /^\w+\s*([\w$]*)[^{]*(?:\{([^}]*)\})?/.exec(declaration) ?? [];
  const named = (inside ?? '').split(',').map((each) => each.trim().split(/\s/)[0]!);
  return [...(before && before !== 'from' ? ['default'] : []), ...named.filter((each) => each !== '')];
}
