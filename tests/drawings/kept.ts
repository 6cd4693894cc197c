import { applyPatch, structuredPatch } from 'diff';
import { expect } from 'vitest';
import { formatted } from './formatted.ts';

export interface Drawing {
  readonly what: string;
  readonly markup: string;
  /** It is of the same run as the drawing before it. */
  readonly follows?: boolean;
}

/** Compares the drawings of a view with the file kept of them: the first of each run whole, the others as what they change where that is shorter. */
export async function expectKept(view: string, drawn: readonly Drawing[]): Promise<void> {
  const drawings = drawn.map(({ markup }) => `${formatted(markup)}\n`);
  const kept = drawn.map(({ what, follows }, index) => {
    const whole = drawings[index]!;
    const changed = follows ? changes(drawings[index - 1]!, whole) : whole;
    return changed.length < whole.length ? `<!-- ${what}: changes -->\n${changed}` : `<!-- ${what} -->\n${whole}`;
  });
  await expect(kept.join('\n')).toMatchFileSnapshot(`kept/${view}.html`);
}

/** The lines that differ, under their place: `@@ -line,count +line,count @@ elements around them`. */
function changes(before: string, after: string): string {
  const patch = structuredPatch('', '', before, after, undefined, undefined, { context: 0 });
  const text = patch.hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => {
    const around = newLines > 0 ? elementsAround(after, newStart) : elementsAround(before, oldStart);
    // As patches have it, a side without lines names the line before them.
    const [from, to] = [oldLines > 0 ? oldStart : oldStart - 1, newLines > 0 ? newStart : newStart - 1];
    return [`@@ -${from},${oldLines} +${to},${newLines} @@ ${around}`.trimEnd(), ...lines, ''].join('\n');
  });
  // With the drawing before, what is kept of this one gives it whole: nothing can change without a word here.
  expect(applyPatch(before, text.join(''))).toBe(after);
  return text.join('');
}

/** The elements that the line with this number is in, from the outside in. */
function elementsAround(drawing: string, number: number): string {
  const lines = drawing.split('\n');
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const path: string[] = [];
  let indent = indentOf(lines[number - 1]!);
  for (let at = number - 2; at >= 0 && indent > 0; at--) {
    const [, name, classes] = /^ *<([a-z]+)(?:[^>]*? class="([^"]*)")?/.exec(lines[at]!) ?? [];
    if (!name || indentOf(lines[at]!) >= indent) continue;
    indent = indentOf(lines[at]!);
    path.unshift([name, ...(classes?.split(' ') ?? [])].join('.'));
  }
  return path.join(' > ');
}
