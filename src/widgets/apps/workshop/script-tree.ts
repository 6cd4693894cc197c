import { parser } from '@lezer/javascript';

/** The syntax tree of a script as its parser has it. */
export type ScriptTree = ReturnType<typeof parser.parse>;

/** A script that has been read; `error` is the offset of the first fault, undefined where there is none. */
export interface ReadScript {
  readonly tree: ScriptTree;
  readonly error: number | undefined;
}

/** Rounds of patterns within patterns that are put aside. */
const MAX_ROUNDS = 4;

/**
 * Reads a script without types. The parser does not know that a pattern can have members, as in `[a[i], a[j]] = [a[j], a[i]]`: what
 * precedes such an `=` is read as a name of the same length, which keeps all offsets those of `text`.
 */
export function readScript(text: string): ReadScript {
  let read = text;
  let script = parsed(read);
  for (let round = 0; script.error !== undefined && script.patterns.length > 0 && round < MAX_ROUNDS; round++) {
    for (const { from, to } of script.patterns) read = read.slice(0, from) + nameFor(read.slice(from, to)) + read.slice(to);
    script = parsed(read);
  }
  return script;
}

function parsed(text: string): ReadScript & { readonly patterns: readonly { readonly from: number; readonly to: number }[] } {
  const tree = parser.parse(text);
  const patterns: { from: number; to: number }[] = [];
  let error: number | undefined;
  tree.iterate({
    enter({ type, from, node }) {
      if (!type.isError) return;
      error ??= from;
      const before = node.prevSibling;
      const isPattern = before?.name === 'ArrayExpression' || before?.name === 'ObjectExpression';
      if (isPattern && /^=(?![=>])/.test(text.slice(from))) patterns.push({ from: before.from, to: before.to });
    },
  });
  return { tree, error, patterns };
}

/** A name of this length, with the same lines: what follows the first of them is blank. */
const nameFor = (text: string) => text.replace(/[^\n]*/, (first) => '_'.repeat(first.length)).replace(/[^_\n]/g, ' ');
