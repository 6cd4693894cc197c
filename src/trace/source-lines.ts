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
