/**
 * Where an algorithm's source file yields each kind of step: one-based line numbers by kind.
 * A yield is written `yield { kind: 'place', …`, on one line or with `kind` on the line after the brace.
 */
export function linesOfKinds(source: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const match of source.matchAll(/\byield\s*\{\s*kind:\s*'(\w+)'/g)) {
    const line = source.slice(0, match.index).split('\n').length;
    const kind = match[1]!;
    lines.set(kind, [...(lines.get(kind) ?? []), line]);
  }
  return lines;
}

/** A function in a source file, by its name, its first and last line (one-based), and the blanks before it. */
export interface SourceFunction {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly indent: number;
}

/** The functions that a source file declares and that hold no other, in order. A formatter has put the closing brace under the first letter. */
export function functionsOf(source: string): SourceFunction[] {
  const lines = source.split('\n');
  const declared = lines.flatMap((line, index) => {
    const head = /^( *)(?:export )?(?:async )?function\*? (\w+)/.exec(line);
    if (!head) return [];
    const [, blanks, name] = head as unknown as [string, string, string];
    const end = lines.indexOf(`${blanks}}`, index);
    return end < 0 ? [] : [{ name, first: index + 1, last: end + 1, indent: blanks.length }];
  });
  return declared.filter((one) => !declared.some((other) => other !== one && other.first > one.first && other.last < one.last));
}
