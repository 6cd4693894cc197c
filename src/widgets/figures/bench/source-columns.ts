import { transform } from 'sucrase';
import type { Insertion } from './metered.ts';

/** The column of a text that is this one on the same line when insertions stand in it; both one-based. */
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
  let before = { made: 0, source: 0 };
  for (const place of placesOn(sourceMap!.mappings, line)) {
    if (place.made > column - 1) break;
    before = place;
  }
  return column - before.made + before.source;
}

/** The places on a line that a source map knows, zero-based: in what was made, and in its source. */
function placesOn(mappings: string, line: number): { made: number; source: number }[] {
  const lines = mappings.split(';');
  let source = 0;
  for (const [index, text] of lines.entries()) {
    let made = 0;
    const places = text.split(',').flatMap((segment) => {
      const [madeBy = 0, , , sourceBy] = numbersIn(segment);
      made += madeBy;
      if (sourceBy === undefined) return [];
      source += sourceBy;
      return [{ made, source }];
    });
    if (index === line - 1) return places;
  }
  return [];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment: base 64 with a bit that says whether more comes, the sign in the lowest bit. */
function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
