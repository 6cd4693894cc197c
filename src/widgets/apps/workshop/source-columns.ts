import { decode } from '@jridgewell/sourcemap-codec';
import { transform } from 'sucrase';
import type { Insertion } from './metered.ts';

/** Maps a column of a line with insertions to the column of the line without them; both one-based. */
export function columnBefore(text: string, insertions: readonly Insertion[], line: number, column: number): number {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  let at = column - 1;
  for (const insertion of insertions.filter(({ at }) => at >= start && at <= end).toSorted((a, b) => a.at - b.at)) {
    const place = insertion.at - start;
    if (at <= place) break;
    at = Math.max(place, at - insertion.text.length);
  }
  return at + 1;
}

/** The column of a program that is this one on the same line of the program without its types; both one-based. */
export function columnWithTypes(source: string, line: number, column: number): number {
  const { sourceMap } = transform(source, {
    transforms: ['typescript'],
    disableESTransforms: true,
    filePath: 'a.ts',
    sourceMapOptions: { compiledFilename: 'a.js' },
  });
  let shift = 0;
  for (const [made, , , before] of decode(sourceMap!.mappings)[line - 1] ?? []) {
    if (made > column - 1) break;
    if (before !== undefined) shift = before - made;
  }
  return column + shift;
}
