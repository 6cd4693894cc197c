import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';
import * as words from '#words/bench.ts';
import { CodeError, placeIn } from './code-fault.ts';

/** What a program may import. */
export interface Offered {
  /** Files below src/engine, without their ending. */
  readonly files: readonly string[];
  /** What they export. */
  readonly names: readonly string[];
}

/** What every program may import, wherever its file lies. */
export const OFFERED_AS = 'sudoscope';

const typescript = parser.configure({ dialect: 'ts' });

/**
 * A reader's program, as TypeScript, made ready for the sandbox: the pieces of a module's text between which the address of the engine's
 * text belongs. Its lines are those of `source`. Each `yield X` is `yield __at[LINE] = X`, so that whoever sets `__at` hears the line of
 * the step. `folder` is the one below src/engine in which the file lies. Throws CodeError with the place of what is wrong.
 */
export function readyCode(source: string, folder: string, offered: Offered): string[] {
  const wrapped = withLinesNamed(source);
  return importsCut(withoutTypes(wrapped), folder, offered);
}

/** Throws CodeError for a text that is no program. */
function withLinesNamed(source: string): string {
  let text = '';
  let done = 0;
  typescript.parse(source).iterate({
    enter({ type, from, node }) {
      if (type.isError) throw new CodeError({ ...placeIn(source, from), message: words.notUnderstood(excerpt(source, from)) });
      if (type.name !== 'YieldExpression') return;
      const keyword = node.firstChild!;
      // A generator that is handed on names its own lines; a yield of nothing names none.
      if (node.getChild('Star') || !keyword.nextSibling) return;
      text += `${source.slice(done, keyword.to)} __at[${placeIn(source, from).line}] =`;
      done = keyword.to;
    },
  });
  return text + source.slice(done);
}

/** A few characters of the line from this offset on; nothing at the end of the text. */
function excerpt(source: string, offset: number): string {
  const rest = source.slice(offset).trimStart();
  return /^(\w+|\S)/.exec(rest)?.[0] ?? '';
}

function withoutTypes(text: string): string {
  try {
    return transform(text, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch (error) {
    const { loc, message } = error as Error & { readonly loc?: { readonly line: number; readonly column: number } };
    throw new CodeError({
      ...(loc && { line: loc.line }),
      message: words.notParsed(message.replace(/^Error parsing file: |\s*\(\d+:\d+\)$/g, '')),
    });
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
      const asked = text.slice(specifier.from + 1, specifier.to - 1);
      if (asked !== OFFERED_AS && !offered.files.includes(fileOf(asked, folder)))
        refuse(specifier.from, words.notOffered(asked, shownFiles(folder, offered)));
      const missing = namesIn(text.slice(from, specifier.from)).find((each) => !offered.names.includes(each));
      if (missing !== undefined) refuse(from, words.noSuchName(asked, missing));
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

/** The names that a declaration takes from another module: 'default' for what stands before the braces; none for all of them (*). */
function namesIn(declaration: string): string[] {
  const [, before, inside] = /^\w+\s*([\w$]*)[^{]*(?:\{([^}]*)\})?/.exec(declaration) ?? [];
  const named = (inside ?? '').split(',').map((each) => each.trim().split(/\s/)[0]!);
  return [...(before && before !== 'from' ? ['default'] : []), ...named.filter((each) => each !== '')];
}
