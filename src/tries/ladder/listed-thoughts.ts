import type { Thought } from '../../narration/en/thought.ts';

/**
 * Which thoughts are in the list, and which of them says what is supposed just now. Of an argument by cases, the cases before the
 * current one are their supposition and what came of it, and those after it aren’t there yet. After a `cut` thought some are left out.
 * The last thought compares the cases, so all of them are there to be read again.
 */
export function thoughtsInList(
  thoughts: readonly Thought[],
  count: number,
): { readonly listed: ReadonlySet<number>; readonly cut: ReadonlySet<number>; readonly supposition: number } {
  const begins = [...thoughts.keys()].filter((index) => index === 0 || thoughts[index]!.begins);
  const supposition = begins.findLast((index) => index < count) ?? 0;
  if (count === thoughts.length) return { listed: new Set(thoughts.keys()), cut: new Set(), supposition };
  const end = begins.find((index) => index > supposition) ?? thoughts.length;
  const before = begins.filter((index) => index < supposition);
  const outcomes = begins.filter((index) => index > 0 && index <= supposition).map((index) => index - 1);
  const current = Array.from({ length: end - supposition }, (_, index) => supposition + index);
  const listed = new Set([...before, ...outcomes, ...current].sort((a, b) => a - b));
  return { listed, cut: new Set(before.filter((index) => !listed.has(index + 1))), supposition };
}
